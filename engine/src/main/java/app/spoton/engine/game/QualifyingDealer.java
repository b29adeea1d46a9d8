package app.spoton.engine.game;

import app.spoton.engine.hand.Hand;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
import java.util.Optional;

/** The rules shared by Crazy 4 Poker and Super 4 Poker: a dealer who must qualify, and a straight-or-better bonus. */
final class QualifyingDealer {
    private QualifyingDealer() {
    }

    /** If the dealer does not qualify, the play wins and the ante pushes; otherwise the hands decide both. */
    static void playOrAnte(Showdown showdown, Seat seat, Wager wager, Hand player, Rule rule) {
        Resolution resolution = showdown.resolution();
        if (showdown.qualifies() ? player.ties(showdown.dealer()) : wager == Wager.ANTE) {
            resolution.push(seat, wager, player, rule);
        } else if (!showdown.qualifies() || player.beats(showdown.dealer())) {
            resolution.winEvenMoney(seat, wager, player, rule);
        } else {
            resolution.lose(seat, wager, player, rule);
        }
    }

    /** A straight or better is always paid. A lower hand pushes, or loses if the dealer's hand is higher, qualified or not. */
    static void straightOrBetterBonus(Showdown showdown, Seat seat, Wager wager, Hand player, Rule rule) {
        Resolution resolution = showdown.resolution();
        Optional<Price> price = resolution.round().paytable(wager).priceOf(player.value());
        if (price.isEmpty() && !showdown.dealer().beats(player)) {
            resolution.push(seat, wager, player, rule);
        } else {
            resolution.byTableOrLose(seat, wager, price, player, rule);
        }
    }
}
