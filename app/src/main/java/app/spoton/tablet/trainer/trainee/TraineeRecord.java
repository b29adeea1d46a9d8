package app.spoton.tablet.trainer.trainee;

import app.spoton.engine.round.Wager;
import app.spoton.tablet.trainer.learning.MixUps;
import app.spoton.tablet.trainer.learning.TopicMemory;
import app.spoton.tablet.trainer.learning.WeeklyProgress;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the tablet knows of a person.
 *
 * @param memories by the topics' ids
 * @param answers of the last weeks
 * @param days all days of practice
 * @param tables by the games' ids, the paytables that the person practises with instead of the house's
 * @param unfinished an exam that was broken off
 */
public record TraineeRecord(Map<String, TopicMemory> memories, MixUps mixUps, List<WeeklyProgress.Answered> answers, Set<LocalDate> days,
        Map<String, Map<Wager, String>> tables, Optional<Unfinished> unfinished) {
    public static final TraineeRecord NOTHING =
            new TraineeRecord(Map.of(), MixUps.NONE, List.of(), Set.of(), Map.of(), Optional.empty());

    /**
     * An exam that was broken off: the app was closed, or the person left.
     *
     * @param brokenOff how many times, this one not counted
     */
    public record Unfinished(String code, int brokenOff, List<Given> given) {
        public Unfinished {
            given = List.copyOf(given);
        }
    }

    /** An answer that was given in it. */
    public record Given(String answer, Duration took) {
    }

    TraineeRecord with(Map<String, Map<Wager, String>> others) {
        return new TraineeRecord(memories, mixUps, answers, days, others, unfinished);
    }
}
