package app.spoton.engine.game;

import app.spoton.engine.card.Cards;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Objection;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Settlement;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** A game: its facts, what makes a round of it valid, and how the manual resolves it. */
public abstract class Game {
    private final GameFacts facts;
    private final Checks checks;

    Game(GameFacts facts) {
        this.facts = facts;
        this.checks = new Checks(this);
    }

    /** What is simply so about the game. */
    public final GameFacts facts() {
        return facts;
    }

    /** The id in the round format. */
    public final String id() {
        return facts.id();
    }

    public final String title() {
        return facts.title();
    }

    /** The manual, as a citation names it. */
    public final String manual() {
        return facts.manual().citation();
    }

    public final int playerCards() {
        return facts.playerCards();
    }

    public final int dealerCards() {
        return facts.dealerCards();
    }

    /** The most cards that a seat can have: more than it is dealt where the hands of a split draw. */
    public final int mostPlayerCards() {
        return facts.mostPlayerCards();
    }

    /** The wagers there are, in the order in which a folded seat's are collected. */
    public final List<Wager> wagers() {
        return facts.wagers();
    }

    /** What is priced by a paytable: wagers, and the automatic bonus. */
    public final List<Wager> priced() {
        return facts.priced();
    }

    /** Whether the manual lets the casino choose the order of a seat's wagers. */
    public final boolean letsTheHouseOrder() {
        return facts.has(HouseOption.ORDER);
    }

    /** How many seats may be in play when the cards are dealt face up; empty if they may not be. */
    public final OptionalInt mostSeatsFaceUp() {
        return facts.faceUp().map(rule -> OptionalInt.of(rule.mostSeats())).orElse(OptionalInt.empty());
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

    /** Whether a seat's cards must be there at a stage; at the last they always must. */
    abstract boolean needsPlayerCards(Stage stage);

    /** Whether a fold forfeits every wager of a seat, so that its cards need never be shown. */
    abstract boolean foldForfeitsAll(Seat seat, HouseRules house);

    /**
     * What the rules object to in a round as far as it has come: the first that applies, in the order of the codes. What
     * the round's stage does not know yet may be missing; what is there is checked.
     */
    public final Optional<Objection> check(Round round) {
        return checks.first(round);
    }

    /** What the rules object to in the wagers of a round before its cards are dealt. */
    public final Optional<Objection> checkWagers(Round round) {
        return checks.wagers(round);
    }

    /** What the rules object to at each seat, by its number; seats with nothing wrong are not in it. */
    public final Map<Integer, Objection> checkSeats(Round round) {
        Map<Integer, Objection> bySeat = new TreeMap<>();
        for (Seat seat : round.seats()) {
            checks.at(round, seat).ifPresent(objection -> bySeat.put(seat.number(), objection));
        }
        return bySeat;
    }

    /** Whether a folded seat's cards decide nothing any more, so that they need not be shown. */
    public final boolean mayStayUnseen(Seat seat, HouseRules house) {
        return foldForfeitsAll(seat, house);
    }

    /** The cards of a seat of which one set must be kept together when the seat splits its hand; empty if none must. */
    public List<Cards> mustBeKeptTogether(Round round, Seat seat) {
        return List.of();
    }

    /**
     * Settles a round as far as it has come.
     *
     * @throws RoundError if {@link #check} has an objection
     */
    public final Settlement settle(Round round) {
        Optional<Objection> objection = check(round);
        if (objection.isPresent()) {
            throw new RoundError(objection.get());
        }
        try {
            return resolve(round);
        } catch (ArithmeticException overflow) {
            throw new RoundError(Checks.TOO_MUCH_MONEY);
        }
    }
}
