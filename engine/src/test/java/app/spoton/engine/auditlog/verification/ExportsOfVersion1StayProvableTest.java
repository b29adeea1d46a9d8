package app.spoton.engine.auditlog.verification;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import app.spoton.engine.catalog.Catalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.Test;

/**
 * Exports of version 1 of the app from November 2026 are verified by today's engine, with every round settled again.
 * The app's tests contain the log and say how it was made.
 */
public class ExportsOfVersion1StayProvableTest {
    private static final String FOLDER = "/app/spoton/engine/fixtures/2026-11/";

    private static byte[] bytes(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(
                ExportsOfVersion1StayProvableTest.class.getResourceAsStream(FOLDER + name), name)) {
            return in.readAllBytes();
        }
    }

    private static VerificationReport verified(byte[] export) throws IOException {
        Verification verification = new Verification(Catalog.standard());
        verification.lines(new ByteArrayInputStream(export), done -> { });
        return verification.report(Optional.empty());
    }

    @Test
    public void theWholeLogIsProved() throws IOException {
        VerificationReport report = verified(bytes("export-whole.jsonl"));
        assertEquals(List.of(), report.findings());
        assertEquals(87, report.entries());
        assertEquals("0800dbd331c501381c89fe8a8492a78d5349759c078dc1ea804ae99639e26c8d",
                report.head().orElseThrow());
        assertEquals("", report.filter());
        assertEquals(13, report.settled());
    }

    @Test
    public void theRoundsOfOneDealerWithTheirCorrectionsAreProved() throws IOException {
        VerificationReport report = verified(bytes("export-by-filter.jsonl"));
        assertEquals(List.of(), report.findings());
        assertEquals("dealer Ann", report.filter());
        assertEquals(7, report.entries());
        assertEquals(5, report.settled());
    }

    @Test
    public void anAmountThatWasChangedIsStillFound() throws IOException {
        String export = new String(bytes("export-whole.jsonl"), StandardCharsets.UTF_8);
        String changed = export.replaceFirst("\"pay\":\"1", "\"pay\":\"2");
        assertFalse(verified(changed.getBytes(StandardCharsets.UTF_8)).isWhole());
    }
}
