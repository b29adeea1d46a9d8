package app.spoton.tablet.trainer;

import app.spoton.engine.game.Game;
import app.spoton.tablet.trainer.learn.Exam;
import app.spoton.tablet.trainer.learn.ExamCode;
import app.spoton.tablet.trainer.learn.Lesson;
import app.spoton.tablet.trainer.learn.Memory;
import app.spoton.tablet.trainer.learn.MixUps;
import app.spoton.tablet.trainer.question.AnswerText;
import app.spoton.tablet.trainer.question.Confusions;
import app.spoton.tablet.trainer.question.Question;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Topic;
import java.util.ArrayList;
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

        /** A challenge: only what one tap answers; what takes long to look at only if that is what is practised. */
        static Drill againstTheClock(PracticeRoom room, Optional<Game> game, Optional<Skill> aim, Known known,
                long today, long seed) {
            List<Topic> topics = room.topics(game, aim.filter(Skill::isOneTap)).stream()
                    .filter(topic -> topic.skill().isOneTap()
                            && (topic.skill().isQuickToSee() || aim.equals(Optional.of(topic.skill()))))
                    .collect(Collectors.toList());
            return new Drill(room, topics, known, today, seed);
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

    /** The questions that a code stands for. Nobody's mix-ups and nobody's own paytables change them. */
    final class Examination implements Series {
        private final PracticeRoom room;
        private final List<Topic> topics;
        private final List<Exam.Item> items;
        private int at;

        /** @param room with the house's own tables */
        Examination(PracticeRoom room, ExamCode code) {
            this.room = room;
            this.topics = room.topics(code.game());
            this.items = Exam.questions(code, topics);
        }

        @Override
        public Optional<Question> next() {
            return at == items.size() ? Optional.empty() : Optional.of(ask(items.get(at++)));
        }

        /** The item's question, or where this table cannot show it, the next one that it can: the length is fixed. */
        private Question ask(Exam.Item item) {
            int from = topics.indexOf(item.topic());
            for (int after = 0; after < topics.size(); after++) {
                Topic topic = topics.get((from + after) % topics.size());
                Optional<Question> question = topic.skill() == Skill.READING ? Optional.empty()
                        : room.at(topic.game()).ask(topic, item.seed(), Confusions.NONE);
                if (question.isPresent()) {
                    return question.get();
                }
            }
            throw new IllegalStateException("Nothing can be asked at this table");
        }

        /** Puts the answers that were given before it was broken off to their questions again. */
        List<Verdict> goOn(List<Known.Given> given) {
            List<Verdict> verdicts = new ArrayList<>();
            for (Known.Given one : given) {
                Optional<Verdict> verdict = next().flatMap(question -> AnswerText.read(one.answer(), question.form())
                        .map(answer -> Verdict.of(question, answer, one.took())));
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
