package app.spoton.tablet.trainer;

import androidx.lifecycle.LiveData;
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
import app.spoton.tablet.trainer.exam.ExamReport;
import app.spoton.tablet.trainer.exam.ExamResultWriter;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.session.HouseTableSource;
import app.spoton.tablet.trainer.session.LayoutPictureSource;
import app.spoton.tablet.trainer.session.OneSecondTimer;
import app.spoton.tablet.trainer.session.QuizSession;
import app.spoton.tablet.trainer.session.Stopwatch;
import app.spoton.tablet.trainer.state.TrainerActions;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.state.TrainerPage.QuizKind;
import app.spoton.tablet.trainer.state.TrainerUiState;
import app.spoton.tablet.trainer.trainee.Trainee;
import app.spoton.tablet.trainer.trainee.TraineeRepository;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** The trainer's view model: passes each action to the controller of its page. Use it on the main thread. */
@HiltViewModel
public final class TrainerViewModel extends ViewModel implements TrainerActions {
    private final StateHolder state = new StateHolder();
    private final TrainerHome home;
    private final TraineesController trainees;
    private final PaytablesController paytables;
    private final ProgressController progress;
    private final ExamController exams;
    private final QuizController quiz;

    @Inject
    TrainerViewModel(Catalog catalog, HouseTableSource house, TraineeRepository repository, LayoutPictureSource pictures,
            ExamReport report, ExamResultWriter writer, @TrainerExecutor Executor generator,
            @MainThreadExecutor Executor mainThread, Clock clock, Stopwatch stopwatch, OneSecondTimer timer) {
        this.home = new TrainerHome(catalog, house, repository, mainThread, clock, state);
        this.trainees = new TraineesController(home, state, repository, mainThread, clock);
        this.paytables = new PaytablesController(catalog, home, state, repository);
        this.progress = new ProgressController(home, state, repository, mainThread);
        ChallengeController challenges = new ChallengeController(home, state, repository, mainThread, clock);
        this.exams = new ExamController(catalog, home, state, repository, report, writer, mainThread, clock);
        this.quiz = new QuizController(home, state, repository, challenges, exams, clock, listener ->
                new QuizSession(generator, mainThread, stopwatch, timer, pictures, listener));
        home.open();
    }

    /** Has no value until the trainees are loaded. */
    public LiveData<TrainerUiState> state() {
        return state.liveData();
    }

    private boolean isReady() {
        return state.isOpen() && !state.get().busy();
    }

    @Override
    public void back() {
        quiz.end();
    }

    @Override
    public void chooseGame(Optional<Game> game) {
        home.select(game, Optional.empty());
    }

    @Override
    public void chooseSkill(Optional<Skill> skill) {
        home.select(home.game(), skill);
    }

    @Override
    public void startDrill() {
        if (isReady()) {
            quiz.start(QuizKind.DRILL);
        }
    }

    @Override
    public void startChallenge() {
        if (isReady()) {
            quiz.start(QuizKind.CHALLENGE);
        }
    }

    @Override
    public void openExam() {
        exams.open();
    }

    @Override
    public void beginExam() {
        if (isReady()) {
            quiz.beginExam();
        }
    }

    @Override
    public void resumeExam() {
        if (isReady()) {
            quiz.resumeExam();
        }
    }

    @Override
    public void answer(AnswerOption option) {
        quiz.session().answer(new Answer.Choice(option));
    }

    @Override
    public void answerLine(int index) {
        quiz.session().answer(new Answer.Line(index));
    }

    @Override
    public void check() {
        quiz.session().check();
    }

    @Override
    public void toggleCard(int card) {
        if (state.page() instanceof TrainerPage.Quiz page && page.question().form() instanceof AnswerForm.PickCards form) {
            quiz.session().edit(draft -> draft.toggleCard(card, form.count()));
        }
    }

    @Override
    public void typeKey(char key) {
        quiz.session().edit(draft -> draft.typeKey(key));
    }

    @Override
    public void addChip(Money chip) {
        quiz.session().edit(draft -> draft.addChip(chip));
    }

    @Override
    public void clear() {
        quiz.session().edit(draft -> draft.clear());
    }

    @Override
    public void toggleWager(Wager wager) {
        quiz.session().edit(draft -> draft.toggleWager(wager));
    }

    @Override
    public void toggleStep(AnswerOption.Statement step) {
        quiz.session().edit(draft -> draft.toggleStep(step));
    }

    @Override
    public void settle(AnswerForm.SettledSpot spot, DealerAction action) {
        quiz.session().edit(draft -> draft.settle(spot, action));
    }

    @Override
    public void nextQuestion() {
        if (isReady()) {
            quiz.session().next();
        }
    }

    @Override
    public void repeatTopic() {
        if (isReady()) {
            quiz.session().repeatTopic();
        }
    }

    @Override
    public void typeExamCode(String typed) {
        exams.typeCode(typed);
    }

    @Override
    public void typeExamName(String typed) {
        exams.typeName(typed);
    }

    @Override
    public void chooseExamGame(Optional<Game> game) {
        exams.chooseGame(game);
    }

    @Override
    public void chooseExamLength(int length) {
        exams.chooseLength(length);
    }

    @Override
    public void choosePassMark(int percent) {
        exams.choosePassMark(percent);
    }

    @Override
    public void createExamCode() {
        exams.createCode();
    }

    @Override
    public void saveResult(String uri) {
        exams.saveResult(uri);
    }

    @Override
    public void openProgress(Optional<Game> game, Optional<Skill> skill) {
        progress.open(game, skill);
    }

    @Override
    public void openTrainees() {
        trainees.open();
    }

    @Override
    public void typeName(String name) {
        trainees.typeName(name);
    }

    @Override
    public void addTrainee() {
        trainees.add();
    }

    @Override
    public void chooseTrainee(Trainee trainee) {
        trainees.choose(trainee);
    }

    @Override
    public void askToErase(Optional<Trainee> trainee) {
        trainees.askToErase(trainee);
    }

    @Override
    public void erase() {
        trainees.erase();
    }

    @Override
    public void openPaytables(Game game) {
        paytables.open(game);
    }

    @Override
    public void choosePaytable(Wager wager, Paytable table) {
        paytables.choose(wager, table);
    }

    @Override
    public void useHousePaytables() {
        paytables.useHousePaytables();
    }

    @Override
    protected void onCleared() {
        quiz.session().stop();
    }
}
