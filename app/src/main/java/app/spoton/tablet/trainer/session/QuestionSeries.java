package app.spoton.tablet.trainer.session;

import app.spoton.engine.game.Game;
import app.spoton.tablet.trainer.answer.AnswerCodec;
import app.spoton.tablet.trainer.exam.Exam;
import app.spoton.tablet.trainer.exam.ExamCode;
import app.spoton.tablet.trainer.learning.Lesson;
import app.spoton.tablet.trainer.learning.MixUps;
import app.spoton.tablet.trainer.learning.TopicMemory;
import app.spoton.tablet.trainer.question.Confusions;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Topic;
import app.spoton.tablet.trainer.trainee.TraineeRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The questions of a drill, a challenge or an exam, one after the other. */
interface QuestionSeries {
    /** The next question; empty when there is none. */
    Optional<QuizQuestion> next();

    /** Another question about the same; empty where that is not offered. */
    default Optional<QuizQuestion> again(Topic topic) {
        return Optional.empty();
    }

    /** What is remembered after an answer; empty where nothing is. */
    default Optional<TopicMemory> answered(GradedAnswer verdict) {
        return Optional.empty();
    }

    /** How many questions there are; 0 where there is no end. */
    default int length() {
        return 0;
    }

    /** What needs practice most, without an end. */
    final class Drill implements QuestionSeries {
        private static final int TRIES = 20;

        private final PracticeConfig room;
        private final Lesson lesson;
        private final MixUps mixUps;
        private long seed;

        Drill(PracticeConfig room, List<Topic> topics, TraineeRecord known, long today, long seed) {
            this.room = room;
            this.lesson = new Lesson(topics, known.memories(), known.mixUps(), today);
            this.mixUps = known.mixUps();
            this.seed = seed;
        }

        /** A challenge: only what one tap answers; what takes long to look at only if that is what is practised. */
        static Drill againstTheClock(PracticeConfig room, Optional<Game> game, Optional<Skill> aim, TraineeRecord known,
                long today, long seed) {
            List<Topic> topics = room.topics(game, aim.filter(Skill::isOneTap)).stream()
                    .filter(topic -> topic.skill().isOneTap()
                            && (topic.skill().isQuickToSee() || aim.equals(Optional.of(topic.skill()))))
                    .collect(Collectors.toList());
            return new Drill(room, topics, known, today, seed);
        }

        @Override
        public Optional<QuizQuestion> next() {
            for (int tries = 0; tries < TRIES; tries++) {
                Optional<QuizQuestion> question = again(lesson.next());
                if (question.isPresent()) {
                    return question;
                }
            }
            return Optional.empty();
        }

        @Override
        public Optional<QuizQuestion> again(Topic topic) {
            return room.at(topic.game()).ask(topic, seed++, mixUps);
        }

        @Override
        public Optional<TopicMemory> answered(GradedAnswer verdict) {
            return Optional.of(lesson.answered(verdict.question().topic(), verdict.right(), verdict.pace()));
        }
    }

    /** The questions that a code stands for. Nobody's mix-ups and nobody's own paytables change them. */
    final class Examination implements QuestionSeries {
        private final PracticeConfig room;
        private final List<Topic> topics;
        private final List<Exam.Item> items;
        private int at;

        /** @param room with the house's own tables */
        Examination(PracticeConfig room, ExamCode code) {
            this.room = room;
            this.topics = room.topics(code.game());
            this.items = Exam.questions(code, topics);
        }

        @Override
        public Optional<QuizQuestion> next() {
            return at == items.size() ? Optional.empty() : Optional.of(ask(items.get(at++)));
        }

        /** The item's question, or where this table cannot show it, the next one that it can: the length is fixed. */
        private QuizQuestion ask(Exam.Item item) {
            int from = topics.indexOf(item.topic());
            for (int after = 0; after < topics.size(); after++) {
                Topic topic = topics.get((from + after) % topics.size());
                Optional<QuizQuestion> question = topic.skill() == Skill.READING ? Optional.empty()
                        : room.at(topic.game()).ask(topic, item.seed(), Confusions.NONE);
                if (question.isPresent()) {
                    return question.get();
                }
            }
            throw new IllegalStateException("Nothing can be asked at this table");
        }

        /** Puts the answers that were given before it was broken off to their questions again. */
        List<GradedAnswer> goOn(List<TraineeRecord.Given> given) {
            List<GradedAnswer> verdicts = new ArrayList<>();
            for (TraineeRecord.Given one : given) {
                Optional<GradedAnswer> verdict = next().flatMap(question -> AnswerCodec.read(one.answer(), question.form())
                        .map(answer -> GradedAnswer.of(question, answer, one.took())));
                verdicts.add(verdict.orElseThrow(() -> new IllegalStateException("No answer: " + one.answer())));
            }
            return verdicts;
        }

        @Override
        public int length() {
            return items.size();
        }
    }
}
