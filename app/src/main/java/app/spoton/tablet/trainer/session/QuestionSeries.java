package app.spoton.tablet.trainer.session;

import app.spoton.tablet.trainer.learning.TopicMemory;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.QuizTopic;
import java.util.Optional;

/** The questions of a drill, a challenge or an exam. */
public sealed interface QuestionSeries permits DrillSeries, ExamSeries {
    /** The next question; empty at the end. */
    Optional<QuizQuestion> next();

    /** Another question about the same topic; empty where that is not offered. */
    default Optional<QuizQuestion> repeat(QuizTopic topic) {
        return Optional.empty();
    }

    /** Records an answer; the result is what the trainee now remembers of its topic, where that is tracked. */
    default Optional<TopicMemory> recordAnswer(GradedAnswer graded) {
        return Optional.empty();
    }

    /** How many questions there are; 0 if there is no end. */
    default int length() {
        return 0;
    }
}
