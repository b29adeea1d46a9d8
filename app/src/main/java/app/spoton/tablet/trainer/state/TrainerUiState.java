package app.spoton.tablet.trainer.state;

import app.spoton.engine.game.Game;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.trainee.Trainee;
import app.spoton.tablet.trainer.trainee.TraineeRecord;
import java.util.List;
import java.util.Optional;

/**
 * What the trainer shows.
 *
 * @param game what is practised; empty for all games
 * @param skill what of it; empty for whatever needs it most
 * @param skills those that there are questions about
 * @param daysInARow days of practice without a gap, today or yesterday the last of them
 * @param due how many topics are due today
 * @param ownTables whether other paytables than the house's were chosen
 * @param busy while the next question is dealt: no tap counts
 * @param unfinished an exam that the person can go on with
 */
public record TrainerUiState(TrainerPage page, Trainee person, List<Trainee> people, List<Game> games, Optional<Game> game,
        Optional<Skill> skill, List<Skill> skills, int daysInARow, int due, boolean ownTables, boolean busy,
        Optional<TraineeRecord.Unfinished> unfinished) {
    public TrainerUiState {
        people = List.copyOf(people);
        games = List.copyOf(games);
        skills = List.copyOf(skills);
    }

    TrainerUiState at(TrainerPage there) {
        return new TrainerUiState(there, person, people, games, game, skill, skills, daysInARow, due, ownTables, false,
                unfinished);
    }

    TrainerUiState waiting() {
        return new TrainerUiState(page, person, people, games, game, skill, skills, daysInARow, due, ownTables, true,
                unfinished);
    }

    TrainerUiState choosing(Optional<Game> other, Optional<Skill> aim, List<Skill> there) {
        return new TrainerUiState(page, person, people, games, other, aim, there, daysInARow, due, ownTables, busy,
                unfinished);
    }

    TrainerUiState of(Trainee who, List<Trainee> all, int inARow, int dueNow, Optional<TraineeRecord.Unfinished> broken) {
        return new TrainerUiState(page, who, all, games, game, skill, skills, inARow, dueNow, ownTables, busy, broken);
    }

    TrainerUiState with(boolean other) {
        return new TrainerUiState(page, person, people, games, game, skill, skills, daysInARow, due, other, busy,
                unfinished);
    }
}
