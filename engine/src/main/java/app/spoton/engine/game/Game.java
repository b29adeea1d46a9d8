package app.spoton.engine.game;

import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.game.facts.GameFacts;
import app.spoton.engine.game.facts.GameFactsBuilder;
import app.spoton.engine.game.facts.HouseOption;
import app.spoton.engine.game.facts.Irregularity;
import app.spoton.engine.game.facts.Variant;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableKind;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Objection;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.SettlementResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/** A game: its facts, what makes a round of it valid, and how the manual resolves it. */
public abstract class Game {
    private final GameFacts facts;
    private final Checks checks;

    Game(GameFactsBuilder facts) {
        this.facts = new GameFacts(facts);
        this.checks = new Checks(this);
    }

    /** The fixed facts about the game. */
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

    /** The manual's name as used in citations. */
    public final String manual() {
        return facts.manual().citation();
    }

    public final int playerCards() {
        return facts.playerCards();
    }

    public final int dealerCards() {
        return facts.dealerCards();
    }

    /** The most cards that a seat can have: more than it is dealt if split hands draw cards. */
    public final int mostPlayerCards() {
        return facts.mostPlayerCards();
    }

    /** The game's wagers, in the order in which a folded seat's wagers are collected. */
    public final List<Wager> wagers() {
        return facts.wagers();
    }

    /** The wagers that have a paytable, including the automatic bonus. */
    public final List<Wager> priced() {
        return facts.priced();
    }

    /** Whether the manual lets the casino choose the order of a seat's wagers. */
    public final boolean letsTheHouseOrder() {
        return facts.has(HouseOption.ORDER);
    }

    /** The most seats that may be in play when cards are dealt face up; empty if face-up dealing is not allowed. */
    public final OptionalInt mostSeatsFaceUp() {
        return facts.faceUp().map(rule -> OptionalInt.of(rule.mostSeats())).orElse(OptionalInt.empty());
    }

    /** The game's own seat checks, in addition to those common to all games. */
    abstract List<SeatCheck> seatChecks();

    abstract Settlement resolve(Round round);

    /** The manual's ruling on an irregularity in the deal. */
    public final Irregularity.Ruling rulingOn(Irregularity irregularity) {
        return facts.rulingOn(irregularity);
    }

    /**
     * The id of the paytable to use for a wager when the round names none.
     *
     * @param chosen the paytable ids that the round names for other wagers
     * @param suggested the id that the paytable files suggest
     */
    public String tableFor(Wager wager, Map<Wager, String> chosen, String suggested) {
        return suggested;
    }

    /** The lowest high card with which the dealer qualifies at a table with these paytables, if the dealer must. */
    public Rank qualifyingRank(Map<Wager, Paytable> tables) {
        return facts.qualifyingRank();
    }

    /** Whether the dealer's first card must be part of the dealer's hand at a table with these paytables. */
    public boolean mustPlayUpCard(Map<Wager, Paytable> tables) {
        return false;
    }

    /** The variants of the procedure that the paytables in use decide. */
    public Set<Variant> variants(Map<Wager, Paytable> tables) {
        Paytable progressive = tables.get(Wager.PROGRESSIVE);
        return progressive != null && progressive.kind() == PaytableKind.LINK_PROGRESSIVE
                ? Set.of(Variant.MULTI_GAME_LINK) : Set.of();
    }

    /** Whether a seat's cards must be known at a stage; at the last stage they always must. */
    abstract boolean needsPlayerCards(Stage stage);

    /** Whether a fold forfeits every wager of a seat, so its cards never need to be shown. */
    abstract boolean foldForfeitsAll(Seat seat, HouseRules house);

    /**
     * The first objection to a round at its current stage, in the order of the codes. What is not known at that stage may
     * be missing; everything present is checked.
     */
    public final Optional<Objection> check(Round round) {
        return checks.first(round);
    }

    /** The first objection to the wagers of a round before its cards are dealt. */
    public final Optional<Objection> checkWagers(Round round) {
        return checks.wagers(round);
    }

    /** The first objection at each seat, by seat number; seats without an objection are left out. */
    public final Map<Integer, Objection> checkSeats(Round round) {
        Map<Integer, Objection> bySeat = new TreeMap<>();
        for (Seat seat : round.seats()) {
            checks.at(round, seat).ifPresent(objection -> bySeat.put(seat.number(), objection));
        }
        return bySeat;
    }

    /** Whether a folded seat's cards can no longer affect any wager, so they need not be shown. */
    public final boolean mayStayUnseen(Seat seat, HouseRules house) {
        return foldForfeitsAll(seat, house);
    }

    /** The sets of cards, one of which must be kept together when the seat splits its hand; empty if there are none. */
    public List<Cards> mustBeKeptTogether(Round round, Seat seat) {
        return List.of();
    }

    /** Settles a round as far as its stage allows, unless {@link #check} has an objection or its amounts are too large. */
    public final SettlementResult trySettle(Round round) {
        Optional<Objection> objection = check(round);
        if (objection.isPresent()) {
            return new SettlementResult.Refused(objection.get());
        }
        try {
            return new SettlementResult.Settled(resolve(round));
        } catch (ArithmeticException overflow) {
            return new SettlementResult.Refused(Checks.TOO_MUCH_MONEY);
        }
    }

    /**
     * As {@link #trySettle}, for a round that is known to be allowed.
     *
     * @throws RoundError if it is not
     */
    public final Settlement settle(Round round) {
        return trySettle(round).orThrow();
    }
}
