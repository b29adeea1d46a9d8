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
import app.spoton.tablet.trainer.practice.PracticeRoundCodec;
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
            TestAnswers.give(model, TrainerFixture.sitting(model));
        }
    }

    private static TrainerUiState state(TrainerViewModel model) {
        return Objects.requireNonNull(model.state().getValue());
    }

    private static String round(QuizQuestion question) {
        return question.topic().id() + PracticeRoundCodec.of(question.practice(), "x");
    }

    @Test
    public void anExamGoesOnWhereTheAppWasKilled() {
        begin(trainer.model, trainer.code("ALL-10-0417"));
        answer(trainer.model, 4);
        String fifth = round(trainer.sitting().question());

        TrainerViewModel again = trainer.open(ApplicationProvider.getApplicationContext());
        TraineeRecord.Unfinished unfinished = state(again).unfinished().orElseThrow();
        assertEquals(4, unfinished.given().size());
        again.goOnWithExam();
        assertEquals(fifth, round(TrainerFixture.sitting(again).question()));
        assertEquals(5, TrainerFixture.sitting(again).number());
        assertEquals(10, TrainerFixture.sitting(again).of());
        answer(again, 6);
        TrainerPage.ExamResult result = ((TrainerPage.ExamOver) state(again).page()).result();
        assertEquals("all that was answered counts", 10, result.right());
        assertEquals(Duration.ofSeconds(4), result.verdicts().get(0).took());
        assertEquals(1, result.brokenOff());
        again.export("content://files/exam");
        assertTrue(trainer.exported.get("content://files/exam").contains("Broken off and gone on with: 1 time"));
        again.back();
        assertEquals("it is over", Optional.empty(), state(again).unfinished());
    }

    @Test
    public void wrongAnswersStayWrongAfterAKill() {
        begin(trainer.model, trainer.code("FCP-10-3"));
        trainer.model.answerLine(-7);   // no such line: wrong, whatever is asked
        answer(trainer.model, 1);
        TrainerViewModel again = trainer.open(ApplicationProvider.getApplicationContext());
        again.goOnWithExam();
        answer(again, 8);
        assertEquals(9, ((TrainerPage.ExamOver) state(again).page()).result().right());
    }

    @Test
    public void anExamThatWasAnsweredToTheEndIsOverWhenItIsOpenedAgain() {
        begin(trainer.model, trainer.code("FURY-10-3"));
        answer(trainer.model, 9);
        TrainerPage.Sitting last = trainer.sitting();
        trainer.dealSlowly();   // the app dies after the last answer, before the result is there
        TestAnswers.give(trainer.model, last);
        TrainerViewModel again = trainer.open(ApplicationProvider.getApplicationContext());
        again.goOnWithExam();
        trainer.letDeal();
        trainer.letDeal();
        assertEquals(10, ((TrainerPage.ExamOver) state(again).page()).result().right());
    }

    @Test
    public void whoeverLeavesAnExamCanGoOnOrBeginAnother() {
        begin(trainer.model, trainer.code("FURY-10-3"));
        answer(trainer.model, 2);
        trainer.model.back();
        assertEquals(2, trainer.state().unfinished().orElseThrow().given().size());
        begin(trainer.model, trainer.code("FURY-10-4"));
        trainer.model.back();
        assertEquals(0, trainer.state().unfinished().orElseThrow().given().size());
        assertTrue(trainer.state().unfinished().orElseThrow().code().startsWith("FURY-10-0004"));
    }

    @Test
    public void everybodyHasTheSameExamWhateverPaytablesTheyPractiseWith() {
        String code = trainer.code("FURY-10-0417");
        begin(trainer.model, code);
        String first = round(trainer.sitting().question());
        trainer.model.back();
        trainer.model.tables(fury());
        TrainerPage.Tables page = (TrainerPage.Tables) trainer.state().page();
        page.choices().forEach((wager, tables) -> trainer.model.choosePaytable(wager, tables.get(0)));
        begin(trainer.model, code);
        assertEquals(first, round(trainer.sitting().question()));
        assertEquals("M-8", trainer.sitting().question().practice().round().paytable(Wager.MONSTER).id());
    }

    @Test
    public void aCodeOfAnotherVersionOrOfOtherTablesIsRefusedAndSaidToBe() {
        String good = trainer.code("FURY-10-0417");
        begin(trainer.model, "FURY-10-0417");
        assertEquals(TrainerPage.Refusal.OTHER_VERSION, door().refused());
        begin(trainer.model, good.replaceAll("-\\d([A-Z]{3})$", "-9$1"));
        assertEquals(TrainerPage.Refusal.OTHER_VERSION, door().refused());
        trainer.house = game -> game.equals(fury()) ? PracticeTables.choose(TableSetup.demonstration(game),
                Map.of(Wager.MONSTER, "M-9"), Catalog.standard()) : TableSetup.demonstration(game);
        trainer.model.back();   // the house's tables are looked up anew
        begin(trainer.model, good);
        assertEquals(TrainerPage.Refusal.OTHER_TABLES, door().refused());
        assertNotEquals(good, trainer.code("FURY-10-0417"));
        begin(trainer.model, trainer.code("FURY-10-0417"));
        assertEquals("M-9", trainer.sitting().question().practice().round().paytable(Wager.MONSTER).id());
    }

    @Test
    public void anExamThatCannotGoOnBecauseTheTablesAreOthersSaysSo() {
        begin(trainer.model, trainer.code("FURY-10-0417"));
        answer(trainer.model, 1);
        trainer.house = game -> game.equals(fury()) ? PracticeTables.choose(TableSetup.demonstration(game),
                Map.of(Wager.MONSTER, "M-9"), Catalog.standard()) : TableSetup.demonstration(game);
        trainer.model.back();
        trainer.model.goOnWithExam();
        assertEquals(TrainerPage.Refusal.OTHER_TABLES, door().refused());
    }

    private TrainerPage.ExamDoor door() {
        assertFalse(trainer.state().page() instanceof TrainerPage.Sitting);
        return (TrainerPage.ExamDoor) trainer.state().page();
    }
}
