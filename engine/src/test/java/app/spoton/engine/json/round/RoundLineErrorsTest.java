package app.spoton.engine.json.round;

import static app.spoton.engine.json.round.RoundLineSamples.ROUND;
import static app.spoton.engine.json.round.RoundLineSamples.error;
import static app.spoton.engine.json.round.RoundLineSamples.house;
import static app.spoton.engine.json.round.RoundLineSamples.seats;
import static app.spoton.engine.json.round.RoundLineSamples.settle;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import org.junit.Test;

/** A line that cannot be read gives an error code and the seat. */
public class RoundLineErrorsTest {
    @Test
    public void everyReadingErrorHasItsCodeAndSeat() {
        error("BAD_JSON", 0, "");
        error("BAD_JSON", 0, "nonsense");
        error("BAD_JSON", 0, "[1]");
        error("BAD_JSON", 0, ROUND + "{}");
        error("BAD_JSON", 0, ROUND.substring(0, 200));
        error("BAD_JSON", 0, "{\"game\":\"four-card-poker\"}");
        error("BAD_JSON", 0, ROUND.replace("\"id\"", "\"game\""));
        error("BAD_JSON", 0, ROUND.replace("\"r1\"", "{}"));
        error("BAD_JSON", 0, ROUND.replace("\"folded\":true", "\"folded\":1"));
        error("BAD_JSON", 0, ROUND.replace("\"seat\":1", "\"seat\":0"));
        error("BAD_JSON", 0, ROUND.replace("\"seat\":1", "\"seat\":1.5"));
        error("BAD_JSON", 0, ROUND.replace("\"seat\":1", "\"seat\":99999999999"));
        error("BAD_JSON", 0, ROUND.replace("\"seat\":1,", ""));
        error("BAD_JSON", 0, ROUND.replace("\"p1\"", "1"));
        error("BAD_JSON", 0, house("\"order\":[1]"));
        error("BAD_JSON", 0, house("\"bad-beat-on-fold\":\"maybe\""));
        error("BAD_JSON", 0, house("\"progressive-on-fold\":\"true\""));
        error("BAD_JSON", 0, house("\"limits\":{\"ante\":{\"mid\":\"5\"}}"));
        error("UNKNOWN_GAME", 0, ROUND.replace("four-card-poker", "baccarat"));
        error("UNKNOWN_GAME", 0, "{\"seats\":[]}");
        error("UNKNOWN_PAYTABLE", 0, ROUND.replace("\"aces-up\":\"FCP-01\"", "\"aces-up\":\"FCP-99\""));
        error("UNKNOWN_PAYTABLE", 0, ROUND.replace("\"aces-up\":\"FCP-01\"", "\"aces-up\":1"));
        error("UNKNOWN_PAYTABLE", 0, ROUND.replace("\"aces-up\":\"FCP-01\"", "\"aces-up\":\"C4P-09\""));
        error("UNKNOWN_PAYTABLE", 0, ROUND.replace("\"aces-up\":\"FCP-01\"", "\"play\":\"FCP-01\""));
        error("UNKNOWN_PAYTABLE", 0, ROUND.replace("\"aces-up\":\"FCP-01\"", "\"huh\":\"C4P-09\""));
        error("BAD_CARD", 1, ROUND.replace("9c", "1c"));
        error("BAD_CARD", 1, ROUND.replace("\"9c\"", "9"));
        error("BAD_CARD", 1, ROUND.replace("\"9c\"", "[\"9c\"]"));
        error("BAD_CARD", 0, ROUND.replace("As", "as"));
        error("DUPLICATE_CARD", 1, ROUND.replace("9c", "As"));
        error("WRONG_CARD_COUNT", 0, ROUND.replace("\"As\",", ""));
        error("BAD_AMOUNT", 1, ROUND.replace("\"30.00\"", "30.00"));
        error("BAD_AMOUNT", 1, ROUND.replace("\"30.00\"", "\"30.001\""));
        error("BAD_AMOUNT", 1, ROUND.replace("\"30.00\"", "\"0.00\""));
        error("BAD_AMOUNT", 1, ROUND.replace("\"30.00\"", "{\"a\":[1]}"));
        error("BAD_AMOUNT", 0, ROUND.replace("0.50", "0.00"));
        error("BAD_AMOUNT", 0, ROUND.replace("\"0.50\"", "[]"));
        error("BAD_AMOUNT", 0, ROUND.replace("\"5000.00\"", "\"0.00\""));
        error("BAD_AMOUNT", 0, ROUND.replace("\"5000.00\"", "\"x\""));
        error("BAD_AMOUNT", 0, house("\"limits\":{\"ante\":{\"min\":5}}"));
        error("UNKNOWN_WAGER", 1, ROUND.replace("\"aces-up\":\"5.00\"", "\"aces-down\":\"5.00\""));
        error("UNKNOWN_WAGER", 1, ROUND.replace("\"aces-up\":\"5.00\"", "\"envy\":\"5.00\""));
        error("UNKNOWN_WAGER", 1, ROUND.replace("\"aces-up\":\"5.00\"", "\"monster\":\"5.00\""));
        error("UNKNOWN_WAGER", 0, house("\"order\":[\"lucky\"]"));
        error("LIMIT", 1, house("\"limits\":{\"play\":{\"max\":\"29.99\",\"min\":\"1\"}}"));
        error("MISSING_METER", 1, ROUND.replace("\"main\"", "\"mini\""));
        error("NO_DECISION", 1, ROUND.replace("\"play\":\"30.00\",", ""));
    }

    @Test
    public void anUnknownGameErrorListsTheGames() {
        String result = new RoundLines(Catalog.standard(), false).settle("{\"game\":\"five-card-poker\"}");
        assertTrue(result, result.contains("UNKNOWN_GAME") && result.contains("super-4-poker"));
    }
}
