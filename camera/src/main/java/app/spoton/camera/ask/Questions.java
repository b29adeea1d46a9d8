package app.spoton.camera.ask;

import app.spoton.camera.Picture;
import app.spoton.camera.SeenCard;
import app.spoton.camera.Verdict;
import app.spoton.engine.card.Card;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Finds out which doubtful cards matter. A card is asked about if, for some reading of the other doubtful cards, two of
 * its own readings are paid differently; the dealer is not bothered with the rest.
 */
public final class Questions {
    /** Readings less likely than this are not reckoned with; the reader's own errors are of this order. */
    private static final double NEGLIGIBLE = 2e-4;
    private static final int MOST_READINGS = 5;
    /** With more combinations than this, every doubtful card is asked about. */
    private static final int MOST_COMBINATIONS = 4096;

    private final Payouts payouts;

    public Questions(Payouts payouts) {
        this.payouts = payouts;
    }

    /** The questions that would change a payout, most doubtful first. Cards that cannot be read are not among them. */
    public List<Question> of(List<SeenCard> cards, Picture picture) {
        return matter(cards).stream().map(i -> new Question(i, cards.get(i), picture.crop(cards.get(i).place()),
                cards.get(i).card(), cards.get(i).second())).collect(Collectors.toList());
    }

    /** The places in the list of the cards to ask about, most doubtful first. */
    public List<Integer> matter(List<SeenCard> cards) {
        List<Integer> doubtful = new ArrayList<>();
        List<List<Card>> readings = new ArrayList<>();
        long combinations = 1;
        boolean open = false;
        for (int i = 0; i < cards.size(); i++) {
            SeenCard card = cards.get(i);
            readings.add(readings(card));
            if (card.verdict() == Verdict.ASK) {
                doubtful.add(i);
                combinations = Math.min(Integer.MAX_VALUE, combinations * readings.get(i).size());
                open |= isOpen(card, readings.get(i));
            }
        }
        List<Integer> matter = new ArrayList<>(doubtful);
        if (!open && combinations <= MOST_COMBINATIONS) {
            List<Outcome> outcomes = new ArrayList<>();
            List<Card> best = readings.stream().map(r -> r.get(0)).collect(Collectors.toList());
            tryAll(readings, doubtful, 0, best, outcomes);
            matter.removeIf(i -> outcomes.size() > 0 && !matters(i, outcomes));
            if (matter.isEmpty() && outcomes.stream().map(Outcome::paid).distinct().count() > 1) {
                // Two cards that could only be exchanged for each other: no single one can be changed.
                matter.addAll(doubtful);
            }
        }
        matter.sort(Comparator.comparingDouble(i -> cards.get(i).p()));
        return matter;
    }

    private static List<Card> readings(SeenCard card) {
        if (card.verdict() != Verdict.ASK) {
            return List.of(card.card());
        }
        List<Card> likely = Card.deck().stream()
                .filter(c -> card.posterior().p(c) >= NEGLIGIBLE || c == card.card() || c == card.second())
                .sorted(Comparator.comparingDouble(c -> -card.posterior().p(c))).limit(MOST_READINGS)
                .collect(Collectors.toList());
        card.insteadOf().filter(c -> !likely.contains(c)).ifPresent(likely::add);
        return likely;
    }

    /** Whether the readings that are reckoned with leave so much out that anything is possible. */
    private static boolean isOpen(SeenCard card, List<Card> readings) {
        double known = readings.stream().mapToDouble(card.posterior()::p).sum();
        return known < 0.98;
    }

    private record Outcome(List<Card> cards, String paid) {
    }

    private void tryAll(List<List<Card>> readings, List<Integer> doubtful, int from, List<Card> cards,
            List<Outcome> outcomes) {
        if (from == doubtful.size()) {
            if (new HashSet<>(cards).size() == cards.size()) {   // one deck
                outcomes.add(new Outcome(List.copyOf(cards), payouts.settle(List.copyOf(cards))));
            }
            return;
        }
        int at = doubtful.get(from);
        for (Card reading : readings.get(at)) {
            cards.set(at, reading);
            tryAll(readings, doubtful, from + 1, cards, outcomes);
        }
        cards.set(at, readings.get(at).get(0));
    }

    private static boolean matters(int card, List<Outcome> outcomes) {
        Map<List<Card>, String> paidFor = new HashMap<>();
        for (Outcome outcome : outcomes) {
            List<Card> others = new ArrayList<>(outcome.cards);
            others.remove(card);
            String before = paidFor.putIfAbsent(others, outcome.paid);
            if (before != null && !before.equals(outcome.paid)) {
                return true;
            }
        }
        return false;
    }
}
