package app.spoton.tablet.trainer.learning;

import app.spoton.tablet.trainer.question.AnswerPace;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Topic;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.Stream;

/**
 * Which topic comes next. What was missed in this lesson comes back after a few others; then what is due, what is mixed
 * up before the rest; then what is new, in the order of learning; and when all that is done, what is due next.
 */
public final class Lesson {
    /** How many other questions lie between a miss and its return. */
    private static final int REPEAT_DISTANCE = 3;
    private static final int DUE_TO_ONE_NEW = 3;
    private static final int HEAD_START = 2;

    /** The game whose manual works hands through from the deal to the last wager. */
    private static final String WORKED_HANDS = "three-card-fury";

    private final List<Topic> topics;
    private final Map<String, TopicMemory> memories;
    private final MixUps mixUps;
    private final long today;
    private final Queue<Missed> missed = new ArrayDeque<>();
    private final Deque<Topic> recent = new ArrayDeque<>();
    private int asked;

    private record Missed(Topic topic, int notBefore) {
    }

    /**
     * A lesson.
     *
     * @param topics what is to be practiced, in the order of learning
     * @param memories by the topics' ids, what was learned before
     */
    public Lesson(List<Topic> topics, Map<String, TopicMemory> memories, MixUps mixUps, long today) {
        if (topics.isEmpty()) {
            throw new IllegalArgumentException("There is nothing to practice");
        }
        this.topics = List.copyOf(topics);
        this.memories = new HashMap<>(memories);
        this.mixUps = mixUps;
        this.today = today;
    }

    /** The manual's examples first, then one topic of each skill after the other, so that no two alike follow. */
    public static List<Topic> learningOrder(List<Topic> topics) {
        Map<Skill, Deque<Topic>> bySkill = new EnumMap<>(Skill.class);
        List<Topic> ordered = new ArrayList<>();
        for (Topic topic : topics) {
            if (topic.goal().situation().isExample()) {
                ordered.add(topic);
            } else {
                bySkill.computeIfAbsent(topic.skill(), skill -> new ArrayDeque<>()).add(topic);
            }
        }
        inTurn(bySkill.values(), 0, ordered);
        return ordered;
    }

    /**
     * Several games at once: all their examples first, those of 3 Card Fury before the others, then one topic of each
     * game after the other. The next game begins when a few topics of the one before are done: what follows is another skill, not only another game.
     */
    public static List<Topic> learningOrderOfGames(List<List<Topic>> games) {
        List<Topic> ordered = new ArrayList<>();
        List<Deque<Topic>> others = new ArrayList<>();
        for (List<Topic> game : games) {
            Deque<Topic> rest = new ArrayDeque<>();
            learningOrder(game).forEach(topic ->
                    (topic.goal().situation().isExample() ? ordered : rest).add(topic));
            others.add(rest);
        }
        ordered.sort(Comparator.comparing(topic -> !topic.game().id().equals(WORKED_HANDS)));
        inTurn(others, HEAD_START, ordered);
        return ordered;
    }

    private static void inTurn(Collection<Deque<Topic>> queues, int headStart, List<Topic> ordered) {
        for (int round = 0; queues.stream().anyMatch(queue -> !queue.isEmpty()); round++) {
            int place = 0;
            for (Deque<Topic> queue : queues) {
                if (!queue.isEmpty() && round >= headStart * place) {
                    ordered.add(queue.remove());
                }
                place++;
            }
        }
    }

    public Topic next() {
        Topic next = again().or(this::dueOrNew).orElseGet(this::dueNext);
        recent.addFirst(next);
        if (recent.size() > Math.min(REPEAT_DISTANCE, topics.size() - 1)) {
            recent.removeLast();
        }
        asked++;
        return next;
    }

    /** What is remembered of a topic after an answer to it. */
    public TopicMemory answered(Topic topic, boolean right, AnswerPace pace) {
        TopicMemory memory = memories.getOrDefault(topic.id(), TopicMemory.NEW).after(TopicMemory.grade(right, pace), today);
        memories.put(topic.id(), memory);
        if (!right) {
            missed.add(new Missed(topic, asked + REPEAT_DISTANCE));
        }
        return memory;
    }

    private Optional<Topic> again() {
        Missed first = missed.peek();
        if (first == null || first.notBefore() > asked) {
            return Optional.empty();
        }
        return Optional.of(missed.remove().topic());
    }

    private Optional<Topic> dueOrNew() {
        Optional<Topic> due = open().filter(topic -> memories.containsKey(topic.id())
                && memories.get(topic.id()).isDue(today)).max(Comparator.comparingInt(mixUps::weight)
                        .thenComparing(topic -> -memories.get(topic.id()).due()));
        Optional<Topic> fresh = open().filter(topic -> !memories.containsKey(topic.id())).findFirst();
        boolean newOnesTurn = asked % (DUE_TO_ONE_NEW + 1) == DUE_TO_ONE_NEW;
        return newOnesTurn ? fresh.or(() -> due) : due.or(() -> fresh);
    }

    private Topic dueNext() {
        return open().min(Comparator.comparingInt((Topic topic) -> -mixUps.weight(topic))
                .thenComparing(topic -> memories.getOrDefault(topic.id(), TopicMemory.NEW).due())).orElse(topics.get(0));
    }

    private Stream<Topic> open() {
        return topics.stream().filter(topic -> !recent.contains(topic)
                && missed.stream().noneMatch(one -> one.topic().equals(topic)));
    }
}
