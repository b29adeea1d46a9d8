package app.spoton.tablet.trainer.generator;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.AnswerOption;
import app.spoton.tablet.trainer.practice.PracticeTables;
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
import java.util.stream.Collectors;
import org.junit.Test;

/** Questions about the draw of 4 Card Split, judged by the text of their rounds and by what the manual says. */
public class DrawQuestionsTest {
    private static final Catalog CATALOG = Catalog.standard();
    private static final TableSetup HOUSE = TableSetup.demonstration(Catalog.standard(), CATALOG.game("four-card-split").orElseThrow());
    private static final TableSetup VERSION_1 = PracticeTables.choose(HOUSE, Map.of(Wager.BLIND, "V1-1a"), CATALOG);
    private static final int SEEDS = 40;

    private static List<QuizQuestion> about(TableSetup table, String goal) {
        QuizTopic topic = topics(table).stream().filter(one -> one.goal().id().equals(goal)).findFirst().orElseThrow();
        List<QuizQuestion> questions = new ArrayList<>();
        for (long seed = 0; seed < SEEDS; seed++) {
            questions.add(new QuestionFactory(table).ask(topic, seed, Confusions.NONE).orElseThrow());
        }
        return questions;
    }

    private static List<QuizTopic> topics(TableSetup table) {
        return Syllabus.of(table).stream().filter(topic -> topic.skill() == Skill.DRAW).collect(Collectors.toList());
    }

    private static String right(QuizQuestion question) {
        return ((Answer.Choice) question.correctAnswer()).option().id();
    }

    private static Set<String> rights(TableSetup table, String goal) {
        return about(table, goal).stream().map(DrawQuestionsTest::right).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The seat's hands as the round's text has them: 3 for three cards that stay, f1 for one that is folded. */
    private static Set<String> split(QuizQuestion question) {
        Map<String, Object> round = SettlementText.line(question.practice().roundText("x"));
        Map<String, Object> seat = SettlementText.asMap(SettlementText.asList(round.get("seats")).get(0));
        return SettlementText.asList(seat.get("hands")).stream().map(SettlementText::asMap).map(hand ->
                ("true".equals(hand.get("folded")) ? "f" : "") + SettlementText.asList(hand.get("cards")).size())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<Set<String>> splits(String goal) {
        return about(HOUSE, goal).stream().map(DrawQuestionsTest::split).collect(Collectors.toSet());
    }

    @Test
    public void aHandOfTwoGetsOneCardAndAHandOfOneGetsTwoInBothVersions() {
        assertEquals(Set.of("draw-1-1"), rights(HOUSE, "example-2"));
        for (TableSetup table : List.of(HOUSE, VERSION_1)) {
            assertEquals(Set.of("draw-1-1"), rights(table, "two-and-two"));
            assertEquals(Set.of("draw-0-2", "draw-2-0"), rights(table, "three-and-one"));
        }
    }

    @Test
    public void aFoldedHandGetsNoneAndTheOtherIsFilled() {
        assertEquals(Set.of("draw-0-1", "draw-0-2", "draw-1-0", "draw-2-0"), rights(HOUSE, "one-hand-folded"));
        assertEquals(Set.of(Set.of("f2", "2"), Set.of("f3", "1")), splits("one-hand-folded"));
    }

    @Test
    public void anInstantWinnerGetsNoneAndItsLastCardTwoIfItIsPlayed() {
        assertEquals(Set.of("draw-0-0", "draw-0-2", "draw-2-0"), rights(HOUSE, "instant-winner"));
        assertEquals(Set.of(Set.of("3", "1"), Set.of("3", "f1")), splits("instant-winner"));
    }

    @Test
    public void sometimesNothingIsDealt() {
        assertEquals(Set.of("draw-0-0"), rights(HOUSE, "nothing-to-draw"));
        assertTrue(splits("nothing-to-draw").containsAll(Set.of(Set.of("f2"), Set.of("3", "f1"))));
    }

    @Test
    public void theManualsExamplesOfTheDrawCiteTheManual() {
        QuizQuestion two = about(HOUSE, "example-2").get(0);
        assertEquals("Ah Ad", two.practice().seat().hands().get(0).cards().toString());
        assertTrue(two.explanation().citations().get(0).endsWith("Rules of Play and Dealing Procedure (3)"));
        assertTrue(two.explanation().citations().get(1).contains("(5); version 1, 8"));
    }

    @Test
    public void fourSortedAnswersAreOffered() {
        Set<Integer> places = new TreeSet<>();
        for (QuizTopic topic : topics(HOUSE)) {
            for (QuizQuestion question : about(HOUSE, topic.goal().id())) {
                List<AnswerOption> options = ((AnswerForm.MultipleChoice) question.form()).options();
                assertEquals(4, Set.copyOf(options).size());
                places.add(options.indexOf(((Answer.Choice) question.correctAnswer()).option()));
                options.forEach(option -> assertTrue(((AnswerOption.CardCounts) option).cards().stream().allMatch(
                        cards -> cards >= 0 && cards <= 2)));
            }
        }
        assertEquals(Set.of(0, 1, 2, 3), places);
    }

    @Test
    public void mixedUpNumbersAreOffered() {
        QuizTopic topic = topics(HOUSE).stream().filter(one -> one.goal().id().equals("two-and-two")).findFirst()
                .orElseThrow();
        QuizQuestion plain = new QuestionFactory(HOUSE).ask(topic, 1, Confusions.NONE).orElseThrow();
        QuizQuestion aimed = new QuestionFactory(HOUSE).ask(topic, 1, (about, one, other) -> other.equals("draw-2-1"))
                .orElseThrow();
        assertFalse(plain.form().toString(), ids(plain).contains("draw-2-1"));
        assertTrue(aimed.form().toString(), ids(aimed).contains("draw-2-1"));
        assertEquals(plain.correctAnswer(), aimed.correctAnswer());
    }

    private static List<String> ids(QuizQuestion question) {
        return ((AnswerForm.MultipleChoice) question.form()).options().stream().map(AnswerOption::id).collect(Collectors.toList());
    }

    @Test
    public void drawnCardsAreRaisedInTheExplanation() {
        for (QuizQuestion question : about(HOUSE, "one-hand-folded")) {
            long dealt = question.practice().seat().hands().stream().mapToLong(hand -> hand.drawn().mask()).sum();
            assertEquals(dealt, question.explanation().decidingCards());
        }
    }

    @Test
    public void theDrawIsPartOfExamsAndChallenges() {
        assertTrue(Skill.DRAW.isOneTap());
        assertTrue(Skill.DRAW.suitsChallenge());
        assertTrue(Syllabus.skills(Syllabus.of(HOUSE)).contains(Skill.DRAW));
        TableSetup fury = TableSetup.demonstration(Catalog.standard(), CATALOG.game("three-card-fury").orElseThrow());
        assertFalse(Syllabus.skills(Syllabus.of(fury)).contains(Skill.DRAW));
    }
}
