package app.spoton.tablet.trainer.trainee;

import app.spoton.engine.round.Wager;
import app.spoton.tablet.trainer.learning.MixUps;
import app.spoton.tablet.trainer.learning.TopicMemory;
import app.spoton.tablet.trainer.learning.WeeklyProgress;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is stored about a trainee.
 *
 * @param memories by topic id
 * @param answers of the last weeks
 * @param days all days of practice
 * @param paytables by game id, the paytables that the trainee practices with instead of the house's
 */
public record TraineeRecord(Map<String, TopicMemory> memories, MixUps mixUps, List<WeeklyProgress.Answered> answers,
        Set<LocalDate> days, Map<String, Map<Wager, String>> paytables, Optional<UnfinishedExam> unfinishedExam) {
    public static final TraineeRecord EMPTY =
            new TraineeRecord(Map.of(), MixUps.NONE, List.of(), Set.of(), Map.of(), Optional.empty());

    public TraineeRecord withPaytables(Map<String, Map<Wager, String>> others) {
        return new TraineeRecord(memories, mixUps, answers, days, others, unfinishedExam);
    }
}
