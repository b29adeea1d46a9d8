package app.spoton.tablet.trainer;

import app.spoton.engine.game.Game;
import app.spoton.tablet.trainer.question.Skill;
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
public record TrainerState(Page page, Person person, List<Person> people, List<Game> games, Optional<Game> game,
        Optional<Skill> skill, List<Skill> skills, int daysInARow, int due, boolean ownTables, boolean busy,
        Optional<Known.Unfinished> unfinished) {
    public TrainerState {
        people = List.copyOf(people);
        games = List.copyOf(games);
        skills = List.copyOf(skills);
    }

    TrainerState at(Page there) {
        return new TrainerState(there, person, people, games, game, skill, skills, daysInARow, due, ownTables, false,
                unfinished);
    }

    TrainerState waiting() {
        return new TrainerState(page, person, people, games, game, skill, skills, daysInARow, due, ownTables, true,
                unfinished);
    }

    TrainerState choosing(Optional<Game> other, Optional<Skill> aim, List<Skill> there) {
        return new TrainerState(page, person, people, games, other, aim, there, daysInARow, due, ownTables, busy,
                unfinished);
    }

    TrainerState of(Person who, List<Person> all, int inARow, int dueNow, Optional<Known.Unfinished> broken) {
        return new TrainerState(page, who, all, games, game, skill, skills, inARow, dueNow, ownTables, busy, broken);
    }

    TrainerState with(boolean other) {
        return new TrainerState(page, person, people, games, game, skill, skills, daysInARow, due, other, busy,
                unfinished);
    }
}
