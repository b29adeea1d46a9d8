package app.spoton.camera.reading.index;

import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;

/**
 * How far the networks can be believed: models.json says it of single indices, verdict.json of whole cards.
 *
 * @param certain the probability from which a card is settled on without asking
 * @param agreed the same for a card that was read alike in frames that differ a little
 * @param present the probability from which an index is one at all
 */
public record Calibration(double detectorThreshold, double rankTemperature, double suitTemperature,
        double indexTemperature, double kappa, double certain, double agreed, double present) {
    /** The reader's ranks go A 2 … K; ours from the two up to the ace. */
    public static final int RANKS = 13;
    public static final int SUITS = 4;
    /** Below this the best reading is no better than a guess, and is not offered. */
    private static final double LEGIBLE = 0.2;

    static Calibration of(ModelFacts models, ModelFacts verdict) {
        return new Calibration(models.number("detector", "threshold"),
                models.number("reader", "temperature", "rank"),
                models.number("reader", "temperature", "suit"),
                models.number("reader", "temperature", "index"),
                models.number("reader", "kappa"),
                verdict.number("certain"), verdict.number("agreed"),
                verdict.number("present"));
    }

    /** From the reader's raw output, beginning with ranks, suits and 'is an index'. */
    Posterior posterior(float[] out) {
        return posterior(softmax(out, 0, RANKS, rankTemperature), softmax(out, RANKS, SUITS, suitTemperature),
                index(out));
    }

    /**
     * @param contested whether another card claims the same reading, or the deck has changed it
     * @param isAgreed whether it was read alike in frames that differ a little
     */
    public ReadingVerdict verdict(Posterior posterior, boolean contested, boolean isAgreed) {
        if (!contested && posterior.pBest() >= (isAgreed ? agreed : certain)) {
            return ReadingVerdict.CERTAIN;
        }
        return posterior.pBest() >= LEGIBLE ? ReadingVerdict.ASK : ReadingVerdict.INCOMPLETE;
    }

    double index(float[] out) {
        return 1 / (1 + Math.exp(-out[RANKS + SUITS] / indexTemperature));
    }

    /** The product of its parts; ranks in the reader's order (ace first), suits clubs to spades. */
    static Posterior posterior(double[] ranks, double[] suits, double index) {
        double[] p = new double[Posterior.NOT_A_CARD + 1];
        for (Rank rank : Rank.values()) {
            for (Suit suit : Suit.values()) {
                p[rank.ordinal() * SUITS + suit.ordinal()] =
                        index * ranks[readersRank(rank)] * suits[suit.ordinal()];
            }
        }
        p[Posterior.NOT_A_CARD] = 1 - index;
        return Posterior.of(p);
    }

    public static int readersRank(Rank rank) {
        return (rank.ordinal() + 1) % RANKS;
    }

    static double[] softmax(float[] values, int from, int count, double temperature) {
        double top = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            top = Math.max(top, values[from + i]);
        }
        double[] p = new double[count];
        double sum = 0;
        for (int i = 0; i < count; i++) {
            p[i] = Math.exp((values[from + i] - top) / temperature);
            sum += p[i];
        }
        for (int i = 0; i < count; i++) {
            p[i] /= sum;
        }
        return p;
    }
}
