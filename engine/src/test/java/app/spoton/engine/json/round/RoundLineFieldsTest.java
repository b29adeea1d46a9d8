package app.spoton.engine.json.round;

import static app.spoton.engine.json.round.RoundLineSamples.ROUND;
import static app.spoton.engine.json.round.RoundLineSamples.error;
import static app.spoton.engine.json.round.RoundLineSamples.house;
import static app.spoton.engine.json.round.RoundLineSamples.settle;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** Optional fields of a round. */
public class RoundLineFieldsTest {
    @Test
    public void fieldsThatDoNotApplyToTheGameAreIgnored() {
        String settled = settle(ROUND);
        assertEquals(settled, settle(ROUND.replace("\"smallest-chip\"", "\"a-new-option\":{},\"smallest-chip\"")));
        assertEquals(settled, settle(ROUND.replace("\"aces-up\":\"FCP-01\"",
                "\"aces-up\":\"FCP-01\",\"queens-up\":\"C4P-09\"")));
        assertEquals(settled, settle(ROUND.replace("\"smallest-chip\"",
                "\"order\":[\"monster\",\"envy\",\"automatic-bonus\"],\"smallest-chip\"")));
        assertEquals(settled, settle(ROUND.replace("\"smallest-chip\"",
                "\"limits\":{\"lucky\":{\"min\":1},\"monster\":{}},\"smallest-chip\"")));
    }

    @Test
    public void aMeterNeedsItsSeedOnlyWhenItIsWonInFull() {
        String seedless = ROUND.replace("\"seed\":\"5000.00\",", "");
        assertEquals(settle(ROUND), settle(seedless));
        error("MISSING_METER", 1, seedless.replace("\"As\",\"Kd\"", "\"Ks\",\"Kd\"")
                .replace("\"9c\",\"9d\"", "\"Ac\",\"As\""));
    }

    @Test
    public void houseRulesAreRead() {
        assertTrue(settle(house("\"order\":[\"aces-up\",\"automatic-bonus\"],\"limits\":{\"ante\":{\"min\":\"5.00\","
                + "\"max\":\"300.00\"}},\"bad-beat-on-fold\":\"resolve\",\"queens-up-on-fold\":\"lose\","
                + "\"progressive-on-fold\":false,\"fixed-progressive-pays\":\"meter\""))
                .contains("{\"step\":2,\"seat\":1,\"wager\":\"aces-up\""));
        assertTrue(settle(ROUND.replace("\"reserve\":\"120.00\"", "\"contribution\":[70]")).contains("\"steps\""));
    }

    @Test
    public void unusualIdsAreEchoedUnchanged() {
        assertTrue(settle(ROUND.replace("\"r1\"", "\"a\\\"\\\\\\u0001\\u00e9\"")).startsWith(
                "{\"id\":\"a\\\"\\\\\\u0001\u00e9\","));
        assertTrue(settle(ROUND.replace("\"r1\"", "null")).startsWith("{\"id\":null,"));
        assertTrue(settle(ROUND.replace("\"r1\"", "-1.50e3")).startsWith("{\"id\":-1.50e3,"));
        assertTrue(settle(ROUND.replace("\"r1\"", "true")).startsWith("{\"id\":true,"));
        assertTrue(settle(ROUND.replace("\"id\":\"r1\",", "")).startsWith("{\"dealer\""));
        assertTrue(settle(ROUND.replace("four-card-poker", "x")).startsWith("{\"id\":\"r1\",\"error\""));
    }
}
