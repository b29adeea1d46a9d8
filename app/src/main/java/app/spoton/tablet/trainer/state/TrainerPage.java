package app.spoton.tablet.trainer.state;

import app.spoton.engine.game.Game;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.trainer.answer.AnswerDraft;
import app.spoton.tablet.trainer.exam.ExamCode;
import app.spoton.tablet.trainer.learning.WeeklyProgress;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.trainee.Trainee;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where in the trainer a person is. */
public sealed interface TrainerPage {
    /** The door: what to practise. */
    record Home() implements TrainerPage {
    }

    /** What a person sits at. */
    enum Kind {
        DRILL, CHALLENGE, EXAM
    }

    /**
     * A question, and after a drill's answer the explanation.
     *
     * @param number of the question, from 1
     * @param of how many there are; 0 where there is no end
     * @param right how many were answered right so far
     * @param secondsLeft of a challenge
     * @param before in a challenge, the verdict on the question before
     * @param picture the layout as a JPEG, where it is to be read
     */
    record Sitting(Kind kind, QuizQuestion question, AnswerDraft working, Optional<GradedAnswer> verdict, int number, int of,
            int right, int secondsLeft, Optional<GradedAnswer> before, Optional<Picture> picture) implements TrainerPage {
        Sitting with(AnswerDraft changed) {
            return new Sitting(kind, question, changed, verdict, number, of, right, secondsLeft, before, picture);
        }

        Sitting with(GradedAnswer given) {
            return new Sitting(kind, question, working, Optional.of(given), number, of,
                    right + (given.right() ? 1 : 0), secondsLeft, before, picture);
        }

        Sitting left(int seconds) {
            return new Sitting(kind, question, working, verdict, number, of, right, seconds, before, picture);
        }
    }

    /**
     * The end of a challenge.
     *
     * @param best the most that this person had right in one before
     */
    record ChallengeOver(int asked, int right, int best, List<GradedAnswer> wrong) implements TrainerPage {
        public ChallengeOver {
            wrong = List.copyOf(wrong);
        }
    }

    /**
     * Where an exam is set, or its code typed in.
     *
     * @param refused why what was typed is not taken
     * @param set the code that a supervisor has set here
     */
    record ExamDoor(String typed, Refusal refused, Optional<Game> game, int length, Optional<ExamCode> set)
            implements TrainerPage {
        ExamDoor refusing(Refusal why) {
            return new ExamDoor(typed, why, game, length, set);
        }
    }

    /** Why an exam cannot be taken here. */
    enum Refusal {
        NONE, NO_CODE,
        /** It was drawn by another version of the app, and this one would draw other questions. */
        OTHER_VERSION,
        /** It was drawn for other paytables or other rules of the house. */
        OTHER_TABLES
    }

    /** The end of an exam. */
    record ExamOver(ExamResult result, Export export) implements TrainerPage {
    }

    /** How far a result's export has come. */
    enum Export {
        NOT_YET, WRITTEN, FAILED
    }

    /**
     * What an exam came to.
     *
     * @param brokenOff how many times it was broken off and gone on with
     */
    record ExamResult(ExamCode code, String person, Instant at, List<GradedAnswer> verdicts,
            Map<String, List<String>> paytables, int brokenOff) {
        public ExamResult {
            verdicts = List.copyOf(verdicts);
        }

        public int right() {
            return (int) verdicts.stream().filter(GradedAnswer::right).count();
        }
    }

    /**
     * A person's progress.
     *
     * @param game the one that is shown; empty for all
     * @param skill the one whose weeks are plotted; empty for all together
     * @param plotted the weeks that are plotted
     * @param skills by skill, the last weeks; only those that were practised
     */
    record Progress(Optional<Game> game, Optional<Skill> skill, List<WeeklyProgress.Week> plotted,
            Map<Skill, List<WeeklyProgress.Week>> skills, int daysInARow, int answered, List<ExamMark> exams)
            implements TrainerPage {
    }

    /** A mark of the past. */
    record ExamMark(String code, Instant at, int right, int asked) {
    }

    /** Who practises here. */
    record People(String typed, boolean taken, Optional<Trainee> erasing) implements TrainerPage {
    }

    /** Which paytables one practises with. */
    record Tables(Game game, Map<Wager, List<Paytable>> choices, Map<Wager, Paytable> chosen) implements TrainerPage {
    }

    /** A picture's file. It is one object for one picture: pictures are compared by that. */
    final class Picture {
        private final byte[] jpeg;

        public Picture(byte[] jpeg) {
            this.jpeg = jpeg.clone();
        }

        public byte[] jpeg() {
            return jpeg.clone();
        }
    }
}
