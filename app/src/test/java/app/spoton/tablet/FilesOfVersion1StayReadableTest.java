package app.spoton.tablet;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.round.RoundLines;
import app.spoton.tablet.history.LoggedFixture;
import app.spoton.tablet.table.storage.SavedFixture;
import app.spoton.tablet.tablecamera.storage.CameraFixture;
import app.spoton.tablet.trainer.TraineeFixture;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

/**
 * Whatever version 1 stored on a tablet, or gave out, is still read, proved and settled to the same amounts. The files and how
 * they were made are described in resources/fixtures/2026-11/README.md; they are never made again.
 */
@RunWith(AndroidJUnit4.class)
public class FilesOfVersion1StayReadableTest {
    private static final int ENTRIES = 87;
    private static final Pattern STEP_IN_PDF = Pattern.compile("\\(( *\\d+\\. .*)\\) Tj");

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    /** A question to the log of the fixtures. */
    private interface Asked<T> {
        T of(LoggedFixture log) throws Exception;
    }

    private static <T> T log(Asked<T> asked) {
        return FixtureFiles.onDisk(() -> {
            try (LoggedFixture log = LoggedFixture.whole()) {
                return asked.of(log);
            }
        });
    }

    private static String expected(String name) {
        return FixtureFiles.text("expected/" + name);
    }

    private static String withoutHead(String export) {
        return export.substring(0, export.lastIndexOf('\n', export.length() - 2) + 1);
    }

    @Test
    public void theLogOpensWithEveryLineAsItWasWritten() {
        assertEquals("", log(LoggedFixture::setAside));
        assertEquals(ENTRIES, (long) log(LoggedFixture::entries));
        assertEquals(withoutHead(FixtureFiles.text("export-whole.jsonl")), log(LoggedFixture::lines));
        assertTrue(log(LoggedFixture::lines).contains("\"dealers\":[\"Ann\",\"Bela\"]"));
    }

    @Test
    public void theLogIsWholeAndItsRowsAreThoseOfItsLines() {
        assertEquals("", log(LoggedFixture::faults));
    }

    @Test
    public void everyRoundIsReviewedAsItWasLogged() {
        assertEquals(expected("rounds.txt"), log(LoggedFixture::reviews));
    }

    @Test
    public void everyRoundThatWasSettledComesToTheSameAgain() {
        for (String round : List.of("r-01", "r-02", "r-03", "r-07", "r-08", "r-09", "r-10", "r-11", "r-12", "r-13", "r-14",
                "r-15", "r-16")) {
            assertTrue(round, log(log -> log.settlesTheSame(round)));
        }
    }

    @Test
    public void otherEventsAreRead() {
        assertEquals(expected("events.txt"), log(LoggedFixture::events));
    }

    @Test
    public void everyMeterHasALedgerThatBalances() {
        assertEquals(expected("meters.txt"), log(LoggedFixture::ledgers));
        assertFalse(expected("meters.txt").contains("DOES NOT ADD UP"));
    }

    @Test
    public void roundsAreFoundByDealerGameAndWords() {
        assertEquals("[72, 73, 74]", log(log -> log.rounds("Ann", "crazy-4-poker", "")).toString());
        assertEquals("[35]", log(log -> log.rounds("", "", "royal flush")).toString());
        assertEquals("cards that were not shown are not found", "[52, 53, 73, 78]",
                log(log -> log.rounds("", "", "four of a kind")).toString());
    }

    @Test
    public void aSupervisorTriesOtherCardsInARound() {
        assertEquals("seat 1 24.00 -> 93.00", log(log -> log.withCard("r-01", 1, 2, "Ac")));
        assertEquals("a card that was not shown is no card on the table", "seat 1 24.00 -> 14.00",
                log(log -> log.withCard("r-01", 1, 1, "2c")));
        assertEquals("seat 2 30.00 -> 20.00", log(log -> log.withHandFolded("r-15", 2, 0)));
    }

    @Test
    public void theExportOfTheWholeLogAndOneByAFilterAreProved() throws Exception {
        assertEquals("87 entries, 13 settled, filter '', whole",
                LoggedFixture.verified(FixtureFiles.bytes("export-whole.jsonl")));
        assertEquals("7 entries, 5 settled, filter 'dealer Ann', whole",
                LoggedFixture.verified(FixtureFiles.bytes("export-by-filter.jsonl")));
        String changed = FixtureFiles.text("export-whole.jsonl").replaceFirst("\"pay\":\"1", "\"pay\":\"2");
        assertFalse(LoggedFixture.verified(changed.getBytes(StandardCharsets.UTF_8)).endsWith("whole"));
        assertEquals("today's export has the same entries", withoutHead(FixtureFiles.text("export-whole.jsonl")),
                withoutHead(new String(log(LoggedFixture::exportOfAll), StandardCharsets.UTF_8)));
    }

    @Test
    public void theSpreadsheetOfTheLogHasEveryRowThatItHad() {
        List<String> now = rows(log(LoggedFixture::csv)).stream().filter(row -> row.contains(",round,") && row.contains("\"Seat "))
                .map(FilesOfVersion1StayReadableTest::amounts).collect(Collectors.toList());
        List<String> then = rows(FixtureFiles.text("export.csv")).stream().map(FilesOfVersion1StayReadableTest::amounts)
                .collect(Collectors.toList());
        assertEquals(108, then.size());
        then.forEach(row -> assertTrue(row, now.contains(row)));
    }

    private static List<String> rows(String csv) {
        return csv.lines().filter(line -> !line.contains("entry,round,table")).collect(Collectors.toList());
    }

    /** The columns before the sentence, which names hands with their ranks by now. */
    private static String amounts(String row) {
        return row.substring(0, row.indexOf("\"Seat "));
    }

    @Test
    public void thePdfOfARoundHasEveryStepThatItHad() {
        String paper = new String(log(log -> log.pdf("r-01")), StandardCharsets.ISO_8859_1);
        Matcher steps = STEP_IN_PDF.matcher(new String(FixtureFiles.bytes("round-r-01.pdf"), StandardCharsets.ISO_8859_1));
        int count = 0;
        while (steps.find()) {
            assertTrue(steps.group(1), paper.contains(steps.group(1).replaceAll("[,;] .*", "")
                    .replace("take progressive", "no win on the progressive")));   // its chips left the layout at the start
            count++;
        }
        assertEquals(10, count);
    }

    @Test
    public void theBackupIsRestoredIntoAnEmptyLog() {
        FixtureFiles.onDisk(() -> {
            try (LoggedFixture log = LoggedFixture.empty()) {
                assertEquals("restored " + ENTRIES, log.restore(FixtureFiles.bytes("backup.gz")));
                assertEquals("", log.faults());
                assertEquals(expected("rounds.txt"), log.reviews());
                assertEquals(expected("meters.txt"), log.ledgers());
                assertEquals("with the entry about it", ENTRIES + 1, log.entries());
                return log;
            }
        });
    }

    @Test
    public void theBackupIsTheCompressedExport() throws Exception {
        try (GZIPInputStream backup = new GZIPInputStream(new ByteArrayInputStream(FixtureFiles.bytes("backup.gz")))) {
            assertEquals(withoutHead(FixtureFiles.text("export-whole.jsonl")),
                    withoutHead(new String(backup.readAllBytes(), StandardCharsets.UTF_8)));
        }
    }

    @Test
    public void everySavedRoundResumesWhereItWas() {
        try (SavedFixture saved = SavedFixture.open()) {
            assertEquals(expected("saved-rounds.txt"), saved.describeAll());
        }
    }

    @Test
    public void aRoundThatWasConfirmedAndNotLoggedIsLoggedNow() {
        StringBuilder reviews = new StringBuilder();
        FixtureFiles.onDisk(() -> {
            try (SavedFixture saved = SavedFixture.open(); LoggedFixture log = LoggedFixture.empty()) {
                for (String number : List.of("04", "05", "12")) {
                    assertTrue(saved.logsWhatWasConfirmed("Saved " + number, log.logbook()));
                    reviews.append(log.review("s-" + number));
                }
                assertEquals("", log.faults());
                return log;
            }
        });
        // The numbers differ: version 1 also logged the meters of the demonstration that it opened in the place of these tables.
        assertEquals(expected("logged-later.txt").replaceAll("entry \\d+", "entry"),
                reviews.toString().replaceAll("engine '[^']*'", "engine of today").replaceAll("entry \\d+", "entry"));
    }

    @Test
    public void theHouseItsStaffAndItsSettingsAreRead() {
        try (SavedFixture saved = SavedFixture.open()) {
            assertEquals(expected("house.txt"), saved.house());
            assertEquals(List.of("Ann, dealer", "Bela, dealer", "Göran Åberg, dealer", "Ruth, supervisor"), saved.people());
            assertTrue(saved.opens("Ruth", "204816"));
            assertTrue(saved.opens("Göran Åberg", "5186"));
            assertFalse(saved.opens("Ann", "7350"));
            assertTrue(saved.isLightAndCallsOut());
            assertEquals("camera, pictures kept, deck Red Bee", saved.cameraPreferences());
            assertEquals("30", saved.setting("evidence-days"));
            assertEquals("400.00", saved.setting("property-cap"));
        }
    }

    @Test
    public void traineesKeepTheirProgressAndTheirExams() {
        try (TraineeFixture trainees = TraineeFixture.open()) {
            assertEquals(expected("trainees.txt"), trainees.describe());
            assertEquals(7, trainees.bestChallenge());
        }
    }

    /** Version 4 of the question generator asks other questions, so an exam of version 3 cannot be continued. */
    @Test
    public void anExamThatWasInterruptedInAnOlderVersionIsRefusedWithTheReason() {
        try (TraineeFixture trainees = TraineeFixture.open()) {
            assertEquals("OTHER_VERSION", trainees.whyNotResumed());
        }
    }

    @Test
    public void theRoundsOfAnExamsReportAreSettled() {
        List<String> rounds = TraineeFixture.roundsOfReport(FixtureFiles.text("exam-report.txt"));
        assertEquals(10, rounds.size());
        for (String round : rounds) {
            String answer = new RoundLines(Catalog.standard(), false).settle(round);
            assertFalse(answer, answer.contains("\"error\""));
        }
    }

    @Test
    public void registeredTablesDecksAndPicturesAreRead() {
        CameraFixture kept = new CameraFixture(folder.getRoot().toPath().resolve("camera"));
        assertEquals("1300 x 724, 40.6,683.4 1259.4,683.4 1259.4,40.2 40.6,40.2", kept.table("Table 4"));
        assertEquals("1300 x 724, 1259.4,40.6 40.6,40.6 40.6,683.9 1259.4,683.9", kept.table("Table 9"));
        assertEquals("none", kept.table("Table 5"));
        assertTrue(kept.hasPrint("Table 4"));
        assertFalse(kept.hasPrint("Table 9"));
        assertEquals("Red Bee, whole", kept.decks());
        assertTrue(kept.isUnchangedWhenSavedAgain("Red Bee", "camera/-52ed-20-42ee.deck"));
        assertEquals("turned 180: Ah 10 10 30 42, Ad 10 10 30 42, 9c 10 10 30 42, 4d 10 10 30 42, 2h 10 10 30 42",
                CameraFixture.cardsInPicture(FixtureFiles.text("camera/evidence/r-01.cards")));
        assertEquals(List.of("r-01.jpg as logged"), log(log -> log.pictures("r-01", kept.evidence())));
        assertEquals(List.of("r-12.jpg gone"), log(log -> log.pictures("r-12", kept.evidence())));
    }
}
