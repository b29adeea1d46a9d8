package app.spoton.tablet.trainer.question;

import app.spoton.engine.game.Game;
import app.spoton.tablet.trainer.practice.PracticeGoal;

/** One thing to be learned: a skill in a game in a situation. Any number of questions can be asked about it. */
public record Topic(Game game, Skill skill, PracticeGoal goal) {
    /** The name under which progress is kept. */
    public String id() {
        return game.id() + '/' + skill.id() + '/' + goal.id();
    }
}
