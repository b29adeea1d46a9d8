package app.spoton.camera.reading;

import app.spoton.camera.DeckCount;
import app.spoton.camera.Posterior;
import app.spoton.engine.card.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads all cards of a picture together: a deck holds each card once. A card that lies here is less likely elsewhere,
 * but never impossible: a second deck may be on the table, or the other reading may be wrong.
 */
public final class DeckAssignment {
    /** How likely a card is to lie on the layout more often than its deck holds it. */
    static final double STRAY = 1e-3;
    private static final double FLOOR = 1e-12;

    /**
     * What became of one reading.
     *
     * @param contested whether other cards claim the same reading, or the deck has changed it
     */
    public record Decoded(Posterior posterior, boolean contested) {
    }

    private DeckAssignment() {
    }

    /** The readings in the light of each other, in the same order. */
    public static List<Decoded> decode(List<Posterior> readings, DeckCount decks) {
        int[] assigned = LeastCostAssignment.cheapest(costs(readings, decks.copies()));
        List<Decoded> decoded = new ArrayList<>();
        for (int i = 0; i < readings.size(); i++) {
            Posterior alone = readings.get(i);
            Posterior together = amongOthers(readings, i, decks.copies());
            boolean moved = assigned[i] >= 52 * decks.copies() || assigned[i] % 52 != alone.best().index();
            boolean changed = together.best() != alone.best();
            decoded.add(new Decoded(together, moved || changed || contested(readings, i, decks.copies())));
        }
        return decoded;
    }

    /** Columns: each card as often as the decks hold it, then for each reading a place of its own as a stray. */
    private static double[][] costs(List<Posterior> readings, int copies) {
        double[][] cost = new double[readings.size()][52 * copies + readings.size()];
        for (int i = 0; i < readings.size(); i++) {
            double[] p = readings.get(i).toArray();
            for (int column = 0; column < cost[i].length; column++) {
                double weight = column < 52 * copies ? p[column % 52]
                        : column - 52 * copies == i ? STRAY * readings.get(i).pBest() : 0;
                cost[i][column] = -Math.log(weight + FLOOR);
            }
        }
        return cost;
    }

    private static Posterior amongOthers(List<Posterior> readings, int self, int copies) {
        double[] weights = readings.get(self).toArray();
        for (int card = 0; card < 52; card++) {
            weights[card] *= Math.max(STRAY, free(readings, self, card, copies));
        }
        return Posterior.of(weights);
    }

    /** The probability that fewer than {@code copies} of the other readings are this card. */
    private static double free(List<Posterior> readings, int self, int card, int copies) {
        double none = 1;
        double one = 0;
        for (int i = 0; i < readings.size(); i++) {
            if (i != self) {
                double p = readings.get(i).p(Card.of(card));
                one = one * (1 - p) + none * p;
                none *= 1 - p;
            }
        }
        return copies == 1 ? none : none + one;
    }

    /** Whether more of the others claim the card than the decks hold beside this one. */
    private static boolean contested(List<Posterior> readings, int self, int copies) {
        int card = readings.get(self).best().index();
        return free(readings, self, card, copies) < 0.5;
    }
}
