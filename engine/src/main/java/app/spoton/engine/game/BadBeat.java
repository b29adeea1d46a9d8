package app.spoton.engine.game;

import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;

/** The Bad Beat Bonus of the four-card games. Both hands must be two pair or better; the beaten hand sets the price. */
final class BadBeat {
    private BadBeat() {
    }

    static void resolve(Resolution resolution, Seat seat, Hand player, Hand dealer, Rule rule) {
        resolve(resolution, seat, player, dealer, false, rule);
    }

    /** @param tieWins whether a tie counts as the player beating the dealer */
    static void resolve(Resolution resolution, Seat seat, Hand player, Hand dealer, boolean tieWins, Rule rule) {
        boolean bothGood = player.isAtLeast(Category.TWO_PAIR) && dealer.isAtLeast(Category.TWO_PAIR);
        if (bothGood && (tieWins || !player.ties(dealer))) {
            Hand beaten = dealer.beats(player) ? player : dealer;
            resolution.byTableOrLose(seat, Wager.BAD_BEAT,
                    resolution.round().paytable(Wager.BAD_BEAT).priceOf(beaten.value()), beaten, rule);
        } else {
            resolution.loseByTable(seat, Wager.BAD_BEAT, resolution.round().paytable(Wager.BAD_BEAT), player, rule);
        }
    }
}
