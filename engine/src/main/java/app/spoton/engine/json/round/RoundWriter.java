package app.spoton.engine.json.round;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.Amounts;
import app.spoton.engine.json.JsonLine;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableCell;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Writes a round in the round format, with every paytable and house option stated explicitly. */
public final class RoundWriter {
    private final JsonLine line;

    RoundWriter(JsonLine line) {
        this.line = line;
    }

    void round(String id, Game game, Round round, Map<String, String> more) {
        line.raw("{\"id\":").string(id).raw(",\"game\":").string(game.id());
        if (round.stage() != Stage.SHOWN) {
            line.raw(",\"stage\":").string(round.stage().id());
        }
        line.raw(",\"paytables\":{");
        each(round.paytables().entrySet(), table ->
                line.string(table.getKey().id()).raw(':').string(table.getValue().id()));
        line.raw('}');
        fromApprovedLayout(round);
        house(round.house());
        if (!round.meters().isEmpty()) {
            line.raw(",\"meters\":{");
            each(round.meters().entrySet(), meter -> meter(meter.getKey(), meter.getValue()));
            line.raw('}');
        }
        line.raw(",\"dealer\":");
        cards(round.dealer());
        line.raw(",\"seats\":[");
        each(round.seats(), this::seat);
        line.raw(']');
        more.forEach((field, json) -> line.raw(',').string(field).raw(':').utf8(json));
        line.raw('}');
    }

    /** Prices that a supervisor entered, and rows that a supervisor corrected, from the approved layout. */
    private void fromApprovedLayout(Round round) {
        rows("entered", round, Price::wasEntered, (table, price) -> price.odds().orElseThrow().toString());
        rows("corrected", round, Price::wasCorrected, (table, price) -> PaytableCell.write(table.kind(), price));
    }

    private void rows(String field, Round round, Predicate<Price> which, BiFunction<Paytable, Price, String> text) {
        List<Map.Entry<Wager, Paytable>> tables = round.paytables().entrySet().stream()
                .filter(table -> table.getValue().prices().stream().anyMatch(which)).collect(Collectors.toList());
        if (tables.isEmpty()) {
            return;
        }
        line.raw(',').string(field).raw(":{");
        each(tables, table -> {
            line.string(table.getKey().id()).raw(":{");
            each(table.getValue().prices().stream().filter(which).iterator(), price ->
                    line.string(price.row().id()).raw(':').string(text.apply(table.getValue(), price)));
            line.raw('}');
        });
        line.raw('}');
    }

    private void house(HouseRules house) {
        line.raw(",\"house\":{\"smallest-chip\":").money(house.smallestChip().cents());
        house.order().ifPresent(order -> {
            line.raw(",\"order\":[");
            each(order, wager -> line.string(wager.id()));
            line.raw(']');
        });
        line.raw(",\"bad-beat-on-fold\":").string(house.badBeatOnFold() ? "resolve" : "lose")
                .raw(",\"queens-up-on-fold\":").string(house.queensUpOnFold() ? "resolve" : "lose")
                .raw(",\"progressive-on-fold\":").raw(house.progressiveOnFold() ? "true" : "false")
                .raw(",\"fixed-progressive-pays\":").string(house.fixedPaysFromMeter() ? "meter" : "tray")
                .raw(",\"bad-beat-on-tie\":").string(house.choices().badBeatOnTie() ? "win" : "lose")
                .raw(",\"instant-winner\":").string(house.choices().anyInstantWinner() ? "any" : "best")
                .raw(",\"link-envy\":").string(house.choices().linkEnvyByWinner() ? "winner" : "receiver");
        if (!house.limits().isEmpty()) {
            line.raw(",\"limits\":{");
            each(house.limits().entrySet(), limit -> limits(limit.getKey(), limit.getValue()));
            line.raw('}');
        }
        line.raw('}');
    }

    private void limits(Wager wager, Limits limits) {
        line.string(wager.id()).raw(":{");
        limits.min().ifPresent(least -> line.raw("\"min\":").money(least.cents()));
        limits.max().ifPresent(most -> line.raw(limits.min().isPresent() ? ",\"max\":" : "\"max\":")
                .money(most.cents()));
        line.raw('}');
    }

    private void meter(String name, Meter meter) {
        line.string(name).raw(":{\"amount\":").money(meter.amount().cents());
        if (!meter.seed().equals(Meter.NO_SEED)) {
            line.raw(",\"seed\":").money(meter.seed().cents());
        }
        line.raw(",\"reserve\":").money(meter.reserve().cents()).raw('}');
    }

    private void seat(Seat seat) {
        line.raw("{\"seat\":").number(seat.number());
        seat.player().ifPresent(player -> line.raw(",\"player\":").string(player));
        if (seat.isUnseen()) {
            line.raw(",\"unseen\":true");
        } else {
            line.raw(",\"cards\":");
            cards(seat.cards());
        }
        if (seat.folded()) {
            line.raw(",\"folded\":true");
        }
        if (!seat.hands().isEmpty()) {
            line.raw(",\"hands\":[");
            each(seat.hands(), this::hand);
            line.raw(']');
        }
        line.raw(",\"wagers\":{");
        each(seat.wagers(), wager -> wager(seat, wager));
        line.raw("}}");
    }

    private void wager(Seat seat, Wager wager) {
        line.string(wager.id()).raw(':');
        if (seat.isCounted(wager)) {
            line.money(seat.stake(wager).cents());
        } else {
            line.string(Amounts.UNCOUNTED);
        }
    }

    private void hand(SplitHand hand) {
        line.raw("{\"cards\":");
        cards(hand.cards());
        line.raw(",\"drawn\":");
        cards(hand.drawn());
        line.raw(hand.folded() ? ",\"folded\":true}" : "}");
    }

    private void cards(Cards cards) {
        line.raw('[');
        each(cards.list(), (Card card) -> line.string(card.toString()));
        line.raw(']');
    }

    private <T> void each(Iterable<T> items, Consumer<T> write) {
        each(items.iterator(), write);
    }

    private <T> void each(Iterator<T> items, Consumer<T> write) {
        while (items.hasNext()) {
            write.accept(items.next());
            if (items.hasNext()) {
                line.raw(',');
            }
        }
    }
}
