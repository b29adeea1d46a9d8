package app.spoton.tablet.table.state;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.record.CardOrigin;
import app.spoton.tablet.table.round.CardPosition;
import app.spoton.tablet.table.round.PlacedCard;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.SeatRules;
import app.spoton.tablet.table.round.seat.SpotLayout;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Cards placed on the table: one by hand, or a whole reading.
 *
 * @param round with the cards that could be placed
 * @param notices what could not be placed, and what is missing
 */
record CardPlacement(RoundInProgress round, List<TableNotice> notices) {
    private static final Comparator<CardPosition> BY_SEAT = Comparator.comparingInt(CardPosition::seat).thenComparingInt(CardPosition::hand);

    /** One card entered by hand. If it replaces a card that the camera was certain of, it is a correction. */
    static RoundInProgress byHand(RoundInProgress round, TableFocus.CardAt place, Card card) {
        Cards there = round.cardsAt(place.seat(), place.hand());
        CardOrigin by = CardOrigin.TYPED;
        if (place.index() < there.size()) {
            Card was = Card.of(there.index(place.index()));
            CardOrigin before = round.origins().getOrDefault(was, CardOrigin.TYPED);
            boolean fromCamera = isFromCamera(before) || before == CardOrigin.CORRECTED;
            by = was.equals(card) ? before : fromCamera ? CardOrigin.CORRECTED : CardOrigin.TYPED;
        }
        RoundInProgress now = round.withCard(place, card, by);
        return place.hand() == 0 ? takeInstantWinner(now, place.seat()) : now;
    }

    /** The engine's objection to a card that is already on the table. */
    static TableNotice duplicateNotice(RoundInProgress round, TableFocus.CardAt place, Card card) {
        return round.setup().game().check(round.withCard(place, card, CardOrigin.TYPED).toRound()).map(TableNotice::of)
                .orElseGet(() -> TableNotice.of(TableNotice.Kind.DUPLICATE_CARD, place.seat(), card.toString()));
    }

    static CardPlacement of(RoundInProgress round, Map<CardPosition, List<PlacedCard>> reading) {
        Map<CardPosition, List<PlacedCard>> sorted = new TreeMap<>(BY_SEAT);
        sorted.putAll(reading);
        List<TableNotice> notices = new ArrayList<>();
        Map<CardPosition, List<PlacedCard>> clear = new TreeMap<>(BY_SEAT);
        Set<Card> doubtful = duplicates(round, sorted, notices);
        sorted.forEach((position, placed) -> clear.put(position, placed.stream().filter(one -> !doubtful.contains(one.card()))
                .collect(Collectors.toList())));
        RoundInProgress now = round;
        for (Map.Entry<CardPosition, List<PlacedCard>> position : clear.entrySet()) {
            now = place(now, position.getKey(), position.getValue(), sorted.get(position.getKey()).size(), notices);
        }
        return new CardPlacement(now, List.copyOf(notices));
    }

    /** Cards seen at two positions, or not where a person entered them: none of them is placed. */
    private static Set<Card> duplicates(RoundInProgress round, Map<CardPosition, List<PlacedCard>> reading, List<TableNotice> notices) {
        Map<Card, CardPosition> first = new HashMap<>();
        reading.keySet().forEach(position -> entered(round, position).forEach(card -> first.put(card, position)));
        Set<Card> twice = new HashSet<>();
        Set<CardPosition> read = reading.keySet();
        reading.forEach((position, placed) -> placed.forEach(one -> {
            CardPosition other = first.putIfAbsent(one.card(), position);
            boolean elsewhere = other == null && isElsewhere(round, read, one.card());
            boolean inThisPosition = placed.stream().filter(same -> same.card().equals(one.card())).count() > 1;
            if ((other != null && !other.equals(position)) || elsewhere || inThisPosition) {
                if (twice.add(one.card())) {
                    notices.add(TableNotice.of(TableNotice.Kind.DUPLICATE_CARD, position.seat(), one.card().toString()));
                }
            }
        }));
        return twice;
    }

    private static boolean isElsewhere(RoundInProgress round, Set<CardPosition> read, Card card) {
        long inside = 0;
        for (CardPosition position : read) {
            inside |= there(round, position).mask();
        }
        return ((round.cardMask() & ~inside) >>> card.index() & 1) != 0;
    }

    private static Cards there(RoundInProgress round, CardPosition position) {
        return isPlace(round, position) ? round.cardsAt(position.seat(), position.hand()) : Cards.NONE;
    }

    private static boolean isPlace(RoundInProgress round, CardPosition position) {
        return position.seat() == TableFocus.DEALER || (position.seat() <= round.seats().size()
                && position.hand() <= round.seat(position.seat()).hands().size());
    }

    /** The cards at a position that a person entered or confirmed. */
    private static List<Card> entered(RoundInProgress round, CardPosition position) {
        return there(round, position).list().stream().filter(card -> !isFromCamera(round.origins().get(card)))
                .collect(Collectors.toList());
    }

    private static boolean isFromCamera(CardOrigin by) {
        return by == CardOrigin.CAMERA || by == CardOrigin.UNSURE;
    }

    private static RoundInProgress place(RoundInProgress round, CardPosition position, List<PlacedCard> placed, int seen,
            List<TableNotice> notices) {
        String words = placed.stream().map(one -> one.card().toString()).collect(Collectors.joining(" "));
        boolean noHand = !isPlace(round, position)
                || (position.seat() != TableFocus.DEALER && !round.seat(position.seat()).isInPlay());
        int room = noHand ? 0 : round.capacity(position.seat(), position.hand());
        if (noHand || seen > room) {
            if (noHand && seen > 0) {
                notices.add(TableNotice.of(TableNotice.Kind.CARDS_AT_EMPTY_SEAT, position.seat(), words));
            } else if (!noHand) {
                notices.add(TableNotice.of(TableNotice.Kind.TOO_MANY_CARDS, position.seat(), Integer.toString(seen)));
            }
            return round;
        }
        List<Card> entered = entered(round, position);
        List<PlacedCard> others = placed.stream().filter(one -> !entered.contains(one.card()))
                .collect(Collectors.toList());
        if (entered.size() + others.size() > room) {
            notices.add(TableNotice.of(TableNotice.Kind.CONFLICTS_WITH_ENTERED_CARDS, position.seat(), words));
            return round;
        }
        boolean upCard = position.seat() == TableFocus.DEALER && seen == 1 && SpotLayout.hasUpCard(round.setup().game());
        if (entered.size() + others.size() < room && !upCard) {
            notices.add(TableNotice.of(TableNotice.Kind.TOO_FEW_CARDS, position.seat(), Integer.toString(seen)));
        }
        return put(round, position, entered, others);
    }

    /** Entered cards keep their places; the others fill the rest in the order in which they were seen. */
    private static RoundInProgress put(RoundInProgress round, CardPosition position, List<Card> entered, List<PlacedCard> others) {
        Map<Card, CardOrigin> known = new HashMap<>(round.origins());
        others.forEach(one -> known.put(one.card(), one.origin()));
        Cards was = there(round, position);
        List<Card> now = new ArrayList<>();
        others.forEach(one -> now.add(one.card()));
        for (int index = 0; index < was.size(); index++) {
            Card card = Card.of(was.index(index));
            if (entered.contains(card)) {
                now.add(Math.min(index, now.size()), card);
            }
        }
        Cards cards = Cards.of(now);
        if (cards.mask() == was.mask() && (position.seat() != TableFocus.DEALER || cards.equals(was))) {
            return round.with(known);
        }
        if (position.seat() == TableFocus.DEALER) {
            return round.withDealer(cards).with(known);
        }
        RoundInProgress placed = round.with(round.seat(position.seat()).withCards(position.hand(), cards)).with(known);
        return position.hand() == 0 ? takeInstantWinner(placed, position.seat()) : placed;
    }

    /** With a single instant winner the rule leaves no choice: the split is made. */
    private static RoundInProgress takeInstantWinner(RoundInProgress now, int seat) {
        if (seat == TableFocus.DEALER || now.missing(seat, 0) > 0) {
            return now;
        }
        List<Cards> winners = SeatRules.instantWinners(now.setup(), now.seat(seat));
        return winners.size() == 1 ? now.with(now.seat(seat).split(winners.get(0))) : now;
    }
}
