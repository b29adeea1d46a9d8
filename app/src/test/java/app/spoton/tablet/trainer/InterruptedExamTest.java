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
import app.spoton.tablet.trainer.practice.PracticeTables;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.state.TrainerUiState;
import app.spoton.tablet.trainer.trainee.TraineeRecord;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** An exam is whole, whatever happens to the app in the middle of it, and the same for everybody or for nobody. */
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

    private void begin(TrainerViewModel model, String code) {
        model.exam();
        model.typeCode(code);
        model.beginExam();
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
    public void anExamGoesOnWhereTheAppWasKilled() {
        begin(trainer.model, trainer.code("ALL-10-0417"));
        answer(trainer.model, 4);
        String fifth = round(trainer.quiz().question());

        TrainerViewModel again = trainer.open(ApplicationProvider.getApplicationContext());
        UnfinishedExam unfinished = state(again).unfinishedExam().orElseThrow();
        assertEquals(4, unfinished.given().size());
        again.resumeExam();
        assertEquals(fifth, round(TrainerFixture.quiz(again).question()));
        assertEquals(5, TrainerFixture.quiz(again).number());
        assertEquals(10, TrainerFixture.quiz(again).of());
        answer(again, 6);
        ExamResult result = ((TrainerPage.ExamFinished) state(again).page()).result();
        assertEquals("all that was answered counts", 10, result.right());
        assertEquals(Duration.ofSeconds(4), result.answers().get(0).time());
        assertEquals(1, result.interruptions());
        again.export("content://files/exam");
        assertTrue(trainer.exported.get("content://files/exam").contains("Broken off and gone on with: 1 time"));
        again.back();
        assertEquals("it is over", Optional.empty(), state(again).unfinishedExam());
    }

    @Test
    public void wrongAnswersStayWrongAfterAKill() {
        begin(trainer.model, trainer.code("FCP-10-3"));
        trainer.model.answerLine(-7);   // no such line: wrong, whatever is asked
        answer(trainer.model, 1);
        TrainerViewModel again = trainer.open(ApplicationProvider.getApplicationContext());
        again.resumeExam();
        answer(again, 8);
        assertEquals(9, ((TrainerPage.ExamFinished) state(again).page()).result().right());
    }

    @Test
    public void anExamThatWasAnsweredToTheEndIsOverWhenItIsOpenedAgain() {
        begin(trainer.model, trainer.code("FURY-10-3"));
        answer(trainer.model, 9);
        TrainerPage.Quiz last = trainer.quiz();
        trainer.dealSlowly();   // the app dies after the last answer, before the result is there
        TestAnswers.give(trainer.model, last);
        TrainerViewModel again = trainer.open(ApplicationProvider.getApplicationContext());
        again.resumeExam();
        trainer.letDeal();
        trainer.letDeal();
        assertEquals(10, ((TrainerPage.ExamFinished) state(again).page()).result().right());
    }

    @Test
    public void whoeverLeavesAnExamCanGoOnOrBeginAnother() {
        begin(trainer.model, trainer.code("FURY-10-3"));
        answer(trainer.model, 2);
        trainer.model.back();
        assertEquals(2, trainer.state().unfinishedExam().orElseThrow().given().size());
        begin(trainer.model, trainer.code("FURY-10-4"));
        trainer.model.back();
        assertEquals(0, trainer.state().unfinishedExam().orElseThrow().given().size());
        assertTrue(trainer.state().unfinishedExam().orElseThrow().code().startsWith("FURY-10-0004"));
    }

    @Test
    public void everybodyHasTheSameExamWhateverPaytablesTheyPractiseWith() {
        String code = trainer.code("FURY-10-0417");
        begin(trainer.model, code);
        String first = round(trainer.quiz().question());
        trainer.model.back();
        trainer.model.tables(fury());
        TrainerPage.Paytables page = (TrainerPage.Paytables) trainer.state().page();
        page.choices().forEach((wager, tables) -> trainer.model.choosePaytable(wager, tables.get(0)));
        begin(trainer.model, code);
        assertEquals(first, round(trainer.quiz().question()));
        assertEquals("M-8", trainer.quiz().question().practice().round().paytable(Wager.MONSTER).id());
    }

    @Test
    public void aCodeOfAnotherVersionOrOfOtherTablesIsRefusedAndSaidToBe() {
        String good = trainer.code("FURY-10-0417");
        begin(trainer.model, "FURY-10-0417");
        assertEquals(TrainerPage.CodeProblem.OTHER_VERSION, door().refused());
        begin(trainer.model, good.replaceAll("-\\d([A-Z]{3})$", "-9$1"));
        assertEquals(TrainerPage.CodeProblem.OTHER_VERSION, door().refused());
        trainer.house = game -> game.equals(fury()) ? PracticeTables.choose(TableSetup.demonstration(game),
                Map.of(Wager.MONSTER, "M-9"), Catalog.standard()) : TableSetup.demonstration(game);
        trainer.model.back();   // the house's tables are looked up anew
        begin(trainer.model, good);
        assertEquals(TrainerPage.CodeProblem.OTHER_PAYTABLES, door().refused());
        assertNotEquals(good, trainer.code("FURY-10-0417"));
        begin(trainer.model, trainer.code("FURY-10-0417"));
        assertEquals("M-9", trainer.quiz().question().practice().round().paytable(Wager.MONSTER).id());
    }

    @Test
    public void anExamThatCannotGoOnBecauseTheTablesAreOthersSaysSo() {
        begin(trainer.model, trainer.code("FURY-10-0417"));
        answer(trainer.model, 1);
        trainer.house = game -> game.equals(fury()) ? PracticeTables.choose(TableSetup.demonstration(game),
                Map.of(Wager.MONSTER, "M-9"), Catalog.standard()) : TableSetup.demonstration(game);
        trainer.model.back();
        trainer.model.resumeExam();
        assertEquals(TrainerPage.CodeProblem.OTHER_PAYTABLES, door().refused());
    }

    private TrainerPage.ExamStart door() {
        assertFalse(trainer.state().page() instanceof TrainerPage.Quiz);
        return (TrainerPage.ExamStart) trainer.state().page();
    }
}
