package app.spoton.tablet.trainer.session;

import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerDraft;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.state.TrainerPage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** A drill, a challenge or an exam in progress. Use it on the main thread. */
public final class QuizSession {
    static final int CHALLENGE_SECONDS = 60;

    private final Executor generator;
    private final Executor mainThread;
    private final Stopwatch stopwatch;
    private final OneSecondTimer timer;
    private final LayoutPictureSource pictures;
    private final Listener listener;
    private final List<GradedAnswer> answers = new ArrayList<>();
    /** The next question, prepared in advance. Only the generator's executor uses it. */
    private final AtomicReference<PreparedQuestion> prepared = new AtomicReference<>();
    private TrainerPage.QuizKind kind = TrainerPage.QuizKind.DRILL;
    private Optional<QuestionSeries> series = Optional.empty();
    private Optional<TrainerPage.Quiz> page = Optional.empty();
    private Duration startedAt = Duration.ZERO;
    private Duration askedAt = Duration.ZERO;
    /** Counts sessions, so that a series prepared for an earlier one is dropped. */
    private int sessionNumber;
    private OneSecondTimer.Stop ticking = () -> { };

    /** Is notified on the main thread. */
    public interface Listener {
        void onPage(TrainerPage page);

        void onWaiting();

        /** @param number of the question, from 1 */
        void onAnswer(GradedAnswer graded, QuestionSeries series, int number);

        void onFinished(TrainerPage.QuizKind kind, List<GradedAnswer> answers);
    }

    /**
     * What a session starts with.
     *
     * @param answers given before an exam was interrupted
     */
    public record Start(QuestionSeries series, List<GradedAnswer> answers) {
        public static Start of(QuestionSeries series) {
            return new Start(series, List.of());
        }
    }

    /** A question with its picture. */
    private record PreparedQuestion(QuestionSeries series, Optional<QuizQuestion> question,
            Optional<TrainerPage.LayoutPicture> picture) {
    }

    public QuizSession(Executor generator, Executor mainThread, Stopwatch stopwatch, OneSecondTimer timer,
            LayoutPictureSource pictures, Listener listener) {
        this.generator = generator;
        this.mainThread = mainThread;
        this.stopwatch = stopwatch;
        this.timer = timer;
        this.pictures = pictures;
        this.listener = listener;
    }

    /** @param create runs off the main thread */
    public void start(TrainerPage.QuizKind newKind, Supplier<Start> create) {
        stop();
        kind = newKind;
        int number = sessionNumber;
        listener.onWaiting();
        generator.execute(() -> {
            Start start = create.get();
            mainThread.execute(() -> {
                if (sessionNumber == number) {
                    begin(start);
                }
            });
        });
    }

    private void begin(Start start) {
        series = Optional.of(start.series());
        answers.addAll(start.answers());
        startedAt = stopwatch.elapsed();
        if (kind == TrainerPage.QuizKind.CHALLENGE) {
            ticking = timer.everySecond(this::tick);
        }
        ask(QuestionSeries::next, true, Optional.empty());
    }

    /** Stops without a result; a question that is still being prepared is not shown. */
    public void stop() {
        sessionNumber++;
        ticking.stop();
        ticking = () -> { };
        series = Optional.empty();
        page = Optional.empty();
        answers.clear();
    }

    /** Whether ending now has a result to show: a challenge with at least one answer. */
    public boolean hasResult() {
        return kind == TrainerPage.QuizKind.CHALLENGE && series.isPresent() && !answers.isEmpty();
    }

    /** Stops and reports the answers so far. */
    public void finish() {
        List<GradedAnswer> all = List.copyOf(answers);
        stop();
        listener.onFinished(kind, all);
    }

    private void ask(Function<QuestionSeries, Optional<QuizQuestion>> choose, boolean isNext,
            Optional<GradedAnswer> previous) {
        QuestionSeries current = series.orElseThrow();
        listener.onWaiting();
        generator.execute(() -> {
            Optional<PreparedQuestion> waiting = isNext ? Optional.ofNullable(prepared.getAndSet(null)) : Optional.empty();
            PreparedQuestion ready = waiting.filter(one -> one.series() == current).orElseGet(() -> prepare(current, choose));
            mainThread.execute(() -> {
                if (series.filter(now -> now == current).isPresent()) {
                    show(ready.question(), ready.picture(), previous);
                }
            });
        });
    }

    private PreparedQuestion prepare(QuestionSeries from, Function<QuestionSeries, Optional<QuizQuestion>> choose) {
        Optional<QuizQuestion> question = choose.apply(from);
        return new PreparedQuestion(from, question, question.filter(one -> one.topic().skill() == Skill.READING)
                .flatMap(one -> pictures.of(one.practice())).map(TrainerPage.LayoutPicture::new));
    }

    /** A picture takes a while to draw, so the next one is drawn while the trainee looks at this one. */
    private void prepareNext(QuizQuestion current) {
        if (current.topic().skill() == Skill.READING) {
            QuestionSeries from = series.orElseThrow();
            generator.execute(() -> {
                PreparedQuestion waiting = prepared.get();
                if (waiting == null || waiting.series() != from) {
                    prepared.set(prepare(from, QuestionSeries::next));
                }
            });
        }
    }

    private void show(Optional<QuizQuestion> question, Optional<TrainerPage.LayoutPicture> picture,
            Optional<GradedAnswer> previous) {
        if (question.isEmpty()) {
            finish();
            return;
        }
        askedAt = stopwatch.elapsed();
        publish(new TrainerPage.Quiz(kind, question.get(), AnswerDraft.EMPTY, Optional.empty(),
                new TrainerPage.QuizProgress(answers.size() + 1, series.orElseThrow().length(), correctCount(),
                        secondsLeft()), previous, picture));
        if (kind == TrainerPage.QuizKind.CHALLENGE) {
            prepareNext(question.get());
        }
    }

    private int correctCount() {
        return (int) answers.stream().filter(GradedAnswer::isCorrect).count();
    }

    private int secondsLeft() {
        long seconds = stopwatch.elapsed().minus(startedAt).getSeconds();
        return (int) Math.max(0, CHALLENGE_SECONDS - seconds);
    }

    private void tick() {
        if (secondsLeft() == 0) {
            finish();
        } else {
            page.ifPresent(now -> publish(now.withSecondsLeft(secondsLeft())));
        }
    }

    /** Changes the answer that is being entered. */
    public void edit(UnaryOperator<AnswerDraft> change) {
        page.filter(now -> now.graded().isEmpty()).ifPresent(now -> publish(now.with(change.apply(now.draft()))));
    }

    /** Gives the answer that has been entered, if it is complete. */
    public void check() {
        page.flatMap(now -> now.draft().answer(now.question().form())).ifPresent(this::answer);
    }

    public void answer(Answer answer) {
        page.filter(now -> now.graded().isEmpty()).ifPresent(now -> {
            GradedAnswer graded = GradedAnswer.of(now.question(), answer, stopwatch.elapsed().minus(askedAt));
            answers.add(graded);
            listener.onAnswer(graded, series.orElseThrow(), answers.size());
            if (kind == TrainerPage.QuizKind.DRILL) {
                publish(now.with(graded));
                prepareNext(now.question());
            } else {
                page = Optional.empty();   // no second answer while the next question is prepared
                ask(QuestionSeries::next, true,
                        kind == TrainerPage.QuizKind.CHALLENGE ? Optional.of(graded) : Optional.empty());
            }
        });
    }

    public void next() {
        page.filter(now -> now.graded().isPresent())
                .ifPresent(now -> ask(QuestionSeries::next, true, Optional.empty()));
    }

    public void repeatTopic() {
        page.filter(now -> now.graded().isPresent()).ifPresent(now ->
                ask(from -> from.repeat(now.question().topic()), false, Optional.empty()));
    }

    private void publish(TrainerPage.Quiz now) {
        page = Optional.of(now);
        listener.onPage(now);
    }
}
