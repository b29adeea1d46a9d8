package app.spoton.tablet.table.round.settlement;

import app.spoton.engine.settlement.Step;
import java.util.List;

/**
 * Consecutive steps of a settlement that are shown together: those of one seat, or one pass over several seats.
 *
 * @param steps at least one, in the order in which the dealer acts
 */
public record StepGroup(Kind kind, List<Step> steps) {
    /** The kind of group. */
    public enum Kind {
        /** One step by itself. */
        LINE,
        /** A pass over the seats as soon as the players' cards are dealt. */
        DEALT,
        /** A pass over the seats once every player has decided: folded hands, instant winners. */
        DECIDED,
        /** A pass over the seats because of the dealer's hand: plays that are pushed back. */
        DEALER_SHOWN,
        /** Steps of one seat. */
        SEAT,
        /** Envy payments at the end of the round. */
        ENVY
    }

    public StepGroup {
        steps = List.copyOf(steps);
    }

    public int first() {
        return steps.get(0).number();
    }

    public int last() {
        return steps.get(steps.size() - 1).number();
    }

    /** Whether the group is about this seat. */
    public boolean hasSeat(int seat) {
        return steps.stream().anyMatch(step -> step.seat() == seat);
    }

    /** Whether all steps are of one seat. */
    public boolean isOfOneSeat() {
        return steps.stream().allMatch(step -> step.seat() == steps.get(0).seat());
    }
}
