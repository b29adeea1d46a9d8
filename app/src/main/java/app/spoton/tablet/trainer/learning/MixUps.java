package app.spoton.tablet.trainer.learning;

import app.spoton.tablet.trainer.practice.PracticeRound;
import app.spoton.tablet.trainer.question.Confusions;
import app.spoton.tablet.trainer.question.Topic;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a person has lately taken for what; the topics around it are asked about more. */
public final class MixUps implements Confusions {
    public static final MixUps NONE = new MixUps(List.of());

    private final Map<String, Integer> pairs = new HashMap<>();
    private final Map<String, Integer> topics = new HashMap<>();

    /**
     * A wrong answer.
     *
     * @param topic the topic's id
     * @param right the right option's id
     * @param chosen the id of the one that was taken
     */
    public record MixUp(String topic, String right, String chosen) {
    }

    public MixUps(List<MixUp> lately) {
        for (MixUp mixUp : lately) {
            String kind = kind(mixUp.topic());
            pairs.merge(pair(kind, mixUp.right(), mixUp.chosen()), 1, Integer::sum);
            pairs.merge(pair(kind, mixUp.chosen(), mixUp.right()), 1, Integer::sum);
            topics.merge(mixUp.topic(), 1, Integer::sum);
            topics.merge(kind + mixUp.right(), 1, Integer::sum);
            topics.merge(kind + mixUp.chosen(), 1, Integer::sum);
        }
    }

    @Override
    public boolean areMixedUp(Topic topic, String one, String other) {
        return pairs.containsKey(pair(kind(topic.id()), one, other));
    }

    /** How often a topic was mixed up, or the hand or the row that it is about was one of two that were. */
    public int weight(Topic topic) {
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
