package app.spoton.tablet.trainer.learning;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.exam.Exam;
import app.spoton.tablet.trainer.question.AnswerPace;
import app.spoton.tablet.trainer.question.QuizTopic;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Syllabus;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.Test;

public class LessonTest {
    private static final long TODAY = 20_000;
    private static final List<QuizTopic> FURY = Lesson.learningOrder(List.of(Syllabus.of(
            TableSetup.demonstration(Catalog.standard(), game("three-card-fury")))));

    private static Game game(String id) {
        return Catalog.standard().game(id).orElseThrow();
    }

    @Test
    public void aCorrectAnswerIsRepeatedAfterOneDayThenSixThenLongerIntervals() {
        TopicMemory first = TopicMemory.NEW.after(4, TODAY);
        TopicMemory second = first.after(4, first.due());
        TopicMemory third = second.after(4, second.due());
        assertEquals(List.of(1, 6, 15), List.of(first.interval(), second.interval(), third.interval()));
        assertEquals(TODAY + 1 + 6 + 15, third.due());
        assertEquals(250, third.easiness());
    }

    @Test
    public void aMistakeStartsOverWithTheSameEFactor() {
        TopicMemory known = TopicMemory.NEW.after(5, TODAY).after(5, TODAY + 1).after(5, TODAY + 7);
        TopicMemory missed = known.after(TopicMemory.grade(false, AnswerPace.QUICK), TODAY + 20);
        assertEquals(new TopicMemory(0, 280, 1, TODAY + 21), missed);
        assertEquals(List.of(1, 6), List.of(missed.after(4, TODAY + 21).interval(),
                missed.after(4, TODAY + 21).after(4, TODAY + 22).interval()));
    }

    @Test
    public void noTopicGetsHarderThanTheAlgorithmAllows() {
        TopicMemory memory = TopicMemory.NEW;
        for (int times = 0; times < 30; times++) {
            memory = memory.after(3, memory.due());
        }
        assertEquals(130, memory.easiness());
    }

    @Test
    public void aCorrectAnswerBeforeATopicIsDueChangesNothing() {
        TopicMemory once = TopicMemory.NEW.after(5, TODAY);
        assertEquals(once, once.after(5, TODAY).after(4, TODAY));
        assertEquals("but a miss counts", TODAY + 1, once.after(5, TODAY + 1).after(1, TODAY + 2).due() - 2);
        assertEquals(6, once.after(5, TODAY + 1).interval());
    }

    @Test
    public void aFasterCorrectAnswerGetsABetterGrade() {
        assertEquals(5, TopicMemory.grade(true, AnswerPace.of(Skill.NAME_HAND, Duration.ofSeconds(3))));
        assertEquals(4, TopicMemory.grade(true, AnswerPace.of(Skill.NAME_HAND, Duration.ofSeconds(8))));
        assertEquals(3, TopicMemory.grade(true, AnswerPace.of(Skill.NAME_HAND, Duration.ofSeconds(11))));
        assertEquals(1, TopicMemory.grade(false, AnswerPace.of(Skill.NAME_HAND, Duration.ofSeconds(1))));
    }

    @Test
    public void everySkillBeginsWithItsEasiestTopic() {
        assertEquals("three-card-fury/name-hand/hand:high-card", FURY.get(0).id());
        assertEquals("three-card-fury/who-wins/ordinary", first(Skill.WHO_WINS));
        assertEquals("three-card-fury/wager/ordinary", first(Skill.WAGER));
        assertEquals("three-card-fury/pay/ordinary", first(Skill.PAY));
        assertEquals("three-card-fury/settle-table/ordinary", first(Skill.SETTLE_TABLE));
    }

    private static String first(Skill skill) {
        return FURY.stream().filter(topic -> topic.skill() == skill).findFirst().orElseThrow().id();
    }

    @Test
    public void settlingASeatBeginsWithTheManualsWorkedHands() {
        Lesson lesson = new Lesson(FURY.stream().filter(topic -> topic.skill() == Skill.SETTLE_SEAT)
                .collect(Collectors.toList()), Map.of(), MixUps.NONE, TODAY);
        for (int example = 1; example <= 4; example++) {
            QuizTopic topic = lesson.next();
            assertEquals("three-card-fury/settle-seat/example-" + example, topic.id());
            lesson.recordAnswer(topic, true, AnswerPace.STEADY);
        }
        assertTrue(!lesson.next().goal().situation().isExample());
    }

    @Test
    public void aDrillInAllGamesClimbsFromEasyToHardSkills() {
        List<QuizTopic> all = Lesson.learningOrder(Catalog.standard().games().stream()
                .map(game -> Syllabus.of(TableSetup.demonstration(Catalog.standard(), game))).collect(Collectors.toList()));
        assertEquals(Skill.NAME_HAND, all.get(0).skill());
        assertEquals(new HashSet<>(all).size(), all.size());
        List<Skill> begun = all.stream().map(QuizTopic::skill).distinct().collect(Collectors.toList());
        assertTrue(begun.toString(), begun.indexOf(Skill.WHO_WINS) < begun.indexOf(Skill.WAGER));
        assertTrue(begun.toString(), begun.indexOf(Skill.WAGER) < begun.indexOf(Skill.SETTLE_SEAT));
        assertEquals(begun.toString(), Skill.SETTLE_TABLE, begun.get(begun.size() - 1));
        assertTrue("the harder skills come in before the easy ones are finished",
                all.subList(0, 60).stream().map(QuizTopic::skill).distinct().count() >= 6);
    }

    @Test
    public void aMistakeIsRepeatedAfterThreeOtherQuestions() {
        Lesson lesson = new Lesson(FURY, Map.of(), MixUps.NONE, TODAY);
        QuizTopic missed = lesson.next();
        lesson.recordAnswer(missed, false, AnswerPace.SLOW);
        List<QuizTopic> next = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            next.add(lesson.next());
            lesson.recordAnswer(next.get(i), true, AnswerPace.QUICK);
        }
        assertEquals(missed, next.get(3));
        assertEquals(4, new HashSet<>(next).size());
    }

    @Test
    public void dueTopicsComeBeforeNewOnesAndMixedUpTopicsFirst() {
        Map<String, TopicMemory> memories = new HashMap<>();
        FURY.forEach(topic -> memories.put(topic.id(), new TopicMemory(2, 250, 6, TODAY + 3)));
        QuizTopic straight = named("hand:straight");
        QuizTopic flush = named("hand:flush");
        QuizTopic pair = named("hand:pair");
        memories.put(pair.id(), new TopicMemory(1, 250, 1, TODAY - 5));
        memories.put(straight.id(), new TopicMemory(1, 250, 1, TODAY));
        memories.put(flush.id(), new TopicMemory(1, 250, 1, TODAY));
        MixUps mixUps = new MixUps(List.of(new MixUps.MixUp(straight.id(), "straight", "flush")));
        Lesson lesson = new Lesson(FURY, memories, mixUps, TODAY);
        assertEquals(List.of(straight, flush, pair), List.of(lesson.next(), lesson.next(), lesson.next()));
        assertTrue(mixUps.areMixedUp(flush, "flush", "straight"));
    }

    private static QuizTopic named(String goal) {
        return FURY.stream().filter(topic -> topic.skill() == Skill.NAME_HAND && topic.goal().id().equals(goal))
                .findFirst().orElseThrow();
    }

    @Test
    public void noTopicFollowsItself() {
        Lesson lesson = new Lesson(FURY.subList(0, 2), Map.of(), MixUps.NONE, TODAY);
        QuizTopic before = lesson.next();
        for (int i = 0; i < 20; i++) {
            lesson.recordAnswer(before, true, AnswerPace.QUICK);
            QuizTopic next = lesson.next();
            assertNotEquals(before, next);
            before = next;
        }
    }

    @Test
    public void onlyAnExamWithoutAMistakeScoresOneHundred() {
        assertEquals(100, Exam.score(20, 20));
        assertEquals(97, Exam.score(39, 40));
    }

    @Test
    public void weeksHaveTheirAnswersAndTheMedianTimeOfCorrectOnes() {
        LocalDate wednesday = LocalDate.of(2026, 11, 18);
        List<WeeklyProgress.Answered> answers = List.of(answer("2026-11-09", true, 4),
                answer("2026-11-15", false, 9), answer("2026-11-16", true, 2),
                answer("2026-11-17", true, 8), answer("2026-11-18", true, 3));
        List<WeeklyProgress.Week> weeks = WeeklyProgress.lastWeeks(3, answers, wednesday);
        assertEquals(List.of(0, 2, 3), List.of(weeks.get(0).answerCount(), weeks.get(1).answerCount(), weeks.get(2).answerCount()));
        assertEquals(50, weeks.get(1).accuracy());
        assertEquals(Duration.ofSeconds(3), weeks.get(2).median().orElseThrow());
        assertEquals(4, WeeklyProgress.daysInARow(days(answers), wednesday));
        assertEquals(4, WeeklyProgress.daysInARow(days(answers), wednesday.plusDays(1)));
        assertEquals(0, WeeklyProgress.daysInARow(days(answers), wednesday.plusDays(2)));
    }

    @Test
    public void aWeekWithoutACorrectAnswerHasNoTime() {
        List<WeeklyProgress.Week> weeks = WeeklyProgress.lastWeeks(1, List.of(answer("2026-11-18", false, 9)),
                LocalDate.of(2026, 11, 18));
        assertEquals(Optional.empty(), weeks.get(0).median());
        assertEquals(0, weeks.get(0).accuracy());
    }

    @Test
    public void aStreakContinuesOverALeapDayAndNewYear() {
        List<WeeklyProgress.Answered> leap = List.of(answer("2028-02-28", true, 1), answer("2028-02-29", true, 1),
                answer("2028-03-01", true, 1));
        assertEquals(3, WeeklyProgress.daysInARow(days(leap), LocalDate.of(2028, 3, 1)));
        assertEquals("29 February was left out", 1, WeeklyProgress.daysInARow(days(List.of(leap.get(0), leap.get(2))),
                LocalDate.of(2028, 3, 1)));
        List<WeeklyProgress.Answered> turn = List.of(answer("2026-12-31", true, 1), answer("2027-01-01", true, 1));
        assertEquals(2, WeeklyProgress.daysInARow(days(turn), LocalDate.of(2027, 1, 2)));
        assertEquals("both lie in the week of 28 December", List.of(2), WeeklyProgress.lastWeeks(1, turn, LocalDate.of(2027, 1, 2))
                .stream().map(WeeklyProgress.Week::answerCount).collect(Collectors.toList()));
        long leapDay = LocalDate.of(2028, 2, 29).toEpochDay();
        assertEquals(LocalDate.of(2028, 3, 1).toEpochDay(), TopicMemory.NEW.after(4, leapDay).due());
    }

    @Test
    public void topicsLearnedInTheFutureAreDueAtOnce() {
        TopicMemory inTheFuture = TopicMemory.NEW.after(5, TODAY + 400).after(5, TODAY + 401);
        assertTrue("the clock was set back", inTheFuture.isDue(TODAY));
        assertTrue(!inTheFuture.isDue(TODAY + 401) && inTheFuture.isDue(TODAY + 407));
        TopicMemory today = TopicMemory.NEW.after(5, TODAY);
        assertTrue("what was learned today is not", !today.isDue(TODAY));
        assertTrue("a day that is lost makes nothing worse", today.isDue(TODAY - 1));
    }

    @Test
    public void aStreakDoesNotCountDaysInTheFuture() {
        LocalDate today = LocalDate.of(2026, 11, 18);
        List<WeeklyProgress.Answered> answers = List.of(answer("2026-11-17", true, 1), answer("2026-11-18", true, 1),
                answer("2027-11-19", true, 1));
        assertEquals(2, WeeklyProgress.daysInARow(days(answers), today));
        assertEquals(2, WeeklyProgress.lastWeeks(10, answers, today).stream().mapToInt(WeeklyProgress.Week::answerCount).sum());
    }

    @Test
    public void rowsOfAPaytableThatAreMixedUpComeFirst() {
        QuizTopic straight = of(Skill.PAY, "row:monster:straight");
        QuizTopic trips = of(Skill.PAY, "row:monster:three-of-a-kind");
        MixUps mixUps = new MixUps(List.of(new MixUps.MixUp(straight.id(), "row:straight", "row:three-of-a-kind")));
        assertEquals(2, mixUps.weight(straight));
        assertEquals(1, mixUps.weight(trips));
        assertEquals(0, mixUps.weight(of(Skill.PAY, "row:monster:mini-royal")));
    }

    private static QuizTopic of(Skill skill, String goal) {
        return FURY.stream().filter(topic -> topic.skill() == skill && topic.goal().id().equals(goal)).findFirst()
                .orElseThrow();
    }

    private static Set<LocalDate> days(List<WeeklyProgress.Answered> answers) {
        return answers.stream().map(WeeklyProgress.Answered::day).collect(Collectors.toSet());
    }

    private static WeeklyProgress.Answered answer(String at, boolean right, int seconds) {
        return new WeeklyProgress.Answered(LocalDate.parse(at), "g", "s", right, Duration.ofSeconds(seconds));
    }
}
