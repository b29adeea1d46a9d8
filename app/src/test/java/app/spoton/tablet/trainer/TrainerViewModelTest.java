package app.spoton.tablet.trainer;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.RoundLines;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.AnswerOption;
import app.spoton.tablet.trainer.exam.ExamEdition;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.trainee.Trainee;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public class TrainerViewModelTest {
    private final TrainerFixture trainer = new TrainerFixture();

    @After
    public void close() {
        trainer.close();
    }

    private static Game game(String id) {
        return Catalog.standard().game(id).orElseThrow();
    }

    private void practice(String game, Skill skill) {
        trainer.model.chooseGame(Optional.of(game(game)));
        trainer.model.chooseSkill(Optional.of(skill));
        trainer.model.startDrill();
    }

    /** Taps the right option, or a wrong one. */
    private void answer(boolean right) {
        TrainerPage.Quiz page = trainer.quiz();
        AnswerForm.MultipleChoice form = (AnswerForm.MultipleChoice) page.question().form();
        AnswerOption option = form.options().stream().filter(one -> page.question().isCorrect(new Answer.Choice(one)) == right)
                .findFirst().orElseThrow();
        trainer.model.answer(option);
    }

    @Test
    public void aNewTraineeNeedsNoNameAndBeginsWithTheEasiestQuestion() {
        assertEquals("", trainer.state().trainees().current().name());
        trainer.model.startDrill();
        assertEquals("four-card-poker/name-hand/hand:high-card", trainer.quiz().question().topic().id());
    }

    @Test
    public void aMistakeIsRepeatedInTheDrillAndDueTheNextDay() {
        practice("four-card-poker", Skill.NAME_HAND);
        String missed = trainer.quiz().question().topic().id();
        answer(false);
        assertFalse(trainer.quiz().graded().orElseThrow().isCorrect());
        for (int others = 0; others < 3; others++) {
            trainer.model.nextQuestion();
            assertNotEquals(missed, trainer.quiz().question().topic().id());
            answer(true);
        }
        trainer.model.nextQuestion();
        assertEquals(missed, trainer.quiz().question().topic().id());
        answer(false);
        trainer.model.back();
        assertEquals(0, trainer.state().status().due());
        trainer.clock.move(Duration.ofDays(1));
        trainer.model.back();
        assertEquals(4, trainer.state().status().due());
        trainer.model.startDrill();
        assertEquals(missed, trainer.quiz().question().topic().id());
    }

    @Test
    public void repeatingATopicDealsOtherCards() {
        practice("crazy-4-poker", Skill.WAGER);
        var first = trainer.quiz().question();
        trainer.model.repeatTopic();
        assertEquals("before the answer nothing changes", first, trainer.quiz().question());
        answer(true);
        trainer.model.repeatTopic();
        assertEquals(first.topic(), trainer.quiz().question().topic());
        assertNotEquals(first.practice().round().dealer(), trainer.quiz().question().practice().round().dealer());
        assertEquals(2, trainer.quiz().progress().number());
        assertEquals(1, trainer.quiz().progress().correctCount());
    }

    @Test
    public void anAnswerCountsOnceAndIsTimed() {
        practice("four-card-poker", Skill.WHO_WINS);
        trainer.clock.move(Duration.ofMillis(2_400));
        answer(true);
        answer(false);
        GradedAnswer graded = trainer.quiz().graded().orElseThrow();
        assertTrue(graded.isCorrect());
        assertEquals(Duration.ofMillis(2_400), graded.time());
        assertEquals(1, trainer.database.trainees().answers(trainer.state().trainees().current().id(), 0).size());
    }

    @Test
    public void aChallengeEndsAfterSixtySecondsAndRemembersTheBest() {
        trainer.model.startChallenge();
        for (int second = 0; second < 30; second++) {
            answer(second % 3 != 0);
            trainer.tick();
        }
        assertEquals(30, trainer.quiz().progress().secondsLeft());
        assertEquals(20, trainer.quiz().progress().correctCount());
        for (int second = 0; second < 30; second++) {
            trainer.tick();
        }
        assertFalse(trainer.isTicking());
        TrainerPage.ChallengeResult over = (TrainerPage.ChallengeResult) trainer.state().page();
        assertEquals(List.of(30, 20, 0), List.of(over.answerCount(), over.correctCount(), over.best()));
        assertEquals(10, over.mistakes().size());
        trainer.model.startChallenge();
        for (int second = 0; second < 60; second++) {
            trainer.tick();
        }
        assertEquals(20, ((TrainerPage.ChallengeResult) trainer.state().page()).best());
    }

    @Test
    public void aChallengeThatIsEndedEarlyShowsItsScore() {
        trainer.model.startChallenge();
        answer(true);
        answer(false);
        answer(true);
        trainer.model.back();
        assertFalse(trainer.isTicking());
        TrainerPage.ChallengeResult result = (TrainerPage.ChallengeResult) trainer.state().page();
        assertEquals(List.of(3, 2), List.of(result.answerCount(), result.correctCount()));
        trainer.model.back();
        assertTrue(trainer.state().page() instanceof TrainerPage.Home);
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
    public void leavingAChallengeStopsItsClock() {
        trainer.model.startChallenge();
        assertTrue(trainer.isTicking());
        trainer.model.back();
        assertFalse(trainer.isTicking());
        assertTrue(trainer.state().page() instanceof TrainerPage.Home);
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
        assertEquals(10, rounds.size());
        rounds.forEach(round -> assertFalse(round, engine.settle(round).contains("\"error\"")));
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

    @Test
    public void everyTraineeHasTheirOwnProgressAndCanEraseIt() {
        trainer.model.openTrainees();
        trainer.model.typeName(" Ana ");
        trainer.model.addTrainee();
        Trainee ana = trainer.state().trainees().current();
        assertEquals("Ana", ana.name());
        practice("four-card-poker", Skill.WHO_WINS);
        answer(true);
        trainer.model.openProgress(Optional.empty(), Optional.empty());
        assertEquals(1, ((TrainerPage.Progress) trainer.state().page()).answerCount());

        trainer.model.openTrainees();
        trainer.model.typeName("Ana");
        trainer.model.addTrainee();
        assertTrue(((TrainerPage.Trainees) trainer.state().page()).isTaken());
        trainer.clock.move(Duration.ofMinutes(1));
        trainer.model.typeName("Ben");
        trainer.model.addTrainee();
        assertEquals("Ben", trainer.state().trainees().current().name());
        trainer.model.openProgress(Optional.empty(), Optional.empty());
        assertEquals(0, ((TrainerPage.Progress) trainer.state().page()).answerCount());

        trainer.model.askToErase(Optional.of(ana));
        trainer.model.erase();
        assertTrue(trainer.state().trainees().all().stream().noneMatch(person -> person.name().equals("Ana")));
        assertEquals(List.of(), trainer.database.trainees().answers(ana.id(), 0));
        assertEquals(List.of(), trainer.database.trainees().memories(ana.id()));
    }

    @Test
    public void theLastTraineeIsChosenWhenTheAppOpensAgain() {
        trainer.model.openTrainees();
        trainer.model.typeName("Cleo");
        trainer.clock.move(Duration.ofMinutes(1));
        trainer.model.addTrainee();
        var again = trainer.open(ApplicationProvider.getApplicationContext());
        assertEquals("Cleo", again.state().getValue().trainees().current().name());
    }

    @Test
    public void housePaytablesAreUsedUntilTheTraineeChoosesOthers() {
        Game fury = game("three-card-fury");
        trainer.model.openPaytables(fury);
        TrainerPage.Paytables page = (TrainerPage.Paytables) trainer.state().page();
        assertEquals("M-8", page.chosen().get(Wager.MONSTER).id());
        trainer.model.choosePaytable(Wager.MONSTER, page.choices().get(Wager.MONSTER).get(0));
        assertTrue(trainer.state().status().hasOwnPaytables());
        practice("three-card-fury", Skill.WAGER);
        assertEquals("M-1", trainer.quiz().question().practice().round().paytable(Wager.MONSTER).id());
        trainer.model.openPaytables(fury);
        trainer.model.useHousePaytables();
        assertFalse(trainer.state().status().hasOwnPaytables());
        assertEquals("M-8", ((TrainerPage.Paytables) trainer.state().page()).chosen().get(Wager.MONSTER).id());
    }

    @Test
    public void aTableWithAMissingPriceIsNotOffered() {
        trainer.model.openPaytables(game("three-card-fury"));
        TrainerPage.Paytables page = (TrainerPage.Paytables) trainer.state().page();
        assertEquals(7, page.choices().get(Wager.MONSTER).size());
        assertTrue(page.choices().values().stream().flatMap(List::stream)
                .allMatch(table -> table.unreadable().isEmpty()));
    }

    @Test
    public void anAmountIsTypedOrEnteredWithChips() {
        practice("four-card-poker", Skill.PAY);
        "12.5".chars().forEach(key -> trainer.model.typeKey((char) key));
        trainer.model.addChip(Money.ofCents(50));
        assertEquals(Money.ofCents(1300), trainer.quiz().draft().amount());
        trainer.model.typeKey('<');
        assertEquals("1", trainer.quiz().draft().typed());
        trainer.model.typeKey('.');
        trainer.model.typeKey('.');
        assertEquals("1.", trainer.quiz().draft().typed());
        trainer.model.clear();
        assertTrue(trainer.quiz().draft().answer(trainer.quiz().question().form()).isEmpty());
    }
}
