package app.spoton.tablet.table.state;

import app.spoton.engine.round.Step;
import app.spoton.tablet.people.Pace;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.StagedSteps;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How the table is shown to its dealer. Immutable.
 *
 * @param shown the settlement lines that the dealer has seen in this round, as far as they were last known
 */
record TableDisplay(Pace pace, List<Step> shown) {
    static final TableDisplay FIRST = new TableDisplay(Pace.BY_LINE, List.of());

    TableDisplay {
        shown = List.copyOf(shown);
    }

    TableDisplay with(Pace other) {
        return new TableDisplay(other, shown);
    }

    TableDisplay withShown(List<Step> lines) {
        return new TableDisplay(pace, lines);
    }

    /** All lines of a round that are known: its settlement, or what is due before it. */
    static List<Step> lines(RoundInProgress round) {
        return round.settlement().map(found -> found.steps()).orElseGet(() -> StagedSteps.of(round));
    }

    /** With the lines in view; lines that are missing only until a seat has decided again still count as shown. */
    TableDisplay after(List<Step> inView) {
        return commonLines(inView) == inView.size() ? this : withShown(inView);
    }

    /** How many of the lines shown are still the first of these. */
    int commonLines(List<Step> lines) {
        int common = 0;
        while (common < shown.size() && common < lines.size()
                && shown.get(common).sentence().equals(lines.get(common).sentence())) {
            common++;
        }
        return common;
    }

    /** The lines shown that no longer hold; none if they are only not known again yet. */
    List<Step> changed(List<Step> lines) {
        int common = commonLines(lines);
        boolean holds = common == lines.size() || common == shown.size();
        return holds ? List.of() : shown.stream().filter(was -> lines.stream().noneMatch(now ->
                now.sentence().equals(was.sentence()))).collect(Collectors.toList());
    }
}
