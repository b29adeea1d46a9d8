package app.spoton.engine.json.round;

import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import java.util.function.Consumer;

/** A settlement in words. */
final class Explanation {
    private Explanation() {
    }

    static void of(Game game, Settlement settlement, Consumer<String> out) {
        out.accept(game.title() + ". " + settlement.dealer().map(dealer -> "The dealer has " + dealer
                + (settlement.dealerQualifies() ? "." : ", which does not qualify."))
                .orElse("Due so far (" + settlement.stage().id() + "):"));
        for (Step step : settlement.steps()) {
            out.accept(step.toString());
            step.hand().ifPresent(hand -> out.accept("       cards: " + hand.cards()));
            out.accept("       rule: " + step.rule());
            step.price().ifPresent(price -> out.accept("       paytable " + step.paytable().orElseThrow().id() + ": "
                    + price.source()));
        }
        for (Settlement.SeatTotal seat : settlement.seats()) {
            out.accept(seat.isCounted()
                    ? "Seat " + seat.seat() + " receives " + dollars(seat.returned()) + " with its stakes; net " + dollars(seat.net()) + "."
                    : "Seat " + seat.seat() + ": not every wager was counted.");
        }
        settlement.meters().forEach((name, meter) ->
                out.accept("Meter " + name + ": " + dollars(meter.amount()) + ", reserve " + dollars(meter.reserve()) + "."));
    }

    private static String dollars(Money amount) {
        return ("$" + amount).replace("$-", "-$");
    }
}
