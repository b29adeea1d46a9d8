package app.spoton.tablet.tablecamera;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.tablet.auditlog.KnownBy;
import app.spoton.tablet.table.CardPosition;
import app.spoton.tablet.table.PlacedCard;
import app.spoton.tablet.table.RoundInProgress;
import app.spoton.tablet.table.SeatInPlay;
import app.spoton.tablet.table.SpotLayout;
import app.spoton.tablet.table.TableFocus;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a look at the table says about the round in progress: which cards are sure and where they belong, which are
 * doubtful, and what a person has to put right. What a person has put or said is never questioned again.
 */
final class ReadingMatcher {
    private final RoundInProgress round;
    private final TableReading look;
    private final Map<CardReading, Optional<Card>> answers;
    private final Map<CardPosition, List<PlacedCard>> sure = new LinkedHashMap<>();
    private final List<UncertainCard> doubts = new ArrayList<>();
    private final List<ReadingProblem> remarks = new ArrayList<>();

    /** @param answers what the dealer said about doubtful cards; empty where it is no card at all */
    ReadingMatcher(RoundInProgress round, TableReading look, Map<CardReading, Optional<Card>> answers) {
        this.round = round;
        this.look = look;
        this.answers = answers;
        boolean anySeat = look.sightings().stream().anyMatch(seen -> seen.seat() != TableFocus.DEALER);
        for (int seat = 1; seat <= Math.max(round.seats().size(), mostSeat()); seat++) {
            if (!look.at(seat).isEmpty() || (anySeat && isAwaited(seat))) {
                seat(seat);
            }
        }
        dealer();
        if (look.strays() > 0) {
            remarks.add(new ReadingProblem(ReadingProblem.Kind.STRAY, TableFocus.DEALER, look.strays()));
        }
    }

    /** To be laid on the table. */
    Map<CardPosition, List<PlacedCard>> sure() {
        return sure;
    }

    List<UncertainCard> doubts() {
        return doubts;
    }

    List<ReadingProblem> remarks() {
        return remarks;
    }

    private int mostSeat() {
        return look.sightings().stream().mapToInt(CardReading::seat).max().orElse(0);
    }

    private boolean isAwaited(int seat) {
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
            pile(dealt, open);
        }
    }

    /** The sightings at a seat, without those that the dealer said are no cards. */
    private List<CardReading> seen(int seat) {
        List<CardReading> seen = new ArrayList<>(look.at(seat));
        seen.removeIf(sighting -> answers.getOrDefault(sighting, Optional.of(sighting.card().card())).isEmpty());
        return seen;
    }

    private void drawn(int seat, List<CardReading> open, Map<CardReading, Card> dealt) {
        Optional<Map<CardReading, Integer>> hands = SplitDrawMatcher.toHands(open, dealt, round.seat(seat),
                round.capacity(seat, 1), round.capacity(seat, 2));
        if (hands.isEmpty()) {
            remarks.add(new ReadingProblem(ReadingProblem.Kind.WHICH_HAND, seat, open.size()));
            return;
        }
        for (int hand = 1; hand <= 2; hand++) {
            List<CardReading> toHand = new ArrayList<>(open);
            int number = hand;
            toHand.removeIf(sighting -> hands.get().get(sighting) != number);
            if (!toHand.isEmpty()) {
                pile(new CardPosition(seat, hand), toHand);
            }
        }
    }

    private void dealer() {
        List<CardReading> open = seen(TableFocus.DEALER);
        if (open.isEmpty()) {
            return;
        }
        // In this game the hand is made with the up card (003_911f96d4cd906c90.txt), so it must be known which it was.
        boolean hidden = SpotLayout.isSplit(round.setup().game()) && round.dealer().size() == 0 && open.size() > 1;
        if (hidden) {
            remarks.add(new ReadingProblem(ReadingProblem.Kind.WHICH_UP_CARD, TableFocus.DEALER, open.size()));
            return;
        }
        pile(CardPosition.DEALER, open);
        if (round.dealer().size() > 0) {
            Card first = Card.of(round.dealer().index(0));
            List<PlacedCard> inOrder = new ArrayList<>(sure.get(CardPosition.DEALER));
            inOrder.sort((a, b) -> Boolean.compare(b.card().equals(first), a.card().equals(first)));
            sure.put(CardPosition.DEALER, inOrder);
        }
    }

    private void pile(CardPosition pile, List<CardReading> sightings) {
        List<CardReading> open = new ArrayList<>(sightings);
        List<Card> personal = new ArrayList<>();
        List<Card> cameras = new ArrayList<>();
        for (Card card : cards(pile).list()) {
            (isCameras(card) ? cameras : personal).add(card);
        }
        Map<CardReading, Card> said = KnownCardMatcher.among(open, personal);
        open.removeAll(said.keySet());
        personal.removeAll(said.values());
        KnownCardMatcher.corrected(open, personal, round.known(), cards(pile).size()).forEach(open::remove);
        List<PlacedCard> laid = new ArrayList<>();
        int unreadable = 0;
        Map<CardReading, Card> before = KnownCardMatcher.among(doubtful(open), certainBefore(cameras));
        for (CardReading sighting : open) {
            Optional<Card> answer = answers.getOrDefault(sighting, Optional.empty());
            Optional<Card> certain = sighting.certain();
            if (answer.isPresent()) {
                laid.add(new PlacedCard(answer.get(), KnownBy.ASKED));
            } else if (certain.isPresent()) {
                laid.add(new PlacedCard(certain.get(), KnownBy.CAMERA));
            } else if (before.containsKey(sighting)) {
                laid.add(new PlacedCard(before.get(sighting), KnownBy.CAMERA));
            } else if (sighting.isUnreadable()) {
                unreadable++;
            } else {
                doubts.add(new UncertainCard(sighting, pile));
            }
        }
        cameras.removeIf(card -> laid.stream().anyMatch(one -> one.card().equals(card)));
        cameras.retainAll(certainBefore(cameras));
        if (sightings.size() + personal.size() + cameras.size() <= capacity(pile)) {
            cameras.forEach(card -> laid.add(new PlacedCard(card, KnownBy.CAMERA)));   // hidden for the moment
        }
        if (unreadable > 0) {
            remarks.add(new ReadingProblem(ReadingProblem.Kind.UNREADABLE, pile.seat(), unreadable));
        }
        sure.put(pile, laid);
    }

    private static List<CardReading> doubtful(List<CardReading> sightings) {
        List<CardReading> doubtful = new ArrayList<>(sightings);
        doubtful.removeIf(sighting -> sighting.certain().isPresent());
        return doubtful;
    }

    /** Those that an earlier look was certain of. What it was unsure of is judged anew each time. */
    private List<Card> certainBefore(List<Card> cameras) {
        List<Card> certain = new ArrayList<>(cameras);
        certain.removeIf(card -> round.known().get(card) == KnownBy.UNSURE);
        return certain;
    }

    private boolean isCameras(Card card) {
        KnownBy by = round.known().get(card);
        return by == KnownBy.CAMERA || by == KnownBy.UNSURE;
    }

    private Cards cards(CardPosition pile) {
        return isSeat(pile) ? round.cardsAt(pile.seat(), pile.hand()) : Cards.NONE;
    }

    private int capacity(CardPosition pile) {
        return isSeat(pile) ? round.capacity(pile.seat(), pile.hand()) : 0;
    }

    private boolean isSeat(CardPosition pile) {
        return pile.seat() <= round.seats().size();
    }
}
