package app.spoton.tablet.table.state;

import app.spoton.engine.money.Money;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.settlement.SettlementResult;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.round.LastWagers;
import app.spoton.tablet.table.round.MeterReadings;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.settlement.SettlementView;
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
        SettlementResult result = state.round().trySettle();
        if (result instanceof SettlementResult.Refused refused) {
            return state.withNotice(TableNotice.of(refused.objection()));
        }
        TableState settled = state.changed(state.round().settledAs(result.orThrow()), TableFocus.NOTHING);
        int done = state.round().line();
        return done == 0 ? settled : settled.withRound(settled.round().atLine(view(settled).lineOfStep(done + 1)), settled.notices());
    }

    static TableState next(TableState state) {
        RoundInProgress round = state.round();
        if (state.phase() != RoundPhase.SETTLEMENT || round.isAtTotals()) {
            return state;
        }
        return state.waiting().isPresent()
                ? state.withNotice(TableNotice.of(TableNotice.Kind.SUPERVISOR_REQUIRED, state.focus().seat()))
                : state.withRound(round.atLine(view(state).nextLine()));
    }

    private static SettlementView view(TableState state) {
        return state.view().orElseThrow();
    }

    /** The lines up to the first that waits for a supervisor, who is asked in the settlement. */
    static TableState tickStaged(TableState state) {
        int done = 0;
        while (done < state.staged().size() && !state.round().isUnapproved(state.staged().get(done))) {
            done++;
        }
        return done <= state.round().line() ? state : state.changed(state.round().atLine(done), state.focus());
    }

    static TableState back(TableState state) {
        RoundInProgress round = state.round();
        if (state.phase() != RoundPhase.SETTLEMENT) {
            return state;
        }
        if (!view(state).isFirst()) {
            return state.withRound(round.atLine(view(state).previousLine()));
        }
        return isApproved(round) ? state.withNotice(TableNotice.of(TableNotice.Kind.SUPERVISOR_CONFIRMED, 0))
                : state.changed(round.reopened(), TableFocus.NOTHING);
    }

    private static boolean isApproved(RoundInProgress round) {
        return !round.audit().approvals().isEmpty();
    }

    private static TableState approve(TableState state, String supervisor) {
        RoundInProgress round = state.round();
        return state.waiting().map(step -> state.withRound(round.with(round.audit().approved(step.number(), supervisor))
                .atLine(Math.max(round.line(), step.number())))).orElse(state);
    }

    /** A share of a meter that a controller keeps is paid only once its amount was read from the display. */
    static TableState approve(TableState state, String supervisor, Optional<Money> display) {
        Optional<Step> unread = state.waiting().filter(step -> MeterReadings.isMissing(state.round(), step));
        if (unread.isEmpty()) {
            return approve(state, supervisor);
        }
        return display.filter(amount -> amount.cents() > 0)
                .map(amount -> approve(state.withRound(MeterReadings.read(state.round(), unread.get(), amount)), supervisor))
                .orElseGet(() -> state.withNotice(TableNotice.of(TableNotice.Kind.READING_REQUIRED, unread.get().seat())));
    }

    static boolean isSameWin(TableState state, TableState asked) {
        return state.round().audit().id().equals(asked.round().audit().id())
                && state.waiting().map(Step::number).equals(asked.waiting().map(Step::number))
                && state.round().settlement().isPresent() && state.round().settlement().equals(asked.round().settlement());
    }

    static TableState confirm(TableState state) {
        boolean done = state.phase() == RoundPhase.SETTLEMENT && view(state).mayConfirm();
        return done ? finish(state, state.round().atLine(view(state).totalsLine()), RoundEnd.CONFIRMED, "") : state;
    }

    static TableState returnWagers(TableState state, RoundEnd end, String reason) {
        RoundInProgress round = state.round();
        boolean open = state.phase() != RoundPhase.CONFIRMED && !state.isSettling() && !round.seatsInPlay().isEmpty();
        if (!open || end == RoundEnd.CONFIRMED) {
            return state;
        }
        return isApproved(round) ? state.withNotice(TableNotice.of(TableNotice.Kind.SUPERVISOR_CONFIRMED, 0))
                : finish(state, round, end, reason);
    }

    private static TableState finish(TableState state, RoundInProgress round, RoundEnd end, String reason) {
        RoundInProgress ended = round.with(round.audit().endedAs(end, reason)).with(RoundPhase.CONFIRMED);
        return new TableState(ended, TableFocus.NOTHING, Optional.empty(), List.of(), state.lastWagers().after(ended),
                Optional.empty(), false, state.display);
    }

    static TableState nextRound(TableState state, TableSetup setup) {
        if (state.phase() != RoundPhase.CONFIRMED) {
            return state;
        }
        TableState next = isSameTable(state, setup)
                ? TableState.begin(RoundInProgress.begin(setup).withPlayersOf(state.round()), state.lastWagers())
                : TableState.begin(RoundInProgress.begin(setup), LastWagers.NONE);
        return next.withPace(state.pace());
    }

    private static boolean isSameTable(TableState state, TableSetup setup) {
        return setup.game() == state.setup().game() && setup.seats() == state.setup().seats();
    }

    static TableState withSetup(TableState state, TableSetup setup) {
        boolean untouched = state.phase() == RoundPhase.WAGERS && state.round().seatsInPlay().isEmpty();
        return !untouched || setup.equals(state.setup()) ? state : TableState.begin(RoundInProgress.begin(setup),
                isSameTable(state, setup) ? state.lastWagers() : LastWagers.NONE).withPace(state.pace());
    }

    /** A supervisor's confirmation is never undone. */
    static TableState undo(TableState state) {
        if (state.rank().isPresent()) {
            return state.withFocus(state.focus());
        }
        boolean line = state.phase() == RoundPhase.SETTLEMENT
                && (!view(state).isFirst() || isApproved(state.round()));
        return line ? back(state) : state.before.map(was -> was.with(state.display)).orElse(state);
    }
}
