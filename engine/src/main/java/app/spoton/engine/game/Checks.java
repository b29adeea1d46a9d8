package app.spoton.engine.game;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What holds in every game, and the games' own checks among it: all that can be wrong is looked for in the order of
 * the error codes, at each of them first the table, then the seats from seat 1 up.
 */
final class Checks {
    private final Game game;
    private volatile List<List<SeatCheck>> byCode = List.of();

    Checks(Game game) {
        this.game = game;
    }

    void run(Round round, Optional<RoundError> misread) {
        tellUpTo(ErrorCode.UNKNOWN_PAYTABLE, misread);
        paytables(round);
        tellUpTo(ErrorCode.DUPLICATE_CARD, misread);
        noCardTwice(round);
        if (round.dealer().size() != game.dealerCards()) {
            throw RoundError.of(ErrorCode.WRONG_CARD_COUNT, "The dealer has " + round.dealer().size() + " cards, not "
                    + game.dealerCards() + ": the round is void, every wager goes back.");
        }
        for (List<SeatCheck> ofOneCode : byCode()) {
            for (Seat seat : round.seats()) {
                for (SeatCheck check : ofOneCode) {
                    Optional<String> problem = check.condition().problem(round, seat);
                    if (problem.isPresent()) {
                        RoundError error = RoundError.at(seat.number(), check.code(),
                                "Seat " + seat.number() + ": " + problem.get());
                        throw misread.isPresent() && misread.get().comesBefore(error) ? misread.get() : error;
                    }
                }
            }
            tellUpTo(ofOneCode.get(0).code(), misread);
        }
    }

    static RoundError tooMuchMoney() {
        return RoundError.of(ErrorCode.BAD_AMOUNT, "The amounts of this round are too large to reckon with.");
    }

    private static void tellUpTo(ErrorCode code, Optional<RoundError> misread) {
        if (misread.isPresent() && misread.get().code().compareTo(code) <= 0) {
            throw misread.get();
        }
    }

    /** The checks of a code together, so that of two seats that fail it the lower is told. */
    private List<List<SeatCheck>> byCode() {
        if (byCode.isEmpty()) {
            List<SeatCheck> all = new ArrayList<>(game.seatChecks());
            all.add(new SeatCheck(ErrorCode.WRONG_CARD_COUNT, this::cardCount));
            all.add(new SeatCheck(ErrorCode.BAD_AMOUNT, (round, seat) -> Optional.empty()));
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

    private void paytables(Round round) {
        for (Wager wager : game.priced()) {
            if (!round.paytables().containsKey(wager)) {
                throw RoundError.of(ErrorCode.UNKNOWN_PAYTABLE, "There is no paytable for " + wager.words() + ".");
            }
        }
        for (Paytable table : round.paytables().values()) {
            if (!table.unreadable().isEmpty()) {
                throw RoundError.of(ErrorCode.INCOMPLETE_PAYTABLE, "Paytable " + table.id() + " lacks the price of "
                        + table.unreadable().get(0).words()
                        + ": a supervisor must enter it from the approved layout first.");
            }
        }
    }

    private static void noCardTwice(Round round) {
        long seen = noneTwice(round.dealer(), 0, Optional.empty());
        for (Seat seat : round.seats()) {
            seen = noneTwice(seat.cards(), seen, Optional.of(seat));
            for (SplitHand hand : seat.hands()) {
                seen = noneTwice(hand.drawn(), seen, Optional.of(seat));
            }
        }
    }

    private static long noneTwice(Cards cards, long before, Optional<Seat> seat) {
        long seen = before;
        for (int place = 0; place < cards.size(); place++) {
            long card = 1L << cards.index(place);
            if ((seen & card) != 0) {
                String message = "The " + Card.of(cards.index(place)) + " is on the table twice.";
                throw seat.map(at -> RoundError.at(at.number(), ErrorCode.DUPLICATE_CARD, message))
                        .orElseGet(() -> RoundError.of(ErrorCode.DUPLICATE_CARD, message));
            }
            seen |= card;
        }
        return seen;
    }

    private Optional<String> cardCount(Round round, Seat seat) {
        return seat.cards().size() == game.playerCards() ? Optional.empty()
                : Optional.of("there are " + seat.cards().size() + " cards, not " + game.playerCards()
                        + ": the round is void, every wager goes back.");
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
            Optional<String> objection = limits == null || !seat.made(wager) ? Optional.empty()
                    : limits.objection(seat.stake(wager));
            if (objection.isPresent()) {
                return objection.map(words -> "the " + wager.words() + " of " + seat.stake(wager) + " " + words + ".");
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
