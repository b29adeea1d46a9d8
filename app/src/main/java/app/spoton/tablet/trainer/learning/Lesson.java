package app.spoton.tablet.trainer.learning;

import app.spoton.tablet.trainer.question.AnswerPace;
import app.spoton.tablet.trainer.question.QuizTopic;
import app.spoton.tablet.trainer.question.Skill;
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
 * Chooses the next topic: first a topic that was missed in this lesson, after a few other questions; then topics that are
 * due, mixed-up ones first; then new topics from easy to hard; and when all that is done, the one that is due next.
 */
public final class Lesson {
    /** How many other questions come between a mistake and its repetition. */
    private static final int REPEAT_DISTANCE = 3;
    private static final int DUE_PER_NEW = 3;
    private static final int SKILL_HEAD_START = 1;
    private static final int GAME_HEAD_START = 2;

    private final List<QuizTopic> topics;
    private final Map<String, TopicMemory> memories;
    private final MixUps mixUps;
    private final long today;
    private final Queue<Missed> missed = new ArrayDeque<>();
    private final Deque<QuizTopic> recent = new ArrayDeque<>();
    private int asked;

    private record Missed(QuizTopic topic, int notBefore) {
    }

    /**
     * A lesson.
     *
     * @param topics what to practice, in the order of learning
     * @param memories what was learned before, by topic id
     */
    public Lesson(List<QuizTopic> topics, Map<String, TopicMemory> memories, MixUps mixUps, long today) {
        if (topics.isEmpty()) {
            throw new IllegalArgumentException("There are no topics to practice");
        }
        this.topics = List.copyOf(topics);
        this.memories = new HashMap<>(memories);
        this.mixUps = mixUps;
        this.today = today;
    }

    /**
     * The topics of one or more games from easy to hard. The easiest skill begins, and each harder one joins a question
     * later; the next game begins a few questions after the one before it.
     */
    public static List<QuizTopic> learningOrder(List<List<QuizTopic>> games) {
        List<Deque<QuizTopic>> byGame = new ArrayList<>();
        for (List<QuizTopic> game : games) {
            Map<Skill, Deque<QuizTopic>> bySkill = new EnumMap<>(Skill.class);
            game.forEach(topic -> bySkill.computeIfAbsent(topic.skill(), skill -> new ArrayDeque<>()).add(topic));
            byGame.add(new ArrayDeque<>(interleave(bySkill.values(), SKILL_HEAD_START)));
        }
        return interleave(byGame, GAME_HEAD_START);
    }

    private static List<QuizTopic> interleave(Collection<Deque<QuizTopic>> queues, int headStart) {
        List<QuizTopic> ordered = new ArrayList<>();
        for (int round = 0; queues.stream().anyMatch(queue -> !queue.isEmpty()); round++) {
            int position = 0;
            for (Deque<QuizTopic> queue : queues) {
                if (!queue.isEmpty() && round >= headStart * position) {
                    ordered.add(queue.remove());
                }
                position++;
            }
        }
        return ordered;
    }

    public QuizTopic next() {
        QuizTopic next = missedEarlier().or(this::dueOrNew).orElseGet(this::dueNext);
        recent.addFirst(next);
        if (recent.size() > Math.min(REPEAT_DISTANCE, topics.size() - 1)) {
            recent.removeLast();
        }
        asked++;
        return next;
    }

    /** Records an answer; the result is what is now remembered of the topic. */
    public TopicMemory recordAnswer(QuizTopic topic, boolean isCorrect, AnswerPace pace) {
        TopicMemory memory = memories.getOrDefault(topic.id(), TopicMemory.NEW)
                .after(TopicMemory.grade(isCorrect, pace), today);
        memories.put(topic.id(), memory);
        if (!isCorrect) {
            missed.add(new Missed(topic, asked + REPEAT_DISTANCE));
        }
        return memory;
    }

    private Optional<QuizTopic> missedEarlier() {
        Missed first = missed.peek();
        if (first == null || first.notBefore() > asked) {
            return Optional.empty();
        }
        return Optional.of(missed.remove().topic());
    }

    private Optional<QuizTopic> dueOrNew() {
        Optional<QuizTopic> due = open().filter(topic -> memories.containsKey(topic.id())
                && memories.get(topic.id()).isDue(today)).max(Comparator.comparingInt(mixUps::weight)
                        .thenComparing(topic -> -memories.get(topic.id()).due()));
        Optional<QuizTopic> fresh = open().filter(topic -> !memories.containsKey(topic.id())).findFirst();
        boolean isNewTurn = asked % (DUE_PER_NEW + 1) == DUE_PER_NEW;
        return isNewTurn ? fresh.or(() -> due) : due.or(() -> fresh);
    }

    private QuizTopic dueNext() {
        return open().min(Comparator.comparingInt((QuizTopic topic) -> -mixUps.weight(topic))
                .thenComparing(topic -> memories.getOrDefault(topic.id(), TopicMemory.NEW).due())).orElse(topics.get(0));
    }

    private Stream<QuizTopic> open() {
        return topics.stream().filter(topic -> !recent.contains(topic)
                && missed.stream().noneMatch(one -> one.topic().equals(topic)));
    }
}
