package app.spoton.tablet.trainer.question;

import java.time.Duration;

/** How fast an answer came, against the skill's own measure. */
public enum AnswerPace {
    /** As at a live table. */
    QUICK,
    STEADY,
    /** Still being worked out. */
    SLOW;

    public static AnswerPace of(Skill skill, Duration took) {
        return took.compareTo(skill.quickTime()) <= 0 ? QUICK : took.compareTo(skill.steadyTime()) <= 0 ? STEADY : SLOW;
    }
}
