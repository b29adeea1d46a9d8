package app.spoton.tablet.trainer.generator;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.RoundLines;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.question.Confusions;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.QuizTopic;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Syllabus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.Test;

/**
 * What chance deals too seldom is planted, and it is what it says. It is judged by the cards and by the text that the
 * engine prints for the round, not by the code that planted it.
 */
public class PracticeSituationsTest {
    private static final Catalog CATALOG = Catalog.standard();
    private static final int SEEDS = 12;
    private static final Set<String> LIVE = Set.of("aces-up", "seven-card", "player-bonus", "bad-beat", "blind");

    /** A question, the round it is about, and what comes of it: both as texts that were read. */
    private record Seen(QuizQuestion question, Map<String, Object> round, Map<String, Object> settlement) {
        String seat() {
            return Integer.toString(question.practice().seatNumber());
        }

        Map<String, Object> dealer() {
            return SettlementText.asMap(settlement.get("dealer"));
        }

        List<Map<String, Object>> steps() {
            return SettlementText.asList(settlement.get("steps")).stream().map(SettlementText::asMap)
                    .filter(step -> step.get("seat").equals(seat())).collect(Collectors.toList());
        }

        Map<String, Object> step(String wager) {
            return steps().stream().filter(step -> step.get("wager").equals(wager)).findFirst().orElseThrow();
        }

        /** The ante whose hand is held against the dealer's. */
        Map<String, Object> playedAnte() {
            return steps().stream().filter(step -> step.get("wager").toString().startsWith("ante")
                    && steps().stream().anyMatch(play -> play.get("wager").equals(
                            step.get("wager").toString().replace("ante", "play")))).findFirst().orElseThrow();
        }

        String ranks(Map<String, Object> hand) {
            return SettlementText.asList(hand.get("cards")).stream().map(card -> card.toString().substring(0, 1)).sorted()
                    .collect(Collectors.joining());
        }

        boolean isInSpades(Map<String, Object> hand) {
            return SettlementText.asList(hand.get("cards")).stream().allMatch(card -> card.toString().endsWith("s"));
        }

        Map<String, Object> seatDealt() {
            return SettlementText.asList(round.get("seats")).stream().map(SettlementText::asMap)
                    .filter(one -> one.get("seat").equals(seat())).findFirst().orElseThrow();
        }
    }

    /** All questions about a situation, in every game and skill that has it; at least in these games. */
    private static List<Seen> planted(String goal, String... games) {
        RoundLines engine = new RoundLines(CATALOG, true);
        List<Seen> seen = new ArrayList<>();
        Set<String> there = new TreeSet<>();
        for (Game game : CATALOG.games()) {
            TableSetup table = TableSetup.demonstration(Catalog.standard(), game);
            QuestionFactory questions = new QuestionFactory(table);
            for (QuizTopic topic : Syllabus.of(table)) {
                if (topic.goal().id().equals(goal)) {
                    there.add(game.id());
                    for (long seed = 0; seed < SEEDS; seed++) {
                        QuizQuestion question = questions.ask(topic, seed, Confusions.NONE).orElseThrow();
                        String round = question.practice().roundText("x");
                        seen.add(new Seen(question, SettlementText.line(round), SettlementText.line(engine.settle(round))));
                    }
                }
            }
        }
        assertTrue(goal + " only in " + there, there.containsAll(List.of(games)));
        return seen;
    }

    private static void assertAll(List<Seen> seen, Predicate<Seen> shows) {
        for (Seen one : seen) {
            assertTrue(one.question().topic().id() + ' ' + one.question().seed() + ' ' + one.settlement(), shows.test(one));
        }
    }

    private static final String[] ALL = {"four-card-poker", "three-card-fury", "crazy-4-poker", "four-card-split",
        "super-4-poker"};

    @Test
    public void tiesHaveEqualRanks() {
        assertAll(planted("tie", ALL), seen -> seen.ranks(seen.playedAnte()).equals(seen.ranks(seen.dealer()))
                && !seen.playedAnte().get("cards").equals(seen.dealer().get("cards")));
    }

    @Test
    public void aKickerDecidesBetweenHandsOfOneKind() {
        List<Seen> seen = planted("kicker", ALL);
        assertAll(seen, one -> one.playedAnte().get("hand").equals(one.dealer().get("hand"))
                && !one.ranks(one.playedAnte()).equals(one.ranks(one.dealer())));
        assertTrue("pairs with kickers are among them",
                seen.stream().filter(one -> one.dealer().get("hand").equals("pair")).count() > seen.size() / 4);
    }

    @Test
    public void theAceCountsLowInAStraight() {
        assertAll(planted("wheel", ALL), seen -> seen.ranks(seen.playedAnte()).equals(
                seen.question().practice().game().playerCards() == 4 ? "23A" : "234A")
                && seen.playedAnte().get("hand").toString().startsWith("straight"));
    }

    @Test
    public void aSpadeMiniRoyalTiesWithAnyOther() {
        List<Seen> seen = planted("mini-royals", "three-card-fury", "four-card-split");
        assertAll(seen, one -> one.playedAnte().get("hand").equals("mini-royal")
                && one.dealer().get("hand").equals("mini-royal")
                && one.isInSpades(one.playedAnte()) != one.isInSpades(one.dealer())
                && one.playedAnte().get("outcome").equals("push"));
        assertEquals(Set.of(true, false), seen.stream().map(one -> one.isInSpades(one.dealer()))
                .collect(Collectors.toSet()));
        seen.stream().filter(one -> one.question().topic().skill() == Skill.WAGER).forEach(one ->
                assertEquals("win", one.step("monster").get("outcome")));
    }

    @Test
    public void aSpadeMiniRoyalIsPaidMoreThanAnother() {
        assertAll(planted("row:monster:spade-mini-royal", "three-card-fury"), seen -> seen.isInSpades(
                seen.step("monster")) && seen.step("monster").get("odds").equals("50 to 1"));
        assertAll(planted("row:monster:mini-royal", "three-card-fury"), seen -> !seen.isInSpades(
                seen.step("monster")) && seen.step("monster").get("odds").equals("30 to 1"));
    }

    @Test
    public void aStraightLoses() {
        assertAll(planted("straight-that-loses", ALL), seen -> seen.playedAnte().get("hand").equals("straight")
                && seen.playedAnte().get("outcome").equals("lose"));
    }

    @Test
    public void aBonusIsStillSettledAfterAFold() {
        List<Seen> seen = planted("fold-with-live-bonus", "four-card-poker", "three-card-fury", "four-card-split",
                "super-4-poker");
        assertAll(seen, one -> one.seatDealt().toString().contains("folded=true")
                && one.steps().stream().anyMatch(step -> LIVE.contains(step.get("wager").toString())));
        List<Seen> asked = seen.stream().filter(one -> one.question().topic().skill() == Skill.WAGER)
                .collect(Collectors.toList());
        assertTrue("the bonus itself is asked about", asked.stream().filter(one -> LIVE.contains(
                one.question().wager().orElseThrow().id())).count() > asked.size() / 2);
        assertTrue("and is paid", asked.stream().anyMatch(one -> one.step(one.question().wager().orElseThrow().id())
                .get("outcome").equals("win")));
    }

    @Test
    public void aMonsterIsBustedAndPaid() {
        for (String row : List.of("mini-royal", "straight-flush", "three-of-a-kind")) {
            assertAll(planted("row:monster:" + row + ":second", "three-card-fury"), seen ->
                    seen.step("monster").get("outcome").equals("win")
                            && !seen.playedAnte().get("outcome").equals("win"));
        }
    }

    @Test
    public void threeToTwoIsDealtOnAmountsThatPayHalfADollar() {
        assertAll(planted("three-to-two", "crazy-4-poker", "super-4-poker"), seen -> {
            Map<String, Object> step = seen.step(seen.question().wager().orElseThrow().id());
            return step.get("odds").equals("3 to 2") && step.get("pay").toString().endsWith(".50");
        });
    }

    @Test
    public void theQualifyingEdgeIsOneRankAboveOrBelow() {
        List<Seen> seen = planted("qualifying-edge", "three-card-fury", "crazy-4-poker", "four-card-split",
                "super-4-poker").stream().filter(one -> !one.question().practice().game().id()
                .equals("four-card-poker")).collect(Collectors.toList());
        assertAll(seen, one -> {
            String ranks = one.ranks(one.dealer());
            boolean king = ranks.contains("K") && !ranks.contains("A");
            boolean queen = ranks.contains("Q") && !ranks.contains("K") && !ranks.contains("A");
            return one.dealer().get("hand").equals("high-card") && (king || queen)
                    && one.dealer().get("qualifies").equals(Boolean.toString(king));
        });
        for (Game game : CATALOG.games()) {
            if (!game.id().equals("four-card-poker")) {
                assertEquals(game.id(), Set.of("true", "false"), seen.stream().filter(one -> one.question().practice()
                        .game().equals(game)).map(one -> one.dealer().get("qualifies").toString())
                        .collect(Collectors.toSet()));
            }
        }
    }
}
