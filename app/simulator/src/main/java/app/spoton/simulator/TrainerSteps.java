package app.spoton.simulator;

import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.ViewModelStoreOwner;
import app.spoton.tablet.trainer.TestAnswers;
import app.spoton.tablet.trainer.TrainerViewModel;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.state.TrainerUiState;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Knows the right answer to the question on the screen, which a script cannot. */
final class TrainerSteps {
    private final SimulatorSession session;
    private final SimulatedActivities activities;
    private QuizQuestion answered;

    TrainerSteps(SimulatorSession session, SimulatedActivities activities) {
        this.session = session;
        this.activities = activities;
    }

    /** The tags to tap for the right answer to the next unanswered question. */
    List<String> rightAnswer() throws Throwable {
        for (long end = ScreenWait.endOfPatience(); System.nanoTime() < end && !session.isClosed(); session.live(ScreenWait.POLL_MS)) {
            QuizQuestion asked = question().orElse(answered);
            if (!Objects.equals(asked, answered)) {
                answered = asked;
                return TestAnswers.tags(asked);
            }
        }
        throw new StepFailedException("No question is asked.");
    }

    private Optional<QuizQuestion> question() {
        TrainerUiState state = new ViewModelProvider((ViewModelStoreOwner) activities.top()).get(TrainerViewModel.class).state().getValue();
        return state != null && state.page() instanceof TrainerPage.Quiz quiz && quiz.graded().isEmpty()
                ? Optional.of(quiz.question()) : Optional.empty();
    }
}
