package app.spoton.tablet.trainer.exam;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.generator.QuestionFactory;
import app.spoton.tablet.trainer.practice.PracticeTables;
import app.spoton.tablet.trainer.question.Confusions;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.QuizTopic;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Syllabus;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;

public class ExamCodeTest {
    private static final Catalog CATALOG = Catalog.standard();
    private static final Game FURY = CATALOG.game("three-card-fury").orElseThrow();
    private static final TableSetup HOUSE = TableSetup.demonstration(Catalog.standard(), FURY);

    private static ExamCode code(String typed) {
        return ExamCode.parse(typed, CATALOG).orElseThrow();
    }

    @Test
    public void theSameCodeGivesTheSameExam() {
        List<QuizTopic> topics = Syllabus.of(HOUSE);
        ExamCode code = code(" fury-20-90-0417-2ktm");
        assertEquals(new ExamCode(Optional.of(FURY), 20, 90, 417, new ExamEdition(2, "KTM")), code);
        assertEquals("FURY-20-90-0417-2KTM", code.toString());
        List<Exam.Item> items = Exam.questions(code, topics);
        assertEquals(20, items.size());
        assertEquals(items, Exam.questions(code, topics));
        assertNotEquals(items, Exam.questions(new ExamCode(code.game(), 20, 90, 418, code.edition()), topics));
        assertTrue(items.stream().map(item -> item.topic().skill()).distinct().count() >= 9);
    }

    @Test
    public void thePassMarkDoesNotChangeTheQuestions() {
        List<QuizTopic> topics = Syllabus.of(HOUSE);
        assertEquals(Exam.questions(code("fury-20-70-0417-4ktm"), topics),
                Exam.questions(code("fury-20-100-0417-4ktm"), topics));
    }

    @Test
    public void textThatIsNotACodeIsRefused() {
        for (String typed : List.of("", "FURY", "FURY-15-1", "POKER-20-1", "FURY-20-", "FURY-20-12345",
                "FURY-20-0417-2K", "FURY-20-0417-KTM", "FURY-20-75-0417-4KTM")) {
            assertEquals(typed, Optional.empty(), ExamCode.parse(typed, CATALOG));
        }
        assertEquals("ALL-40-80-0007-12BCD", code("all 40 80 7 12bcd").toString());
    }

    @Test
    public void aCodeWithoutAnEditionIsOfVersion1() {
        assertEquals(1, code("FURY-20-0417").edition().version());
        assertNotEquals(ExamEdition.VERSION, code("FURY-20-0417").edition().version());
    }

    @Test
    public void aCodeOfAnOlderVersionHasAnotherEdition() {
        ExamEdition now = ExamEdition.of(List.of(HOUSE));
        assertNotEquals(now, code("FURY-20-0417-3" + now.tables()).edition());
        assertEquals(now, code("FURY-20-80-0417-" + now).edition());
    }

    @Test
    public void theReadingDrillCanBeExamined() {
        List<Exam.Item> items = Exam.questions(code("fury-40-80-0417-4ktm"), Syllabus.of(HOUSE));
        assertTrue(items.stream().anyMatch(item -> item.topic().skill() == Skill.READING));
    }

    @Test
    public void otherPaytablesHouseRulesOrLimitsHaveAnotherEdition() {
        ExamEdition house = ExamEdition.of(List.of(HOUSE));
        assertEquals(house, ExamEdition.of(List.of(TableSetup.demonstration(Catalog.standard(), FURY))));
        assertTrue(house.toString(), house.toString().matches(ExamEdition.VERSION + "[B-Z]{3}"));
        assertNotEquals(house, ExamEdition.of(List.of(PracticeTables.choose(HOUSE, Map.of(Wager.MONSTER, "M-9"),
                CATALOG))));
        HouseRules rules = HOUSE.house();
        assertNotEquals(house, ExamEdition.of(List.of(with(new HouseRules(Money.ofCents(100), rules.order(), false, false,
                false, false, rules.limits())))));
        assertNotEquals(house, ExamEdition.of(List.of(with(new HouseRules(rules.smallestChip(), rules.order(), false,
                false, false, false, Map.of())))));
    }

    private static TableSetup with(HouseRules rules) {
        return new TableSetup(HOUSE.name(), FURY, HOUSE.paytables(), rules, HOUSE.meters(), HOUSE.rates(),
                HOUSE.seats(), HOUSE.faceUp(), HOUSE.chips(), HOUSE.options());
    }

    @Test
    public void anExamDoesNotChangeWhileAMeterGrows() {
        TableSetup poker = TableSetup.demonstration(Catalog.standard(), CATALOG.game("four-card-poker").orElseThrow());
        TableSetup later = poker.withMeters(poker.meters().entrySet().stream().collect(Collectors.toMap(
                Map.Entry::getKey, meter -> new app.spoton.engine.round.Meter(Money.ofCents(12_345_67),
                        meter.getValue().seed(), meter.getValue().reserve()))));
        assertEquals(PracticeTables.forExam(poker).meters(), PracticeTables.forExam(later).meters());
        assertEquals(ExamEdition.of(List.of(poker)), ExamEdition.of(List.of(later)));
    }

    /**
     * If this fails, codes that are in use give other questions than before. If that is intended, raise
     * {@link ExamEdition#VERSION}, and put the new digest here.
     */
    @Test
    public void codesGiveTheSameQuestionsAsBeforeInThisVersion() throws Exception {
        MessageDigest drawn = MessageDigest.getInstance("SHA-256");
        for (Game game : CATALOG.games()) {
            TableSetup table = PracticeTables.forExam(TableSetup.demonstration(Catalog.standard(), game));
            List<QuizTopic> topics = Syllabus.of(table);
            for (int number = 0; number < 4; number++) {
                ExamCode code = new ExamCode(Optional.of(game), 40, 80, number, ExamEdition.of(List.of(table)));
                for (Exam.Item item : Exam.questions(code, topics)) {
                    QuizQuestion question = new QuestionFactory(table).ask(item.topic(), item.seed(), Confusions.NONE)
                            .orElseThrow();
                    drawn.update((item.topic().id() + question.practice().roundText("x") + question.subject()
                            + question.form() + question.correctAnswer()).getBytes(StandardCharsets.UTF_8));
                }
            }
        }
        StringBuilder hex = new StringBuilder(ExamEdition.VERSION + ":");
        for (byte one : drawn.digest()) {
            hex.append(String.format("%02x", one));
        }
        assertEquals("6:fb2edfd9e524c9d04a61636c9057a835ee4a63ed061596f7b54f3fc7a71581a2", hex.toString());
    }
}
