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

/** Where a person sits at a drill, a challenge or an exam. To be used from the main thread. */
final class QuizSession {
    static final int CHALLENGE_SECONDS = 60;

    private final Executor asking;
    private final Executor screen;
    private final Stopwatch watch;
    private final SecondTimer ticks;
    private final LayoutPictureSource pictures;
    private final Ends ends;
    private final List<GradedAnswer> verdicts = new ArrayList<>();
    private TrainerPage.Kind kind = TrainerPage.Kind.DRILL;
    private Optional<QuestionSeries> series = Optional.empty();
    private Optional<TrainerPage.Sitting> page = Optional.empty();
    private Duration began = Duration.ZERO;
    private Duration asked = Duration.ZERO;
    private int turn;
    /** What was dealt before it is asked for; only the asking executor touches it. */
    private final AtomicReference<Dealt> ahead = new AtomicReference<>();
    private SecondTimer.Stop clockHand = () -> { };

    /** What the bench tells: what to show, what was answered, and that it is over. */
    interface Ends {
        void show(TrainerPage page);

        void waiting();

        /** @param number of the question, from 1 */
        void answered(GradedAnswer verdict, QuestionSeries series, int number);

        void over(TrainerPage.Kind kind, List<GradedAnswer> verdicts);
    }

    QuizSession(Executor asking, Executor screen, Stopwatch watch, SecondTimer ticks, LayoutPictureSource pictures, Ends ends) {
        this.asking = asking;
        this.screen = screen;
        this.watch = watch;
        this.ticks = ticks;
        this.pictures = pictures;
        this.ends = ends;
    }

    /**
     * What somebody sits down to.
     *
     * @param before what was answered before, where an exam goes on
     */
    record Start(QuestionSeries series, List<GradedAnswer> before) {
        static Start of(QuestionSeries series) {
            return new Start(series, List.of());
        }
    }

    /** @param make makes the series, off the main thread */
    void begin(TrainerPage.Kind what, Supplier<Start> make) {
        leave();
        kind = what;
        int mine = turn;
        ends.waiting();
        asking.execute(() -> {
            Start made = make.get();
            screen.execute(() -> {
                if (turn == mine) {
                    sit(made);
                }
            });
        });
    }

    private void sit(Start start) {
        series = Optional.of(start.series());
        verdicts.addAll(start.before());
        began = watch.read();
        if (kind == TrainerPage.Kind.CHALLENGE) {
            clockHand = ticks.everySecond(this::tick);
        }
        ask(QuestionSeries::next, true, Optional.empty());
    }

    /** Gets up; whatever is still being dealt is not shown any more. */
    void leave() {
        turn++;
        clockHand.stop();
        clockHand = () -> { };
        series = Optional.empty();
        page = Optional.empty();
        verdicts.clear();
    }

    /** A question with its picture, dealt for a series. */
    private record Dealt(QuestionSeries series, Optional<QuizQuestion> question, Optional<TrainerPage.Picture> picture) {
    }

    private void ask(Function<QuestionSeries, Optional<QuizQuestion>> which, boolean next, Optional<GradedAnswer> before) {
        QuestionSeries from = series.orElseThrow();
        ends.waiting();
        asking.execute(() -> {
            Optional<Dealt> waiting = next ? Optional.ofNullable(ahead.getAndSet(null)) : Optional.empty();
            Dealt dealt = waiting.filter(one -> one.series() == from).orElseGet(() -> deal(from, which));
            screen.execute(() -> {
                if (series.filter(now -> now == from).isPresent()) {
                    show(dealt.question(), dealt.picture(), before);
                }
            });
        });
    }

    private Dealt deal(QuestionSeries from, Function<QuestionSeries, Optional<QuizQuestion>> which) {
        Optional<QuizQuestion> question = which.apply(from);
        return new Dealt(from, question, question.filter(one -> one.topic().skill() == Skill.READING)
                .flatMap(one -> pictures.of(one.practice())).map(TrainerPage.Picture::new));
    }

    /** Pictures take a while to draw: the next one is drawn while a person looks at this one, or at the verdict. */
    private void dealAhead(QuizQuestion now) {
        if (now.topic().skill() == Skill.READING) {
            QuestionSeries from = series.orElseThrow();
            asking.execute(() -> {
                Dealt there = ahead.get();
                if (there == null || there.series() != from) {
                    ahead.set(deal(from, QuestionSeries::next));
                }
            });
        }
    }

    private void show(Optional<QuizQuestion> question, Optional<TrainerPage.Picture> picture, Optional<GradedAnswer> before) {
        if (question.isEmpty()) {
            finish();
            return;
        }
        asked = watch.read();
        put(new TrainerPage.Sitting(kind, question.get(), AnswerDraft.NOTHING, Optional.empty(), verdicts.size() + 1,
                series.orElseThrow().length(), right(), secondsLeft(), before, picture));
        if (kind == TrainerPage.Kind.CHALLENGE) {
            dealAhead(question.get());
        }
    }

    private int right() {
        return (int) verdicts.stream().filter(GradedAnswer::right).count();
    }

    private int secondsLeft() {
        long gone = watch.read().minus(began).getSeconds();
        return (int) Math.max(0, CHALLENGE_SECONDS - gone);
    }

    private void tick() {
        if (secondsLeft() == 0) {
            finish();
        } else {
            page.ifPresent(now -> put(now.left(secondsLeft())));
        }
    }

    void work(UnaryOperator<AnswerDraft> change) {
        page.filter(now -> now.verdict().isEmpty()).ifPresent(now -> put(now.with(change.apply(now.working()))));
    }

    /** The answer that has been worked out, if it is complete. */
    void check() {
        page.flatMap(now -> now.working().answer(now.question().form())).ifPresent(this::answer);
    }

    void answer(Answer answer) {
        page.filter(now -> now.verdict().isEmpty()).ifPresent(now -> {
            GradedAnswer verdict = GradedAnswer.of(now.question(), answer, watch.read().minus(asked));
            verdicts.add(verdict);
            ends.answered(verdict, series.orElseThrow(), verdicts.size());
            if (kind == TrainerPage.Kind.DRILL) {
                put(now.with(verdict));
                dealAhead(now.question());
            } else {
                page = Optional.empty();   // no second answer while the next question is dealt
                ask(QuestionSeries::next, true, kind == TrainerPage.Kind.CHALLENGE ? Optional.of(verdict) : Optional.empty());
            }
        });
    }

    void next() {
        page.filter(now -> now.verdict().isPresent()).ifPresent(now -> ask(QuestionSeries::next, true, Optional.empty()));
    }

    void sameAgain() {
        page.filter(now -> now.verdict().isPresent()).ifPresent(now ->
                ask(from -> from.again(now.question().topic()), false, Optional.empty()));
    }

    private void finish() {
        List<GradedAnswer> all = List.copyOf(verdicts);
        leave();
        ends.over(kind, all);
    }

    private void put(TrainerPage.Sitting now) {
        page = Optional.of(now);
        ends.show(now);
    }
}
