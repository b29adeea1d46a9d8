package app.spoton.tablet.trainer.trainee;

import android.database.sqlite.SQLiteConstraintException;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.trainer.answer.AnswerCodec;
import app.spoton.tablet.trainer.learning.MixUps;
import app.spoton.tablet.trainer.learning.TopicMemory;
import app.spoton.tablet.trainer.learning.WeeklyProgress;
import app.spoton.tablet.trainer.question.AnswerMistake;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.Topic;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.storage.AnswerRow;
import app.spoton.tablet.trainer.storage.ExamAnswerRow;
import app.spoton.tablet.trainer.storage.PaytableChoiceRow;
import app.spoton.tablet.trainer.storage.ScoreRow;
import app.spoton.tablet.trainer.storage.TopicMemoryRow;
import app.spoton.tablet.trainer.storage.TraineeRow;
import app.spoton.tablet.trainer.storage.TrainerDao;
import app.spoton.tablet.trainer.storage.UnfinishedExamRow;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The people who practise on this tablet and what they have learnt. Answers come on the disk's own thread. */
@Singleton
public final class TraineeRepository {
    /** How far back progress is shown. */
    public static final int WEEKS = 10;
    private static final int MIX_UPS = 40;
    private static final int EXAMS = 12;

    private final TrainerDao dao;
    private final Executor disk;

    @Inject
    public TraineeRepository(TrainerDao dao, @DiskExecutor Executor disk) {
        this.dao = dao;
        this.disk = disk;
    }

    /** Everybody, who practised last first. There is always one: whoever begins need not give a name. */
    public void people(Consumer<List<Trainee>> then) {
        disk.execute(() -> then.accept(everybody()));
    }

    private List<Trainee> everybody() {
        if (dao.people().isEmpty()) {
            dao.add(new TraineeRow(0, "", 0));
        }
        return dao.people().stream().map(row -> new Trainee(row.id, row.name)).collect(Collectors.toList());
    }

    /** A new person; empty if somebody has that name. */
    public void add(String name, Instant now, Consumer<Optional<Trainee>> then) {
        disk.execute(() -> {
            Optional<Trainee> added;
            try {
                added = Optional.of(new Trainee(dao.add(new TraineeRow(0, name, now.toEpochMilli())), name));
            } catch (SQLiteConstraintException taken) {
                added = Optional.empty();
            }
            then.accept(added);
        });
    }

    public void choose(Trainee person, Instant now) {
        disk.execute(() -> dao.choose(person.id(), now.toEpochMilli()));
    }

    /** Everything of a person goes: answers, progress, marks, choices. */
    public void erase(Trainee person, Consumer<List<Trainee>> then) {
        disk.execute(() -> {
            dao.erase(person.id());
            then.accept(everybody());
        });
    }

    public void known(Trainee person, LocalDate today, Consumer<TraineeRecord> then) {
        disk.execute(() -> {
            Map<String, TopicMemory> memories = new HashMap<>();
            for (TopicMemoryRow row : dao.memories(person.id())) {
                memories.put(row.topic, new TopicMemory(row.repetitions, row.easiness, row.interval, row.due));
            }
            List<MixUps.MixUp> mixUps = dao.mixUps(person.id(), MIX_UPS).stream()
                    .map(row -> new MixUps.MixUp(row.topic, row.rightId, row.chosenId)).collect(Collectors.toList());
            List<WeeklyProgress.Answered> answers = dao.answers(person.id(), today.minusWeeks(WEEKS).toEpochDay()).stream()
                    .map(row -> new WeeklyProgress.Answered(LocalDate.ofEpochDay(row.day), row.game, row.skill, row.right,
                            Duration.ofMillis(row.millis))).collect(Collectors.toList());
            then.accept(new TraineeRecord(memories, new MixUps(mixUps), answers, dao.days(person.id()).stream()
                    .map(LocalDate::ofEpochDay).collect(Collectors.toSet()), tables(person), unfinished(person)));
        });
    }

    private Optional<TraineeRecord.Unfinished> unfinished(Trainee person) {
        return dao.sitting(person.id()).stream().findFirst().map(row -> new TraineeRecord.Unfinished(row.code, row.brokenOff,
                dao.given(person.id()).stream().map(given -> new TraineeRecord.Given(given.answer,
                        Duration.ofMillis(given.millis))).collect(Collectors.toList())));
    }

    private Map<String, Map<Wager, String>> tables(Trainee person) {
        Map<String, Map<Wager, String>> tables = new HashMap<>();
        for (PaytableChoiceRow row : dao.choices(person.id())) {
            Wager.withId(row.wager).ifPresent(wager -> tables
                    .computeIfAbsent(row.game, game -> new EnumMap<>(Wager.class)).put(wager, row.paytable));
        }
        return tables;
    }

    /** @param number of the question in an exam; empty where it is none */
    public void answered(Trainee person, GradedAnswer verdict, Optional<TopicMemory> memory, Optional<Integer> number,
            ZonedDateTime now) {
        Topic topic = verdict.question().topic();
        AnswerMistake slip = verdict.right() ? new AnswerMistake("", "") : AnswerMistake.of(verdict.question(), verdict.answer());
        long millis = verdict.took().toMillis();
        AnswerRow row = new AnswerRow(0, person.id(), now.toInstant().toEpochMilli(), now.toLocalDate().toEpochDay(),
                topic.game().id(), topic.skill().id(), topic.id(), verdict.right(), millis, slip.right(),
                slip.chosen());
        String answer = AnswerCodec.of(verdict.answer(), verdict.question().form());
        ifThere(person, () -> {
            dao.add(row);
            memory.ifPresent(of -> dao.put(new TopicMemoryRow(person.id(), topic.id(), of.repetitions(), of.easiness(),
                    of.interval(), of.due())));
            number.ifPresent(of -> dao.put(new ExamAnswerRow(person.id(), of, answer, millis)));
        });
    }

    /** Whoever was erased leaves nothing behind any more, whatever was still on its way. */
    private void ifThere(Trainee person, Runnable then) {
        disk.execute(() -> {
            if (dao.count(person.id()) > 0) {
                then.run();
            }
        });
    }

    /** An exam begins, or goes on. One that was broken off before is forgotten, unless it is this one. */
    public void sits(Trainee person, String code, int brokenOff) {
        ifThere(person, () -> {
            if (brokenOff == 0) {
                dao.getUp(person.id());
            }
            dao.put(new UnfinishedExamRow(person.id(), code, brokenOff));
        });
    }

    /** What a challenge came to; the best that the person had before is told. */
    public void challenged(Trainee person, String code, int asked, int right, Instant now, Consumer<Integer> then) {
        ifThere(person, () -> {
            int best = dao.bestChallenge(person.id(), code);
            dao.add(new ScoreRow(0, person.id(), now.toEpochMilli(), code, false, asked, right));
            then.accept(best);
        });
    }

    public void examined(Trainee person, TrainerPage.ExamResult result) {
        ScoreRow row = new ScoreRow(0, person.id(), result.at().toEpochMilli(), result.code().toString(), true,
                result.verdicts().size(), result.right());
        ifThere(person, () -> {
            dao.add(row);
            dao.getUp(person.id());
        });
    }

    public void exams(Trainee person, Consumer<List<TrainerPage.ExamMark>> then) {
        disk.execute(() -> then.accept(dao.exams(person.id(), EXAMS).stream()
                .map(row -> new TrainerPage.ExamMark(row.code, Instant.ofEpochMilli(row.at), row.right, row.asked))
                .collect(Collectors.toList())));
    }

    /** The paytables that a person practises with at a game; none for the house's. */
    public void practiseWith(Trainee person, String game, Map<Wager, String> tables) {
        Map<Wager, String> chosen = Map.copyOf(tables);
        ifThere(person, () -> {
            dao.forgetChoices(person.id(), game);
            chosen.forEach((wager, table) -> dao.put(new PaytableChoiceRow(person.id(), game, wager.id(), table)));
        });
    }

    /** Does something once all that was given to the disk before is there. */
    public void afterwards(Runnable then) {
        disk.execute(then);
    }
}
