package app.spoton.engine.game;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.game.facts.Irregularity;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Objection;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The checks of a round: those common to all games and the game's own. They run in the order of the error codes; for each
 * code the table is checked first, then the seats from seat 1 up.
 */
final class Checks {
    static final Objection TOO_MUCH_MONEY =
            Objection.of(ErrorCode.BAD_AMOUNT, "The amounts of this round are too large to settle.");

    private static final Set<ErrorCode> EVERYTHING = EnumSet.allOf(ErrorCode.class);
    private static final Set<ErrorCode> ABOUT_WAGERS = EnumSet.complementOf(EnumSet.of(ErrorCode.WRONG_CARD_COUNT,
            ErrorCode.BAD_SPLIT, ErrorCode.INSTANT_WINNER_NOT_TAKEN, ErrorCode.NO_DECISION));

    private final Game game;
    private volatile List<List<SeatCheck>> byCode = List.of();

    Checks(Game game) {
        this.game = game;
    }

    Optional<Objection> first(Round round) {
        Optional<Objection> objection = paytables(round);
        if (objection.isEmpty()) {
            objection = cardTwice(round);
        }
        if (objection.isEmpty()) {
            objection = dealerCount(round);
        }
        return objection.isEmpty() ? seats(round, round.seats(), EVERYTHING) : objection;
    }

    private Optional<Objection> seats(Round round, List<Seat> seats, Set<ErrorCode> about) {
        for (List<SeatCheck> ofOneCode : byCode()) {
            if (about != EVERYTHING && !about.contains(ofOneCode.get(0).code())) {
                continue;
            }
            for (Seat seat : seats) {
                for (SeatCheck check : ofOneCode) {
                    Optional<String> problem = check.condition().problem(round, seat);
                    if (problem.isPresent()) {
                        return Optional.of(Objection.at(seat.number(), check.code(),
                                "Seat " + seat.number() + ": " + problem.get()));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** The first objection to the wagers, before cards are dealt and decisions made. */
    Optional<Objection> wagers(Round round) {
        Optional<Objection> objection = paytables(round);
        return objection.isPresent() ? objection : seats(round, round.seats(), ABOUT_WAGERS);
    }

    /** The first objection at one seat, regardless of the other seats. */
    Optional<Objection> at(Round round, Seat seat) {
        return seats(round, List.of(seat), EVERYTHING);
    }

    private Optional<Objection> dealerCount(Round round) {
        int count = round.dealer().size();
        if (count == game.dealerCards() || (count == 0 && round.stage().isBefore(Stage.DEALER_SHOWN))) {
            return Optional.empty();
        }
        return Optional.of(Objection.of(ErrorCode.WRONG_CARD_COUNT, "The dealer has " + count + " cards, not "
                + game.dealerCards() + wrongCountIsRuled()));
    }

    /** The checks grouped by code, so that the lowest failing seat is reported. */
    private List<List<SeatCheck>> byCode() {
        if (byCode.isEmpty()) {
            List<SeatCheck> all = new ArrayList<>(game.seatChecks());
            all.add(new SeatCheck(ErrorCode.WRONG_CARD_COUNT, this::cardCount));
            all.add(new SeatCheck(ErrorCode.BAD_AMOUNT, Checks::progressiveIsCounted));
            all.add(new SeatCheck(ErrorCode.UNKNOWN_WAGER, this::knownWagers));
            all.add(new SeatCheck(ErrorCode.LIMIT, this::withinLimits));
            all.add(new SeatCheck(ErrorCode.DUPLICATE_SEAT, Checks::seatIsThereOnce));
            all.add(new SeatCheck(ErrorCode.MISSING_METER, Checks::metersAreThere));
            Map<ErrorCode, List<SeatCheck>> grouped = new EnumMap<>(ErrorCode.class);
            all.forEach(check -> grouped.computeIfAbsent(check.code(), code -> new ArrayList<>()).add(check));
            byCode = List.copyOf(grouped.values());
        }
        return byCode;
    }

    private Optional<Objection> paytables(Round round) {
        for (Wager wager : game.priced()) {
            if (!round.paytables().containsKey(wager)) {
                return Optional.of(Objection.of(ErrorCode.UNKNOWN_PAYTABLE,
                        "There is no paytable for " + wager.words() + "."));
            }
        }
        for (Paytable table : round.paytables().values()) {
            if (!table.unreadable().isEmpty()) {
                return Optional.of(Objection.of(ErrorCode.INCOMPLETE_PAYTABLE, "Paytable " + table.id()
                        + " lacks the price of " + table.unreadable().get(0).words()
                        + ": a supervisor must enter it from the approved layout first."));
            }
        }
        return Optional.empty();
    }

    private static Optional<Objection> cardTwice(Round round) {
        long seen = round.dealer().mask();
        if (Long.bitCount(seen) != round.dealer().size()) {
            return twice(round.dealer(), 0, OptionalInt.empty());
        }
        for (Seat seat : round.seats()) {
            OptionalInt number = OptionalInt.of(seat.number());
            Optional<Objection> twice = twice(seat.cards(), seen, number);
            seen |= seat.cards().mask();
            for (int hand = 0; hand < seat.hands().size() && twice.isEmpty(); hand++) {
                twice = twice(seat.hands().get(hand).drawn(), seen, number);
                seen |= seat.hands().get(hand).drawn().mask();
            }
            if (twice.isPresent()) {
                return twice;
            }
        }
        return Optional.empty();
    }

    private static Optional<Objection> twice(Cards cards, long before, OptionalInt seat) {
        long seen = before;
        for (int place = 0; place < cards.size(); place++) {
            long card = 1L << cards.index(place);
            if ((seen & card) != 0) {
                return Optional.of(new Objection(ErrorCode.DUPLICATE_CARD, seat,
                        "The " + Card.of(cards.index(place)) + " is on the table twice."));
            }
            seen |= card;
        }
        return Optional.empty();
    }

    /** Cards that a stage does not need may be missing, but the cards present must have the right count. */
    private Optional<String> cardCount(Round round, Seat seat) {
        int count = seat.cards().size();
        if (seat.isUnseen()) {
            return unseen(round, seat);
        }
        boolean right = count == game.playerCards() || (count == 0 && !game.needsPlayerCards(round.stage()));
        return right ? Optional.empty() : Optional.of("there are " + count + " cards, not " + game.playerCards()
                + wrongCountIsRuled());
    }

    private String wrongCountIsRuled() {
        return game.rulingOn(Irregularity.WRONG_CARD_COUNT).action() == Irregularity.Action.VOID
                ? ": the round is void, every wager goes back." : ": the supervisor rules on the round.";
    }

    private Optional<String> unseen(Round round, Seat seat) {
        if (seat.cards().size() > 0) {
            return Optional.of("the cards are there, though nobody saw them.");
        }
        if (!seat.folded()) {
            return Optional.of("only the cards of a folded seat may stay unseen.");
        }
        return game.foldForfeitsAll(seat, round.house()) ? Optional.empty()
                : Optional.of("the cards must be shown: a wager is still in play after the fold.");
    }

    /** The progressive is a fixed amount, and its prizes are based on that amount. */
    private static Optional<String> progressiveIsCounted(Round round, Seat seat) {
        return seat.isUncounted(Wager.PROGRESSIVE) ? Optional.of("the progressive must be counted.") : Optional.empty();
    }

    private Optional<String> knownWagers(Round round, Seat seat) {
        int made = 0;
        for (Wager wager : game.wagers()) {
            made += seat.made(wager) ? 1 : 0;
        }
        if (made == seat.wagerCount()) {
            return Optional.empty();
        }
        Wager unknown = seat.wagers().stream().filter(wager -> !game.wagers().contains(wager)).findFirst()
                .orElseThrow();
        return Optional.of(game.title() + " has no " + unknown.words() + ".");
    }

    private Optional<String> withinLimits(Round round, Seat seat) {
        if (round.house().limits().isEmpty()) {
            return Optional.empty();
        }
        for (Wager wager : game.wagers()) {
            Limits limits = round.house().limits().get(wager);
            Optional<String> objection = limits == null || !seat.isCounted(wager) ? Optional.empty()
                    : limits.objection(seat.stake(wager));
            if (objection.isPresent()) {
                return objection.map(words -> "the " + wager.words() + " of $" + seat.stake(wager) + " " + words + ".");
            }
        }
        return Optional.empty();
    }

    private static Optional<String> seatIsThereOnce(Round round, Seat seat) {
        for (Seat other : round.seats()) {
            if (other != seat && other.number() == seat.number()) {
                return Optional.of("the seat is there twice.");
            }
        }
        return Optional.empty();
    }

    private static Optional<String> metersAreThere(Round round, Seat seat) {
        if (seat.made(Wager.PROGRESSIVE)) {
            for (String meter : round.paytable(Wager.PROGRESSIVE).meters()) {
                if (!round.meters().containsKey(meter)) {
                    return Optional.of("the progressive needs the meter '" + meter + "'.");
                }
            }
            return Progressive.seedMissing(round, seat);
        }
        return Optional.empty();
    }
}
