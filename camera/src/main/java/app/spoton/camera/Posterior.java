package app.spoton.camera;

import app.spoton.engine.card.Card;
import java.util.Arrays;

/** Probabilities of the 52 cards and of 'not a card'; they sum to one. Immutable. */
public final class Posterior {
    /** The place of 'not a card', after the 52 cards. */
    public static final int NOT_A_CARD = 52;
    private static final int SIZE = 53;
    private static final double FLOOR = 1e-12;

    private final double[] p;
    private final int best;
    private final int second;

    private Posterior(double[] p) {
        this.p = p;
        int first = 0;
        int next = -1;
        for (int i = 1; i < NOT_A_CARD; i++) {
            if (p[i] > p[first]) {
                next = first;
                first = i;
            } else if (next < 0 || p[i] > p[next]) {
                next = i;
            }
        }
        best = first;
        second = next;
    }

    /**
     * From weights that need not sum to one: 52 cards by {@link Card#index()}, then 'not a card'.
     *
     * @throws IllegalArgumentException if there are not 53 weights, or one is negative or not a number, or all are 0
     */
    public static Posterior of(double... weights) {
        double sum = 0;
        for (double weight : weights) {
            if (!(weight >= 0) || Double.isInfinite(weight)) {
                throw new IllegalArgumentException("not a weight: " + weight);
            }
            sum += weight;
        }
        if (weights.length != SIZE || sum <= 0) {
            throw new IllegalArgumentException(weights.length + " weights with sum " + sum);
        }
        double[] p = new double[SIZE];
        for (int i = 0; i < SIZE; i++) {
            p[i] = weights[i] / sum;
        }
        return new Posterior(p);
    }

    /** From log weights, of which only differences count. */
    public static Posterior ofLogs(double... logs) {
        double top = Arrays.stream(logs).max().orElse(0);
        return of(Arrays.stream(logs).map(l -> Math.exp(l - top)).toArray());
    }

    /** All 53 equally likely: nothing is known. */
    public static Posterior unknown() {
        double[] p = new double[SIZE];
        Arrays.fill(p, 1);
        return of(p);
    }

    /** This card with probability {@code p}, the rest spread evenly. */
    public static Posterior mostly(Card card, double p) {
        double[] all = new double[SIZE];
        Arrays.fill(all, (1 - p) / (SIZE - 1));
        all[card.index()] = p;
        return of(all);
    }

    public double p(Card card) {
        return p[card.index()];
    }

    public double notACard() {
        return p[NOT_A_CARD];
    }

    public Card best() {
        return Card.of(best);
    }

    public Card second() {
        return Card.of(second);
    }

    public double pBest() {
        return p[best];
    }

    /**
     * The combination of both, each with this weight: 1 if their errors are independent, less if they read the same
     * print in the same light.
     */
    public Posterior and(Posterior other, double weight) {
        double[] logs = new double[SIZE];
        for (int i = 0; i < SIZE; i++) {
            logs[i] = weight * (Math.log(p[i] + FLOOR) + Math.log(other.p[i] + FLOOR));
        }
        return ofLogs(logs);
    }

    /** The weights, 52 cards and then 'not a card', as a new array. */
    public double[] toArray() {
        return p.clone();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Posterior other && Arrays.equals(p, other.p);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(p);
    }

    @Override
    public String toString() {
        return best() + " " + pBest() + ", " + second() + " " + p[second] + ", no card " + notACard();
    }
}
