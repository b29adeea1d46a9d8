package app.spoton.engine;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RandomRounds.Parts;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.Games;
import app.spoton.engine.json.round.RoundLines;
import app.spoton.engine.testing.LongRun;
import org.junit.Test;

/** Properties of rounds at an earlier stage and of uncounted wagers, tested on seeded rounds of all games. */
public class StagePropertiesTest {
    private static final int ROUNDS = LongRun.cases(1_500, 400_000);

    private final RoundLines lines = new RoundLines(Catalog.standard(), false);

    private interface StageProperty {
        void of(Game game, Parts round, String result);
    }

    private void holds(long seed, StageProperty property) {
        for (Game game : Games.all()) {
            RandomRounds rounds = new RandomRounds(seed);
            int settled = 0;
            for (int number = 0; number < ROUNDS; number++) {
                Parts round = rounds.next(game, number);
                String result = lines.settle(round.json());
                if (!result.contains("\"error\"")) {
                    settled++;
                    property.of(game, round, result);
                }
            }
            assertTrue(game.id() + " " + settled, settled > ROUNDS / 8);
        }
    }

    private String at(String stage, String json) {
        String result = lines.settle("{\"stage\":\"" + stage + "\"," + json.substring(1));
        assertTrue(result, result.contains("\"stage\":\"" + stage + "\",\"steps\":["));
        assertFalse(result, result.contains("\"dealer\"") || result.contains("\"seats\"") || result.contains("\"meters\""));
        return result;
    }

    /** The steps without the closing bracket of the list. */
    private static String steps(String result) {
        int from = result.indexOf("\"steps\":[") + "\"steps\":[".length();
        int to = result.indexOf("],\"seats\":", from);
        return result.substring(from, to < 0 ? result.lastIndexOf(']') : to);
    }

    private static void isPrefix(String message, String earlier, String later) {
        String first = steps(earlier);
        assertTrue(message + "\n" + earlier + "\n" + later, steps(later).equals(first)
                || steps(later).startsWith(first.isEmpty() ? "" : first + ","));
    }

    @Test
    public void theStepsOfAnEarlierStageAreTheFirstStepsOfALaterOne() {
        holds(21, (game, round, result) -> {
            String dealt = at("dealt", round.json());
            String decided = at("decided", round.json());
            String dealerShown = at("dealer-shown", round.json());
            isPrefix(round.json(), dealt, decided);
            isPrefix(round.json(), decided, dealerShown);
            isPrefix(round.json(), dealerShown, result);
            assertEquals(result, lines.settle("{\"stage\":\"shown\"," + round.json().substring(1)));
        });
    }

    @Test
    public void whatAStageDoesNotKnowYetHasNoEffectEvenIfItIsPresent() {
        holds(22, (game, round, result) -> {
            boolean split = game.id().equals("four-card-split");
            String unknown = round.json().replaceAll("\"dealer\":\\[[^\\]]*\\]", "\"dealer\":[]")
                    .replaceAll("\"drawn\":\\[[^\\]]*\\]", "\"drawn\":[]");
            String decided = split ? unknown : unknown.replaceAll("\"cards\":\\[[^\\]]*\\]", "\"cards\":[]");
            assertEquals(round.json(), at("decided", round.json()), at("decided", decided));
            assertEquals(at("decided", decided), at("decided", decided.replace("\"dealer\":[],", "")
                    .replace("\"cards\":[],", "").replace("\"drawn\":[],", "")));
            String dealerShown = round.json().replaceAll("\"drawn\":\\[[^\\]]*\\]", "\"drawn\":[]");
            assertEquals(round.json(), at("dealer-shown", round.json()), at("dealer-shown", split ? dealerShown
                    : dealerShown.replaceAll("\"cards\":\\[[^\\]]*\\]", "\"cards\":[]")));
            String dealt = decided.replaceAll(",\"hands\":\\[.*?\\}\\]", "").replaceAll(",\"play(-[12])?\":\"[0-9.]+\"", "")
                    .replace("\"folded\":true", "\"folded\":false");
            assertEquals(dealt, at("dealt", round.json()), at("dealt", dealt));
        });
    }

    @Test
    public void whetherAWagerWasCountedChangesOnlyTheAmounts() {
        holds(23, (game, round, result) -> {
            String uncounted = lines.settle(round.json()
                    .replaceAll("\"(ante|play|aces-up|bad-beat|monster|royal-family|seven-card|super-bonus|queens-up|"
                            + "ante-1|ante-2|blind|play-1|play-2|xtra-bonus|player-bonus)\":\"[0-9.]+\"", "\"$1\":\"?\""));
            assertEquals(withoutAmounts(result), withoutAmounts(uncounted));
            assertEquals("totals", 2 * round.seats().size(),
                    uncounted.split("\"(returned|net)\":\"\\?\"", -1).length - 1);
        });
    }

    private static String withoutAmounts(String result) {
        return result.replaceAll("\"(stake|pay|returned|net)\":\"[^\"]*\"", "").replaceAll(",\"notes\":\\[[^\\]]*\\]", "");
    }
}
