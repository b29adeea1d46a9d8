package app.spoton.tablet.trainer.question;

import app.spoton.engine.game.Game;
import app.spoton.tablet.trainer.practice.PracticeGoal;

/** A skill in a game in a situation. Any number of questions can be asked about it. */
public record QuizTopic(Game game, Skill skill, PracticeGoal goal) {
    /** Never changes: progress is stored under it. */
    public String id() {
        return game.id() + '/' + skill.id() + '/' + goal.id();
    }
}
