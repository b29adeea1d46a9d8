package app.spoton.engine.auditlog.verification;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.SignedSampleLog;
import app.spoton.engine.catalog.Catalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;

/** What mail programs, editors and people make of an export on its way is never verified, and the auditor is told what it is. */
public class TransportedFilesTest {
    private static final SignedSampleLog LOG = SignedSampleLog.of(1, 12);
    private static final SignedSampleLog OTHER = SignedSampleLog.of(2, 12);

    private static String text(SignedSampleLog log) {
        return new String(log.export(), StandardCharsets.UTF_8);
    }

    private static VerificationReport verified(byte[] file) throws IOException {
        Verification verification = new Verification(Catalog.standard(), VerificationOptions.EXPORT.withKey(LOG.key()));
        verification.lines(new ByteArrayInputStream(file), done -> { });
        return verification.report(Optional.empty());
    }

    private static VerificationReport verified(String file) throws IOException {
        return verified(file.getBytes(StandardCharsets.UTF_8));
    }

    /** The lines of both logs in the order of their times; both tablets' clocks show the same. */
    private static String merged() {
        List<String> lines = new ArrayList<>();
        (text(LOG) + text(OTHER)).lines().forEach(lines::add);
        lines.sort(Comparator.comparing(line -> line.substring(line.lastIndexOf("\"time\":"), line.lastIndexOf("\"kind\":"))));
        return String.join("\n", lines) + "\n";
    }

    @Test
    public void noFileThatWasChangedOnItsWayIsVerified() throws IOException {
        assertTrue(verified(LOG.export()).isWhole());
        Map<String, String> files = new LinkedHashMap<>();
        files.put("nothing", "");
        files.put("a byte order mark", "\ufeff" + text(LOG));
        files.put("other line ends", text(LOG).replace("\n", "\r\n"));
        files.put("other line ends behind the first line", text(LOG).replaceFirst("\n", "\r\n"));
        files.put("an empty line", text(LOG).replaceFirst("\n", "\n\n"));
        files.put("an empty line at the end", text(LOG) + "\n");
        files.put("a space behind a line", text(LOG).replaceFirst("\n", " \n"));
        files.put("text behind the head", text(LOG) + "See attached.");
        files.put("twice", text(LOG) + text(LOG));
        files.put("two logs", text(LOG) + text(OTHER));
        files.put("two logs, the other first", text(OTHER) + text(LOG));
        files.put("two logs with the same clock, merged by time", merged());
        files.put("a character of two bytes instead of two characters", text(LOG).replace("Å", "A\u030a"));
        for (Map.Entry<String, String> file : files.entrySet()) {
            VerificationReport report = verified(file.getValue());
            assertFalse(file.getKey(), report.isWhole());
            assertFalse(file.getKey() + report.verdicts(), report.verdicts().isRestorable());
        }
        assertFalse(verified(text(LOG).getBytes(StandardCharsets.UTF_16)).isWhole());
        assertFalse(verified(text(LOG).getBytes(StandardCharsets.ISO_8859_1)).isWhole());
    }

    @Test
    public void otherLineEndsAreNamedOnce() throws IOException {
        VerificationReport report = verified(text(LOG).replace("\n", "\r\n"));
        assertFalse(report.isNoExport());
        assertEquals(Finding.Kind.LINE_ENDS, report.findings().get(0).kind());
        assertEquals(1, report.findings().stream().filter(finding -> finding.kind() == Finding.Kind.LINE_ENDS).count());
        assertEquals(LogVerdicts.Consistency.CHANGED, report.verdicts().consistency());
        assertTrue(SampleLog.verify("x\r\n".getBytes(StandardCharsets.UTF_8)).isNoExport());
    }
}
