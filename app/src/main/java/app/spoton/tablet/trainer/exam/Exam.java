package app.spoton.tablet.trainer.exam;

import app.spoton.tablet.trainer.practice.SeededRandom;
import app.spoton.tablet.trainer.question.QuizTopic;
import app.spoton.tablet.trainer.question.Skill;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Draws the questions of an exam: always the same for the same code. */
public final class Exam {
    /** One question. */
    public record Item(QuizTopic topic, long seed) {
    }

    private Exam() {
    }

    /**
     * As many questions as the code says, every skill in turn.
     *
     * @param topics all topics of the tables that the exam is about
     */
    public static List<Item> questions(ExamCode code, List<QuizTopic> topics) {
        SeededRandom random = new SeededRandom(code.drawName().hashCode());
        List<Skill> skills = topics.stream().map(QuizTopic::skill).distinct().sorted().collect(Collectors.toList());
        List<Item> items = new ArrayList<>();
        List<Skill> remaining = new ArrayList<>();
        while (items.size() < code.length()) {
            if (remaining.isEmpty()) {
                remaining.addAll(skills);
            }
            Skill skill = remaining.remove(random.nextInt(remaining.size()));
            List<QuizTopic> ofSkill = topics.stream().filter(topic -> topic.skill() == skill).collect(Collectors.toList());
            items.add(new Item(random.pick(ofSkill), random.nextLong() >>> 16));
        }
        return items;
    }

    /** The score in whole percent, rounded down: only an exam without a mistake scores 100. */
    public static int score(int correctCount, int questionCount) {
        return correctCount * 100 / questionCount;
    }
}
