package app.spoton.tablet.trainer;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.RoundLines;
import app.spoton.tablet.trainer.exam.ExamEdition;
import app.spoton.tablet.trainer.state.TrainerPage;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public class TrainerExamTest {
    private final TrainerFixture trainer = new TrainerFixture();

    @After
    public void close() {
        trainer.close();
    }

    private static Game game(String id) {
        return Catalog.standard().game(id).orElseThrow();
    }

    @Test
    public void anExamDoesNotBeginWithoutAName() {
        trainer.model.openExam();
        trainer.model.typeExamCode(trainer.code("FURY-10-1"));
        trainer.model.beginExam();
        assertTrue(trainer.state().page() instanceof TrainerPage.ExamStart);
        trainer.model.typeExamName(" Ana ");
        trainer.model.beginExam();
        assertEquals("Ana", trainer.state().trainees().current().name());
        assertEquals(1, trainer.quiz().progress().number());
    }

    @Test
    public void anExamIsPassedFromThePassMarkUp() {
        trainer.beginExam(trainer.code("FURY-10-90-0001"));
        trainer.model.answerLine(-7);   // no such line: always wrong
        finishExam();
        assertTrue(((TrainerPage.ExamFinished) trainer.state().page()).result().isPassed());
        trainer.model.back();
        trainer.beginExam(trainer.code("FURY-10-100-0001"));
        trainer.model.answerLine(-7);
        finishExam();
        assertFalse(((TrainerPage.ExamFinished) trainer.state().page()).result().isPassed());
        trainer.model.saveResult("content://files/exam");
        assertTrue(trainer.saved.get("content://files/exam").contains("Result: NOT PASSED (pass mark 100%)"));
    }

    @Test
    public void anExamReportHasRoundsThatTheEngineSettles() {
        trainer.beginExam("fcp-10-");
        assertEquals(TrainerPage.CodeProblem.NOT_A_CODE, ((TrainerPage.ExamStart) trainer.state().page()).problem());
        trainer.beginExam(trainer.code("fcp-10-77").toLowerCase(Locale.ROOT));
        finishExam();
        TrainerPage.ExamFinished over = (TrainerPage.ExamFinished) trainer.state().page();
        assertEquals(10, over.result().answers().size());
        trainer.model.saveResult("content://files/exam");
        assertEquals(TrainerPage.SaveStatus.SAVED, ((TrainerPage.ExamFinished) trainer.state().page()).saved());
        String report = trainer.saved.get("content://files/exam");
        assertTrue(report, report.contains("Code: FCP-10-80-0077-" + ExamEdition.VERSION));
        assertTrue(report, report.contains("Score: 100% (10 of 10 correct)"));
        RoundLines engine = new RoundLines(Catalog.standard(), false);
        List<String> rounds = report.lines().filter(line -> line.startsWith("  Round: "))
                .map(line -> line.substring("  Round: ".length())).collect(Collectors.toList());
        List<Integer> settled = IntStream.rangeClosed(1, 10)
                .filter(number -> !over.result().answers().get(number - 1).question().topic().skill().isAboutProcedure())
                .boxed().collect(Collectors.toList());
        assertFalse(report, settled.isEmpty());
        assertEquals(report, settled.size(), rounds.size());
        for (int at = 0; at < rounds.size(); at++) {
            String round = rounds.get(at);
            assertTrue(round, round.contains(over.result().code() + "/" + settled.get(at) + "\""));
            assertFalse(round, engine.settle(round).contains("\"error\""));
        }
    }

    private void finishExam() {
        while (trainer.state().page() instanceof TrainerPage.Quiz page) {
            trainer.clock.move(Duration.ofSeconds(5));
            TestAnswers.give(trainer.model, page);
        }
    }

    @Test
    public void aResultThatCannotBeSavedShowsAMessage() {
        trainer.beginExam(trainer.code("FURY-10-1"));
        finishExam();
        trainer.fillDisk();
        trainer.model.saveResult("content://files/exam");
        assertEquals(TrainerPage.SaveStatus.FAILED, ((TrainerPage.ExamFinished) trainer.state().page()).saved());
    }

    @Test
    public void aSupervisorCreatesACodeThatStartsTheExam() {
        trainer.model.openExam();
        trainer.model.chooseExamGame(Optional.of(game("four-card-split")));
        trainer.model.chooseExamLength(40);
        trainer.model.choosePassMark(90);
        trainer.model.createExamCode();
        TrainerPage.ExamStart page = (TrainerPage.ExamStart) trainer.state().page();
        assertTrue(page.typedCode(), page.typedCode().matches("SPLIT-40-90-\\d{4}-\\d[A-Z]{3}"));
        trainer.model.typeExamName("Ana");
        trainer.model.beginExam();
        assertEquals(40, trainer.quiz().progress().length());
        assertEquals("4 Card Split", trainer.quiz().question().topic().game().title());
    }
}
