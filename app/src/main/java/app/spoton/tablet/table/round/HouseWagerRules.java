package app.spoton.tablet.table.round;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Objection;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.ChipRack;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The house's rules for wagers beyond the rules of the game: counted amounts, available chips, one seat per player. */
public final class HouseWagerRules {
    /** A player may wager on four games at most (Crazy 4 Poker Rules, Nexus Command, maximum of four games). */
    public static final int MOST_GAMES = 4;

    private HouseWagerRules() {
    }

    /** How many games a seat wagers on: the base game with its mandatory bonus, each optional bonus, the progressive. */
    public static int games(TableSetup setup, SeatInPlay seat) {
        return setup.game().facts().gamesWagered(seat.seat());
    }

    /** Why a seat wagers on too many games. */
    static Optional<Objection> objectionToGames(TableSetup setup, SeatInPlay seat) {
        int games = games(setup, seat);
        return games <= MOST_GAMES ? Optional.empty() : Optional.of(Objection.at(seat.number(), ErrorCode.LIMIT, "Seat "
                + seat.number() + " wagers on " + games + " games; " + MOST_GAMES + " are allowed. Return a bonus wager."));
    }

    /** Whether a wager must be counted before the cards are dealt. */
    public static boolean needsAmount(TableSetup setup, Wager wager) {
        return setup.options().amounts().requires(setup.game(), wager);
    }

    /** The first wager of a seat that must be counted and is not. */
    public static Optional<Wager> toCount(TableSetup setup, SeatInPlay seat) {
        return seat.stakes().entrySet().stream().filter(made -> made.getValue().isUncounted()).map(Map.Entry::getKey)
                .filter(wager -> needsAmount(setup, wager)).findFirst();
    }

    /** The only amount that the table takes for a wager; empty if there is more than one. */
    public static Optional<Money> fixedAmount(TableSetup setup, Wager wager) {
        return setup.limits(wager).filter(limits -> limits.min().isPresent() && limits.min().equals(limits.max()))
                .flatMap(Limits::min);
    }

    /** Whether the table's chips can make an amount. */
    public static boolean canBeMade(TableSetup setup, Money amount) {
        return new ChipRack(setup.chips()).cut(amount).isExact();
    }

    /** What the house objects to at a seat before the deal. */
    public static Optional<Objection> objection(TableSetup setup, SeatInPlay seat) {
        return objectionToChips(setup, seat).or(() -> objectionToGames(setup, seat));
    }

    /** Why the table's chips cannot make the amounts on a seat's spots. */
    private static Optional<Objection> objectionToChips(TableSetup setup, SeatInPlay seat) {
        ChipRack rack = new ChipRack(setup.chips());
        return seat.stakes().entrySet().stream()
                .filter(made -> made.getValue().isCounted() && !rack.cut(made.getValue().amount()).isExact())
                .findFirst().map(made -> Objection.at(seat.number(), ErrorCode.BAD_AMOUNT, "Seat " + seat.number() + ": the "
                        + made.getKey().words() + " of " + made.getValue() + " cannot be made of this table's chips. "
                        + smallestChip(setup)));
    }

    private static String smallestChip(TableSetup setup) {
        List<Money> chips = setup.chips();
        return "The smallest is " + chips.get(chips.size() - 1) + ".";
    }

    /** The seats of one player, where the house allows only one. */
    public static Optional<Objection> objectionToPlayers(RoundInProgress round) {
        if (round.setup().options().severalSeatsPerPlayer()) {
            return Optional.empty();
        }
        return round.seatsInPlay().stream().map(SeatInPlay::number).map(round::seatsOfPlayer).filter(held -> held.size() > 1)
                .findFirst().map(held -> Objection.at(held.get(1), ErrorCode.DUPLICATE_SEAT, "Seats " + held.get(0) + " and "
                        + held.get(1) + " have the same player, and this table allows one seat per player. Return the wagers"
                        + " of seat " + held.get(1) + ", or remove the mark if it is another player."));
    }
}
