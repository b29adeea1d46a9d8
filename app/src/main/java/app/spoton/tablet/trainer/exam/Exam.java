package app.spoton.tablet.trainer.exam;

import app.spoton.tablet.trainer.practice.SeededRandom;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Topic;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The questions of an exam: the same for the same code, because a code is only good for tables like its own. */
public final class Exam {
    /** One question of it. */
    public record Item(Topic topic, long seed) {
    }

    private Exam() {
    }

    /**
     * As many questions as the code says, every skill in turn; pictures are left to the drills.
     *
     * @param topics all there is to ask about at the tables in question
     */
    public static List<Item> questions(ExamCode code, List<Topic> topics) {
        SeededRandom chance = new SeededRandom(code.toString().hashCode());
        List<Skill> skills = topics.stream().map(Topic::skill).filter(skill -> skill != Skill.READING).distinct()
                .sorted().collect(Collectors.toList());
        List<Item> items = new ArrayList<>();
        List<Skill> turn = new ArrayList<>();
        while (items.size() < code.length()) {
            if (turn.isEmpty()) {
                turn.addAll(skills);
            }
            Skill skill = turn.remove(chance.below(turn.size()));
            List<Topic> ofSkill = topics.stream().filter(topic -> topic.skill() == skill).collect(Collectors.toList());
            items.add(new Item(chance.oneOf(ofSkill), chance.number() >>> 16));
        }
        return items;
    }

    /** The mark in whole per cent, rounded down: 100 is for no mistake only. */
    public static int mark(int right, int asked) {
        return right * 100 / asked;
    }
}
