package app.spoton.engine.auditlog.verification.tampering;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.Test;

/** Whatever is done to a log is found: {@code -Pspoton.tamperings=10000} tries more of it. */
public class TamperingTest {
    private static final int TAMPERINGS = Integer.getInteger("spoton.tamperings", 500);
    private static final int LOGS = 10;

    private enum Way { BYTE, BIT, REMOVED, DOUBLED, SWAPPED, CUT }

    private final Map<Way, Integer> tried = new EnumMap<>(Way.class);

    @Test
    public void everyTamperingIsFound() {
        for (int seed = 0; seed < LOGS; seed++) {
            List<LogLine> log = SampleLog.of(seed, 8);
            byte[] file = SampleLog.export(log, log.get(log.size() - 1), "");
            assertTrue(SampleLog.verify(file).isWhole());
            Random random = new Random(seed);
            for (int count = 0; count < TAMPERINGS / LOGS; count++) {
                Way way = Way.values()[random.nextInt(Way.values().length)];
                byte[] touched = tamper(file, way, random);
                String what = way + " in log " + seed + ", tampering " + count;
                assertTrue(what + " changes something", !Arrays.equals(file, touched));
                assertTrue(what + " is found", !SampleLog.verify(touched).isWhole());
                tried.merge(way, 1, Integer::sum);
            }
        }
        assertEquals(TAMPERINGS / LOGS * LOGS, tried.values().stream().mapToInt(Integer::intValue).sum());
        System.out.println("tamperings found: " + tried);
    }

    private static byte[] tamper(byte[] file, Way way, Random random) {
        List<String> lines = new ArrayList<>(List.of(new String(file, StandardCharsets.UTF_8).split("\n")));
        int one = random.nextInt(lines.size());
        switch (way) {
            case BYTE, BIT -> {
                byte[] touched = file.clone();
                int at = random.nextInt(file.length - 1);   // the last is the end of the last line
                touched[at] ^= (byte) (way == Way.BIT ? 1 << random.nextInt(8) : 1 + random.nextInt(255));
                return touched;
            }
            case REMOVED -> lines.remove(one);
            case DOUBLED -> lines.add(random.nextInt(lines.size() + 1), lines.get(one));
            case SWAPPED -> Collections.swap(lines, one, (one + 1 + random.nextInt(lines.size() - 1)) % lines.size());
            case CUT -> {
                return Arrays.copyOf(file, 1 + random.nextInt(file.length - 2));
            }
        }
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
