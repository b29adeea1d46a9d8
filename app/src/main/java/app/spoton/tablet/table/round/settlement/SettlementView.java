package app.spoton.tablet.table.round.settlement;

import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.table.round.MeterReadings;
import app.spoton.tablet.table.round.RoundInProgress;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A settlement at a dealer's pace: what is in view, what waits for a supervisor, and where the next tap goes. The round
 * itself stores only its line, so the pace can change at any time. Immutable.
 */
public final class SettlementView {
    private final RoundInProgress round;
    private final Pace pace;
    private final List<StepGroup> groups;
    /** The group in view; -1 at the dealer's hand, the number of groups at the totals. */
    private final int at;

    private SettlementView(RoundInProgress round, Pace pace, List<StepGroup> groups) {
        this.round = round;
        this.pace = pace;
        this.groups = groups;
        this.at = at();
    }

    /** The round must be settled. */
    public static SettlementView of(RoundInProgress round, Pace pace) {
        Settlement settlement = round.settlement().orElseThrow();
        return new SettlementView(round, pace, pace == Pace.BY_LINE ? StepGroups.lines(settlement)
                : StepGroups.of(round.setup().game(), round.toRound(), settlement));
    }

    private int at() {
        if (round.line() == 0) {
            return pace == Pace.BY_LINE ? -1 : 0;
        }
        int found = 0;
        while (found < groups.size() && groups.get(found).last() < round.line()) {
            found++;
        }
        return found;
    }

    public Pace pace() {
        return pace;
    }

    public List<StepGroup> groups() {
        return groups;
    }

    /** The group in view; empty at the dealer's hand, which by line is a line of its own, and at the totals. */
    public Optional<StepGroup> group() {
        return at < 0 || at >= groups.size() ? Optional.empty() : Optional.of(groups.get(at));
    }

    /** How many groups the dealer has come to. */
    public int number() {
        return at + 1;
    }

    /** Whether the way back from here leads to the cards. */
    public boolean isFirst() {
        return at <= 0 && (pace != Pace.BY_LINE || at < 0);
    }

    public boolean isAtTotals() {
        return at >= groups.size();
    }

    /** Whether a step is in view or done, so that its spot shows how it ended. */
    public boolean shows(Step step) {
        return pace == Pace.WHOLE_TABLE || step.number() <= round.line()
                || group().filter(now -> step.number() <= now.last()).isPresent();
    }

    /** Whether every step of a seat is done, apart from those in view. */
    public boolean isDone(int seat) {
        int done = isAtTotals() ? Integer.MAX_VALUE : group().map(StepGroup::first).orElse(0);
        return steps().stream().filter(step -> step.seat() == seat).allMatch(step -> step.number() < done);
    }

    private List<Step> steps() {
        return round.settlement().orElseThrow().steps();
    }

    /** The step in view that a supervisor must confirm before the settlement goes on. */
    public Optional<Step> waiting() {
        return group().flatMap(now -> now.steps().stream().filter(round::isUnapproved).findFirst());
    }

    /** Every step of the round that a supervisor has still to confirm. */
    public List<Step> unapproved() {
        return steps().stream().filter(round::isUnapproved).collect(Collectors.toList());
    }

    /**
     * Whether the round may be confirmed from here: at the totals, by seat also at the last panel, and with the whole table
     * in view at any time, unless something waits for a supervisor.
     */
    public boolean mayConfirm() {
        boolean seen = pace == Pace.WHOLE_TABLE || isAtTotals() || (pace == Pace.BY_SEAT && at == groups.size() - 1);
        return seen && unapproved().isEmpty();
    }

    /**
     * The line that the next tap goes to: what waits for a supervisor first, so that nothing is paid from a meter
     * without approval.
     */
    public int nextLine() {
        return at + 1 >= groups.size() ? totalsLine() : lineOf(groups.get(at + 1));
    }

    /** The line at which a step comes into view; the totals if there is no such step. */
    public int lineOfStep(int number) {
        return groups.stream().filter(group -> group.last() >= number).findFirst().map(this::lineOf).orElse(totalsLine());
    }

    private int lineOf(StepGroup group) {
        return group.steps().stream().filter(round::isUnapproved).mapToInt(Step::number).findFirst().orElse(group.last());
    }

    public int totalsLine() {
        return steps().size() + 1;
    }

    public int previousLine() {
        return at <= 0 ? 0 : groups.get(Math.min(at, groups.size()) - 1).last();
    }

    /** The total of the seat in view, at its last step; empty before that and in a pass over several seats. */
    public Optional<Settlement.SeatTotal> finishedSeatTotal() {
        return group().filter(now -> now.isOfOneSeat() && steps().subList(now.last(), steps().size()).stream()
                .noneMatch(later -> now.hasSeat(later.seat()))).flatMap(now -> total(now.steps().get(0).seat()));
    }

    /** The total of a seat; empty while a share of a controller's meter, which it is paid, has not been read. */
    public Optional<Settlement.SeatTotal> total(int seat) {
        boolean unread = steps().stream().anyMatch(step -> step.seat() == seat && MeterReadings.isMissing(round, step));
        return unread ? Optional.empty()
                : round.settlement().orElseThrow().seats().stream().filter(total -> total.seat() == seat).findFirst();
    }
}
