package app.spoton.engine.cli;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.catalog.EngineVersion;
import app.spoton.engine.json.round.RoundLines;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public class CommandLineTest {
    private static final String ROUND = ("{'id':'r1','game':'super-4-poker','dealer':['Kc','Kd','8d','6c','2s'],"
            + "'seats':[{'seat':1,'cards':['Ah','Jh','8h','6h','3d'],'wagers':{'ante':'5','xtra-bonus':'5',"
            + "'play':'5'}}]}").replace('\'', '"');

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... args) {
        out.reset();
        err.reset();
        PrintStream before = System.out;
        PrintStream beforeErr = System.err;
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
        try {
            return SpotOnMain.run(args);
        } finally {
            System.setOut(before);
            System.setErr(beforeErr);
        }
    }

    @Test
    public void aCommandForManyTabletsSaysWhereItIs() {
        for (String command : List.of("report", "parquet")) {
            assertEquals(2, run(command, "exports"));
            assertTrue(err.toString(StandardCharsets.UTF_8).startsWith("'" + command + "' is a command of spoton-fleet"));
        }
        assertEquals(2, run("reports"));
        assertEquals("There is no command 'reports'. 'spoton --help' shows what there is.", err.toString(StandardCharsets.UTF_8).strip());
    }

    @Test
    public void everyCommandHasHelp() {
        for (String command : new String[] {"settle", "odds", "paytables", "explain", "verify"}) {
            assertEquals(0, run(command, "--help"));
            assertTrue(out.toString(StandardCharsets.UTF_8).contains("Usage: spoton " + command));
        }
        assertEquals(0, run("--help"));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("Exit codes"));
        assertEquals(2, run());
        assertEquals(2, run("deal"));
        assertEquals(2, run("odds"));
    }

    @Test
    public void paytablesAreListedWithTheirSourcesAndIncompleteOnesMarked() {
        assertEquals(0, run("paytables", "three-card-fury"));
        String listed = out.toString(StandardCharsets.UTF_8);
        assertTrue(listed.contains("M-8  monster of three-card-fury (used if none is chosen)"));
        assertTrue(listed.contains("M-3  monster of three-card-fury (INCOMPLETE"));
        assertTrue(listed.contains("not readable, busted 250 to 1"));
        assertTrue(listed.contains("Advantage Play 3 Card Fury Procedure Manual (Money$uit Industries, 2020), Pay Table Options"));
        assertEquals(0, run("paytables", "crazy-4-poker"));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("300 for 1, envy $10.00"));
        assertEquals(1, run("paytables", "baccarat"));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("There is no game 'baccarat'. The games are four-card-poker, "));
    }

    @Test
    public void oddsAreExact() {
        assertEquals(0, run("odds", "four-card-split", "V2-P3"));
        assertTrue(out.toString(StandardCharsets.UTF_8), out.toString(StandardCharsets.UTF_8)
                .contains("hit frequency 15.7462% (42629/270725)"));
        assertEquals(0, run("odds", "four-card-poker", "FCP-01"));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("gives the player 6.7085% of the ante"));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("house edge    1.9786%"));
        assertEquals(0, run("odds", "four-card-poker", "PAYS-1"));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("fixed prices alone"));
        assertEquals(1, run("odds", "baccarat"));
        assertEquals(1, run("odds", "four-card-poker", "FCP-99"));
        assertEquals(0, run("odds", "four-card-poker", "FCP-BBB-01"));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("house edge    19.4722%"));
        assertEquals(0, run("odds", "crazy-4-poker", "C4P-09"));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("folds with less than K-Q-8-4"));
        assertEquals(0, run("odds", "three-card-fury", "M-4"));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("monster M-4: not counted, because a price is missing"));
    }

    @Test
    public void aRoundIsExplained() throws IOException {
        Path round = folder.newFile("round.json").toPath();
        Files.writeString(round, ROUND + "\n");
        assertEquals(0, run("explain", round.toString()));
        assertTrue(out.toString(StandardCharsets.UTF_8)
                .contains("1. Seat 1: pay ante $5.00, 1 to 1 on $5.00, flush, ace high."));
        Files.writeString(round, ROUND.replace("Kd", "Kx"));
        assertEquals(1, run("explain", round.toString()));
        assertEquals(1, run("explain", "no-such-file"));
    }

    @Test
    public void anExportedLogIsVerifiedAndAChangedLineIsReported() throws IOException {
        List<LogLine> log = SampleLog.of(3, 25);
        byte[] export = SampleLog.export(log, log.get(24), "");
        Path file = folder.newFile("log.jsonl").toPath();
        Files.write(file, export);
        assertEquals(9, run("verify", file.toString(), "--head", log.get(24).hash()));
        assertTrue(out.toString(StandardCharsets.UTF_8), out.toString(StandardCharsets.UTF_8)
                .contains("25 entries (1 to 25), 23 rounds settled again"));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("CONSISTENT AND COMPLETE, BUT UNSIGNED"));
        Path packed = folder.newFile("log.jsonl.gz").toPath();
        try (OutputStream gzip = new GZIPOutputStream(Files.newOutputStream(packed))) {
            gzip.write(export);
        }
        assertEquals(9, run("verify", packed.toString()));
        assertEquals(4, run("verify", file.toString(), "--head", "00ff"));
        Files.writeString(file, new String(export, StandardCharsets.UTF_8).replace("signed in", "signed on"));
        assertEquals(4, run("verify", file.toString()));
        String printed = out.toString(StandardCharsets.UTF_8);
        assertTrue(printed, printed.startsWith("line 20, entry 20: it was changed after it was written"));
        assertTrue(printed, printed.strip().endsWith("CHANGED: entries are not as they were written. 1 problem."));
        assertEquals(1, run("verify", "no-such-file"));
        assertTrue(err.toString(StandardCharsets.UTF_8).startsWith("There is no file 'no-such-file'. Check the name"));
    }

    @Test
    public void aPartialExportIsNeverCalledTheWholeLog() throws IOException {
        List<LogLine> log = SampleLog.of(3, 25);
        Path file = folder.newFile("part.jsonl").toPath();
        Files.write(file, SampleLog.export(log.subList(4, 9), log.get(24), "dealer Ann"));
        assertEquals(11, run("verify", file.toString()));
        String printed = out.toString(StandardCharsets.UTF_8).strip();
        assertTrue(printed, printed.contains("PARTIAL EXPORT (dealer Ann)") && !printed.contains(" complete"));
    }

    @Test
    public void aFileThatIsNotAnExportIsReportedOnce() throws IOException {
        Path file = folder.newFile("rounds.csv").toPath();
        Files.writeString(file, "number,game\n1,four-card-poker\n2,four-card-poker\n");
        assertEquals(1, run("verify", file.toString()));
        assertEquals(1, out.toString(StandardCharsets.UTF_8).strip().lines().count());
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("is not an exported audit log"));
    }

    @Test
    public void settleReadsFilesAndItsExampleCanBeSettled() throws IOException {
        assertEquals(0, run("settle", "--help"));
        assertFalse(new RoundLines(Catalog.standard(), false).settle(ExampleRound.line()).contains("error"));
        assertEquals(1, run("settle", "no-such-file"));
        assertTrue(err.toString(StandardCharsets.UTF_8).startsWith("There is no file 'no-such-file'. Check the name"));
        Path file = folder.newFile("rounds.jsonl").toPath();
        Files.writeString(file, "");
        assertEquals(0, run("settle", file.toString(), file.toString()));
    }

    @Test
    public void anErrorListsWhatIsKnown() throws IOException {
        RoundLines rounds = new RoundLines(Catalog.standard(), false);
        assertTrue(rounds.settle(ROUND.replace("super-4-poker", "baccarat")).contains("The games are four-card-poker, "));
        String unknown = rounds.settle(ROUND.replace("'dealer'".replace('\'', '"'),
                "'paytables':{'xtra-bonus':'XB-9'},'dealer'".replace('\'', '"')));
        assertTrue(unknown, unknown.contains("has no xtra-bonus paytable 'XB-9'. The paytables are "));
        unknown = rounds.settle(ROUND.replace("'dealer'".replace('\'', '"'),
                "'paytables':{'insurance':'XB-9'},'dealer'".replace('\'', '"')));
        assertTrue(unknown, unknown.contains("The wagers with a paytable are "));
        assertEquals(1, run("settle", folder.getRoot().getPath()));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("is a folder. Give a file in it."));
    }

    @Test
    public void theVersionIsTheEngineVersion() {
        assertEquals(0, run("--version"));
        assertEquals("spoton " + EngineVersion.text(), out.toString(StandardCharsets.UTF_8).strip());
    }

    @Test
    public void aCasinosOwnPaytableIsAcceptedOrRejectedWithTheReasons() throws IOException {
        Path file = folder.newFile("own.txt").toPath();
        String table = """
                kind super-bonus
                game super-4-poker
                wager xtra-bonus
                row             | OWN     | manual
                four-of-a-kind  | 30 to 1 | letter
                straight-flush  | 15 to 1 | letter
                three-of-a-kind | 2 to 1  | letter
                flush           | 3 to 1  | letter
                straight        | 1 to 1  | letter
                """;
        Files.writeString(file, table);
        assertEquals(1, run("paytables", "--tables", file.toString()));
        assertEquals("In '" + file + "' (docs/paytables.md): OWN: flush pays 3 to 1, more than three-of-a-kind above it.",
                err.toString(StandardCharsets.UTF_8).strip());
        Files.writeString(file, table.replace("3 to 1", "2 to 1"));
        assertEquals(0, run("paytables", "--tables", file.toString(), "super-4-poker"));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("OWN  xtra-bonus of super-4-poker"));
    }
}
