package app.spoton.tablet.trainer.question;

import java.time.Duration;

/** How fast an answer was, compared with the skill's own limits. */
public enum AnswerPace {
    /** Fast enough for a live table. */
    QUICK,
    STEADY,
    /** Slower than a dealer can afford. */
    SLOW;

    public static AnswerPace of(Skill skill, Duration time) {
        return time.compareTo(skill.quickTime()) <= 0 ? QUICK : time.compareTo(skill.steadyTime()) <= 0 ? STEADY : SLOW;
    }
}
