package app.spoton.tablet.trainer;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.data.OnScreen;
import app.spoton.tablet.trainer.learn.ExamCode;
import app.spoton.tablet.trainer.question.Act;
import app.spoton.tablet.trainer.question.Answer;
import app.spoton.tablet.trainer.question.Form;
import app.spoton.tablet.trainer.question.Option;
import app.spoton.tablet.trainer.question.Skill;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** The trainer: who practises, what, and the page that is shown. To be used from the main thread. */
@HiltViewModel
public final class TrainerViewModel extends ViewModel implements TrainerTaps {
    private final Catalog catalog;
    private final Trainees trainees;
    private final Clock clock;
    private final Bench bench;
    private final Desk desk;
    private final Invigilator invigilator;
    private final MutableLiveData<TrainerState> state = new MutableLiveData<>();

    @Inject
    TrainerViewModel(Catalog catalog, HouseTables house, Trainees trainees, LayoutPictures pictures, ExamReport report,
            Exports exports, @Asking Executor asking, @OnScreen Executor screen, Clock clock, Stopwatch watch,
            Ticks ticks) {
        this.catalog = catalog;
        this.trainees = trainees;
        this.clock = clock;
        this.desk = new Desk(catalog, house, trainees, screen, clock, state);
        this.invigilator = new Invigilator(catalog, desk, trainees, report, exports, screen, clock);
        this.bench = new Bench(asking, screen, watch, ticks, pictures, new Bench.Ends() {
            @Override
            public void show(Page page) {
                desk.show(page);
            }

            @Override
            public void waiting() {
                desk.change(TrainerState::waiting);
            }

            @Override
            public void answered(Verdict verdict, Series series, int number) {
                boolean exam = series instanceof Series.Examination;
                trainees.answered(desk.person(), verdict, series.answered(verdict),
                        exam ? Optional.of(number) : Optional.empty(), desk.time());
            }

            @Override
            public void over(Page.Kind kind, List<Verdict> verdicts) {
                switch (kind) {
                    case DRILL -> desk.home();
                    case CHALLENGE -> desk.challengeOver(verdicts);
                    case EXAM -> invigilator.over(verdicts);
                }
            }
        });
        desk.open();
    }

    /** Has no value until it is known who practises here. */
    public LiveData<TrainerState> state() {
        return state;
    }

    private boolean isReady() {
        return state.getValue() != null && !state.getValue().busy();
    }

    @Override
    public void back() {
        bench.leave();
        desk.home();
    }

    @Override
    public void chooseGame(Optional<Game> game) {
        desk.choose(game, Optional.empty());
    }

    @Override
    public void chooseSkill(Optional<Skill> skill) {
        desk.choose(desk.game(), skill);
    }

    private long today() {
        return desk.today().toEpochDay();
    }

    @Override
    public void drill() {
        if (isReady()) {
            PracticeRoom room = desk.room();
            Known known = desk.known();
            Optional<Game> game = desk.game();
            Optional<Skill> skill = desk.skill();
            bench.begin(Page.Kind.DRILL, () -> Bench.Start.of(new Series.Drill(room, room.topics(game, skill), known,
                    today(), clock.millis())));
        }
    }

    @Override
    public void challenge() {
        if (isReady()) {
            PracticeRoom room = desk.room();
            Known known = desk.known();
            Optional<Game> game = desk.game();
            Optional<Skill> skill = desk.skill();
            bench.begin(Page.Kind.CHALLENGE, () -> Bench.Start.of(Series.Drill.againstTheClock(room, game, skill,
                    known, today(), clock.millis())));
        }
    }

    @Override
    public void beginExam() {
        Optional<ExamCode> code = invigilator.codeTyped();
        if (code.isPresent() && isReady()) {
            PracticeRoom room = desk.room();
            invigilator.begins(code.get());
            bench.begin(Page.Kind.EXAM, () -> Bench.Start.of(new Series.Examination(room.forExams(), code.get())));
        }
    }

    @Override
    public void goOnWithExam() {
        if (isReady()) {
            PracticeRoom room = desk.room();
            desk.known().unfinished().ifPresent(unfinished -> invigilator.goesOn(unfinished).ifPresent(code ->
                    bench.begin(Page.Kind.EXAM, () -> {
                        Series.Examination exam = new Series.Examination(room.forExams(), code);
                        return new Bench.Start(exam, exam.goOn(unfinished.given()));
                    })));
        }
    }

    @Override
    public void answer(Option option) {
        bench.answer(new Answer.Chosen(option));
    }

    @Override
    public void answerLine(int at) {
        bench.answer(new Answer.Line(at));
    }

    @Override
    public void check() {
        bench.check();
    }

    @Override
    public void pick(int card) {
        desk.sitting().map(page -> page.question().form()).filter(Form.Pick.class::isInstance)
                .map(Form.Pick.class::cast).ifPresent(form -> bench.work(now -> now.toggle(card, form.count())));
    }

    @Override
    public void key(char key) {
        bench.work(now -> now.key(key));
    }

    @Override
    public void chip(Money chip) {
        bench.work(now -> now.chip(chip));
    }

    @Override
    public void clear() {
        bench.work(now -> now.paying().isPresent() || !now.typed().isEmpty() ? now.clearAmount() : now.cleared());
    }

    @Override
    public void order(Wager wager) {
        bench.work(now -> now.tap(wager));
    }

    @Override
    public void act(Form.Spot spot, Act act) {
        bench.work(now -> now.act(spot, act));
    }

    @Override
    public void next() {
        if (isReady()) {
            bench.next();
        }
    }

    @Override
    public void sameAgain() {
        if (isReady()) {
            bench.sameAgain();
        }
    }

    @Override
    public void exam() {
        invigilator.door();
    }

    @Override
    public void typeCode(String typed) {
        invigilator.typeCode(typed);
    }

    @Override
    public void examGame(Optional<Game> game) {
        invigilator.about(game);
    }

    @Override
    public void examLength(int length) {
        invigilator.of(length);
    }

    @Override
    public void setExam() {
        invigilator.set();
    }

    @Override
    public void export(String place) {
        invigilator.export(place);
    }

    @Override
    public void progress(Optional<Game> game, Optional<Skill> skill) {
        desk.progress(game, skill);
    }

    @Override
    public void people() {
        desk.people();
    }

    @Override
    public void typeName(String name) {
        desk.typeName(name);
    }

    @Override
    public void addPerson() {
        desk.addPerson();
    }

    @Override
    public void choosePerson(Person person) {
        trainees.choose(person, clock.instant());
        desk.open();
    }

    @Override
    public void askToErase(Optional<Person> person) {
        desk.askToErase(person);
    }

    @Override
    public void erase() {
        desk.erase();
    }

    @Override
    public void tables(Game game) {
        desk.tables(game);
    }

    @Override
    public void choosePaytable(Wager wager, Paytable table) {
        desk.practiseWith(wager, table);
    }

    @Override
    public void houseTables() {
        desk.practiseAsTheHouseDoes();
    }

    /** The games that can be practised. */
    public List<Game> games() {
        return catalog.games();
    }

    @Override
    protected void onCleared() {
        bench.leave();
    }
}
