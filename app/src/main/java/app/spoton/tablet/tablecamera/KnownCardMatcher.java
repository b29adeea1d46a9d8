package app.spoton.tablet.tablecamera;

import app.spoton.engine.card.Card;
import app.spoton.tablet.auditlog.KnownBy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which of the cards that are seen are those that are known to lie there. */
final class KnownCardMatcher {
    /** A doubtful sighting with less than this for a card is taken for another one. */
    private static final double LIKELY = 0.01;

    private KnownCardMatcher() {
    }

    private record Pair(CardReading sighting, Card card, double p) {
    }

    /** The known cards among the sightings, likeliest first; one that is certainly another card is none of them. */
    static Map<CardReading, Card> among(List<CardReading> sightings, List<Card> known) {
        List<Pair> pairs = new ArrayList<>();
        for (CardReading sighting : sightings) {
            for (Card card : known) {
                double p = sighting.isUnreadable() ? LIKELY : sighting.certain().isPresent()
                        ? (sighting.certain().get().equals(card) ? 2 : 0) : sighting.p(card);
                if (p >= LIKELY) {
                    pairs.add(new Pair(sighting, card, p));
                }
            }
        }
        pairs.sort(Comparator.comparingDouble(pair -> -pair.p));
        Map<CardReading, Card> found = new LinkedHashMap<>();
        for (Pair pair : pairs) {
            if (!found.containsKey(pair.sighting) && !found.containsValue(pair.card)) {
                found.put(pair.sighting, pair.card);
            }
        }
        return found;
    }

    /**
     * Sightings that are certain and that the dealer has corrected before: for each corrected card that is not seen,
     * one that is not known, as far as there are more of them than have room beside it.
     */
    static List<CardReading> corrected(List<CardReading> sightings, List<Card> unseen, Map<Card, KnownBy> known, int there) {
        long corrections = unseen.stream().filter(card -> known.get(card) == KnownBy.CORRECTED).count();
        Set<Card> knownCards = known.keySet();
        List<CardReading> wrong = new ArrayList<>(sightings);
        wrong.removeIf(sighting -> sighting.certain().filter(card -> !knownCards.contains(card)).isEmpty());
        return wrong.subList(0, (int) Math.min(wrong.size(), sightings.size() <= there ? corrections : 0));
    }
}
