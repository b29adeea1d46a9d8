package app.spoton.tablet.table.state;

import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.StagedSteps;
import app.spoton.tablet.table.round.settlement.Pace;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The dealer's view of the table. Immutable.
 *
 * @param shown the settlement lines that the dealer has seen in this round, with their stage, as they were last known
 */
record TableDisplay(Pace pace, Optional<Settlement> shown) {
    static final TableDisplay FIRST = new TableDisplay(Pace.BY_LINE, Optional.empty());

    TableDisplay with(Pace other) {
        return new TableDisplay(other, shown);
    }

    TableDisplay withNothingShown() {
        return new TableDisplay(pace, Optional.empty());
    }

    /** All lines of a round that are known: its settlement, or what is due before it. */
    static Optional<Settlement> lines(RoundInProgress round) {
        return round.settlement().or(() -> StagedSteps.of(round));
    }

    /** With the lines in view. Lines that are missing only until a seat has decided again still count as shown. */
    TableDisplay after(Optional<Settlement> lines, int inView) {
        boolean known = lines.isEmpty() || (commonLines(lines) >= inView && stage(lines) <= stage(shown));
        return known ? this : new TableDisplay(pace, lines.map(all ->
                Settlement.soFar(all.stage(), List.copyOf(all.steps().subList(0, inView)))));
    }

    /** How many of the lines shown are still the first of these. */
    int commonLines(Optional<Settlement> lines) {
        List<Step> before = steps(shown);
        List<Step> now = steps(lines);
        int common = 0;
        while (common < before.size() && common < now.size()
                && before.get(common).sentence().equals(now.get(common).sentence())) {
            common++;
        }
        return common;
    }

    /** The lines shown that no longer hold; none if they are only not known again yet. */
    List<Step> changed(Optional<Settlement> lines) {
        int common = commonLines(lines);
        boolean holds = common == steps(shown).size() || (common == steps(lines).size() && stage(lines) < stage(shown));
        return holds ? List.of() : steps(shown).stream().filter(was -> steps(lines).stream().noneMatch(now ->
                now.sentence().equals(was.sentence()))).collect(Collectors.toList());
    }

    private static List<Step> steps(Optional<Settlement> lines) {
        return lines.map(Settlement::steps).orElse(List.of());
    }

    private static int stage(Optional<Settlement> lines) {
        return lines.map(found -> found.stage().ordinal()).orElse(-1);
    }
}
