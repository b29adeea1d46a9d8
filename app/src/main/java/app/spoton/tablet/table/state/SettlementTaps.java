package app.spoton.tablet.table.state;

import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.round.RoundError;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.round.LastWagers;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.TableFocus;
import java.util.List;
import java.util.Optional;

/** From the settlement to the next round. */
final class SettlementTaps {
    private SettlementTaps() {
    }

    static TableState settle(TableState state) {
        if (state.phase() != RoundPhase.CARDS) {
            return state;
        }
        try {
            return state.changed(state.round().settled(), TableFocus.NOTHING);
        } catch (RoundError error) {
            return state.withNotice(TableNotice.of(error.objection()));
        }
    }

    static TableState next(TableState state) {
        RoundInProgress round = state.round();
        if (state.phase() != RoundPhase.SETTLEMENT || round.isAtTotals()) {
            return state;
        }
        return round.waitsForSupervisor()
                ? state.withNotice(TableNotice.of(TableNotice.Kind.SUPERVISOR_REQUIRED, state.focus().seat()))
                : state.withRound(round.atLine(round.line() + 1));
    }

    static TableState back(TableState state) {
        RoundInProgress round = state.round();
        if (state.phase() != RoundPhase.SETTLEMENT) {
            return state;
        }
        if (round.line() > 0) {
            return state.withRound(round.atLine(round.line() - 1));
        }
        return isApproved(round) ? state.withNotice(TableNotice.of(TableNotice.Kind.SUPERVISOR_CONFIRMED, 0))
                : state.changed(round.reopened(), TableFocus.NOTHING);
    }

    private static boolean isApproved(RoundInProgress round) {
        return !round.audit().approvals().isEmpty();
    }

    static TableState approve(TableState state, String supervisor) {
        RoundInProgress round = state.round();
        return !round.waitsForSupervisor() ? state : state.withRound(
                round.with(round.audit().approved(round.step().orElseThrow().number(), supervisor)));
    }

    static boolean isSameLine(TableState state, TableState asked) {
        return state.round().line() == asked.round().line() && state.round().settlement().isPresent()
                && state.round().settlement().equals(asked.round().settlement());
    }

    static TableState confirm(TableState state) {
        boolean done = state.phase() == RoundPhase.SETTLEMENT && state.round().isAtTotals();
        return done ? finish(state, RoundEnd.CONFIRMED, "") : state;
    }

    static TableState returnWagers(TableState state, RoundEnd end, String reason) {
        RoundInProgress round = state.round();
        boolean open = state.phase() != RoundPhase.CONFIRMED && !state.isSettling() && !round.seatsInPlay().isEmpty();
        if (!open || end == RoundEnd.CONFIRMED) {
            return state;
        }
        return isApproved(round) ? state.withNotice(TableNotice.of(TableNotice.Kind.SUPERVISOR_CONFIRMED, 0))
                : finish(state, end, reason);
    }

    private static TableState finish(TableState state, RoundEnd end, String reason) {
        RoundInProgress round = state.round();
        RoundInProgress ended = round.with(round.audit().endedAs(end, reason)).with(RoundPhase.CONFIRMED);
        return new TableState(ended, TableFocus.NOTHING, Optional.empty(), List.of(), state.lastWagers().after(ended),
                Optional.empty(), false);
    }

    static TableState nextRound(TableState state, TableSetup setup) {
        if (state.phase() != RoundPhase.CONFIRMED) {
            return state;
        }
        return isSameTable(state, setup)
                ? TableState.begin(RoundInProgress.begin(setup).withPlayersOf(state.round()), state.lastWagers())
                : TableState.begin(RoundInProgress.begin(setup), LastWagers.NONE);
    }

    private static boolean isSameTable(TableState state, TableSetup setup) {
        return setup.game() == state.setup().game() && setup.seats() == state.setup().seats();
    }

    static TableState withSetup(TableState state, TableSetup setup) {
        boolean untouched = state.phase() == RoundPhase.WAGERS && state.round().seatsInPlay().isEmpty();
        return !untouched || setup.equals(state.setup()) ? state : TableState.begin(RoundInProgress.begin(setup),
                isSameTable(state, setup) ? state.lastWagers() : LastWagers.NONE);
    }

    /** A supervisor's confirmation is never undone. */
    static TableState undo(TableState state) {
        if (state.rank().isPresent()) {
            return state.withFocus(state.focus());
        }
        boolean line = state.phase() == RoundPhase.SETTLEMENT
                && (state.round().line() > 0 || isApproved(state.round()));
        return line ? back(state) : state.before.orElse(state);
    }
}
