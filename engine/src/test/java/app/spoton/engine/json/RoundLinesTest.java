package app.spoton.engine.json;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.round.RoundError;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public class RoundLinesTest {
    static final String ROUND = ("{'id':'r1','game':'four-card-poker','paytables':{'automatic-bonus':'FCP-01',"
            + "'aces-up':'FCP-01','bad-beat':'FCP-BBB-01','progressive':'PAYS-1'},'house':{'smallest-chip':'0.50'},"
            + "'meters':{'main':{'amount':'10000.00','seed':'5000.00','reserve':'120.00'}},"
            + "'dealer':['As','Kd','7h','7c','2s','3d'],'seats':[{'seat':1,'player':'p1',"
            + "'cards':['Ah','Ad','9c','9d','2h'],'wagers':{'ante':'10.00','play':'30.00','aces-up':'5.00',"
            + "'progressive':'1.00'}},{'seat':2,'cards':['2c','5d','8h','Jc','Kh'],'folded':true,"
            + "'wagers':{'ante':'10.00'}}]}").replace('\'', '"');
    private static final String SPLIT = ("{'id':7,'game':'four-card-split','dealer':['Kd','9c','4s','2h'],'seats':["
            + "{'seat':1,'cards':['Ah','Ad','9h','3d'],'hands':[{'cards':['Ah','Ad'],'drawn':['2c']},"
            + "{'cards':['9h','3d'],'folded':true}],'wagers':{'ante-1':'5','ante-2':'5','blind':'5','play-1':'5'}}]}")
            .replace('\'', '"');

    private static String settle(String round) {
        return new RoundLines(Catalog.standard(), false).settle(round);
    }

    @Test
    public void theExampleOfTheFormatIsSettledAsWritten() {
        assertEquals(("{'id':'r1','dealer':{'hand':'pair','cards':['7h','7c','As','Kd'],'qualifies':true},'steps':["
                + "{'step':1,'seat':2,'wager':'ante','outcome':'lose','stake':'10.00','pay':'0.00'},"
                + "{'step':2,'seat':1,'wager':'play','outcome':'win','stake':'30.00','pay':'30.00','odds':'1 to 1',"
                + "'hand':'two-pair'},{'step':3,'seat':1,'wager':'ante','outcome':'win','stake':'10.00',"
                + "'pay':'10.00','odds':'1 to 1','hand':'two-pair'},{'step':4,'seat':1,'wager':'aces-up',"
                + "'outcome':'win','stake':'5.00','pay':'10.00','odds':'2 to 1','hand':'two-pair'},"
                + "{'step':5,'seat':1,'wager':'progressive','outcome':'lose','stake':'1.00','pay':'0.00',"
                + "'hand':'two-pair'}],'seats':[{'seat':1,'returned':'95.00','net':'49.00'},"
                + "{'seat':2,'returned':'0.00','net':'-10.00'}],'meters':{'main':{'amount':'10000.00',"
                + "'reserve':'120.00'}}}").replace('\'', '"'), settle(ROUND));
    }

    @Test
    public void splitHandsAreRead() {
        assertTrue(settle(SPLIT).contains("{\"step\":3,\"seat\":1,\"wager\":\"play-1\",\"outcome\":\"win\""));
        assertTrue(settle(SPLIT).startsWith("{\"id\":7,"));
        assertFalse(settle(SPLIT).contains("meters"));
    }

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

    private static String house(String option) {
        return ROUND.replace("\"smallest-chip\":\"0.50\"", option);
    }

    private static void error(String code, int seat, String round) {
        String result = settle(round);
        String start = "\"error\":{\"code\":\"" + code + "\"" + (seat == 0 ? "" : ",\"seat\":" + seat)
                + ",\"message\":\"";
        assertTrue(round + "\n" + result, result.contains(start));
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

    @Test
    public void aBadLineNeverStopsTheRest() throws IOException {
        String deep = "[".repeat(100_000);
        String in = ROUND + "\n\n\r\n" + deep + "\n{\"id\":1\n\u0000\n" + "{\"id\":\"\ud83c\udca1\"}\n" + ROUND;
        byte[] bytes = in.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        long errors = new RoundLines(Catalog.standard(), false).settleAll(new ByteArrayInputStream(bytes), out);
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals(8, lines.size());
        assertEquals(6, errors);
        assertEquals(settle(ROUND), lines.get(0));
        assertEquals(settle(ROUND), lines.get(7));
        assertTrue(lines.get(6), lines.get(6).startsWith("{\"id\":\"\ud83c\udca1\",\"error\":{\"code\":\"UNKNOWN_GAME\""));
    }

    @Test
    public void linesLongerThanTheBufferAreReadCompletely() throws IOException {
        String padded = ROUND.replace("{\"id\"", "{\"note\":\"" + "x".repeat(300_000) + "\",\"id\"");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new RoundLines(Catalog.standard(), false).settleAll(
                new ByteArrayInputStream((padded + "\n" + padded + "\n").getBytes(StandardCharsets.UTF_8)), out);
        assertEquals(settle(ROUND) + "\n" + settle(ROUND) + "\n", out.toString(StandardCharsets.UTF_8));
    }

    @Test
    public void progressIsReportedEveryTenThousandLines() throws IOException {
        List<Long> reported = new ArrayList<>();
        byte[] bytes = "\n".repeat(25_000).getBytes(StandardCharsets.UTF_8);
        assertEquals(25_000, new RoundLines(Catalog.standard(), false).settleAll(new ByteArrayInputStream(bytes),
                OutputStream.nullOutputStream(), reported::add));
        assertEquals(List.of(10_000L, 20_000L), reported);
    }

    @Test
    public void withWordsEveryStepHasItsSentenceAndItsSource() {
        String words = new RoundLines(Catalog.standard(), true).settle(ROUND);
        assertTrue(words, words.contains("\"paytable\":\"FCP-01\",\"row\":\"two-pair\",\"source\":"
                + "\"Four Card Poker Training Manual (Shuffle Master, 2003), Four Card Poker, FCP-nn, Aces Up, Two Pair\""));
        assertTrue(words, words.contains("\"say\":\"Seat 1: pay aces up $10.00, 2 to 1 on $5.00, two pair, aces and nines.\""));
        assertTrue(words, words.contains("\"cards\":[\"Ah\",\"Ad\",\"9d\",\"9c\"]"));
        assertTrue(words, words.contains("\"notes\":[\"folded\"]"));
    }

    @Test
    public void aRoundOrItsErrorIsExplainedInSentences() {
        List<String> lines = new ArrayList<>();
        RoundLines rounds = new RoundLines(Catalog.standard(), true);
        assertTrue(rounds.explain(ROUND, lines::add));
        assertEquals("Four Card Poker. The dealer has a pair of sevens (7h 7c As Kd).", lines.get(0));
        assertEquals("1. Seat 2: take ante, $10.00; folded.", lines.get(1));
        assertEquals("Meter main: 10000.00, reserve 120.00.", lines.get(lines.size() - 1));
        lines.clear();
        assertFalse(rounds.explain(ROUND.replace("9c", "1c"), lines::add));
        assertEquals(List.of("BAD_CARD: Seat 1: '1c' is not a card."), lines);
        lines.clear();
        assertTrue(rounds.explain(SPLIT.replace("Kd", "Qd"), lines::add));
        assertEquals("4 Card Split. The dealer has queen high (Qd 9c 4s), which does not qualify.", lines.get(0));
    }

    @Test
    public void aRoundCanBeReadWithoutSettlingIt() {
        assertEquals("four-card-poker", Rounds.parse(Catalog.standard(), ROUND).game().id());
        assertEquals(2, Rounds.parse(Catalog.standard(), ROUND).round().seats().size());
        assertThrows(RoundError.class, () -> Rounds.parse(Catalog.standard(), ROUND.replace("9c", "1c")));
    }

    @Test
    public void roundingAndEnvyAreNotedInTheResult() {
        String envy = ROUND.replace("[\"As\",\"Kd\",\"7h\",\"7c\",\"2s\",\"3d\"]",
                "[\"Qs\",\"Kd\",\"7h\",\"7c\",\"2s\",\"3d\"]")
                .replace("[\"Ah\",\"Ad\",\"9c\",\"9d\",\"2h\"]", "[\"Ah\",\"Ad\",\"Ac\",\"As\",\"2h\"]")
                .replace("\"wagers\":{\"ante\":\"10.00\"}", "\"wagers\":{\"ante\":\"10.00\",\"progressive\":\"1\"}")
                .replace("10000.00", "10000.30");
        String result = settle(envy);
        assertTrue(result, result.contains("\"wager\":\"progressive\",\"outcome\":\"win\",\"stake\":\"1.00\","
                + "\"pay\":\"10000.30\",\"odds\":\"100%\",\"hand\":\"four-of-a-kind\"}"));
        assertTrue(settle(ROUND.replace("0.50", "20.00")).contains("\"notes\":[\"rounded down to the smallest chip\"]"));
        assertTrue(result, result.contains("\"seat\":2,\"wager\":\"envy\",\"outcome\":\"win\",\"stake\":\"0.00\","
                + "\"pay\":\"100.00\",\"hand\":\"four-of-a-kind\",\"from\":1}"));
        assertTrue(result, result.contains("\"main\":{\"amount\":\"5120.00\",\"reserve\":\"0.00\"}"));
    }

    private static String seats(String first, String second) {
        return "{\"game\":\"super-4-poker\",\"dealer\":[\"Kc\",\"Kd\",\"8d\",\"6c\",\"2s\"],\"seats\":[{\"seat\":1,"
                + "\"cards\":[\"Ah\",\"Jh\",\"8h\",\"6h\",\"3d\"],\"folded\":true,\"wagers\":{" + first + "}},{\"seat\":2,"
                + "\"cards\":[\"As\",\"Js\",\"8s\",\"6s\",\"3s\"],\"folded\":true,\"wagers\":{" + second + "}}]}";
    }

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
    public void anUncountedWagerGivesQuestionMarks() {
        String result = new RoundLines(Catalog.standard(), false)
                .settle(seats("\"ante\":\"?\",\"xtra-bonus\":\"5\",\"player-bonus\":\"?\"", "\"ante\":\"5\",\"xtra-bonus\":\"5\""));
        assertTrue(result, result.contains("\"wager\":\"ante\",\"outcome\":\"lose\",\"stake\":\"?\",\"pay\":\"0.00\"}"));
        assertTrue(result, result.contains("\"wager\":\"player-bonus\",\"outcome\":\"win\",\"stake\":\"?\",\"pay\":\"?\",\"odds\":"));
        assertTrue(result, result.contains("{\"seat\":1,\"returned\":\"?\",\"net\":\"?\"},{\"seat\":2,\"returned\":\"0.00\""));
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

    @Test
    public void anUnknownGameErrorListsTheGames() {
        String result = new RoundLines(Catalog.standard(), false).settle("{\"game\":\"five-card-poker\"}");
        assertTrue(result, result.contains("UNKNOWN_GAME") && result.contains("super-4-poker"));
    }
}
