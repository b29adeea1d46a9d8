package app.spoton.tablet.trainer.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.tablet.table.TableSetup;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Syllabus;
import app.spoton.tablet.trainer.question.Topic;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;

public class LearningTest {
    private static final long TODAY = 20_000;
    private static final List<Topic> FURY = Lesson.inOrderOfLearning(Syllabus.of(TableSetup.demonstration(
            game("three-card-fury"))));

    private static Game game(String id) {
        return Catalog.standard().game(id).orElseThrow();
    }

    @Test
    public void whatIsRightComesBackAfterOneDayThenSixThenEverLater() {
        Memory first = Memory.NEW.after(4, TODAY);
        Memory second = first.after(4, first.due());
        Memory third = second.after(4, second.due());
        assertEquals(List.of(1, 6, 15), List.of(first.interval(), second.interval(), third.interval()));
        assertEquals(TODAY + 1 + 6 + 15, third.due());
        assertEquals(250, third.easiness());
    }

    @Test
    public void whatIsMissedBeginsAnewAndGrowsMoreSlowlyAfterwards() {
        Memory known = Memory.NEW.after(5, TODAY).after(5, TODAY + 1).after(5, TODAY + 7);
        Memory missed = known.after(Memory.grade(false, Pace.QUICK), TODAY + 20);
        assertEquals(new Memory(0, 280 - 54, 1, TODAY + 21), missed);
        Memory again = missed.after(4, TODAY + 21).after(4, TODAY + 22).after(4, TODAY + 28);
        assertTrue(again.interval() < known.after(4, TODAY + 24).interval());
    }

    @Test
    public void noTopicGetsHarderThanTheAlgorithmAllows() {
        Memory memory = Memory.NEW;
        for (int day = 0; day < 30; day++) {
            memory = memory.after(0, day);
        }
        assertEquals(130, memory.easiness());
    }

    @Test
    public void aRightAnswerCountsMoreTheFasterItIs() {
        assertEquals(5, Memory.grade(true, Pace.of(Skill.NAME_HAND, Duration.ofSeconds(3))));
        assertEquals(4, Memory.grade(true, Pace.of(Skill.NAME_HAND, Duration.ofSeconds(8))));
        assertEquals(3, Memory.grade(true, Pace.of(Skill.NAME_HAND, Duration.ofSeconds(11))));
        assertEquals(1, Memory.grade(false, Pace.of(Skill.NAME_HAND, Duration.ofSeconds(1))));
    }

    @Test
    public void aNewcomerToFuryBeginsWithTheManualsFourWorkedHands() {
        Lesson lesson = new Lesson(FURY, Map.of(), MixUps.NONE, TODAY);
        for (int example = 1; example <= 4; example++) {
            Topic topic = lesson.next();
            assertEquals("three-card-fury/settle-seat/example-" + example, topic.id());
            lesson.answered(topic, true, Pace.STEADY);
        }
        assertTrue(!lesson.next().plant().situation().isExample());
    }

    @Test
    public void allGamesTogetherBeginWithTheWorkedHandsAndThenChangeSkillAndGame() {
        List<Topic> all = Lesson.ofSeveralGames(Catalog.standard().games().stream()
                .map(game -> Syllabus.of(TableSetup.demonstration(game))).collect(Collectors.toList()));
        assertEquals("three-card-fury/settle-seat/example-1", all.get(0).id());
        assertEquals("four-card-split/legal-split/example-2", all.get(5).id());
        assertEquals(new HashSet<>(all).size(), all.size());
        List<Topic> first = all.subList(6, 26);
        assertTrue(first.stream().map(Topic::skill).distinct().count() >= 6);
        for (int at = 1; at < first.size(); at++) {
            assertNotEquals(first.get(at - 1).skill(), first.get(at).skill());
        }
    }

    @Test
    public void aMissComesBackInTheSameLessonAfterThreeOthers() {
        Lesson lesson = new Lesson(FURY, Map.of(), MixUps.NONE, TODAY);
        Topic missed = lesson.next();
        lesson.answered(missed, false, Pace.SLOW);
        List<Topic> next = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            next.add(lesson.next());
            lesson.answered(next.get(i), true, Pace.QUICK);
        }
        assertEquals(missed, next.get(3));
        assertEquals(4, new HashSet<>(next).size());
    }

    @Test
    public void whatIsDueComesBeforeWhatIsNewAndWhatIsMixedUpFirst() {
        Map<String, Memory> memories = new HashMap<>();
        FURY.forEach(topic -> memories.put(topic.id(), new Memory(2, 250, 6, TODAY + 3)));
        Topic straight = named("hand:straight");
        Topic flush = named("hand:flush");
        Topic pair = named("hand:pair");
        memories.put(pair.id(), new Memory(1, 250, 1, TODAY - 5));
        memories.put(straight.id(), new Memory(1, 250, 1, TODAY));
        memories.put(flush.id(), new Memory(1, 250, 1, TODAY));
        MixUps mixUps = new MixUps(List.of(new MixUps.MixUp(straight.id(), "straight", "flush")));
        Lesson lesson = new Lesson(FURY, memories, mixUps, TODAY);
        assertEquals(List.of(straight, flush, pair), List.of(lesson.next(), lesson.next(), lesson.next()));
        assertTrue(mixUps.areMixedUp(flush, "flush", "straight"));
    }

    private static Topic named(String plant) {
        return FURY.stream().filter(topic -> topic.skill() == Skill.NAME_HAND && topic.plant().id().equals(plant))
                .findFirst().orElseThrow();
    }

    @Test
    public void noTopicFollowsItself() {
        Lesson lesson = new Lesson(FURY.subList(0, 2), Map.of(), MixUps.NONE, TODAY);
        Topic before = lesson.next();
        for (int i = 0; i < 20; i++) {
            lesson.answered(before, true, Pace.QUICK);
            Topic next = lesson.next();
            assertNotEquals(before, next);
            before = next;
        }
    }

    @Test
    public void anExamIsTheSameForTheSameCodeAndAnotherForAnother() {
        ExamCode code = ExamCode.parse(" fury-20-0417", Catalog.standard()).orElseThrow();
        assertEquals(new ExamCode(Optional.of(game("three-card-fury")), 20, 417), code);
        assertEquals("FURY-20-0417", code.toString());
        List<Exam.Item> items = Exam.questions(code, FURY);
        assertEquals(20, items.size());
        assertEquals(items, Exam.questions(code, FURY));
        assertNotEquals(items, Exam.questions(new ExamCode(code.game(), 20, 418), FURY));
        assertTrue(items.stream().map(item -> item.topic().skill()).distinct().count() >= 9);
    }

    @Test
    public void aCodeThatNobodySetIsRefused() {
        for (String typed : List.of("", "FURY", "FURY-15-1", "POKER-20-1", "FURY-20-", "FURY-20-12345")) {
            assertEquals(typed, Optional.empty(), ExamCode.parse(typed, Catalog.standard()));
        }
        assertEquals("ALL-40-0007", ExamCode.parse("all 40 7", Catalog.standard()).orElseThrow().toString());
    }

    @Test
    public void onlyAnExamWithoutAMistakeIsMarkedOneHundred() {
        assertEquals(100, Exam.mark(20, 20));
        assertEquals(97, Exam.mark(39, 40));
    }

    @Test
    public void weeksCountTheirOwnAnswersAndTheMedianOfTheRightOnes() {
        LocalDate wednesday = LocalDate.of(2026, 11, 18);
        List<Weeks.Answered> answers = List.of(answer("2026-11-09T10:00:00Z", true, 4),
                answer("2026-11-15T23:00:00Z", false, 9), answer("2026-11-16T00:30:00Z", true, 2),
                answer("2026-11-17T10:00:00Z", true, 8), answer("2026-11-18T10:00:00Z", true, 3));
        List<Weeks.Week> weeks = Weeks.last(3, answers, wednesday, ZoneOffset.UTC);
        assertEquals(List.of(0, 2, 3), List.of(weeks.get(0).asked(), weeks.get(1).asked(), weeks.get(2).asked()));
        assertEquals(50, weeks.get(1).accuracy());
        assertEquals(Duration.ofSeconds(3), weeks.get(2).median());
        assertEquals(4, Weeks.daysInARow(answers, wednesday, ZoneOffset.UTC));
        assertEquals(4, Weeks.daysInARow(answers, wednesday.plusDays(1), ZoneOffset.UTC));
        assertEquals(0, Weeks.daysInARow(answers, wednesday.plusDays(2), ZoneOffset.UTC));
    }

    private static Weeks.Answered answer(String at, boolean right, int seconds) {
        return new Weeks.Answered(Instant.parse(at), "g", "s", right, Duration.ofSeconds(seconds));
    }
}
