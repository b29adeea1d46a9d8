package app.spoton.tablet.trainer.generator;

import app.spoton.engine.game.Game;
import app.spoton.engine.game.facts.CitationTopic;
import app.spoton.engine.settlement.Rule;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.trainer.practice.ManualExamples;
import app.spoton.tablet.trainer.practice.PracticeGoal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The rules that an explanation cites. */
final class RuleCitations {
    private RuleCitations() {
    }

    /** The game's own citation of a topic. */
    static List<Rule> of(Game game, CitationTopic topic) {
        return game.facts().citation(topic).map(List::of).orElse(List.of());
    }

    /** The rules that steps cite, then their paytable rows. */
    static List<String> of(List<Step> steps) {
        Set<String> found = new LinkedHashSet<>();
        steps.forEach(step -> found.add(step.rule().toString()));
        steps.forEach(step -> step.price().ifPresent(price -> found.add(price.source())));
        return new ArrayList<>(found);
    }

    /** An example's own source first. */
    static List<String> withExample(Game game, PracticeGoal goal, List<String> others) {
        if (!goal.situation().isExample()) {
            return others;
        }
        List<String> all = new ArrayList<>(List.of(ManualExamples.of(game, goal.situation()).rule().toString()));
        all.addAll(others);
        return all;
    }
}
