package app.spoton.engine.json.round;

import static app.spoton.engine.json.round.RoundLineSamples.seats;
import static app.spoton.engine.json.round.RoundLineSamples.settle;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import java.util.List;
import org.junit.Test;

/** Rounds that are not complete yet, and the order of their errors. */
public class RoundLineStagesTest {
    private void reports(String code, int seat, String line) {
        String result = new RoundLines(Catalog.standard(), false).settle(line);
        assertTrue(result, result.contains("\"code\":\"" + code + "\",\"seat\":" + seat + ","));
    }

    @Test
    public void readingErrorsAndObjectionsAreReportedInTheOrderOfTheCodes() {
        String fine = "\"ante\":\"5\",\"xtra-bonus\":\"5\"";
        reports("UNEQUAL_WAGERS", 1, seats("\"ante\":\"5\",\"xtra-bonus\":\"4\"", fine));
        reports("BAD_AMOUNT", 2, seats("\"ante\":\"5\",\"xtra-bonus\":\"4\"", fine + ",\"bad-beat\":\"x\""));
        reports("UNKNOWN_WAGER", 1, seats(fine + ",\"monster\":\"1\"", fine + ",\"nonsense\":\"1\""));
        reports("UNKNOWN_WAGER", 1, seats(fine + ",\"nonsense\":\"1\"", fine + ",\"monster\":\"1\""));
        reports("BAD_AMOUNT", 2, seats(fine + ",\"monster\":\"1\"", fine + ",\"progressive\":\"?\""));
        reports("UNKNOWN_WAGER", 2, seats(fine, fine + ",\"nonsense\":\"?\""));
    }

    @Test
    public void anUnknownStageIsBadJson() {
        for (String stage : List.of("\"over\"", "1", "null")) {
            String result = new RoundLines(Catalog.standard(), false).settle("{\"stage\":" + stage + ","
                    + seats("\"ante\":\"5\"", "").substring(1));
            assertTrue(result, result.contains("BAD_JSON"));
        }
        assertTrue(new RoundLines(Catalog.standard(), false).settle(seats("", "").replace("\"folded\":true",
                "\"folded\":true,\"unseen\":1")).contains("BAD_JSON"));
    }

    @Test
    public void theDealerMayBeLeftOutUntilAllCardsAreShown() {
        String none = seats("\"ante\":\"5\",\"xtra-bonus\":\"5\"", "\"ante\":\"5\",\"xtra-bonus\":\"5\"")
                .replaceAll("\"dealer\":\\[[^\\]]*\\],", "");
        RoundLines lines = new RoundLines(Catalog.standard(), false);
        assertTrue(lines.settle(none).contains("BAD_JSON"));
        assertEquals("{\"stage\":\"dealt\",\"steps\":[]}", lines.settle("{\"stage\":\"dealt\"," + none.substring(1)));
        assertTrue(lines.settle("{\"stage\":\"decided\"," + none.substring(1)).startsWith(
                "{\"stage\":\"decided\",\"steps\":[{\"step\":1,\"seat\":2,\"wager\":\"ante\",\"outcome\":\"lose\""));
    }
}
