package app.spoton.tablet.trainer;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.threads.MainThreadExecutor;
import app.spoton.tablet.threads.TrainerExecutor;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.answer.AnswerOption;
import app.spoton.tablet.trainer.answer.DealerAction;
import app.spoton.tablet.trainer.exam.ExamCode;
import app.spoton.tablet.trainer.exam.ExamReport;
import app.spoton.tablet.trainer.exam.ExamResultWriter;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.session.HouseTableSource;
import app.spoton.tablet.trainer.session.LayoutPictureSource;
import app.spoton.tablet.trainer.session.PracticeConfig;
import app.spoton.tablet.trainer.session.QuestionSeries;
import app.spoton.tablet.trainer.session.QuizSession;
import app.spoton.tablet.trainer.session.SecondTimer;
import app.spoton.tablet.trainer.session.Stopwatch;
import app.spoton.tablet.trainer.state.TrainerActions;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.state.TrainerUiState;
import app.spoton.tablet.trainer.trainee.Trainee;
import app.spoton.tablet.trainer.trainee.TraineeRecord;
import app.spoton.tablet.trainer.trainee.TraineeRepository;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** The trainer: who practises, what, and the page that is shown. To be used from the main thread. */
@HiltViewModel
public final class TrainerViewModel extends ViewModel implements TrainerActions {
    private final Catalog catalog;
    private final TraineeRepository trainees;
    private final Clock clock;
    private final QuizSession bench;
    private final TrainerHome desk;
    private final ExamController invigilator;
    private final MutableLiveData<TrainerUiState> state = new MutableLiveData<>();

    @Inject
    TrainerViewModel(Catalog catalog, HouseTableSource house, TraineeRepository trainees, LayoutPictureSource pictures, ExamReport report,
            ExamResultWriter exports, @TrainerExecutor Executor asking, @MainThreadExecutor Executor screen, Clock clock, Stopwatch watch,
            SecondTimer ticks) {
        this.catalog = catalog;
        this.trainees = trainees;
        this.clock = clock;
        this.desk = new TrainerHome(catalog, house, trainees, screen, clock, state);
        this.invigilator = new ExamController(catalog, desk, trainees, report, exports, screen, clock);
        this.bench = new QuizSession(asking, screen, watch, ticks, pictures, new QuizSession.Ends() {
            @Override
            public void show(TrainerPage page) {
                desk.show(page);
            }

            @Override
            public void waiting() {
                desk.change(TrainerUiState::waiting);
            }

            @Override
            public void answered(GradedAnswer verdict, QuestionSeries series, int number) {
                boolean exam = series instanceof QuestionSeries.Examination;
                trainees.answered(desk.person(), verdict, series.answered(verdict),
                        exam ? Optional.of(number) : Optional.empty(), desk.time());
            }

            @Override
            public void over(TrainerPage.Kind kind, List<GradedAnswer> verdicts) {
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
    public LiveData<TrainerUiState> state() {
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
            PracticeConfig room = desk.room();
            TraineeRecord known = desk.known();
            Optional<Game> game = desk.game();
            Optional<Skill> skill = desk.skill();
            bench.begin(TrainerPage.Kind.DRILL, () -> QuizSession.Start.of(new QuestionSeries.Drill(room, room.topics(game, skill), known,
                    today(), clock.millis())));
        }
    }

    @Override
    public void challenge() {
        if (isReady()) {
            PracticeConfig room = desk.room();
            TraineeRecord known = desk.known();
            Optional<Game> game = desk.game();
            Optional<Skill> skill = desk.skill();
            bench.begin(TrainerPage.Kind.CHALLENGE, () -> QuizSession.Start.of(QuestionSeries.Drill.againstTheClock(room, game, skill,
                    known, today(), clock.millis())));
        }
    }

    @Override
    public void beginExam() {
        Optional<ExamCode> code = invigilator.codeTyped();
        if (code.isPresent() && isReady()) {
            PracticeConfig room = desk.room();
            invigilator.begins(code.get());
            bench.begin(TrainerPage.Kind.EXAM, () -> QuizSession.Start.of(new QuestionSeries.Examination(room.forExams(), code.get())));
        }
    }

    @Override
    public void goOnWithExam() {
        if (isReady()) {
            PracticeConfig room = desk.room();
            desk.known().unfinished().ifPresent(unfinished -> invigilator.goesOn(unfinished).ifPresent(code ->
                    bench.begin(TrainerPage.Kind.EXAM, () -> {
                        QuestionSeries.Examination exam = new QuestionSeries.Examination(room.forExams(), code);
                        return new QuizSession.Start(exam, exam.goOn(unfinished.given()));
                    })));
        }
    }

    @Override
    public void answer(AnswerOption option) {
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
        desk.sitting().map(page -> page.question().form()).filter(AnswerForm.Pick.class::isInstance)
                .map(AnswerForm.Pick.class::cast).ifPresent(form -> bench.work(now -> now.toggle(card, form.count())));
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
    public void act(AnswerForm.Spot spot, DealerAction act) {
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
    public void choosePerson(Trainee person) {
        trainees.choose(person, clock.instant());
        desk.open();
    }

    @Override
    public void askToErase(Optional<Trainee> person) {
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
