package app.spoton.engine.json.round;

import static app.spoton.engine.json.round.RoundLineSamples.ROUND;
import static app.spoton.engine.json.round.RoundLineSamples.error;
import static app.spoton.engine.json.round.RoundLineSamples.settle;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Many rounds, one per line. */
public class RoundStreamTest {
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
}
