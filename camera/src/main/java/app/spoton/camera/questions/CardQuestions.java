package app.spoton.camera.questions;

import app.spoton.camera.Picture;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.engine.card.Card;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Determines which doubtful cards matter. A card is asked about if, for some reading of the other doubtful cards, two
 * of its own readings are paid differently. Check again after each answer: a card that mattered only together with the
 * answered one may no longer matter.
 */
public final class CardQuestions {
    /** Readings that are together less likely are ignored; the reader's own errors are of this order. */
    private static final double NEGLIGIBLE = 2e-4;
    /** What may be no card at all is asked about: without it the hand lacks one, and nothing can be settled. */
    private static final double MAYBE_NO_CARD = 0.02;
    /** With more combinations than this, not all are tried. */
    private static final int MOST_COMBINATIONS = 4096;

    private final Payouts payouts;

    public CardQuestions(Payouts payouts) {
        this.payouts = payouts;
    }

    /** The questions that would change a payout, most doubtful first. Cards that cannot be read are not among them. */
    public List<CardQuestion> of(List<SeenCard> cards, Picture picture) {
        return matter(cards).stream().map(i -> new CardQuestion(i, cards.get(i), picture.crop(cards.get(i).place()),
                cards.get(i).card(), cards.get(i).second())).collect(Collectors.toList());
    }

    /** The places in the list of the cards to ask about, most doubtful first. */
    public List<Integer> matter(List<SeenCard> cards) {
        Set<Card> certain = cards.stream().filter(card -> card.verdict() != ReadingVerdict.ASK).map(SeenCard::card)
                .collect(Collectors.toSet());
        List<Integer> doubtful = new ArrayList<>();
        List<List<Card>> readings = new ArrayList<>();
        long combinations = 1;
        for (int i = 0; i < cards.size(); i++) {
            readings.add(readings(cards.get(i), certain));
            if (cards.get(i).verdict() == ReadingVerdict.ASK) {
                doubtful.add(i);
                combinations = Math.min(Integer.MAX_VALUE, combinations * readings.get(i).size());
            }
        }
        List<Integer> matter = combinations <= MOST_COMBINATIONS ? together(readings, doubtful)
                : oneByOne(readings, doubtful);
        doubtful.stream().filter(i -> cards.get(i).posterior().notACard() > MAYBE_NO_CARD && !matter.contains(i))
                .forEach(matter::add);
        matter.sort(Comparator.comparingDouble(i -> cards.get(i).p()));
        return matter;
    }

    /** Every combination is tried. */
    private List<Integer> together(List<List<Card>> readings, List<Integer> doubtful) {
        List<PossiblePayout> outcomes = new ArrayList<>();
        tryAll(readings, doubtful, 0, best(readings), outcomes);
        List<Integer> matter = new ArrayList<>(doubtful);
        matter.removeIf(i -> outcomes.size() > 0 && !matters(i, outcomes));
        if (matter.isEmpty() && outcomes.stream().map(PossiblePayout::paid).distinct().count() > 1) {
            // Cards that could only be exchanged for each other: no single one can be changed.
            doubtful.stream().filter(i -> outcomes.stream().map(o -> o.cards.get(i)).distinct().count() > 1)
                    .forEach(matter::add);
        }
        return matter;
    }

    /**
     * Too many to try. First come those that matter if the others have their most likely values; once they are known,
     * fewer combinations are left. If none matters, it is unknown, and all are asked about.
     */
    private List<Integer> oneByOne(List<List<Card>> readings, List<Integer> doubtful) {
        List<Integer> matter = new ArrayList<>(doubtful);
        matter.removeIf(i -> {
            List<PossiblePayout> outcomes = new ArrayList<>();
            tryAll(readings, List.of(i), 0, best(readings), outcomes);
            return !matters(i, outcomes);
        });
        return matter.isEmpty() ? new ArrayList<>(doubtful) : matter;
    }

    /** The likeliest of each. Where two are likeliest to be the same card, one of them takes its next. */
    private static List<Card> best(List<List<Card>> readings) {
        Set<Card> taken = new HashSet<>();
        List<Card> best = new ArrayList<>();
        for (List<Card> own : readings) {
            Card card = own.stream().filter(c -> !taken.contains(c)).findFirst().orElse(own.get(0));
            taken.add(card);
            best.add(card);
        }
        return best;
    }

    private static List<Card> readings(SeenCard card, Set<Card> certain) {
        if (card.verdict() != ReadingVerdict.ASK) {
            return List.of(card.card());
        }
        List<Card> sorted = new ArrayList<>(Card.deck());
        sorted.sort(Comparator.comparingDouble(c -> -card.posterior().p(c)));
        List<Card> likely = new ArrayList<>();
        double left = 1 - card.posterior().notACard();
        for (Card reading : sorted) {
            boolean offered = reading == card.card() || reading == card.second()
                    || card.insteadOf().filter(other -> other == reading).isPresent();
            if (offered || left > NEGLIGIBLE) {
                likely.add(reading);
            }
            left -= card.posterior().p(reading);
        }
        likely.removeIf(reading -> certain.contains(reading) && likely.size() > 1);
        return likely;
    }

    private record PossiblePayout(List<Card> cards, String paid) {
    }

    private void tryAll(List<List<Card>> readings, List<Integer> doubtful, int from, List<Card> cards,
            List<PossiblePayout> outcomes) {
        if (from == doubtful.size()) {
            if (new HashSet<>(cards).size() == cards.size()) {   // one deck
                outcomes.add(new PossiblePayout(List.copyOf(cards), payouts.settle(List.copyOf(cards))));
            }
            return;
        }
        int at = doubtful.get(from);
        for (Card reading : readings.get(at)) {
            cards.set(at, reading);
            tryAll(readings, doubtful, from + 1, cards, outcomes);
        }
    }

    private static boolean matters(int card, List<PossiblePayout> outcomes) {
        Map<List<Card>, String> paidFor = new HashMap<>();
        for (PossiblePayout outcome : outcomes) {
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
