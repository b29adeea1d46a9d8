package app.spoton.tablet.trainer.learning;

import app.spoton.tablet.trainer.question.AnswerPace;

/**
 * How well a topic is remembered, by the algorithm SM-2: P. A. Wozniak, Optimization of learning (1990), chapter 3.2.
 * A topic that is answered correctly is repeated after 1 day, after 6 days, then after longer and longer intervals; a
 * mistake starts over.
 *
 * @param repetitions how many times in a row it was answered correctly
 * @param easiness the E-Factor in hundredths, 130 at least
 * @param interval days until it is repeated
 * @param due the day on which it is repeated, as days since 1 January 1970
 */
public record TopicMemory(int repetitions, int easiness, int interval, long due) {
    private static final int FIRST_EASINESS = 250;
    private static final int LOWEST_EASINESS = 130;
    private static final int PASSING_GRADE = 3;
    /** EF' = EF + (0.1 - (5 - q) * (0.08 + (5 - q) * 0.02)), by the grade q. */
    private static final int[] CHANGE = {-80, -54, -32, -14, 0, 10};
    private static final int WRONG_GRADE = 1;

    /** A topic that has never been asked about. */
    public static final TopicMemory NEW = new TopicMemory(0, FIRST_EASINESS, 0, 0);

    /** The grade of an answer, 0 to 5, by its pace; a wrong answer gets 1. */
    public static int grade(boolean isCorrect, AnswerPace pace) {
        if (!isCorrect) {
            return WRONG_GRADE;
        }
        return switch (pace) {
            case QUICK -> 5;
            case STEADY -> 4;
            case SLOW -> PASSING_GRADE;
        };
    }

    /**
     * After an answer of this grade today. A mistake starts over with the same E-Factor. A correct answer before the
     * topic is due changes nothing: three correct answers in one evening are not three weeks of remembering.
     */
    public TopicMemory after(int grade, long today) {
        if (grade < PASSING_GRADE) {
            return new TopicMemory(0, easiness, 1, today + 1);
        }
        if (repetitions > 0 && !isDue(today)) {
            return this;
        }
        int easier = Math.max(LOWEST_EASINESS, easiness + CHANGE[grade]);
        int days = switch (repetitions) {
            case 0 -> 1;
            case 1 -> 6;
            default -> (interval * easier + 99) / 100;   // rounded up, as in SM-2
        };
        return new TopicMemory(repetitions + 1, easier, days, today + days);
    }

    /** Also due if it was learned in the future: the tablet's clock was wrong then. */
    public boolean isDue(long today) {
        return due <= today || due - interval > today;
    }
}
