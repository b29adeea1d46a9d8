package app.spoton.tablet.tablecamera.reading;

import app.spoton.engine.card.Card;
import app.spoton.engine.record.CardOrigin;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Matches the cards in a reading with the known cards on the table. */
final class KnownCardMatcher {
    /** A doubtful reading with less probability than this for a known card counts as another card. */
    private static final double MIN_PROBABILITY = 0.01;

    private KnownCardMatcher() {
    }

    private record CardMatch(CardReading reading, Card card, double p) {
    }

    /** The known cards among the readings, likeliest first; one that is certainly another card is none of them. */
    static Map<CardReading, Card> among(List<CardReading> readings, List<Card> known) {
        List<CardMatch> pairs = new ArrayList<>();
        for (CardReading reading : readings) {
            for (Card card : known) {
                double p = reading.isUnreadable() ? MIN_PROBABILITY : reading.certain().isPresent()
                        ? (reading.certain().get().equals(card) ? 2 : 0) : reading.p(card);
                if (p >= MIN_PROBABILITY) {
                    pairs.add(new CardMatch(reading, card, p));
                }
            }
        }
        pairs.sort(Comparator.comparingDouble(pair -> -pair.p));
        Map<CardReading, Card> found = new LinkedHashMap<>();
        for (CardMatch pair : pairs) {
            if (!found.containsKey(pair.reading) && !found.containsValue(pair.card)) {
                found.put(pair.reading, pair.card);
            }
        }
        return found;
    }

    /**
     * Certain readings that the dealer has corrected before: for each corrected card that is not seen, one unknown
     * reading, as far as there are more of these than the hand has room for.
     */
    static List<CardReading> corrected(List<CardReading> readings, List<Card> unseen, Map<Card, CardOrigin> known, int there) {
        long corrections = unseen.stream().filter(card -> known.get(card) == CardOrigin.CORRECTED).count();
        Set<Card> knownCards = known.keySet();
        List<CardReading> wrong = new ArrayList<>(readings);
        wrong.removeIf(reading -> reading.certain().filter(card -> !knownCards.contains(card)).isEmpty());
        return wrong.subList(0, (int) Math.min(wrong.size(), readings.size() <= there ? corrections : 0));
    }
}
