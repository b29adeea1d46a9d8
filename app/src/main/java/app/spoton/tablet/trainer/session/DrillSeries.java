package app.spoton.tablet.trainer.session;

import app.spoton.engine.game.Game;
import app.spoton.tablet.trainer.learning.Lesson;
import app.spoton.tablet.trainer.learning.MixUps;
import app.spoton.tablet.trainer.learning.TopicMemory;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.QuizTopic;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.trainee.TraineeRecord;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Questions about what the trainee needs to practice most, without an end. */
public final class DrillSeries implements QuestionSeries {
    private static final int TRIES = 20;

    private final PracticeConfig config;
    private final Lesson lesson;
    private final MixUps mixUps;
    private long seed;

    private DrillSeries(PracticeConfig config, List<QuizTopic> topics, TraineeRecord record, long today, long seed) {
        this.config = config;
        this.lesson = new Lesson(topics, record.memories(), record.mixUps(), today);
        this.mixUps = record.mixUps();
        this.seed = seed;
    }

    public static DrillSeries drill(PracticeConfig config, Optional<Game> game, Optional<Skill> skill,
            TraineeRecord record, long today, long seed) {
        return new DrillSeries(config, config.topics(game, skill), record, today, seed);
    }

    /** A challenge has only questions that one tap answers; those that take long to read only if they were chosen. */
    public static DrillSeries challenge(PracticeConfig config, Optional<Game> game, Optional<Skill> chosen,
            TraineeRecord record, long today, long seed) {
        List<QuizTopic> topics = config.topics(game, chosen.filter(Skill::isOneTap)).stream()
                .filter(topic -> topic.skill().isOneTap()
                        && (topic.skill().suitsChallenge() || chosen.equals(Optional.of(topic.skill()))))
                .collect(Collectors.toList());
        return new DrillSeries(config, topics, record, today, seed);
    }

    @Override
    public Optional<QuizQuestion> next() {
        for (int tries = 0; tries < TRIES; tries++) {
            Optional<QuizQuestion> question = repeat(lesson.next());
            if (question.isPresent()) {
                return question;
            }
        }
        return Optional.empty();
    }

    @Override
    public Optional<QuizQuestion> repeat(QuizTopic topic) {
        return config.at(topic.game()).ask(topic, seed++, mixUps);
    }

    @Override
    public Optional<TopicMemory> recordAnswer(GradedAnswer graded) {
        return Optional.of(lesson.recordAnswer(graded.question().topic(), graded.isCorrect(), graded.pace()));
    }
}
