package app.spoton.tablet.trainer.deal;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** A practice round in the round format, as the engine's command line reads it. */
public final class RoundText {
    private RoundText() {
    }

    /** The round on one line. */
    public static String of(Practice practice, String id) {
        return of(practice, id, practice.seat().hands().stream().map(SplitHand::cards).collect(Collectors.toList()));
    }

    /** The round with the seat's cards split otherwise: what the player may not do is told by the engine's error. */
    public static String of(Practice practice, String id, List<Cards> split) {
        Round round = practice.round();
        StringJoiner members = object().add(member("id", text(id))).add(member("game", text(practice.game().id())))
                .add(member("paytables", paytables(round))).add(member("house", house(round.house())));
        if (!round.meters().isEmpty()) {
            members.add(member("meters", meters(round.meters())));
        }
        StringJoiner seats = list();
        round.seats().forEach(seat -> seats.add(seat(seat, Optional.ofNullable(practice.players().get(seat.number())),
                seat.number() == practice.seatNumber() ? split : List.of())));
        return members.add(member("dealer", cards(round.dealer()))).add(member("seats", seats.toString())).toString();
    }

    private static String seat(Seat seat, Optional<String> player, List<Cards> split) {
        StringJoiner members = object().add(member("seat", Integer.toString(seat.number())));
        player.ifPresent(name -> members.add(member("player", text(name))));
        members.add(member("cards", cards(seat.cards())));
        if (seat.folded()) {
            members.add(member("folded", "true"));
        }
        List<Cards> as = seat.hands().stream().map(SplitHand::cards).collect(Collectors.toList());
        if (split.isEmpty() || split.equals(as)) {
            if (!seat.hands().isEmpty()) {
                StringJoiner hands = list();
                seat.hands().forEach(hand -> hands.add(hand(hand.cards(), hand.drawn(), hand.folded())));
                members.add(member("hands", hands.toString()));
            }
            return members.add(member("wagers", wagers(seat))).toString();
        }
        return members.add(member("hands", splitOnly(split))).add(member("wagers", wagersBeforeTheSplit(seat)))
                .toString();
    }

    /** Nothing drawn yet: hands of three are shown as they are, the others folded. */
    private static String splitOnly(List<Cards> split) {
        StringJoiner hands = list();
        split.forEach(cards -> hands.add(hand(cards, Cards.NONE, cards.size() != 3)));
        return hands.toString();
    }

    private static String wagersBeforeTheSplit(Seat seat) {
        StringJoiner members = object();
        seat.wagers().stream().filter(wager -> wager != Wager.PLAY_1 && wager != Wager.PLAY_2)
                .forEach(wager -> members.add(member(wager.id(), text(seat.stake(wager).toString()))));
        return members.toString();
    }

    private static String hand(Cards cards, Cards drawn, boolean folded) {
        StringJoiner members = object().add(member("cards", cards(cards)));
        if (drawn.size() > 0) {
            members.add(member("drawn", cards(drawn)));
        }
        return (folded ? members.add(member("folded", "true")) : members).toString();
    }

    private static String wagers(Seat seat) {
        StringJoiner members = object();
        seat.wagers().forEach(wager -> members.add(member(wager.id(), text(seat.stake(wager).toString()))));
        return members.toString();
    }

    private static String paytables(Round round) {
        StringJoiner members = object();
        round.paytables().forEach((wager, table) -> members.add(member(wager.id(), text(table.id()))));
        return members.toString();
    }

    private static String house(HouseRules house) {
        StringJoiner members = object().add(member("smallest-chip", text(house.smallestChip().toString())))
                .add(member("bad-beat-on-fold", text(house.badBeatOnFold() ? "resolve" : "lose")))
                .add(member("queens-up-on-fold", text(house.queensUpOnFold() ? "resolve" : "lose")))
                .add(member("progressive-on-fold", Boolean.toString(house.progressiveOnFold())))
                .add(member("fixed-progressive-pays", text(house.fixedPaysFromMeter() ? "meter" : "tray")));
        house.order().ifPresent(order -> {
            StringJoiner ids = list();
            order.forEach(wager -> ids.add(text(wager.id())));
            members.add(member("order", ids.toString()));
        });
        StringJoiner limits = object();
        house.limits().forEach((wager, limit) -> limits.add(member(wager.id(), limits(limit))));
        return members.add(member("limits", limits.toString())).toString();
    }

    private static String limits(Limits limits) {
        StringJoiner members = object();
        limits.min().ifPresent(least -> members.add(member("min", text(least.toString()))));
        limits.max().ifPresent(most -> members.add(member("max", text(most.toString()))));
        return members.toString();
    }

    private static String meters(Map<String, Meter> meters) {
        StringJoiner members = object();
        meters.forEach((name, meter) -> members.add(member(name, object()
                .add(member("amount", text(meter.amount().toString()))).add(member("seed", text(meter.seed().toString())))
                .add(member("reserve", text(meter.reserve().toString()))).toString())));
        return members.toString();
    }

    private static String cards(Cards cards) {
        StringJoiner texts = list();
        for (Card card : cards.list()) {
            texts.add(text(card.toString()));
        }
        return texts.toString();
    }

    private static StringJoiner object() {
        return new StringJoiner(",", "{", "}");
    }

    private static StringJoiner list() {
        return new StringJoiner(",", "[", "]");
    }

    private static String member(String name, String value) {
        return text(name) + ':' + value;
    }

    /** All texts here are ids, cards and amounts: nothing in them needs to be escaped. */
    private static String text(String plain) {
        return '"' + plain + '"';
    }
}
