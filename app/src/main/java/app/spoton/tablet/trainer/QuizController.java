package app.spoton.tablet.trainer;

import app.spoton.engine.game.Game;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.session.DrillSeries;
import app.spoton.tablet.trainer.session.ExamSeries;
import app.spoton.tablet.trainer.session.PracticeConfig;
import app.spoton.tablet.trainer.session.QuestionSeries;
import app.spoton.tablet.trainer.session.QuizSession;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.state.TrainerPage.QuizKind;
import app.spoton.tablet.trainer.state.TrainerUiState;
import app.spoton.tablet.trainer.trainee.TraineeRecord;
import app.spoton.tablet.trainer.trainee.TraineeRepository;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Starts and ends drills, challenges and exams, and saves their answers. Use it on the main thread. */
final class QuizController implements QuizSession.Listener {
    private final TrainerHome home;
    private final StateHolder state;
    private final TraineeRepository trainees;
    private final ChallengeController challenges;
    private final ExamController exams;
    private final Clock clock;
    private final QuizSession session;

    QuizController(TrainerHome home, StateHolder state, TraineeRepository trainees, ChallengeController challenges,
            ExamController exams, Clock clock, Function<QuizSession.Listener, QuizSession> create) {
        this.home = home;
        this.state = state;
        this.trainees = trainees;
        this.challenges = challenges;
        this.exams = exams;
        this.clock = clock;
        this.session = create.apply(this);
    }

    QuizSession session() {
        return session;
    }

    /** Starts a drill or a challenge about the selected game and skill. */
    void start(QuizKind kind) {
        PracticeConfig config = home.config();
        TraineeRecord known = home.traineeRecord();
        Optional<Game> game = home.game();
        Optional<Skill> skill = home.skill();
        long today = home.today().toEpochDay();
        long seed = clock.millis();
        session.start(kind, () -> QuizSession.Start.of(kind == QuizKind.CHALLENGE
                ? DrillSeries.challenge(config, game, skill, known, today, seed)
                : DrillSeries.drill(config, game, skill, known, today, seed)));
    }

    void beginExam() {
        exams.begin(code -> {
            PracticeConfig config = home.config();
            session.start(QuizKind.EXAM, () -> QuizSession.Start.of(new ExamSeries(config.forExams(), code)));
        });
    }

    void resumeExam() {
        PracticeConfig config = home.config();
        home.traineeRecord().unfinishedExam().ifPresent(unfinished -> exams.resume(unfinished).ifPresent(code ->
                session.start(QuizKind.EXAM, () -> {
                    ExamSeries series = new ExamSeries(config.forExams(), code);
                    return new QuizSession.Start(series, series.resume(unfinished.answers()));
                })));
    }

    /** Ends the quiz. A challenge that has an answer shows its score; everything else returns to the home page. */
    void end() {
        if (session.hasResult()) {
            session.finish();
        } else {
            session.stop();
            home.showHome();
        }
    }

    @Override
    public void onPage(TrainerPage page) {
        state.show(page);
    }

    @Override
    public void onWaiting() {
        state.update(TrainerUiState::waiting);
    }

    @Override
    public void onAnswer(GradedAnswer graded, QuestionSeries series, int number) {
        trainees.saveAnswer(home.trainee(), graded, series.recordAnswer(graded),
                series instanceof ExamSeries ? Optional.of(number) : Optional.empty(), home.now());
    }

    @Override
    public void onFinished(QuizKind kind, List<GradedAnswer> answers) {
        switch (kind) {
            case DRILL -> home.showHome();
            case CHALLENGE -> challenges.finish(answers);
            case EXAM -> exams.finish(answers);
        }
    }
}
