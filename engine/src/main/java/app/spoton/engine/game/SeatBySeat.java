package app.spoton.engine.game;

import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Rule;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Settlement;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.List;

/**
 * A game that is resolved seat by seat. First the forfeited wagers of all folded seats are collected. Then, from the
 * dealer's right to the left, each seat's wagers are settled in the game's order. Payments due at the end come last.
 */
abstract class SeatBySeat extends Game {
    SeatBySeat(GameFactsBuilder facts) {
        super(facts);
    }

    abstract Ranker playerRanker();

    abstract Ranker dealerRanker();

    abstract boolean qualifies(Hand dealer);

    /** Whether a folded seat loses this wager, so it is collected before anything is resolved. */
    abstract boolean lostByFolding(Wager wager, HouseRules house);

    abstract Rule foldRule();

    /** Steps for the whole table, after the dealer's hand is known and before the first seat is settled. */
    void beforeTheSeats(Showdown showdown) {
    }

    abstract void settle(Wager wager, Seat seat, Hand player, Showdown showdown);

    /** Payments due at the end of the round. */
    void atTheEnd(Showdown showdown) {
    }

    abstract Showdown showdown(Resolution resolution, Hand dealer, boolean qualifies);

    @Override
    final Settlement resolve(Round round) {
        Resolution resolution = new Resolution(round);
        if (round.stage() != Stage.DEALT) {
            collectForfeits(resolution);
        }
        if (round.stage().isBefore(Stage.DEALER_SHOWN)) {
            return resolution.soFar();
        }
        Hand dealer = Hand.of(dealerRanker(), round.dealer());
        Showdown showdown = showdown(resolution, dealer, qualifies(dealer));
        beforeTheSeats(showdown);
        if (round.stage() == Stage.DEALER_SHOWN) {
            return resolution.soFar();
        }
        List<Wager> order = order(round.house());
        for (Seat seat : resolution.fromTheRight()) {
            if (seat.isUnseen()) {
                continue;   // every wager was forfeited
            }
            Hand player = Hand.of(playerRanker(), seat.cards());
            for (Wager wager : order) {
                if (seat.made(wager) && !isForfeit(seat, wager, round.house())) {
                    settle(wager, seat, player, showdown);
                }
            }
        }
        atTheEnd(showdown);
        return resolution.finish(dealer, showdown.qualifies());
    }

    @Override
    final boolean needsPlayerCards(Stage stage) {
        return stage == Stage.SHOWN;
    }

    @Override
    final boolean foldForfeitsAll(Seat seat, HouseRules house) {
        for (Wager wager : wagers()) {
            if (seat.made(wager) && !lostByFolding(wager, house)) {
                return false;
            }
        }
        return true;
    }

    private void collectForfeits(Resolution resolution) {
        for (Seat seat : resolution.fromTheRight()) {
            for (Wager wager : wagers()) {
                if (seat.made(wager) && isForfeit(seat, wager, resolution.round().house())) {
                    resolution.forfeit(seat, wager, foldRule());
                }
            }
        }
    }

    private boolean isForfeit(Seat seat, Wager wager, HouseRules house) {
        return seat.folded() && lostByFolding(wager, house);
    }

    /** The house's order, followed by the wagers that it does not name in the manual's order. */
    private List<Wager> order(HouseRules house) {
        if (house.order().isEmpty() || !letsTheHouseOrder()) {
            return facts().order();
        }
        List<Wager> order = new ArrayList<>();
        for (Wager wager : house.order().get()) {
            if (facts().order().contains(wager) && !order.contains(wager)) {
                order.add(wager);
            }
        }
        for (Wager wager : facts().order()) {
            if (!order.contains(wager)) {
                order.add(wager);
            }
        }
        return order;
    }
}
