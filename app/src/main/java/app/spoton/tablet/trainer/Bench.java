package app.spoton.tablet.trainer;

import app.spoton.tablet.trainer.question.Answer;
import app.spoton.tablet.trainer.question.Question;
import app.spoton.tablet.trainer.question.Skill;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Where a person sits at a drill, a challenge or an exam. To be used from the main thread. */
final class Bench {
    static final int CHALLENGE_SECONDS = 60;

    private final Executor asking;
    private final Executor screen;
    private final Clock clock;
    private final Ticks ticks;
    private final LayoutPictures pictures;
    private final Ends ends;
    private final List<Verdict> verdicts = new ArrayList<>();
    private Page.Kind kind = Page.Kind.DRILL;
    private Optional<Series> series = Optional.empty();
    private Optional<Page.Sitting> page = Optional.empty();
    private Instant began = Instant.EPOCH;
    private Instant asked = Instant.EPOCH;
    private Ticks.Stop clockHand = () -> { };

    /** What the bench tells: what to show, what was answered, and that it is over. */
    interface Ends {
        void show(Page page);

        void waiting();

        void answered(Verdict verdict, Series series);

        void over(Page.Kind kind, List<Verdict> verdicts);
    }

    Bench(Executor asking, Executor screen, Clock clock, Ticks ticks, LayoutPictures pictures, Ends ends) {
        this.asking = asking;
        this.screen = screen;
        this.clock = clock;
        this.ticks = ticks;
        this.pictures = pictures;
        this.ends = ends;
    }

    /** @param make makes the series, off the main thread */
    void begin(Page.Kind what, Supplier<Series> make) {
        leave();
        kind = what;
        began = clock.instant();
        ends.waiting();
        asking.execute(() -> {
            Series made = make.get();
            screen.execute(() -> {
                series = Optional.of(made);
                began = clock.instant();
                if (kind == Page.Kind.CHALLENGE) {
                    clockHand = ticks.everySecond(this::tick);
                }
                ask(Series::next, Optional.empty());
            });
        });
    }

    /** Gets up; whatever is still being dealt is not shown any more. */
    void leave() {
        clockHand.stop();
        clockHand = () -> { };
        series = Optional.empty();
        page = Optional.empty();
        verdicts.clear();
    }

    private void ask(Function<Series, Optional<Question>> which, Optional<Verdict> before) {
        Series from = series.orElseThrow();
        ends.waiting();
        asking.execute(() -> {
            Optional<Question> question = which.apply(from);
            Optional<Page.Picture> picture = question.filter(one -> one.topic().skill() == Skill.READING)
                    .flatMap(one -> pictures.of(one.practice())).map(Page.Picture::new);
            screen.execute(() -> {
                if (series.filter(now -> now == from).isPresent()) {
                    show(question, picture, before);
                }
            });
        });
    }

    private void show(Optional<Question> question, Optional<Page.Picture> picture, Optional<Verdict> before) {
        if (question.isEmpty()) {
            finish();
            return;
        }
        asked = clock.instant();
        put(new Page.Sitting(kind, question.get(), Working.NOTHING, Optional.empty(), verdicts.size() + 1,
                series.orElseThrow().length(), right(), secondsLeft(), before, picture));
    }

    private int right() {
        return (int) verdicts.stream().filter(Verdict::right).count();
    }

    private int secondsLeft() {
        long gone = Duration.between(began, clock.instant()).getSeconds();
        return (int) Math.max(0, CHALLENGE_SECONDS - gone);
    }

    private void tick() {
        if (secondsLeft() == 0) {
            finish();
        } else {
            page.ifPresent(now -> put(now.left(secondsLeft())));
        }
    }

    void work(UnaryOperator<Working> change) {
        page.filter(now -> now.verdict().isEmpty()).ifPresent(now -> put(now.with(change.apply(now.working()))));
    }

    /** The answer that has been worked out, if it is complete. */
    void check() {
        page.flatMap(now -> now.working().answer(now.question().form())).ifPresent(this::answer);
    }

    void answer(Answer answer) {
        page.filter(now -> now.verdict().isEmpty()).ifPresent(now -> {
            Verdict verdict = Verdict.of(now.question(), answer, Duration.between(asked, clock.instant()));
            verdicts.add(verdict);
            ends.answered(verdict, series.orElseThrow());
            if (kind == Page.Kind.DRILL) {
                put(now.with(verdict));
            } else {
                page = Optional.empty();   // no second answer while the next question is dealt
                ask(Series::next, kind == Page.Kind.CHALLENGE ? Optional.of(verdict) : Optional.empty());
            }
        });
    }

    void next() {
        page.filter(now -> now.verdict().isPresent()).ifPresent(now -> ask(Series::next, Optional.empty()));
    }

    void sameAgain() {
        page.filter(now -> now.verdict().isPresent()).ifPresent(now ->
                ask(from -> from.again(now.question().topic()), Optional.empty()));
    }

    private void finish() {
        List<Verdict> all = List.copyOf(verdicts);
        leave();
        ends.over(kind, all);
    }

    private void put(Page.Sitting now) {
        page = Optional.of(now);
        ends.show(now);
    }
}
