package app.spoton.tablet.trainer;

import app.spoton.engine.game.Game;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.trainee.TraineeRepository;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;

/** Saves and shows the score of a challenge. Use it on the main thread. */
final class ChallengeController {
    private final TrainerHome home;
    private final StateHolder state;
    private final TraineeRepository trainees;
    private final Executor mainThread;
    private final Clock clock;

    ChallengeController(TrainerHome home, StateHolder state, TraineeRepository trainees, Executor mainThread, Clock clock) {
        this.home = home;
        this.state = state;
        this.trainees = trainees;
        this.mainThread = mainThread;
        this.clock = clock;
    }

    /** Shows the score. The best score is kept for each choice of game and skill. */
    void finish(List<GradedAnswer> answers) {
        List<GradedAnswer> mistakes = answers.stream().filter(graded -> !graded.isCorrect())
                .collect(Collectors.toList());
        int correct = answers.size() - mistakes.size();
        String code = home.game().map(Game::id).orElse("")
                + home.skill().filter(Skill::isOneTap).map(skill -> "/" + skill.id()).orElse("");
        trainees.saveChallenge(home.trainee(), code, answers.size(), correct, clock.instant(),
                best -> mainThread.execute(() -> state.show(
                        new TrainerPage.ChallengeResult(answers.size(), correct, best, mistakes))));
    }
}
