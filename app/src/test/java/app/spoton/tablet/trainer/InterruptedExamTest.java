package app.spoton.tablet.trainer;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.exam.ExamResult;
import app.spoton.tablet.trainer.practice.PracticeTables;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.state.TrainerUiState;
import app.spoton.tablet.trainer.trainee.UnfinishedExam;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Exams survive interruptions, and the same code gives everyone the same exam. */
@RunWith(AndroidJUnit4.class)
public class InterruptedExamTest {
    private final TrainerFixture trainer = new TrainerFixture();

    @After
    public void close() {
        trainer.close();
    }

    private static Game fury() {
        return Catalog.standard().game("three-card-fury").orElseThrow();
    }

    private static void begin(TrainerViewModel model, String code) {
        TrainerFixture.beginExam(model, code);
    }

    private void answer(TrainerViewModel model, int questions) {
        for (int at = 0; at < questions; at++) {
            trainer.clock.move(Duration.ofSeconds(4));
            TestAnswers.give(model, TrainerFixture.quiz(model));
        }
    }

    private static TrainerUiState state(TrainerViewModel model) {
        return Objects.requireNonNull(model.state().getValue());
    }

    private static String round(QuizQuestion question) {
        return question.topic().id() + question.practice().roundText("x");
    }

    @Test
    public void anExamResumesWhereTheAppWasKilled() {
        begin(trainer.model, trainer.code("ALL-10-0417"));
        answer(trainer.model, 4);
        String fifth = round(trainer.quiz().question());

        TrainerViewModel again = trainer.open(ApplicationProvider.getApplicationContext());
        UnfinishedExam unfinished = state(again).status().unfinishedExam().orElseThrow();
        assertEquals(4, unfinished.answers().size());
        again.resumeExam();
        assertEquals(fifth, round(TrainerFixture.quiz(again).question()));
        assertEquals(5, TrainerFixture.quiz(again).progress().number());
        assertEquals(10, TrainerFixture.quiz(again).progress().length());
        answer(again, 6);
        ExamResult result = ((TrainerPage.ExamFinished) state(again).page()).result();
        assertEquals("all answers count", 10, result.correctCount());
        assertEquals(Duration.ofSeconds(4), result.answers().get(0).time());
        assertEquals(1, result.interruptions());
        again.saveResult("content://files/exam");
        assertTrue(trainer.saved.get("content://files/exam").contains("Interrupted and resumed: 1 time"));
        again.back();
        assertEquals("it is finished", Optional.empty(), state(again).status().unfinishedExam());
    }

    @Test
    public void wrongAnswersStayWrongAfterTheAppWasKilled() {
        begin(trainer.model, trainer.code("FCP-10-3"));
        trainer.model.answerLine(-7);   // no such line: always wrong
        answer(trainer.model, 1);
        TrainerViewModel again = trainer.open(ApplicationProvider.getApplicationContext());
        again.resumeExam();
        answer(again, 8);
        assertEquals(9, ((TrainerPage.ExamFinished) state(again).page()).result().correctCount());
    }

    @Test
    public void anExamThatWasKilledAfterTheLastAnswerShowsItsResult() {
        begin(trainer.model, trainer.code("FURY-10-3"));
        answer(trainer.model, 9);
        TrainerPage.Quiz last = trainer.quiz();
        trainer.pauseGenerator();   // the app is killed after the last answer, before the result is shown
        TestAnswers.give(trainer.model, last);
        TrainerViewModel again = trainer.open(ApplicationProvider.getApplicationContext());
        again.resumeExam();
        trainer.generate();
        trainer.generate();
        assertEquals(10, ((TrainerPage.ExamFinished) state(again).page()).result().correctCount());
    }

    @Test
    public void anExamThatWasLeftCanBeResumedOrReplaced() {
        begin(trainer.model, trainer.code("FURY-10-3"));
        answer(trainer.model, 2);
        trainer.model.back();
        assertEquals(2, trainer.state().status().unfinishedExam().orElseThrow().answers().size());
        begin(trainer.model, trainer.code("FURY-10-4"));
        trainer.model.back();
        assertEquals(0, trainer.state().status().unfinishedExam().orElseThrow().answers().size());
        assertTrue(trainer.state().status().unfinishedExam().orElseThrow().code().startsWith("FURY-10-80-0004"));
    }

    @Test
    public void anExamDoesNotDependOnTheTraineesPaytables() {
        String code = trainer.code("FURY-10-0417");
        begin(trainer.model, code);
        String first = round(trainer.quiz().question());
        trainer.model.back();
        trainer.model.openPaytables(fury());
        TrainerPage.Paytables page = (TrainerPage.Paytables) trainer.state().page();
        page.choices().forEach((wager, tables) -> trainer.model.choosePaytable(wager, tables.get(0)));
        begin(trainer.model, code);
        assertEquals(first, round(trainer.quiz().question()));
        assertEquals("M-8", trainer.quiz().question().practice().round().paytable(Wager.MONSTER).id());
    }

    @Test
    public void aCodeOfAnotherVersionOrForOtherPaytablesIsRefused() {
        String good = trainer.code("FURY-10-0417");
        begin(trainer.model, "FURY-10-0417");
        assertEquals(TrainerPage.CodeProblem.OTHER_VERSION, examStart().problem());
        begin(trainer.model, good.replaceAll("-\\d([A-Z]{3})$", "-9$1"));
        assertEquals(TrainerPage.CodeProblem.OTHER_VERSION, examStart().problem());
        trainer.house = game -> game.equals(fury()) ? PracticeTables.choose(TableSetup.demonstration(Catalog.standard(), game),
                Map.of(Wager.MONSTER, "M-9"), Catalog.standard()) : TableSetup.demonstration(Catalog.standard(), game);
        trainer.model.back();   // loads the house's tables again
        begin(trainer.model, good);
        assertEquals(TrainerPage.CodeProblem.OTHER_PAYTABLES, examStart().problem());
        assertNotEquals(good, trainer.code("FURY-10-0417"));
        begin(trainer.model, trainer.code("FURY-10-0417"));
        assertEquals("M-9", trainer.quiz().question().practice().round().paytable(Wager.MONSTER).id());
    }

    @Test
    public void anExamThatCannotResumeAtOtherPaytablesShowsTheReason() {
        begin(trainer.model, trainer.code("FURY-10-0417"));
        answer(trainer.model, 1);
        trainer.house = game -> game.equals(fury()) ? PracticeTables.choose(TableSetup.demonstration(Catalog.standard(), game),
                Map.of(Wager.MONSTER, "M-9"), Catalog.standard()) : TableSetup.demonstration(Catalog.standard(), game);
        trainer.model.back();
        trainer.model.resumeExam();
        assertEquals(TrainerPage.CodeProblem.OTHER_PAYTABLES, examStart().problem());
    }

    private TrainerPage.ExamStart examStart() {
        assertFalse(trainer.state().page() instanceof TrainerPage.Quiz);
        return (TrainerPage.ExamStart) trainer.state().page();
    }
}
