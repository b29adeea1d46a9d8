package app.spoton.tablet.table.round.settlement;

import app.spoton.engine.game.Game;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Divides a settlement into groups without changing the manual's order. Steps that are due at an earlier stage form a
 * pass over all seats, and so does envy; the others are runs of the same seat. A pass over a single seat belongs to
 * that seat.
 */
final class StepGroups {
    private final List<StepGroup> groups = new ArrayList<>();
    private List<Step> run = new ArrayList<>();

    private StepGroups() {
    }

    static List<StepGroup> lines(Settlement settlement) {
        return settlement.steps().stream().map(step -> new StepGroup(StepGroup.Kind.LINE, List.of(step)))
                .collect(Collectors.toList());
    }

    static List<StepGroup> of(Game game, Round round, Settlement settlement) {
        List<Step> steps = settlement.steps();
        int dealt = due(game, round, Stage.DEALT);
        int decided = due(game, round, Stage.DECIDED);
        int shown = due(game, round, Stage.DEALER_SHOWN);
        int envy = steps.size();
        while (envy > shown && steps.get(envy - 1).wager() == Wager.ENVY) {
            envy--;
        }
        StepGroups all = new StepGroups();
        all.pass(StepGroup.Kind.DEALT, steps.subList(0, dealt));
        all.pass(StepGroup.Kind.DECIDED, steps.subList(dealt, decided));
        all.pass(StepGroup.Kind.DEALER_SHOWN, steps.subList(decided, shown));
        steps.subList(shown, envy).forEach(all::add);
        all.pass(StepGroup.Kind.ENVY, steps.subList(envy, steps.size()));
        all.endRun();
        return List.copyOf(all.groups);
    }

    private static int due(Game game, Round round, Stage stage) {
        return game.settle(round.at(stage)).steps().size();
    }

    private void pass(StepGroup.Kind kind, List<Step> steps) {
        boolean several = steps.stream().mapToInt(Step::seat).distinct().count() > 1;
        if (several) {
            endRun();
            groups.add(new StepGroup(kind, steps));
        } else {
            steps.forEach(this::add);
        }
    }

    private void add(Step step) {
        if (!run.isEmpty() && run.get(0).seat() != step.seat()) {
            endRun();
        }
        run.add(step);
    }

    private void endRun() {
        if (!run.isEmpty()) {
            groups.add(new StepGroup(StepGroup.Kind.SEAT, run));
            run = new ArrayList<>();
        }
    }
}
