package app.spoton.engine.handbook;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.catalog.SampleCatalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.Games;
import app.spoton.engine.game.facts.CitationTopic;
import app.spoton.engine.game.facts.HouseOption;
import app.spoton.engine.game.facts.Irregularity;
import app.spoton.engine.game.facts.Variant;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.oracle.generator.RoundGenerator;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Rule;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.testing.LongRun;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.Test;

/** The handbooks of all games say what the engine does, and cite what it cites. */
public class GameHandbookTest {
    private static final Catalog CATALOG = Catalog.standard();
    private static final int ROUNDS = LongRun.cases(2_000, RoundGenerator.SAMPLE);

    private static GameHandbook handbook(String id) {
        return CATALOG.handbook(CATALOG.game(id).orElseThrow());
    }

    /** What a step of the settlement says about a wager is what the handbook says about that wager, outcome and all. */
    @Test
    public void everyOutcomeOfAWagerIsInTheHandbook() {
        Set<String> missing = new TreeSet<>();
        for (long seed = 0; seed < ROUNDS; seed++) {
            Rounds.Parsed parsed = Rounds.parse(CATALOG, RoundGenerator.round(seed));
            GameHandbook handbook = CATALOG.handbook(parsed.game());
            for (Step step : parsed.game().settle(parsed.round()).steps()) {
                boolean explained = handbook.wager(step.wager()).orElseThrow().results().stream()
                        .anyMatch(result -> result.outcome() == step.outcome());
                if (!explained) {
                    missing.add(parsed.game().id() + ": " + step.wager().id() + " " + step.outcome());
                }
            }
        }
        assertEquals(Set.of(), missing);
    }

    @Test
    public void theFactsAndWorkedExamplesOfAGameAreCited() {
        for (Game game : Games.all()) {
            Set<String> sections = CATALOG.handbook(game).citations().stream().map(Rule::toString).collect(Collectors.toSet());
            for (CitationTopic topic : List.of(CitationTopic.HAND_ORDER, CitationTopic.QUALIFYING, CitationTopic.SPLITTING,
                    CitationTopic.DRAWING, CitationTopic.ENVY)) {
                game.facts().citation(topic).ifPresent(rule ->
                        assertTrue(rule.toString(), sections.contains(rule.toString())));
            }
        }
    }

    @Test
    public void everyWagerIsExplained() {
        for (Game game : Games.all()) {
            GameHandbook handbook = CATALOG.handbook(game);
            Set<Wager> explained = handbook.wagers().stream().map(WagerRules::wager).collect(Collectors.toSet());
            assertTrue(game.id(), explained.containsAll(game.wagers()));
            assertTrue(game.id(), explained.containsAll(game.priced()));
            assertEquals(game.id(), game.wagers().contains(Wager.PROGRESSIVE), explained.contains(Wager.ENVY));
            handbook.wagers().stream().filter(rules -> game.wagers().contains(rules.wager())).forEach(rules -> assertTrue(
                    game.id() + " " + rules.wager(), rules.results().stream().anyMatch(r -> r.outcome() == Outcome.LOSE)));
        }
    }

    @Test
    public void exampleCardsMakeTheHandThatTheyStandFor() {
        for (Game game : Games.all()) {
            assertFalse(game.id(), CATALOG.handbook(game).hands().isEmpty());
            for (HandList list : CATALOG.handbook(game).hands()) {
                for (HandList.HandExample example : list.hands()) {
                    assertEquals(game.id() + " " + example, example.category(),
                            Hand.of(ranker(list.order()), example.cards()).category());
                }
            }
        }
    }

    private static Ranker ranker(HandOrder order) {
        return switch (order) {
            case THREE_CARD -> Ranker.THREE;
            case FOUR_CARD -> Ranker.FOUR;
            case FIVE_CARD -> Ranker.FIVE;
        };
    }

    @Test
    public void irregularitiesAreRuledAsTheGameRulesThem() {
        for (Game game : Games.all()) {
            for (Irregularity kind : Irregularity.values()) {
                DealingError error = CATALOG.handbook(game).irregularity(kind).orElseThrow();
                Irregularity.Ruling ruling = game.rulingOn(kind);
                boolean open = ruling.action() == Irregularity.Action.SUPERVISOR_DECIDES;
                assertEquals(game.id() + " " + kind, open ? Actor.HOUSE : Actor.MANUAL, error.decidedBy());
                assertEquals(open, error.ruled().contains("no rule"));
                assertTrue(error.rule().toString(), error.rule().toString().startsWith(ruling.rule().toString()));
            }
        }
    }

    /** 3 Card Fury, 4 Card Split and Super 4 Poker have no rule on the number of cards. */
    @Test
    public void aWrongCardCountIsVoidOnlyWhereTheManualSaysSo() {
        Map<String, Actor> decides = Map.of("four-card-poker", Actor.MANUAL, "crazy-4-poker", Actor.MANUAL,
                "three-card-fury", Actor.HOUSE, "four-card-split", Actor.HOUSE, "super-4-poker", Actor.HOUSE);
        decides.forEach((id, actor) -> assertEquals(id, actor,
                handbook(id).irregularity(Irregularity.WRONG_CARD_COUNT).orElseThrow().decidedBy()));
    }

    @Test
    public void everyHouseOptionOfAGameHasItsReadingAndTheDefaultFirst() {
        for (Game game : Games.all()) {
            Set<HouseOption> read = CATALOG.handbook(game).options().stream().map(HouseQuestion::option)
                    .collect(Collectors.toSet());
            assertEquals(game.id(), Arrays.stream(HouseOption.values()).filter(game.facts()::has)
                    .collect(Collectors.toSet()), read);
            for (HouseQuestion question : CATALOG.handbook(game).options()) {
                assertEquals(2, question.answers().size());
                assertEquals(question.option().valueIn(HouseRules.STANDARD), question.answers().get(0).value());
            }
        }
    }

    @Test
    public void everyAnswerToAHouseOptionIsAValueOfTheRoundFormat() {
        for (Game game : Games.all()) {
            for (HouseQuestion question : CATALOG.handbook(game).options()) {
                if (question.option() == HouseOption.ORDER) {
                    continue;
                }
                for (HouseQuestion.HouseAnswer answer : question.answers()) {
                    String value = answer.value().matches("true|false") ? answer.value() : "\"" + answer.value() + "\"";
                    Rounds.Parsed parsed = Rounds.parse(CATALOG, "{\"game\":\"" + game.id() + "\",\"house\":{\""
                            + question.option().id() + "\":" + value + "},\"dealer\":[],\"seats\":[]}");
                    assertEquals(answer.value(), question.option().valueIn(parsed.round().house()));
                }
            }
        }
    }

    @Test
    public void aRoundGoesFromTheWagersToTheSettlement() {
        for (Game game : SampleCatalog.withSixthGame().games()) {
            Procedure procedure = SampleCatalog.withSixthGame().handbook(game).procedure();
            Set<Moment> moments = procedure.round(Set.of(), false).stream().map(ProcedureStep::moment)
                    .collect(Collectors.toCollection(() -> EnumSet.noneOf(Moment.class)));
            assertTrue(game.id(), moments.containsAll(Set.of(Moment.WAGERS, Moment.DEALING, Moment.DECISIONS,
                    Moment.DEALER_SHOWS, Moment.SETTLING)));
            assertFalse(moments.contains(Moment.SHUFFLER_TROUBLE));
        }
    }

    @Test
    public void eachVariantHasItsOwnSteps() {
        Procedure crazy = handbook("crazy-4-poker").procedure();
        assertEquals(List.of("press-start-game", "remove-progressive-wagers"), ids(crazy.at(Moment.AFTER_WAGERS, Set.of(), true)));
        assertEquals(List.of("press-coin-in", "remove-progressive-wagers"),
                ids(crazy.at(Moment.AFTER_WAGERS, Set.of(Variant.KEYPAD), true)));
        assertEquals(List.of(), ids(crazy.at(Moment.AFTER_WAGERS, Set.of(), false)));
        assertEquals(List.of("press-coin-in", "remove-progressive-wagers"),
                ids(crazy.preferring(Set.of(Variant.KEYPAD)).at(Moment.AFTER_WAGERS, Set.of(Variant.MULTI_GAME_LINK), true)));
        assertTrue(ids(crazy.round(Set.of(Variant.EXECUTIVE_LEVEL), true)).contains("swipe-executive-card"));
        assertFalse(ids(crazy.round(Set.of(Variant.EXECUTIVE_LEVEL), true)).contains("swipe-supervisor-card"));
        assertFalse(ids(crazy.round(Set.of(Variant.KEYPAD, Variant.EXECUTIVE_LEVEL), true)).contains("swipe-executive-card"));
        Procedure fury = handbook("three-card-fury").procedure();
        assertTrue(ids(fury.round(Set.of(), false)).contains("turn-the-discard"));
        assertFalse(ids(fury.round(Set.of(Variant.HAND_DEALT), false)).contains("turn-the-discard"));
        assertEquals(8, handbook("four-card-poker").procedure().at(Moment.SHUFFLER_TROUBLE, Set.of(), false).size());
    }

    private static List<String> ids(List<ProcedureStep> steps) {
        return steps.stream().map(ProcedureStep::id).toList();
    }

    /** The manuals name nobody who replaces the shuffler, verifies a win or pays the prize. */
    @Test
    public void aStepNamesAPersonOnlyWhereTheManualDoes() {
        for (String id : List.of("four-card-poker", "crazy-4-poker")) {
            Set<String> unnamed = handbook(id).procedure().steps().stream().filter(step -> step.by() == Actor.CASINO)
                    .map(ProcedureStep::id).collect(Collectors.toSet());
            Set<String> expected = new HashSet<>(ids(handbook(id).procedure().at(Moment.SHUFFLER_TROUBLE, Set.of(), false)));
            expected.addAll(List.of("verify-win", "pay-prize"));
            assertEquals(id, expected, unnamed);
        }
    }

    @Test
    public void thePaytablesDecideTheVersionAndTheLink() {
        Game split = CATALOG.game("four-card-split").orElseThrow();
        assertEquals(Set.of(Variant.VERSION_2), split.variants(CATALOG.tablesFor(split, Map.of())));
        assertEquals(Set.of(Variant.VERSION_1), split.variants(CATALOG.tablesFor(split, Map.of(Wager.BLIND, "V1-2a"))));
        Game crazy = CATALOG.game("crazy-4-poker").orElseThrow();
        assertEquals(Set.of(), crazy.variants(CATALOG.tablesFor(crazy, Map.of())));
        assertEquals(Set.of(Variant.MULTI_GAME_LINK),
                crazy.variants(CATALOG.tablesFor(crazy, Map.of(Wager.PROGRESSIVE, "LINK-01"))));
    }

    @Test
    public void aStepFitsOnALineOfTheTable() {
        for (Game game : Games.all()) {
            for (ProcedureStep step : CATALOG.handbook(game).procedure().steps()) {
                assertTrue(game.id() + " " + step.id() + " has " + step.text().length(), step.text().length() <= 100);
                assertTrue(step.text(), step.text().endsWith("."));
            }
        }
    }

    @Test
    public void noTwoStepsOfARoundHaveTheSameWords() {
        for (Game game : Games.all()) {
            List<ProcedureStep> steps = CATALOG.handbook(game).procedure().steps();
            assertEquals(game.id(), steps.size(), steps.stream().map(ProcedureStep::text).distinct().count());
        }
    }
}
