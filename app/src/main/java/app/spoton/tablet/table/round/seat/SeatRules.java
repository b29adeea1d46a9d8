package app.spoton.tablet.table.round.seat;

import app.spoton.engine.card.Cards;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Objection;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The engine's rules for one seat of an incomplete round. */
public final class SeatRules {
    private SeatRules() {
    }

    /** What is wrong with the wagers before the deal. */
    public static Optional<Objection> objectionToWagers(TableSetup setup, SeatInPlay seat) {
        return setup.game().checkWagers(round(setup, seat.withoutCards()));
    }

    /** The seat with every wager that its game requires beside those it has made, none of them counted. */
    public static SeatInPlay withRequiredWagers(TableSetup setup, SeatInPlay seat) {
        Optional<Objection> missing = objectionToWagers(setup, seat).filter(found -> found.code() == ErrorCode.MISSING_WAGER);
        if (missing.isEmpty()) {
            return seat;
        }
        for (Wager wager : setup.game().wagers()) {
            SeatInPlay more = seat.withStake(wager, Stake.UNCOUNTED);
            if (!SpotLayout.isPlay(wager) && !seat.made(wager) && !objectionToWagers(setup, more).equals(missing)) {
                return withRequiredWagers(setup, more);
            }
        }
        return seat;
    }

    /** What is wrong with the seat now, apart from cards that are not entered yet; includes a missing decision. */
    public static Optional<Objection> objection(TableSetup setup, SeatInPlay seat) {
        Game game = setup.game();
        boolean dealt = seat.missing(game, 0) == 0;
        if (!dealt && !seat.hands().isEmpty()) {
            return objectionToWagers(setup, seat);
        }
        SeatInPlay known = dealt ? seat.withoutIncompleteDraws(game) : seat.withoutCards();
        return Optional.ofNullable(game.checkSeats(round(setup, known)).get(seat.number()));
    }

    /** The play wagers that the seat's hand may make: whole antes, or one that is not counted on an uncounted ante. */
    public static List<Stake> plays(TableSetup setup, SeatInPlay seat, int hand) {
        List<Stake> allowed = new ArrayList<>();
        Stake ante = seat.stake(SpotLayout.anteOf(SpotLayout.play(setup.game(), hand)));
        int most = ante.isUncounted() ? 1 : SpotLayout.maxTimesAnte(setup.game());
        for (int times = 1; times <= most && ante.isMade(); times++) {
            Stake play = ante.isUncounted() ? ante : Stake.counted(ante.amount().times(times));
            if (isAllowed(setup, Decisions.play(setup.game(), seat, hand, play))) {
                allowed.add(play);
            }
        }
        return List.copyOf(allowed);
    }

    public static boolean mayFold(TableSetup setup, SeatInPlay seat, int hand) {
        boolean bet = seat.made(SpotLayout.anteOf(SpotLayout.play(setup.game(), hand)));
        return bet && isAllowed(setup, Decisions.fold(setup.game(), seat, hand));
    }

    public static boolean mayFoldAll(TableSetup setup, SeatInPlay seat) {
        return isAllowed(setup, Decisions.foldAll(setup.game(), seat));
    }

    private static boolean isAllowed(TableSetup setup, SeatInPlay decided) {
        return objection(setup, decided).map(Objection::isStillToDecide).orElse(true);
    }

    /** The sets of three among a split seat's cards of which one must be kept together. */
    public static List<Cards> instantWinners(TableSetup setup, SeatInPlay seat) {
        boolean dealt = !seat.hands().isEmpty() && seat.missing(setup.game(), 0) == 0;
        return dealt ? setup.game().mustBeKeptTogether(round(setup, seat), seat.seat()) : List.of();
    }

    /** Whether any of a folded seat's wagers still depends on its cards. */
    public static boolean cardsMatter(TableSetup setup, SeatInPlay folded) {
        return !setup.game().mayStayUnseen(folded.seat(), setup.house());
    }

    /** A round of this seat alone, in which every player has decided. */
    private static Round round(TableSetup setup, SeatInPlay seat) {
        return new Round(Stage.DECIDED, setup.paytables(), setup.house(), setup.meters(), Cards.NONE,
                List.of(seat.seat()));
    }
}
