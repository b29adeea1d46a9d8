package app.spoton.tablet.table.state;

import app.spoton.engine.handbook.Moment;
import app.spoton.engine.handbook.Procedure;
import app.spoton.engine.handbook.ProcedureStep;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundRequirements;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.SpotLayout;
import app.spoton.tablet.table.round.settlement.SettlementView;
import app.spoton.tablet.table.round.settlement.StepGroup;
import java.util.List;
import java.util.Optional;

/** The current moment of the manual's procedure at a table. */
public final class ProcedureMoment {
    private ProcedureMoment() {
    }

    /** The steps of the procedure that belong to this moment of the table; none if the manual has none. */
    public static List<ProcedureStep> steps(TableState state, Procedure procedure) {
        boolean progressive = state.setup().game().wagers().contains(Wager.PROGRESSIVE);
        return procedure.at(of(state), state.setup().game().variants(state.setup().paytables()), progressive);
    }

    static Moment of(TableState state) {
        return switch (state.phase()) {
            case WAGERS -> state.round().seatsInPlay().isEmpty() ? Moment.BEFORE_DEAL
                    : state.canDeal() ? Moment.AFTER_WAGERS : Moment.WAGERS;
            case CARDS -> cards(state);
            case SETTLEMENT -> settlement(state);
            case CONFIRMED -> Moment.ROUND_END;
        };
    }

    private static Moment cards(TableState state) {
        RoundInProgress round = state.round();
        boolean undecided = round.seatsInPlay().stream().anyMatch(seat -> state.isUndecided(seat.number()));
        boolean first = state.staged().size() > round.line() && undecided;
        if (round.cardMask() == 0 && undecided) {
            return Moment.DEALING;
        }
        if (first) {
            return Moment.FIRST_CARDS;
        }
        if (undecided) {
            return Moment.DECISIONS;
        }
        boolean dealerHidden = round.dealer().size() <= (SpotLayout.hasUpCard(state.setup().game()) ? 1 : 0);
        if (state.staged().size() > round.line() && dealerHidden) {
            return Moment.AFTER_DECISIONS;
        }
        boolean draws = round.seatsInPlay().stream().anyMatch(seat -> isDrawing(round, seat));
        boolean dealer = round.missing(TableFocus.DEALER, 0) > 0 || RoundRequirements.first(round).isEmpty();
        return draws ? Moment.DRAWING : dealer ? Moment.DEALER_SHOWS : Moment.DECISIONS;
    }

    private static boolean isDrawing(RoundInProgress round, SeatInPlay seat) {
        return !seat.hands().isEmpty() && (round.missing(seat.number(), 1) > 0 || round.missing(seat.number(), 2) > 0);
    }

    private static Moment settlement(TableState state) {
        SettlementView view = state.view().orElseThrow();
        Optional<StepGroup> group = view.group();
        boolean won = state.waiting().filter(step -> step.wager() == Wager.PROGRESSIVE).isPresent();
        boolean envy = group.filter(now -> now.steps().get(0).wager() == Wager.ENVY).isPresent();
        if (view.isAtTotals()) {
            return Moment.ROUND_END;
        }
        return won ? Moment.PROGRESSIVE_WIN : envy ? Moment.ENVY : Moment.SETTLING;
    }
}
