package app.spoton.engine.game;

import app.spoton.engine.game.facts.GameFactsBuilder;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Settlement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game that is resolved seat by seat. First the forfeited wagers of all folded seats are collected. Then, from the
 * dealer's right to the left, each seat's wagers are settled in the game's order. Payments due at the end come last.
 */
abstract class SeatBySeat extends Game {
    private final Ranker playerRanker;
    private final Ranker dealerRanker;

    SeatBySeat(GameFactsBuilder facts) {
        super(facts);
        playerRanker = facts().playerRanker();
        dealerRanker = facts().dealerRanker();
    }

    /** Whether a folded seat loses this wager, so it is collected before anything is resolved. */
    abstract boolean lostByFolding(Wager wager, HouseRules house);

    /** Steps for the whole table, after the dealer's hand is known and before the first seat is settled. */
    void beforeTheSeats(Showdown showdown) {
    }

    abstract void settle(Wager wager, Seat seat, Hand player, Showdown showdown);

    /** The progressive of the round, if the game has one. */
    Optional<Progressive> progressive(Resolution resolution) {
        return Optional.empty();
    }

    private boolean qualifies(Hand dealer) {
        return facts().isDealerAlwaysQualified() || dealer.isHighCardOrBetter(facts().qualifyingRank().ordinal());
    }

    @Override
    final Settlement resolve(Round round) {
        Resolution resolution = new Resolution(round);
        if (round.stage() != Stage.DEALT) {
            collectForfeits(resolution);
        }
        if (round.stage().isBefore(Stage.DEALER_SHOWN)) {
            return resolution.soFar();
        }
        Hand dealer = Hand.of(dealerRanker, round.dealer());
        Showdown showdown = new Showdown(resolution, dealer, qualifies(dealer), progressive(resolution));
        beforeTheSeats(showdown);
        if (round.stage() == Stage.DEALER_SHOWN) {
            return resolution.soFar();
        }
        List<Wager> order = order(round.house());
        for (Seat seat : resolution.fromTheRight()) {
            if (seat.isUnseen()) {
                continue;   // every wager was forfeited
            }
            Hand player = Hand.of(playerRanker, seat.cards());
            for (Wager wager : order) {
                if (seat.made(wager) && !isForfeit(seat, wager, round.house())) {
                    settle(wager, seat, player, showdown);
                }
            }
        }
        showdown.progressive().ifPresent(Progressive::payEnvy);
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
                    resolution.forfeit(seat, wager, facts().foldRule());
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
