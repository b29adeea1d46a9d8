package app.spoton.tablet.trainer.learning;

import app.spoton.tablet.trainer.practice.PracticeRound;
import app.spoton.tablet.trainer.question.Confusions;
import app.spoton.tablet.trainer.question.QuizTopic;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A trainee's recent mix-ups; related topics are asked about more often. */
public final class MixUps implements Confusions {
    public static final MixUps NONE = new MixUps(List.of());

    private final Map<String, Integer> pairs = new HashMap<>();
    private final Map<String, Integer> topics = new HashMap<>();

    /**
     * A wrong answer.
     *
     * @param topic the topic's id
     * @param correct the id of the correct option
     * @param chosen the id of the option that was chosen
     */
    public record MixUp(String topic, String correct, String chosen) {
    }

    public MixUps(List<MixUp> recent) {
        for (MixUp mixUp : recent) {
            String kind = kind(mixUp.topic());
            pairs.merge(pair(kind, mixUp.correct(), mixUp.chosen()), 1, Integer::sum);
            pairs.merge(pair(kind, mixUp.chosen(), mixUp.correct()), 1, Integer::sum);
            topics.merge(mixUp.topic(), 1, Integer::sum);
            topics.merge(kind + mixUp.correct(), 1, Integer::sum);
            topics.merge(kind + mixUp.chosen(), 1, Integer::sum);
        }
    }

    @Override
    public boolean areMixedUp(QuizTopic topic, String one, String other) {
        return pairs.containsKey(pair(kind(topic.id()), one, other));
    }

    /** How often a topic, or the hand or paytable row that it is about, was mixed up. */
    public int weight(QuizTopic topic) {
        int hand = topic.goal().category().map(category -> topics.getOrDefault(kind(topic.id()) + category.id(), 0))
                .orElse(0);
        int row = topic.goal().row().map(of -> topics.getOrDefault(kind(topic.id())
                + PracticeRound.rowName(of, topic.goal().second()), 0)).orElse(0);
        return topics.getOrDefault(topic.id(), 0) + hand + row;
    }

    /** Game and skill. */
    private static String kind(String topic) {
        return topic.substring(0, topic.lastIndexOf('/') + 1);
    }

    private static String pair(String kind, String one, String other) {
        return kind + one + '>' + other;
    }
}
