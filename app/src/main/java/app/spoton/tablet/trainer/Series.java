package app.spoton.tablet.trainer;

import app.spoton.tablet.trainer.learn.Exam;
import app.spoton.tablet.trainer.learn.ExamCode;
import app.spoton.tablet.trainer.learn.Lesson;
import app.spoton.tablet.trainer.learn.Memory;
import app.spoton.tablet.trainer.learn.MixUps;
import app.spoton.tablet.trainer.question.Confusions;
import app.spoton.tablet.trainer.question.Question;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Topic;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The questions of a drill, a challenge or an exam, one after the other. */
interface Series {
    /** The next question; empty when there is none. */
    Optional<Question> next();

    /** Another question about the same; empty where that is not offered. */
    default Optional<Question> again(Topic topic) {
        return Optional.empty();
    }

    /** What is remembered after an answer; empty where nothing is. */
    default Optional<Memory> answered(Verdict verdict) {
        return Optional.empty();
    }

    /** How many questions there are; 0 where there is no end. */
    default int length() {
        return 0;
    }

    /** What needs practice most, without an end. */
    final class Drill implements Series {
        private static final int TRIES = 20;

        private final PracticeRoom room;
        private final Lesson lesson;
        private final MixUps mixUps;
        private long seed;

        Drill(PracticeRoom room, List<Topic> topics, Known known, long today, long seed) {
            this.room = room;
            this.lesson = new Lesson(topics, known.memories(), known.mixUps(), today);
            this.mixUps = known.mixUps();
            this.seed = seed;
        }

        /** A challenge: only what one tap answers. */
        static Drill againstTheClock(PracticeRoom room, List<Topic> topics, Known known, long today, long seed) {
            return new Drill(room, topics.stream().filter(topic -> topic.skill().isOneTap()
                    && topic.skill() != Skill.LEGAL_SPLIT).collect(Collectors.toList()), known, today, seed);
        }

        @Override
        public Optional<Question> next() {
            for (int tries = 0; tries < TRIES; tries++) {
                Optional<Question> question = again(lesson.next());
                if (question.isPresent()) {
                    return question;
                }
            }
            return Optional.empty();
        }

        @Override
        public Optional<Question> again(Topic topic) {
            return room.at(topic.game()).ask(topic, seed++, mixUps);
        }

        @Override
        public Optional<Memory> answered(Verdict verdict) {
            return Optional.of(lesson.answered(verdict.question().topic(), verdict.right(), verdict.pace()));
        }
    }

    /** The questions that a code stands for. Nobody's mix-ups change them. */
    final class Examination implements Series {
        private final PracticeRoom room;
        private final List<Exam.Item> items;
        private int at;

        Examination(PracticeRoom room, ExamCode code) {
            this.room = room;
            this.items = Exam.questions(code, room.topics(code.game()));
        }

        @Override
        public Optional<Question> next() {
            if (at == items.size()) {
                return Optional.empty();
            }
            Exam.Item item = items.get(at++);
            return room.at(item.topic().game()).ask(item.topic(), item.seed(), Confusions.NONE);
        }

        @Override
        public int length() {
            return items.size();
        }
    }
}
