package app.spoton.tablet.trainer;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.storage.AnswerRow;
import app.spoton.tablet.trainer.trainee.Trainee;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TimeZone;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Clocks that are set, zones that change, and trainees who are erased while a write is pending. */
@RunWith(AndroidJUnit4.class)
public class ClocksAndTraineesTest {
    private final TimeZone before = TimeZone.getDefault();
    private final TrainerFixture trainer = new TrainerFixture();

    @Before
    public void inSeattle() {
        TimeZone.setDefault(TimeZone.getTimeZone("America/Los_Angeles"));
    }

    @After
    public void close() {
        TimeZone.setDefault(before);
        trainer.close();
    }

    private void practice(String game, Skill skill) {
        trainer.model.chooseGame(Optional.of(Catalog.standard().game(game).orElseThrow()));
        trainer.model.chooseSkill(Optional.of(skill));
        trainer.model.startDrill();
    }

    private void practiceAt(String instant) {
        trainer.clock.set(Instant.parse(instant));
        trainer.model.back();
        practice("four-card-poker", Skill.WHO_WINS);
        TestAnswers.give(trainer.model, trainer.quiz());
        trainer.model.back();
    }

    @Test
    public void aChallengeLastsAMinuteWhateverTheClockIsSetTo() {
        trainer.model.startChallenge();
        for (int second = 0; second < 20; second++) {
            trainer.tick();
        }
        trainer.clock.set(TrainerFixture.MORNING.minus(Duration.ofHours(5)));
        trainer.tick();
        assertEquals(39, trainer.quiz().progress().secondsLeft());
        trainer.clock.set(TrainerFixture.MORNING.plus(Duration.ofHours(5)));
        trainer.tick();
        assertEquals(38, trainer.quiz().progress().secondsLeft());
    }

    @Test
    public void theTimeOfAnAnswerDoesNotDependOnTheClock() {
        practice("four-card-poker", Skill.WHO_WINS);
        trainer.clock.move(Duration.ofSeconds(2));
        trainer.clock.set(TrainerFixture.MORNING.minus(Duration.ofDays(1)));
        TestAnswers.give(trainer.model, trainer.quiz());
        assertEquals(Duration.ofSeconds(2), trainer.quiz().graded().orElseThrow().time());
    }

    @Test
    public void topicsLearnedWhileTheClockWasAYearAheadAreDueWhenItIsCorrected() {
        practiceAt("2027-11-16T20:00:00Z");
        assertEquals(0, trainer.state().status().due());
        trainer.clock.set(Instant.parse("2026-11-16T20:00:00Z"));
        trainer.model.back();
        assertEquals(1, trainer.state().status().due());
        trainer.model.openProgress(Optional.empty(), Optional.empty());
        assertEquals("an answer of next year is in none of the last ten weeks", 0,
                ((TrainerPage.Progress) trainer.state().page()).answerCount());
    }

    @Test
    public void daysOfPracticeAreLocalDates() {
        practiceAt("2026-11-10T04:00:00Z");   // Monday the 9th, 8 in the evening in Seattle
        practiceAt("2026-11-11T07:30:00Z");   // Tuesday the 10th, half past 11
        practiceAt("2026-11-12T04:00:00Z");   // Wednesday the 11th
        assertEquals(3, trainer.state().status().daysInARow());
        TimeZone.setDefault(TimeZone.getTimeZone("America/New_York"));   // where Tuesday's was on Wednesday
        trainer.model.back();
        assertEquals("a journey breaks no streak", 3, trainer.state().status().daysInARow());
        practiceAt("2026-11-13T04:30:00Z");   // Thursday the 12th, half past 11 in New York
        assertEquals(4, trainer.state().status().daysInARow());
    }

    @Test
    public void aStreakSurvivesTheEndOfDaylightSavingTimeAndALeapDay() {
        practiceAt("2026-11-01T06:30:00Z");   // Saturday 31 October, half past 11 in the evening, summer time
        practiceAt("2026-11-02T07:30:00Z");   // Sunday, half past 11, after the hour was set back
        assertEquals(2, trainer.state().status().daysInARow());
        practiceAt("2028-02-28T20:00:00Z");
        practiceAt("2028-02-29T20:00:00Z");
        practiceAt("2028-03-01T20:00:00Z");
        assertEquals(3, trainer.state().status().daysInARow());
    }

    @Test
    public void aStreakMayBeLongerThanTheProgressPage() {
        for (int day = 0; day < 90; day++) {
            practiceAt(Instant.parse("2026-08-01T20:00:00Z").plus(Duration.ofDays(day)).toString());
        }
        assertEquals(90, trainer.state().status().daysInARow());
        trainer.model.openProgress(Optional.empty(), Optional.empty());
        TrainerPage.Progress page = (TrainerPage.Progress) trainer.state().page();
        assertEquals("what is counted is what is plotted",
                page.plotted().stream().mapToInt(week -> week.answerCount()).sum(), page.answerCount());
    }

    @Test
    public void progressIsPlottedForEachGameAndSkill() {
        practiceAt("2026-11-16T20:00:00Z");
        practice("crazy-4-poker", Skill.NAME_HAND);
        trainer.clock.move(Duration.ofSeconds(3));
        TestAnswers.give(trainer.model, trainer.quiz());
        Game crazy = Catalog.standard().game("crazy-4-poker").orElseThrow();
        trainer.model.openProgress(Optional.of(crazy), Optional.of(Skill.NAME_HAND));
        TrainerPage.Progress page = (TrainerPage.Progress) trainer.state().page();
        assertEquals(Optional.of(Skill.NAME_HAND), page.skill());
        assertEquals(1, page.answerCount());
        assertEquals(Duration.ofSeconds(3), page.plotted().get(page.plotted().size() - 1).median().orElseThrow());
        trainer.model.openProgress(Optional.of(crazy), Optional.of(Skill.QUALIFIES));
        assertEquals("never practiced there", Optional.empty(), ((TrainerPage.Progress) trainer.state().page()).skill());
    }

    @Test
    public void erasingATraineeDuringADrillLeavesNothingBehind() {
        practice("four-card-poker", Skill.WHO_WINS);
        Trainee erased = trainer.state().trainees().current();
        TrainerViewModel other = trainer.open(ApplicationProvider.getApplicationContext());
        other.openTrainees();
        other.askToErase(Optional.of(erased));
        other.erase();
        TestAnswers.give(trainer.model, trainer.quiz());
        assertTrue(trainer.quiz().graded().orElseThrow().isCorrect());
        assertEquals(List.of(), trainer.database.trainees().answers(erased.id(), 0));
        trainer.model.back();
        assertTrue(trainer.state().page() instanceof TrainerPage.Home);
    }

    @Test
    public void erasingATraineeDeletesTheUnfinishedExam() {
        trainer.model.openTrainees();
        trainer.model.typeName("Ana");
        trainer.model.addTrainee();
        Trainee ana = trainer.state().trainees().current();
        trainer.beginExam(trainer.code("FURY-10-1"));
        TestAnswers.give(trainer.model, trainer.quiz());
        trainer.model.back();
        trainer.model.openTrainees();
        trainer.model.askToErase(Optional.of(ana));
        trainer.model.erase();
        assertEquals(Optional.empty(), trainer.state().status().unfinishedExam());
        assertEquals(List.of(), trainer.database.trainees().unfinishedExams(ana.id()));
        assertEquals(List.of(), trainer.database.trainees().examAnswers(ana.id()));
    }

    @Test
    public void leavingBeforeTheFirstQuestionStaysOnTheHomePage() {
        trainer.pauseGenerator();
        trainer.model.startChallenge();
        trainer.model.back();
        trainer.generate();
        trainer.generate();
        assertTrue(trainer.state().page() instanceof TrainerPage.Home);
        assertFalse(trainer.isTicking());
    }

    @Test
    public void aChallengeIsAboutTheSkillThatIsChosenIfOneTapAnswersIt() {
        trainer.model.chooseSkill(Optional.of(Skill.READING));
        trainer.model.startChallenge();
        for (int question = 0; question < 10; question++) {
            assertEquals(Skill.READING, trainer.quiz().question().topic().skill());
            TestAnswers.give(trainer.model, trainer.quiz());
        }
        trainer.model.back();
        trainer.model.chooseSkill(Optional.of(Skill.SETTLE_SEAT));
        trainer.model.startChallenge();
        for (int question = 0; question < 10; question++) {
            assertTrue(trainer.quiz().question().topic().skill().isOneTap());
            TestAnswers.give(trainer.model, trainer.quiz());
        }
    }

    @Test
    public void theNextLayoutIsDrawnInAdvance() {
        List<Integer> drawn = new ArrayList<>();
        trainer.pictures = practice -> {
            drawn.add(practice.seatNumber());
            return Optional.empty();
        };
        trainer.model.chooseSkill(Optional.of(Skill.READING));
        trainer.model.startChallenge();
        assertEquals("this one and the next", 2, drawn.size());
        TestAnswers.give(trainer.model, trainer.quiz());
        assertEquals((int) drawn.get(1), trainer.quiz().question().practice().seatNumber());
        assertEquals(3, drawn.size());
        trainer.model.back();
        drawn.clear();
        trainer.model.startDrill();
        assertEquals(1, drawn.size());
        TestAnswers.give(trainer.model, trainer.quiz());
        assertEquals("while the verdict is read", 2, drawn.size());
        trainer.model.repeatTopic();
        assertEquals("the same kind again is not what was drawn ahead", 3, drawn.size());
        TestAnswers.give(trainer.model, trainer.quiz());
        trainer.model.nextQuestion();
        assertEquals((int) drawn.get(1), trainer.quiz().question().practice().seatNumber());
    }

    @Test
    public void aWrongAmountIsStoredAsTheRowThatItBelongsTo() {
        practice("three-card-fury", Skill.PAY);
        while (!trainer.quiz().question().topic().goal().id().equals("row:monster:three-of-a-kind")) {
            TestAnswers.give(trainer.model, trainer.quiz());
            trainer.model.nextQuestion();
        }
        long stake = trainer.quiz().question().explanation().steps().get(0).stake().cents();
        String straightFlush = Long.toString(stake * 9 / 100);
        straightFlush.chars().forEach(key -> trainer.model.typeKey((char) key));
        trainer.model.check();
        AnswerRow row = trainer.database.trainees().mixUps(trainer.state().trainees().current().id(), 1).get(0);
        assertEquals(List.of("row:three-of-a-kind", "row:straight-flush"), List.of(row.grade.rightId, row.grade.chosenId));
    }

    @Test
    public void mixedUpRowsAreOfferedFirstAmongTheAmounts() {
        practice("three-card-fury", Skill.WAGER);
        while (!trainer.quiz().question().topic().goal().id().equals("row:royal-family:3-card-flush")) {
            TestAnswers.give(trainer.model, trainer.quiz());
            trainer.model.nextQuestion();
        }
        var question = trainer.quiz().question();
        var practice = question.practice();
        var topic = question.topic();
        var questions = new app.spoton.tablet.trainer.generator.QuestionFactory(practice.setup());
        long stake = question.explanation().steps().get(0).stake().cents();
        var far = new Answer.Choice(new app.spoton.tablet.trainer.answer.AnswerOption.WagerAction(
                app.spoton.tablet.trainer.answer.DealerAction.PAY, app.spoton.engine.money.Money.ofCents(stake * 100)));
        assertFalse(Objects.requireNonNull((AnswerForm.MultipleChoice) question.form()).options().contains(far.option()));
        var aimed = questions.ask(topic, question.seed(), (about, one, other) -> one.equals("row:3-card-flush")
                && other.equals("row:four-of-a-kind")).orElseThrow();
        assertTrue(aimed.form().toString(), ((AnswerForm.MultipleChoice) aimed.form()).options().contains(far.option()));
        assertEquals(question.correctAnswer(), aimed.correctAnswer());
    }
}
