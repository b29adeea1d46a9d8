package app.spoton.engine.json.round;

import static app.spoton.engine.json.round.RoundLineSamples.ROUND;
import static app.spoton.engine.json.round.RoundLineSamples.SPLIT;
import static app.spoton.engine.json.round.RoundLineSamples.settle;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Sentences, sources and notes of a settlement. */
public class RoundExplanationTest {
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
        assertEquals("Meter main: $10000.00, reserve $120.00.", lines.get(lines.size() - 1));
        lines.clear();
        assertFalse(rounds.explain(ROUND.replace("9c", "1c"), lines::add));
        assertEquals(List.of("BAD_CARD: Seat 1: '1c' is not a card."), lines);
        lines.clear();
        assertTrue(rounds.explain(SPLIT.replace("Kd", "Qd"), lines::add));
        assertEquals("4 Card Split. The dealer has queen high (Qd 9c 4s), which does not qualify.", lines.get(0));
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
}
