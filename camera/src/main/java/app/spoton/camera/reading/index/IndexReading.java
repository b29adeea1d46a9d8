package app.spoton.camera.reading.index;

import app.spoton.camera.Posterior;
import java.util.Arrays;
import java.util.Optional;

/**
 * An index and what the reader networks said about its crops.
 *
 * @param out of the first reader
 * @param second what the second reader said, where it was asked: where the first one is in doubt
 */
public record IndexReading(CornerIndex index, float[] out, Optional<float[]> second) {
    private static final int SHORT = Calibration.RANKS + Calibration.SUITS + 1;
    private static final int RANK_EMBEDDING = 48;
    private static final double OTHER_DECKS = 0.5;
    /** A font that the reader misreads outright must not outvote the prototypes. */
    private static final double LEAST = 1e-3;

    public IndexReading(CornerIndex index, float[] out) {
        this(index, out, Optional.empty());
    }

    IndexReading withSecond(float[] opinion) {
        return new IndexReading(index, out, Optional.of(opinion));
    }

    public float[] rankEmbedding() {
        return Arrays.copyOfRange(out, SHORT, SHORT + RANK_EMBEDDING);
    }

    public float[] suitEmbedding() {
        return Arrays.copyOfRange(out, SHORT + RANK_EMBEDDING, out.length);
    }

    /** What the readers say together. */
    public Posterior posterior(Calibration calibration, Optional<HouseDeck> house) {
        Posterior first = first(calibration, house);
        return second.map(opinion -> first.and(calibration.secondPosterior(opinion), calibration.shared()))
                .orElse(first);
    }

    /** Whether both readers were asked and name the same card. */
    public boolean isAgreed(Calibration calibration, Optional<HouseDeck> house) {
        return second.map(opinion -> calibration.secondPosterior(opinion).best() == first(calibration, house).best())
                .orElse(false);
    }

    private Posterior first(Calibration calibration, Optional<HouseDeck> house) {
        if (house.isEmpty()) {
            return calibration.posterior(out);
        }
        double[] ranks = Calibration.softmax(out, 0, Calibration.RANKS, calibration.first().rank());
        double[] suits = Calibration.softmax(out, Calibration.RANKS, Calibration.SUITS,
                calibration.first().suit());
        return Calibration.posterior(
                enrolled(house.get().nearRanks(rankEmbedding()), ranks, calibration.kappa()),
                enrolled(house.get().nearSuits(suitEmbedding()), suits, calibration.kappa()),
                calibration.index(out));
    }

    /**
     * The house's prototypes decide, and what the reader knows of other decks speaks for or against them. What was not
     * enrolled is as near as the reader without enrollment takes it to be likely.
     */
    private static double[] enrolled(double[] near, double[] generic, double kappa) {
        float[] logits = new float[near.length];
        for (int i = 0; i < near.length; i++) {
            logits[i] = (float) (kappa * (Double.isNaN(near[i]) ? generic[i] : near[i])
                    + OTHER_DECKS * Math.log(generic[i] + LEAST));
        }
        return Calibration.softmax(logits, 0, logits.length, 1);
    }
}
