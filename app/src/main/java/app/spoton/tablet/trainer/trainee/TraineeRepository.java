package app.spoton.tablet.trainer.trainee;

import android.database.sqlite.SQLiteConstraintException;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.trainer.answer.AnswerCodec;
import app.spoton.tablet.trainer.exam.ExamResult;
import app.spoton.tablet.trainer.exam.ExamScore;
import app.spoton.tablet.trainer.learning.MixUps;
import app.spoton.tablet.trainer.learning.TopicMemory;
import app.spoton.tablet.trainer.learning.WeeklyProgress;
import app.spoton.tablet.trainer.question.AnswerMistake;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.QuizTopic;
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

/** The trainees of this tablet and what they have learned. Callbacks run on the disk executor. */
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

    /** All trainees, the last one to practice first. There is always one: a name is not required to begin. */
    public void loadTrainees(Consumer<List<Trainee>> then) {
        disk.execute(() -> then.accept(trainees()));
    }

    private List<Trainee> trainees() {
        if (dao.people().isEmpty()) {
            dao.add(new TraineeRow(0, "", 0));
        }
        return dao.people().stream().map(row -> new Trainee(row.id, row.name)).collect(Collectors.toList());
    }

    /** Adds a trainee; the callback gets nothing if the name is taken. */
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

    public void choose(Trainee trainee, Instant now) {
        disk.execute(() -> dao.choose(trainee.id(), now.toEpochMilli()));
    }

    /** Erases a trainee with all answers, progress, scores and choices; the callback gets those who remain. */
    public void erase(Trainee trainee, Consumer<List<Trainee>> then) {
        disk.execute(() -> {
            dao.erase(trainee.id());
            then.accept(trainees());
        });
    }

    public void loadRecord(Trainee trainee, LocalDate today, Consumer<TraineeRecord> then) {
        disk.execute(() -> {
            Map<String, TopicMemory> memories = new HashMap<>();
            for (TopicMemoryRow row : dao.memories(trainee.id())) {
                memories.put(row.topic, new TopicMemory(row.repetitions, row.easiness, row.interval, row.due));
            }
            List<MixUps.MixUp> mixUps = dao.mixUps(trainee.id(), MIX_UPS).stream()
                    .map(row -> new MixUps.MixUp(row.topic.id, row.grade.rightId, row.grade.chosenId)).collect(Collectors.toList());
            List<WeeklyProgress.Answered> answers = dao.answers(trainee.id(), today.minusWeeks(WEEKS).toEpochDay())
                    .stream().map(row -> new WeeklyProgress.Answered(LocalDate.ofEpochDay(row.day), row.topic.game,
                            row.topic.skill, row.grade.right, Duration.ofMillis(row.grade.millis))).collect(Collectors.toList());
            then.accept(new TraineeRecord(memories, new MixUps(mixUps), answers, dao.days(trainee.id()).stream()
                    .map(LocalDate::ofEpochDay).collect(Collectors.toSet()), paytables(trainee),
                    unfinishedExam(trainee)));
        });
    }

    private Optional<UnfinishedExam> unfinishedExam(Trainee trainee) {
        return dao.unfinishedExams(trainee.id()).stream().findFirst().map(row -> new UnfinishedExam(row.code,
                row.interruptions, dao.examAnswers(trainee.id()).stream().map(answer -> new UnfinishedExam.RecordedAnswer(
                        answer.answer, Duration.ofMillis(answer.millis))).collect(Collectors.toList())));
    }

    private Map<String, Map<Wager, String>> paytables(Trainee trainee) {
        Map<String, Map<Wager, String>> paytables = new HashMap<>();
        for (PaytableChoiceRow row : dao.paytableChoices(trainee.id())) {
            Wager.withId(row.wager).ifPresent(wager -> paytables
                    .computeIfAbsent(row.game, game -> new EnumMap<>(Wager.class)).put(wager, row.paytable));
        }
        return paytables;
    }

    /** @param examQuestion the number of the question in an exam; empty outside an exam */
    public void saveAnswer(Trainee trainee, GradedAnswer graded, Optional<TopicMemory> memory,
            Optional<Integer> examQuestion, ZonedDateTime now) {
        QuizTopic topic = graded.question().topic();
        AnswerMistake mistake = graded.isCorrect() ? new AnswerMistake("", "")
                : AnswerMistake.of(graded.question(), graded.answer());
        long millis = graded.time().toMillis();
        AnswerRow row = new AnswerRow(0, trainee.id(), now.toInstant().toEpochMilli(), now.toLocalDate().toEpochDay(),
                new AnswerRow.TopicColumns(topic.game().id(), topic.skill().id(), topic.id()),
                new AnswerRow.GradeColumns(graded.isCorrect(), millis, mistake.correct(), mistake.chosen()));
        String answer = AnswerCodec.write(graded.answer(), graded.question().form());
        ifNotErased(trainee, () -> {
            dao.add(row);
            memory.ifPresent(of -> dao.put(new TopicMemoryRow(trainee.id(), topic.id(), of.repetitions(), of.easiness(),
                    of.interval(), of.due())));
            examQuestion.ifPresent(number -> dao.put(new ExamAnswerRow(trainee.id(), number, answer, millis)));
        });
    }

    /** A write that was queued before its trainee was erased must leave nothing behind. */
    private void ifNotErased(Trainee trainee, Runnable write) {
        disk.execute(() -> {
            if (dao.count(trainee.id()) > 0) {
                write.run();
            }
        });
    }

    /** Starts or resumes an exam. A new exam replaces an unfinished one. */
    public void startExam(Trainee trainee, String code, int interruptions) {
        ifNotErased(trainee, () -> {
            if (interruptions == 0) {
                dao.deleteUnfinishedExam(trainee.id());
            }
            dao.put(new UnfinishedExamRow(trainee.id(), code, interruptions));
        });
    }

    /** Saves a challenge's score; the callback gets the trainee's best score before it. */
    public void saveChallenge(Trainee trainee, String code, int asked, int correct, Instant now, Consumer<Integer> then) {
        ifNotErased(trainee, () -> {
            int best = dao.bestChallenge(trainee.id(), code);
            dao.add(new ScoreRow(0, trainee.id(), now.toEpochMilli(), code, false, asked, correct));
            then.accept(best);
        });
    }

    public void saveExam(Trainee trainee, ExamResult result) {
        ScoreRow row = new ScoreRow(0, trainee.id(), result.finishedAt().toEpochMilli(), result.code().toString(), true,
                result.answers().size(), result.correctCount());
        ifNotErased(trainee, () -> {
            dao.add(row);
            dao.deleteUnfinishedExam(trainee.id());
        });
    }

    public void loadExamScores(Trainee trainee, Consumer<List<ExamScore>> then) {
        disk.execute(() -> then.accept(dao.exams(trainee.id(), EXAMS).stream()
                .map(row -> new ExamScore(row.code, Instant.ofEpochMilli(row.at), row.right, row.asked))
                .collect(Collectors.toList())));
    }

    /** The paytables that a trainee practices with at a game; empty for the house's. */
    public void savePaytables(Trainee trainee, String game, Map<Wager, String> paytables) {
        Map<Wager, String> chosen = Map.copyOf(paytables);
        ifNotErased(trainee, () -> {
            dao.deletePaytableChoices(trainee.id(), game);
            chosen.forEach((wager, table) -> dao.put(new PaytableChoiceRow(trainee.id(), game, wager.id(), table)));
        });
    }

    /** Runs a task after all writes that are already queued. */
    public void runAfterWrites(Runnable task) {
        disk.execute(task);
    }
}
