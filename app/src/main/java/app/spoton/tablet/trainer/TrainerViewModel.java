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
import java.time.LocalDate;
import java.time.ZoneId;
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
    private final MutableLiveData<TrainerState> state = new MutableLiveData<>();

    @Inject
    TrainerViewModel(Catalog catalog, HouseTables house, Trainees trainees, LayoutPictures pictures, ExamReport report,
            Exports exports, @Asking Executor asking, @OnScreen Executor screen, Clock anywhere, Ticks ticks) {
        Clock clock = anywhere.withZone(ZoneId.systemDefault());
        this.catalog = catalog;
        this.trainees = trainees;
        this.clock = clock;
        this.desk = new Desk(catalog, house, trainees, report, exports, screen, clock, state);
        this.bench = new Bench(asking, screen, clock, ticks, pictures, new Bench.Ends() {
            @Override
            public void show(Page page) {
                desk.show(page);
            }

            @Override
            public void waiting() {
                desk.change(TrainerState::waiting);
            }

            @Override
            public void answered(Verdict verdict, Series series) {
                trainees.answered(desk.person(), verdict, series.answered(verdict), clock.instant());
            }

            @Override
            public void over(Page.Kind kind, List<Verdict> verdicts) {
                desk.over(kind, verdicts);
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
        return LocalDate.now(clock).toEpochDay();
    }

    @Override
    public void drill() {
        if (isReady()) {
            bench.begin(Page.Kind.DRILL, () -> new Series.Drill(desk.room(), desk.room().topics(desk.game(),
                    desk.skill()), desk.known(), today(), clock.millis()));
        }
    }

    @Override
    public void challenge() {
        if (isReady()) {
            bench.begin(Page.Kind.CHALLENGE, () -> Series.Drill.againstTheClock(desk.room(),
                    desk.room().topics(desk.game()), desk.known(), today(), clock.millis()));
        }
    }

    @Override
    public void beginExam() {
        Optional<ExamCode> code = desk.codeTyped();
        if (code.isPresent() && isReady()) {
            desk.sitsExam(code.get());
            bench.begin(Page.Kind.EXAM, () -> new Series.Examination(desk.room(), code.get()));
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
        desk.examDoor();
    }

    @Override
    public void typeCode(String typed) {
        desk.typeCode(typed);
    }

    @Override
    public void examGame(Optional<Game> game) {
        desk.examAbout(game);
    }

    @Override
    public void examLength(int length) {
        desk.examOf(length);
    }

    @Override
    public void setExam() {
        desk.setExam();
    }

    @Override
    public void export(String place) {
        desk.export(place);
    }

    @Override
    public void progress(Optional<Game> game) {
        desk.progress(game);
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
