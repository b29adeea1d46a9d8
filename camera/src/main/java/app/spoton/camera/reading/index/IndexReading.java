package app.spoton.camera.reading.index;

import app.spoton.camera.Posterior;
import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.camera.reading.print.IndexPrint;
import app.spoton.camera.reading.print.PrintMatch;
import app.spoton.engine.card.Card;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * An index and the outputs of the reader networks for its crop.
 *
 * @param isAgreed whether it was read the same in several frames that differ slightly
 * @param second the second reader's output, if the first was in doubt
 * @param print how the index is printed, if its deck is being enrolled
 * @param match the comparison with the prints of the house's deck, if the readers were in doubt
 */
public record IndexReading(CornerIndex index, float[] out, boolean isAgreed, Optional<float[]> second,
        Optional<IndexPrint> print, Optional<PrintMatch> match) {
    private static final int SHORT = Calibration.RANKS + Calibration.SUITS + 1;
    private static final int RANK_EMBEDDING = 48;
    private static final int SUIT_EMBEDDING = 16;
    /** How many the first reader has; the second has no embeddings. */
    public static final int OUTPUTS = SHORT + RANK_EMBEDDING + SUIT_EMBEDDING;
    private static final double OTHER_DECKS = 0.5;
    /** Both readers look at the same print in the same light: two are no surer than one, they only err differently. */
    private static final double SHARED = 0.5;
    private static final double NO_CARD = 0.5;
    private static final double DENIED = 0.9;
    private static final double LIKELY = 0.7;
    /** A font that the reader misreads outright must not outvote the prototypes. */
    private static final double LEAST = 1e-3;

    public IndexReading(CornerIndex index, float[] out) {
        this(index, out, false, Optional.empty());
    }

    public IndexReading(CornerIndex index, float[] out, boolean isAgreed, Optional<float[]> second) {
        this(index, out, isAgreed, second, Optional.empty(), Optional.empty());
    }

    IndexReading with(float[] secondOut) {
        return new IndexReading(index, out, isAgreed, Optional.of(secondOut));
    }

    public IndexReading with(IndexPrint seen) {
        return new IndexReading(index, out, isAgreed, second, Optional.of(seen), match);
    }

    public IndexReading with(PrintMatch found) {
        return new IndexReading(index, out, isAgreed, second, print, Optional.of(found));
    }

    /**
     * The mean of this reading and those of nearly the same frame, if all of them read the same card: an error of the
     * reader mostly depends on how the index is framed.
     */
    IndexReading confirmedBy(List<IndexReading> others) {
        float[] mean = out.clone();
        for (IndexReading other : others) {
            if (!isSameCard(other)) {
                return this;
            }
            for (int i = 0; i < mean.length; i++) {
                mean[i] += other.out[i];
            }
        }
        for (int i = 0; i < mean.length; i++) {
            mean[i] /= others.size() + 1;
        }
        return new IndexReading(index, mean, true, second);
    }

    boolean isSameCard(IndexReading other) {
        return best(out, 0, Calibration.RANKS) == best(other.out, 0, Calibration.RANKS)
                && best(out, Calibration.RANKS, SHORT - 1) == best(other.out, Calibration.RANKS, SHORT - 1);
    }

    private static int best(float[] values, int from, int to) {
        int best = from;
        for (int i = from + 1; i < to; i++) {
            best = values[i] > values[best] ? i : best;
        }
        return best;
    }

    public float[] rankEmbedding() {
        return Arrays.copyOfRange(out, SHORT, SHORT + RANK_EMBEDDING);
    }

    public float[] suitEmbedding() {
        return Arrays.copyOfRange(out, SHORT + RANK_EMBEDDING, OUTPUTS);
    }

    /** How likely what is read with the house's deck is to the reader that knows no deck in particular. */
    public double generic(Calibration calibration, Optional<HouseDeck> house) {
        return calibration.posterior(out).p(posterior(calibration, house).best());
    }

    /** Whether the second reader was asked and reads another card, or none. */
    public boolean isContradicted(Calibration calibration, Optional<HouseDeck> house) {
        return second.map(calibration::secondPosterior)
                .filter(p -> p.best() != first(calibration, house).best() || p.notACard() > NO_CARD).isPresent();
    }

    /** Whether the second reader was asked and reads the same card. */
    public boolean isSupported(Calibration calibration, Optional<HouseDeck> house) {
        return second.map(calibration::secondPosterior)
                .filter(p -> p.p(first(calibration, house).best()) >= calibration.levels().support()).isPresent();
    }

    /**
     * What the first reader says; where the second reads another card, what both say together. Where it reads the same
     * card and only doubts that it is an index, the card must not be lost: it is asked about, unless the first reader
     * takes it for this card only because of the house's deck.
     */
    public Posterior posterior(Calibration calibration, Optional<HouseDeck> house) {
        Posterior first = first(calibration, house);
        return second.map(calibration::secondPosterior)
                .filter(other -> other.best() != first.best()
                        || isDenied(other, calibration.posterior(out), first.best()))
                .map(other -> first.and(other, SHARED)).orElse(first);
    }

    /** Whether the second reader sees no index, and the first one hardly this card. */
    private static boolean isDenied(Posterior second, Posterior generic, Card card) {
        return second.notACard() >= DENIED && generic.p(card) < LIKELY;
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
