package app.spoton.engine.game;

import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Settlement;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A game: its facts, what makes a round of it valid, and how the manual resolves it. */
public abstract class Game {
    private final Checks checks;

    Game() {
        this.checks = new Checks(this);
    }

    /** The id in the round format. */
    public abstract String id();

    public abstract String title();

    /** The manual's file name. */
    public abstract String manual();

    public abstract int playerCards();

    public abstract int dealerCards();

    /** The most cards that a seat can have: more than it is dealt where the hands of a split draw. */
    public int mostPlayerCards() {
        return playerCards();
    }

    /** The wagers there are, in the order in which a folded seat's are collected. */
    public abstract List<Wager> wagers();

    /** What is priced by a paytable: wagers, and the automatic bonus. */
    public abstract List<Wager> priced();

    /** How many of the manual's 'games' a seat with every wager plays: the base game, each bonus, the progressive. */
    public abstract int gamesWagered();

    /** Whether the manual lets the casino choose the order of a seat's wagers. */
    public boolean letsTheHouseOrder() {
        return false;
    }

    /** How many seats may be in play when the cards are dealt face up; empty if they may not be. */
    public OptionalInt mostSeatsFaceUp() {
        return OptionalInt.empty();
    }

    /** What a seat must look like, beyond what holds in every game. */
    abstract List<SeatCheck> seatChecks();

    abstract Settlement resolve(Round round);

    /** What the manual says is to be done about an irregularity in the deal. */
    public abstract Irregularity.Ruling rulingOn(Irregularity irregularity);

    /**
     * The table to take for a wager when none is named.
     *
     * @param chosen the ids of the tables that are named for other wagers
     * @param suggested the id that the paytable files suggest
     */
    public String tableFor(Wager wager, Map<Wager, String> chosen, String suggested) {
        return suggested;
    }

    /**
     * Settles a round.
     *
     * @throws RoundError if the round is not one that can be settled
     */
    public final Settlement settle(Round round) {
        return settle(round, Optional.empty());
    }

    /**
     * Settles a round that was read from somewhere.
     *
     * @param misread what could not be read; it is told in its place among what else is wrong with the round
     * @throws RoundError if the round is not one that can be settled
     */
    public final Settlement settle(Round round, Optional<RoundError> misread) {
        checks.run(round, misread);
        try {
            return resolve(round);
        } catch (ArithmeticException overflow) {
            throw Checks.tooMuchMoney();
        }
    }

}
