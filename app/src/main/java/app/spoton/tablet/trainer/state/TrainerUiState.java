package app.spoton.tablet.trainer.state;

import app.spoton.engine.game.Game;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.trainee.Trainee;
import app.spoton.tablet.trainer.trainee.UnfinishedExam;
import java.util.List;
import java.util.Optional;

/**
 * The state of the trainer's screen.
 *
 * @param busy while the next question is being prepared: taps are ignored
 */
public record TrainerUiState(TrainerPage page, TraineeList trainees, Selection selection, Status status, boolean busy) {
    /** The trainees of this tablet, and the one who practices now. */
    public record TraineeList(Trainee current, List<Trainee> all) {
        public TraineeList {
            all = List.copyOf(all);
        }
    }

    /**
     * What to practice.
     *
     * @param game empty for all games
     * @param skills the skills for which there are questions
     * @param skill empty for the skills that need practice most
     */
    public record Selection(List<Game> games, Optional<Game> game, List<Skill> skills, Optional<Skill> skill) {
        public Selection {
            games = List.copyOf(games);
            skills = List.copyOf(skills);
        }
    }

    /**
     * Where the current trainee stands.
     *
     * @param daysInARow days of practice without a gap, up to today or yesterday
     * @param due how many topics are due today
     * @param hasOwnPaytables whether the trainee practices with other paytables than the house's
     */
    public record Status(int daysInARow, int due, boolean hasOwnPaytables, Optional<UnfinishedExam> unfinishedExam) {
        public static final Status NEW = new Status(0, 0, false, Optional.empty());
    }

    public TrainerUiState showing(TrainerPage other) {
        return new TrainerUiState(other, trainees, selection, status, false);
    }

    public TrainerUiState waiting() {
        return new TrainerUiState(page, trainees, selection, status, true);
    }

    public TrainerUiState with(TraineeList others) {
        return new TrainerUiState(page, others, selection, status, busy);
    }

    public TrainerUiState with(Selection other) {
        return new TrainerUiState(page, trainees, other, status, busy);
    }

    public TrainerUiState with(Status other) {
        return new TrainerUiState(page, trainees, selection, other, busy);
    }
}
