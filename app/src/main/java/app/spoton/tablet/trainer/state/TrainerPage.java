package app.spoton.tablet.trainer.state;

import app.spoton.engine.game.Game;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.trainer.answer.AnswerDraft;
import app.spoton.tablet.trainer.exam.ExamCode;
import app.spoton.tablet.trainer.exam.ExamResult;
import app.spoton.tablet.trainer.exam.ExamScore;
import app.spoton.tablet.trainer.learning.WeeklyProgress;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.trainee.Trainee;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A page of the trainer. */
public sealed interface TrainerPage {
    /** What to practice. */
    record Home() implements TrainerPage {
    }

    /** The kinds of quiz. */
    enum QuizKind {
        DRILL, CHALLENGE, EXAM
    }

    /**
     * A question, and after an answer in a drill the explanation.
     *
     * @param graded the answer that was given; only in a drill
     * @param previous the answer to the previous question; only in a challenge
     * @param picture the layout to read
     */
    record Quiz(QuizKind kind, QuizQuestion question, AnswerDraft draft, Optional<GradedAnswer> graded,
            QuizProgress progress, Optional<GradedAnswer> previous, Optional<LayoutPicture> picture)
            implements TrainerPage {
        public Quiz with(AnswerDraft changed) {
            return new Quiz(kind, question, changed, graded, progress, previous, picture);
        }

        public Quiz with(GradedAnswer given) {
            return new Quiz(kind, question, draft, Optional.of(given), progress.with(given), previous, picture);
        }

        public Quiz withSecondsLeft(int seconds) {
            return new Quiz(kind, question, draft, graded, progress.withSecondsLeft(seconds), previous, picture);
        }
    }

    /**
     * How far a quiz has come.
     *
     * @param number of the current question, from 1
     * @param length how many questions there are; 0 if there is no end
     * @param correctCount how many answers were correct so far
     * @param secondsLeft in a challenge
     */
    record QuizProgress(int number, int length, int correctCount, int secondsLeft) {
        QuizProgress with(GradedAnswer given) {
            return new QuizProgress(number, length, correctCount + (given.isCorrect() ? 1 : 0), secondsLeft);
        }

        QuizProgress withSecondsLeft(int seconds) {
            return new QuizProgress(number, length, correctCount, seconds);
        }
    }

    /**
     * The score of a challenge.
     *
     * @param best the trainee's best score before
     * @param mistakes the answers that were wrong
     */
    record ChallengeResult(int answerCount, int correctCount, int best, List<GradedAnswer> mistakes)
            implements TrainerPage {
        public ChallengeResult {
            mistakes = List.copyOf(mistakes);
        }
    }

    /**
     * A trainee enters an exam code, or a supervisor creates one.
     *
     * @param typedCode the code as typed so far
     * @param problem why the code was refused
     * @param typedName the name as typed so far; asked for if the trainee has none
     * @param draft the exam that the supervisor is creating
     * @param created the code that the supervisor has created
     */
    record ExamStart(String typedCode, CodeProblem problem, String typedName, ExamDraft draft,
            Optional<ExamCode> created) implements TrainerPage {
        public ExamStart withCode(String typed) {
            return new ExamStart(typed, CodeProblem.NONE, typedName, draft, created);
        }

        public ExamStart withName(String typed) {
            return new ExamStart(typedCode, problem, typed, draft, created);
        }

        public ExamStart with(CodeProblem refused) {
            return new ExamStart(typedCode, refused, typedName, draft, created);
        }

        public ExamStart with(ExamDraft changed) {
            return new ExamStart(typedCode, CodeProblem.NONE, typedName, changed, Optional.empty());
        }

        public ExamStart with(ExamCode code) {
            return new ExamStart(code.toString(), CodeProblem.NONE, typedName, draft, Optional.of(code));
        }
    }

    /**
     * An exam that a supervisor is creating.
     *
     * @param game empty for all games
     */
    record ExamDraft(Optional<Game> game, int length, int passMark) {
    }

    /** Why an exam code is refused. */
    enum CodeProblem {
        NONE, NOT_A_CODE,
        /** It was created by another version of the app, whose questions differ. */
        OTHER_VERSION,
        /** It was created for other paytables or house rules. */
        OTHER_PAYTABLES
    }

    /** The result of an exam. */
    record ExamFinished(ExamResult result, SaveStatus saved) implements TrainerPage {
    }

    /** Whether a result was saved to a file. */
    enum SaveStatus {
        NOT_SAVED, SAVED, FAILED
    }

    /**
     * A trainee's progress.
     *
     * @param game empty for all games
     * @param skill the skill whose weeks are plotted; empty for all skills together
     * @param plotted the weeks that are plotted
     * @param skills the last weeks of each skill that was practiced
     */
    record Progress(Optional<Game> game, Optional<Skill> skill, List<WeeklyProgress.Week> plotted,
            Map<Skill, List<WeeklyProgress.Week>> skills, int daysInARow, int answerCount, List<ExamScore> exams)
            implements TrainerPage {
    }

    /**
     * Who practices on this tablet.
     *
     * @param typedName the new name as typed so far
     * @param isTaken whether another trainee has that name
     * @param erasing the trainee to be erased, once confirmed
     */
    record Trainees(String typedName, boolean isTaken, Optional<Trainee> erasing) implements TrainerPage {
    }

    /** The paytables to practice with. */
    record Paytables(Game game, Map<Wager, List<Paytable>> choices, Map<Wager, Paytable> chosen)
            implements TrainerPage {
    }

    /** A JPEG file. Compared by identity: every picture is one object. */
    final class LayoutPicture {
        private final byte[] jpeg;

        public LayoutPicture(byte[] jpeg) {
            this.jpeg = jpeg.clone();
        }

        public byte[] jpeg() {
            return jpeg.clone();
        }
    }
}
