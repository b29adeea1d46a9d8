package app.spoton.camera.reading.index;

import app.spoton.camera.Confirmation;
import app.spoton.camera.ModelFacts;
import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;

/**
 * The calibration of the networks: models.json for single indices, verdict.json for whole cards.
 *
 * @param first of the reader that reads every index
 * @param second of the reader that is asked in doubt
 * @param present the probability from which an index is one at all
 */
public record Calibration(double detectorThreshold, Temperatures first, Temperatures second, double kappa,
        Levels levels, double present) {
    /** By what the outputs of a reader's heads are divided. */
    public record Temperatures(double rank, double suit, double index) {
        static Temperatures of(ModelFacts models, String reader) {
            return new Temperatures(models.number(reader, "temperature", "rank"),
                    models.number(reader, "temperature", "suit"), models.number(reader, "temperature", "index"));
        }
    }

    /**
     * The probabilities from which a card is settled on without asking.
     *
     * @param certain for a card that one reader has read
     * @param agreed for a card that it has read alike in frames that differ a little
     * @param seconded for such a card that a second reader reads alike, or one whose print is the same card's
     * @param support the probability from which the second reader supports a card
     */
    public record Levels(double certain, double agreed, double seconded, double support) {
        double from(Confirmation confirmation) {
            return switch (confirmation) {
                case NONE -> certain;
                case AGREED -> agreed;
                case SECONDED, PRINTED -> seconded;
            };
        }
    }

    /** The reader's ranks go A 2 … K; ours from the two up to the ace. */
    public static final int RANKS = 13;
    public static final int SUITS = 4;
    /** Below this the best reading is no better than a guess, and is not offered. */
    private static final double LEGIBLE = 0.2;

    static Calibration of(ModelFacts models, ModelFacts verdict) {
        return new Calibration(models.number("detector", "threshold"),
                Temperatures.of(models, "reader"), Temperatures.of(models, "second reader"),
                models.number("reader", "kappa"),
                new Levels(verdict.number("certain"), verdict.number("agreed"), verdict.number("seconded"),
                        verdict.number("support")),
                verdict.number("present"));
    }

    /** From the first reader's raw output, beginning with ranks, suits and 'is an index'. */
    Posterior posterior(float[] out) {
        return posterior(out, first);
    }

    /** From the second reader's raw output, which has the same order. */
    Posterior secondPosterior(float[] out) {
        return posterior(out, second);
    }

    private static Posterior posterior(float[] out, Temperatures by) {
        return posterior(softmax(out, 0, RANKS, by.rank()), softmax(out, RANKS, SUITS, by.suit()), index(out, by));
    }

    /**
     * @param contested whether another card claims the same reading, or the deck has changed it
     * @param confirmation what else speaks for it
     */
    public ReadingVerdict verdict(Posterior posterior, boolean contested, Confirmation confirmation) {
        if (!contested && posterior.pBest() >= levels.from(confirmation)) {
            return ReadingVerdict.CERTAIN;
        }
        return posterior.pBest() >= LEGIBLE ? ReadingVerdict.ASK : ReadingVerdict.INCOMPLETE;
    }

    double index(float[] out) {
        return index(out, first);
    }

    private static double index(float[] out, Temperatures by) {
        return 1 / (1 + Math.exp(-out[RANKS + SUITS] / by.index()));
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
