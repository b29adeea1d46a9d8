package app.spoton.engine.game;

import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import java.util.Optional;

/** The checks that several games share; each game lists the ones that its manual requires. */
final class SeatChecks {
    static final int ACE = 12;

    private SeatChecks() {
    }

    /** The wager must be made. */
    static SeatCheck required(Wager wager) {
        return new SeatCheck(ErrorCode.MISSING_WAGER, (round, seat) -> seat.made(wager) ? Optional.empty()
                : Optional.of("the " + wager.words() + " is missing."));
    }

    /** Whether both wagers were counted; amounts are compared only then. */
    static boolean areCounted(Seat seat, Wager one, Wager other) {
        return seat.isCounted(one) && seat.isCounted(other);
    }

    /** Two wagers must be equal. */
    static SeatCheck equal(Wager one, Wager other) {
        return new SeatCheck(ErrorCode.UNEQUAL_WAGERS, (round, seat) -> !areCounted(seat, one, other)
                || seat.stake(one).equals(seat.stake(other)) ? Optional.empty()
                : Optional.of("the " + one.words() + " of $" + seat.stake(one) + " and the " + other.words() + " of $"
                        + seat.stake(other) + " must be equal."));
    }

    /** A play wager, if made, equals the ante. */
    static SeatCheck playEqualsAnte(Wager play, Wager ante) {
        return new SeatCheck(ErrorCode.PLAY_NOT_EQUAL_ANTE, (round, seat) ->
                !areCounted(seat, play, ante) || seat.stake(play).equals(seat.stake(ante)) ? Optional.empty()
                        : Optional.of("the " + play.words() + " must be $" + seat.stake(ante) + ", the "
                                + ante.words() + "."));
    }

    /** A play wager, if made, is any amount from one to three times the ante. */
    static SeatCheck playIsOneToThreeTimesAnte() {
        return new SeatCheck(ErrorCode.PLAY_NOT_1_TO_3_TIMES_ANTE, (round, seat) -> {
            if (!areCounted(seat, Wager.PLAY, Wager.ANTE)) {
                return Optional.empty();
            }
            Money ante = seat.stake(Wager.ANTE);
            Money play = seat.stake(Wager.PLAY);
            return (play.compareTo(ante) >= 0 && play.compareTo(ante.times(3)) <= 0)
                    ? Optional.empty()
                    : Optional.of("the play must be between $" + ante + " and $" + ante.times(3) + ".");
        });
    }

    /** A play wager above the ante needs a pair of aces or better. */
    static SeatCheck raiseNeedsPairOfAces() {
        return new SeatCheck(ErrorCode.RAISE_NEEDS_PAIR_OF_ACES, (round, seat) ->
                areCounted(seat, Wager.PLAY, Wager.ANTE) && seat.cards().size() > 0
                        && seat.stake(Wager.PLAY).compareTo(seat.stake(Wager.ANTE)) > 0
                        && !Hand.of(Ranker.FOUR_OF_FIVE, seat.cards()).isPairOrBetter(ACE)
                        ? Optional.of("a play of more than the ante needs a pair of aces or better.")
                        : Optional.empty());
    }

    /** Once the players have decided, a seat with an ante has either folded or made the play wager. */
    static SeatCheck playedOrFolded() {
        return new SeatCheck(ErrorCode.NO_DECISION, (round, seat) -> {
            if (!seat.made(Wager.ANTE) || seat.folded() != seat.made(Wager.PLAY)) {
                return Optional.empty();
            }
            if (seat.folded()) {
                return Optional.of("a folded seat cannot have a play wager.");
            }
            return round.stage() == Stage.DEALT ? Optional.empty()
                    : Optional.of("the player must fold or make the play wager.");
        });
    }
}
