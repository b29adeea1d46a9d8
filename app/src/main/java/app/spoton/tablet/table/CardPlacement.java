package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.round.RoundError;
import app.spoton.tablet.auditlog.KnownBy;
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
 * Cards as they come to lie on the table: one by hand, or a whole reading.
 *
 * @param round with what could be laid
 * @param notices what could not, and what is missing
 */
record CardPlacement(RoundInProgress round, List<TableNotice> notices) {
    private static final Comparator<CardPosition> BY_SEAT = Comparator.comparingInt(CardPosition::seat).thenComparingInt(CardPosition::hand);

    /** One card, tapped in; in the stead of one that the camera was certain of, it is a correction. */
    static RoundInProgress byHand(RoundInProgress round, TableFocus.CardAt place, Card card) {
        Cards there = round.cardsAt(place.seat(), place.hand());
        KnownBy by = KnownBy.BY_HAND;
        if (place.index() < there.size()) {
            Card was = Card.of(there.index(place.index()));
            KnownBy before = round.known().getOrDefault(was, KnownBy.BY_HAND);
            boolean cameras = isCameras(before) || before == KnownBy.CORRECTED;
            by = was.equals(card) ? before : cameras ? KnownBy.CORRECTED : KnownBy.BY_HAND;
        }
        RoundInProgress now = round.withCard(place, card, by);
        return place.hand() == 0 ? takeInstantWinner(now, place.seat()) : now;
    }

    /** The engine's words about a card that lies elsewhere already. */
    static TableNotice twice(RoundInProgress round, TableFocus.CardAt place, Card card) {
        try {
            round.withCard(place, card, KnownBy.BY_HAND).settle();
        } catch (RoundError twice) {
            return TableNotice.of(twice);
        }
        return TableNotice.of(TableNotice.Kind.CARD_TWICE, place.seat(), card.toString());
    }

    static CardPlacement of(RoundInProgress round, Map<CardPosition, List<PlacedCard>> reading) {
        Map<CardPosition, List<PlacedCard>> sorted = new TreeMap<>(BY_SEAT);
        sorted.putAll(reading);
        List<TableNotice> notices = new ArrayList<>();
        Map<CardPosition, List<PlacedCard>> clear = new TreeMap<>(BY_SEAT);
        Set<Card> doubtful = seenTwice(round, sorted, notices);
        sorted.forEach((pile, laid) -> clear.put(pile, laid.stream().filter(one -> !doubtful.contains(one.card()))
                .collect(Collectors.toList())));
        RoundInProgress now = round;
        for (Map.Entry<CardPosition, List<PlacedCard>> pile : clear.entrySet()) {
            now = lay(now, pile.getKey(), pile.getValue(), sorted.get(pile.getKey()).size(), notices);
        }
        return new CardPlacement(now, List.copyOf(notices));
    }

    /** Cards seen at two places, or at another place than where a person has put them: at neither they are believed. */
    private static Set<Card> seenTwice(RoundInProgress round, Map<CardPosition, List<PlacedCard>> reading, List<TableNotice> notices) {
        Map<Card, CardPosition> first = new HashMap<>();
        reading.keySet().forEach(pile -> kept(round, pile).forEach(card -> first.put(card, pile)));
        Set<Card> twice = new HashSet<>();
        Set<CardPosition> read = reading.keySet();
        reading.forEach((pile, laid) -> laid.forEach(one -> {
            CardPosition other = first.putIfAbsent(one.card(), pile);
            boolean elsewhere = other == null && liesOutside(round, read, one.card());
            boolean inThisPile = laid.stream().filter(same -> same.card().equals(one.card())).count() > 1;
            if ((other != null && !other.equals(pile)) || elsewhere || inThisPile) {
                if (twice.add(one.card())) {
                    notices.add(TableNotice.of(TableNotice.Kind.CARD_TWICE, pile.seat(), one.card().toString()));
                }
            }
        }));
        return twice;
    }

    private static boolean liesOutside(RoundInProgress round, Set<CardPosition> read, Card card) {
        long inside = 0;
        for (CardPosition pile : read) {
            inside |= there(round, pile).mask();
        }
        return ((round.onTheTable() & ~inside) >>> card.index() & 1) != 0;
    }

    private static Cards there(RoundInProgress round, CardPosition pile) {
        return isPlace(round, pile) ? round.cardsAt(pile.seat(), pile.hand()) : Cards.NONE;
    }

    private static boolean isPlace(RoundInProgress round, CardPosition pile) {
        return pile.seat() == TableFocus.DEALER || (pile.seat() <= round.seats().size()
                && pile.hand() <= round.seat(pile.seat()).hands().size());
    }

    /** What a person has put at a place, or said lies there. */
    private static List<Card> kept(RoundInProgress round, CardPosition pile) {
        return there(round, pile).list().stream().filter(card -> !isCameras(round.known().get(card)))
                .collect(Collectors.toList());
    }

    private static boolean isCameras(KnownBy by) {
        return by == KnownBy.CAMERA || by == KnownBy.UNSURE;
    }

    private static RoundInProgress lay(RoundInProgress round, CardPosition pile, List<PlacedCard> laid, int seen,
            List<TableNotice> notices) {
        String words = laid.stream().map(one -> one.card().toString()).collect(Collectors.joining(" "));
        boolean nobody = !isPlace(round, pile)
                || (pile.seat() != TableFocus.DEALER && !round.seat(pile.seat()).isInPlay());
        int room = nobody ? 0 : round.capacity(pile.seat(), pile.hand());
        if (nobody || seen > room) {
            if (nobody && seen > 0) {
                notices.add(TableNotice.of(TableNotice.Kind.CARDS_AT_EMPTY_SEAT, pile.seat(), words));
            } else if (!nobody) {
                notices.add(TableNotice.of(TableNotice.Kind.TOO_MANY_CARDS, pile.seat(), Integer.toString(seen)));
            }
            return round;
        }
        List<Card> kept = kept(round, pile);
        List<PlacedCard> others = laid.stream().filter(one -> !kept.contains(one.card()))
                .collect(Collectors.toList());
        if (kept.size() + others.size() > room) {
            notices.add(TableNotice.of(TableNotice.Kind.OTHER_THAN_BY_HAND, pile.seat(), words));
            return round;
        }
        boolean upCard = pile.seat() == TableFocus.DEALER && seen == 1 && SpotLayout.hasUpCard(round.setup().game());
        if (kept.size() + others.size() < room && !upCard) {
            notices.add(TableNotice.of(TableNotice.Kind.TOO_FEW_CARDS, pile.seat(), Integer.toString(seen)));
        }
        return put(round, pile, kept, others);
    }

    /** Those that a person put keep their places; the others fill the rest in the order in which they were seen. */
    private static RoundInProgress put(RoundInProgress round, CardPosition pile, List<Card> kept, List<PlacedCard> others) {
        Map<Card, KnownBy> known = new HashMap<>(round.known());
        others.forEach(one -> known.put(one.card(), one.by()));
        Cards was = there(round, pile);
        List<Card> now = new ArrayList<>();
        others.forEach(one -> now.add(one.card()));
        for (int index = 0; index < was.size(); index++) {
            Card card = Card.of(was.index(index));
            if (kept.contains(card)) {
                now.add(Math.min(index, now.size()), card);
            }
        }
        Cards cards = Cards.of(now);
        if (cards.mask() == was.mask() && (pile.seat() != TableFocus.DEALER || cards.equals(was))) {
            return round.with(known);
        }
        if (pile.seat() == TableFocus.DEALER) {
            return round.withDealer(cards).with(known);
        }
        RoundInProgress laid = round.with(round.seat(pile.seat()).withCards(pile.hand(), cards)).with(known);
        return pile.hand() == 0 ? takeInstantWinner(laid, pile.seat()) : laid;
    }

    /** Where the four cards hold one instant winner only, the rule leaves no choice, and the split is made. */
    private static RoundInProgress takeInstantWinner(RoundInProgress now, int seat) {
        if (seat == TableFocus.DEALER || now.missing(seat, 0) > 0) {
            return now;
        }
        List<Cards> winners = SeatRules.instantWinners(now.setup(), now.seat(seat));
        return winners.size() == 1 ? now.with(now.seat(seat).split(winners.get(0))) : now;
    }
}
