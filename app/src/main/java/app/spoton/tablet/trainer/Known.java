package app.spoton.tablet.trainer;

import app.spoton.engine.round.Wager;
import app.spoton.tablet.trainer.learn.Memory;
import app.spoton.tablet.trainer.learn.MixUps;
import app.spoton.tablet.trainer.learn.Weeks;
import java.util.List;
import java.util.Map;

/**
 * What the tablet knows of a person.
 *
 * @param memories by the topics' ids
 * @param answers of the last weeks
 * @param tables by the games' ids, the paytables that the person practises with instead of the house's
 */
public record Known(Map<String, Memory> memories, MixUps mixUps, List<Weeks.Answered> answers,
        Map<String, Map<Wager, String>> tables) {
    public static final Known NOTHING = new Known(Map.of(), MixUps.NONE, List.of(), Map.of());
}
