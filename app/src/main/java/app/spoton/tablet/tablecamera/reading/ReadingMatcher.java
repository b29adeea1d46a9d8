package app.spoton.tablet.tablecamera.reading;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.record.CardOrigin;
import app.spoton.tablet.table.round.CardPosition;
import app.spoton.tablet.table.round.PlacedCard;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.SpotLayout;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Compares a reading with the round in progress: which cards are sure and where they belong, which are doubtful, and
 * what a person has to correct. Cards that a person placed or named are never questioned again.
 */
final class ReadingMatcher {
    private final RoundInProgress round;
    private final TableReading tableReading;
    private final Map<CardReading, Optional<Card>> answers;
    private final Map<CardPosition, List<PlacedCard>> certainCards = new LinkedHashMap<>();
    private final List<UncertainCard> uncertainCards = new ArrayList<>();
    private final List<ReadingProblem> problems = new ArrayList<>();

    /** @param answers what the dealer said about doubtful cards; empty where it is no card at all */
    ReadingMatcher(RoundInProgress round, TableReading tableReading, Map<CardReading, Optional<Card>> answers) {
        this.round = round;
        this.tableReading = tableReading;
        this.answers = answers;
        boolean anySeat = tableReading.readings().stream().anyMatch(seen -> seen.seat() != TableFocus.DEALER);
        for (int seat = 1; seat <= Math.max(round.seats().size(), highestSeat()); seat++) {
            if (!tableReading.at(seat).isEmpty() || (anySeat && isWaitingForCards(seat))) {
                seat(seat);
            }
        }
        dealer();
        if (tableReading.strays() > 0) {
            problems.add(new ReadingProblem(ReadingProblem.Kind.STRAY, TableFocus.DEALER, tableReading.strays()));
        }
    }

    /** To be placed on the table. */
    Map<CardPosition, List<PlacedCard>> certainCards() {
        return certainCards;
    }

    List<UncertainCard> uncertainCards() {
        return uncertainCards;
    }

    List<ReadingProblem> problems() {
        return problems;
    }

    private int highestSeat() {
        return tableReading.readings().stream().mapToInt(CardReading::seat).max().orElse(0);
    }

    private boolean isWaitingForCards(int seat) {
        SeatInPlay here = round.seat(seat);
        return here.isInPlay() && !here.folded() && round.missing(seat, 0) > 0;
    }

    private void seat(int seat) {
        List<CardReading> open = seen(seat);
        CardPosition dealt = CardPosition.dealtTo(seat);
        boolean split = seat <= round.seats().size() && !round.seat(seat).hands().isEmpty();
        if (split && round.missing(seat, 0) == 0 && round.capacity(seat, 1) + round.capacity(seat, 2) > 0) {
            Map<CardReading, Card> known = KnownCardMatcher.among(open, round.cardsAt(seat, 0).list());
            open.removeAll(known.keySet());
            drawn(seat, open, known);
        } else {
            position(dealt, open);
        }
    }

    /** The readings at a seat, without those that the dealer said are no cards. */
    private List<CardReading> seen(int seat) {
        List<CardReading> seen = new ArrayList<>(tableReading.at(seat));
        seen.removeIf(reading -> answers.getOrDefault(reading, Optional.of(reading.card().card())).isEmpty());
        return seen;
    }

    private void drawn(int seat, List<CardReading> open, Map<CardReading, Card> dealt) {
        Optional<Map<CardReading, Integer>> hands = SplitDrawMatcher.toHands(open, dealt, round.seat(seat),
                round.capacity(seat, 1), round.capacity(seat, 2));
        if (hands.isEmpty()) {
            problems.add(new ReadingProblem(ReadingProblem.Kind.WHICH_HAND, seat, open.size()));
            return;
        }
        for (int hand = 1; hand <= 2; hand++) {
            List<CardReading> toHand = new ArrayList<>(open);
            int number = hand;
            toHand.removeIf(reading -> hands.get().get(reading) != number);
            if (!toHand.isEmpty()) {
                position(new CardPosition(seat, hand), toHand);
            }
        }
    }

    private void dealer() {
        List<CardReading> open = seen(TableFocus.DEALER);
        if (open.isEmpty()) {
            return;
        }
        // In a split game the hand may have to be made with the up card, so it must be known which card it was.
        boolean hidden = SpotLayout.isSplit(round.setup().game()) && round.dealer().size() == 0 && open.size() > 1;
        if (hidden) {
            problems.add(new ReadingProblem(ReadingProblem.Kind.WHICH_UP_CARD, TableFocus.DEALER, open.size()));
            return;
        }
        position(CardPosition.DEALER, open);
        if (round.dealer().size() > 0) {
            Card first = Card.of(round.dealer().index(0));
            List<PlacedCard> inOrder = new ArrayList<>(certainCards.get(CardPosition.DEALER));
            inOrder.sort((a, b) -> Boolean.compare(b.card().equals(first), a.card().equals(first)));
            certainCards.put(CardPosition.DEALER, inOrder);
        }
    }

    private void position(CardPosition position, List<CardReading> readings) {
        List<CardReading> open = new ArrayList<>(readings);
        List<Card> enteredCards = new ArrayList<>();
        List<Card> cameras = new ArrayList<>();
        for (Card card : cards(position).list()) {
            (isCameras(card) ? cameras : enteredCards).add(card);
        }
        Map<CardReading, Card> said = KnownCardMatcher.among(open, enteredCards);
        open.removeAll(said.keySet());
        enteredCards.removeAll(said.values());
        KnownCardMatcher.corrected(open, enteredCards, round.origins(), cards(position).size()).forEach(open::remove);
        List<PlacedCard> placed = new ArrayList<>();
        List<UncertainCard> uncertain = new ArrayList<>();
        int unreadable = 0;
        Map<CardReading, Card> before = KnownCardMatcher.among(doubtful(open), certainBefore(cameras));
        for (CardReading reading : open) {
            Optional<Card> answer = answers.getOrDefault(reading, Optional.empty());
            Optional<Card> certain = reading.certain();
            if (answer.isPresent()) {
                placed.add(new PlacedCard(answer.get(), CardOrigin.CONFIRMED));
            } else if (certain.isPresent()) {
                placed.add(new PlacedCard(certain.get(), CardOrigin.CAMERA));
            } else if (before.containsKey(reading)) {
                placed.add(new PlacedCard(before.get(reading), CardOrigin.CAMERA));
            } else if (reading.isUnreadable()) {
                unreadable++;
            } else {
                uncertain.add(new UncertainCard(reading, position));
            }
        }
        int room = capacity(position) - placed.size() - said.size() - enteredCards.size();
        List<UncertainCard> asked = isSeat(position) ? likeliest(uncertain, room) : uncertain;
        uncertainCards.addAll(asked);
        unreadable = isSeat(position) ? Math.max(0, Math.min(unreadable, room - asked.size())) : unreadable;
        cameras.removeIf(card -> placed.stream().anyMatch(one -> one.card().equals(card)));
        cameras.retainAll(certainBefore(cameras));
        if (readings.size() + enteredCards.size() + cameras.size() <= capacity(position)) {
            cameras.forEach(card -> placed.add(new PlacedCard(card, CardOrigin.CAMERA)));   // hidden for the moment
        }
        if (unreadable > 0) {
            problems.add(new ReadingProblem(ReadingProblem.Kind.UNREADABLE, position.seat(), unreadable));
        }
        certainCards.put(position, placed);
    }

    /** No more than the hand has room for: what is left over is part of another card's picture. */
    private static List<UncertainCard> likeliest(List<UncertainCard> uncertain, int room) {
        List<UncertainCard> sorted = new ArrayList<>(uncertain);
        sorted.sort(Comparator.comparingDouble(one -> -one.reading().card().p()));
        List<UncertainCard> kept = sorted.subList(0, Math.max(0, Math.min(room, sorted.size())));
        List<UncertainCard> inPlace = new ArrayList<>(uncertain);
        inPlace.retainAll(kept);
        return inPlace;
    }

    private static List<CardReading> doubtful(List<CardReading> readings) {
        List<CardReading> doubtful = new ArrayList<>(readings);
        doubtful.removeIf(reading -> reading.certain().isPresent());
        return doubtful;
    }

    /** The cards that an earlier reading was certain of. Unsure cards are decided again with each reading. */
    private List<Card> certainBefore(List<Card> cameras) {
        List<Card> certain = new ArrayList<>(cameras);
        certain.removeIf(card -> round.origins().get(card) == CardOrigin.UNSURE);
        return certain;
    }

    private boolean isCameras(Card card) {
        CardOrigin by = round.origins().get(card);
        return by == CardOrigin.CAMERA || by == CardOrigin.UNSURE;
    }

    private Cards cards(CardPosition position) {
        return isSeat(position) ? round.cardsAt(position.seat(), position.hand()) : Cards.NONE;
    }

    private int capacity(CardPosition position) {
        return isSeat(position) ? round.capacity(position.seat(), position.hand()) : 0;
    }

    private boolean isSeat(CardPosition position) {
        return position.seat() <= round.seats().size();
    }
}
