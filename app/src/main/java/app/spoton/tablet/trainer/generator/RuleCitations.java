package app.spoton.tablet.trainer.generator;

import app.spoton.engine.game.Game;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.round.Rule;
import app.spoton.engine.round.Step;
import app.spoton.tablet.trainer.practice.ManualExamples;
import app.spoton.tablet.trainer.practice.PracticeGoal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Citations of rules that no step of a settlement cites. */
final class RuleCitations {
    private static final String FCP = "000_d130eadb860732be.txt";
    private static final String FURY = "001_8ba469a3ddbb0de6.txt";
    private static final String CRAZY = "002_cd904c2c3fa231e4.txt";
    private static final String SPLIT = "003_911f96d4cd906c90.txt";
    private static final String SUPER = "004_0d6774a04634ce8b.txt";
    private static final Map<String, Rule> RANKING = Map.of(
            "four-card-poker", new Rule(FCP, "Ranking of Hands"),
            "three-card-fury", new Rule(FURY, "Getting Started 12"),
            "crazy-4-poker", new Rule(CRAZY, "Ranking of Hands"),
            "four-card-split", new Rule(SPLIT, "Ante Bet - Payouts"),
            "super-4-poker", new Rule(SUPER, "Rules of Play, paragraph 4"));
    private static final Map<String, Rule> QUALIFYING = Map.of(
            "four-card-poker", new Rule(FCP, "Playing Against the Dealer"),
            "three-card-fury", new Rule(FURY, "Getting Started 6"),
            "crazy-4-poker", new Rule(CRAZY, "Playing vs. Dealer"),
            "four-card-split", new Rule(SPLIT, "Rules of Play and Dealing Procedure (6); version 1, 9"),
            "super-4-poker", new Rule(SUPER, "Rules of Play, paragraph 3"));
    private static final Map<String, Rule> ORDER = Map.of(
            "four-card-poker", new Rule(FCP, "Dealing Procedures 4 and 6"),
            "three-card-fury", new Rule(FURY, "Dealer Protocol 4 and 5"),
            "crazy-4-poker", new Rule(CRAZY, "Dealing Procedures 4 and 6a iii"),
            "four-card-split", new Rule(SPLIT, "Rules of Play and Dealing Procedure (2) to (7)"),
            "super-4-poker", new Rule(SUPER, "Rules of Play, paragraphs 2 to 7"));
    private static final Map<String, Rule> ENVY = Map.of(
            "four-card-poker", new Rule(FCP, "Progressive, Rules of Play 9"),
            "crazy-4-poker", new Rule(CRAZY, "Progressive, Rules of Play 10"));
    private static final Rule LINK_HANDS = new Rule(CRAZY, "Nexus Command Multi-Game Link, rule 2");
    static final Rule SPLITTING = new Rule(SPLIT, "Rules of Play and Dealing Procedure (3); version 1, 5 and 6");

    static final Rule DRAWING = new Rule(SPLIT, "Rules of Play and Dealing Procedure (5); version 1, 8");

    private RuleCitations() {
    }

    static Rule ranking(Game game, HandOrder order) {
        return order == HandOrder.FIVE_CARD ? LINK_HANDS : RANKING.get(game.id());
    }

    static Rule qualifying(Game game) {
        return QUALIFYING.get(game.id());
    }

    static Rule order(Game game) {
        return ORDER.get(game.id());
    }

    static Rule envy(Game game) {
        return ENVY.get(game.id());
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
