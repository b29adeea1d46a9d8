package app.spoton.fleet;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.CardOrigin;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.engine.settlement.Settlement;
import app.spoton.fleet.database.FleetDatabase;
import app.spoton.fleet.database.QueryRow;
import app.spoton.fleet.sample.SimulatedTablet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The tables hold what the logs hold, according to the engine's own reader of log lines. */
public class LoadedExportsTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private List<RoundRecord> load(List<LogLine> log) throws IOException {
        SampleExports.write(folder.getRoot().toPath().resolve("one.jsonl"), log);
        RoundRecordCodec codec = new RoundRecordCodec(Catalog.standard());
        return log.stream().filter(line -> line.kind().equals("round")).map(line -> codec.read(line.text())).toList();
    }

    @Test
    public void whatTheHouseWonIsWhatTheSeatsLostInEveryRoundThatWasCounted() throws IOException {
        for (int tablet = 1; tablet <= 5; tablet++) {
            List<RoundRecord> records = load(SampleExports.log(tablet, 120));
            try (FleetDatabase database = SampleExports.load(folder.getRoot().toPath())) {
                int compared = 0;
                for (RoundRecord record : records) {
                    if (record.settlement().isEmpty()
                            || !record.settlement().get().seats().stream().allMatch(Settlement.SeatTotal::isCounted)) {
                        continue;
                    }
                    long lost = -record.settlement().get().seats().stream().mapToLong(seat -> seat.net().cents()).sum();
                    assertEquals(record.id(), lost, database.rows("SELECT sum(won) AS won FROM steps WHERE round_id = "
                            + FleetDatabase.quoted(record.id())).get(0).number("won"));
                    compared++;
                }
                assertTrue("table " + tablet + " has counted rounds", compared > 0);
            }
        }
    }

    @Test
    public void wagersThatWereNotCountedAreNoMoney() throws IOException {
        List<RoundRecord> records = load(SampleExports.log(4, 150));
        long uncounted = records.stream().filter(record -> record.settlement().isPresent()).filter(record ->
                !record.settlement().get().seats().stream().allMatch(Settlement.SeatTotal::isCounted)).count();
        assertTrue(uncounted > 100);
        try (FleetDatabase database = SampleExports.load(folder.getRoot().toPath())) {
            QueryRow all = database.ask("overview").get(0);
            assertEquals(uncounted, all.number("partly_counted"));
            assertEquals(all.number("settled"), all.number("counted") + all.number("partly_counted"));
            assertEquals(0, database.rows("SELECT 1 FROM steps WHERE stake IS NULL AND coalesce(staked, won, pay) IS NOT NULL").size());
            assertTrue(SampleExports.page(database).contains("some wagers of " + uncounted + " rounds"));
        }
    }

    @Test
    public void cardsThatWereAskedAboutCorrectedUnsureOrTypedAreCounted() throws IOException {
        List<RoundRecord> records = load(SampleExports.log(1, 300));
        try (FleetDatabase database = SampleExports.load(folder.getRoot().toPath())) {
            QueryRow sums = database.rows("SELECT sum(asked) AS asked, sum(corrected) AS corrected, sum(unsure) AS unsure,"
                    + " sum(typed) AS typed, sum(cards) AS cards FROM rounds").get(0);
            assertEquals(known(records, CardOrigin.CONFIRMED), sums.number("asked"));
            assertEquals(known(records, CardOrigin.CORRECTED), sums.number("corrected"));
            assertEquals(known(records, CardOrigin.UNSURE), sums.number("unsure"));
            assertEquals(known(records, CardOrigin.TYPED), sums.number("typed"));
            assertTrue(sums.number("asked") > 0);
            assertEquals(records.stream().mapToLong(record -> record.evidence().origins().size()).sum(), sums.number("cards"));
        }
    }

    private static long known(List<RoundRecord> records, CardOrigin origin) {
        return records.stream().flatMap(record -> record.evidence().origins().values().stream()).filter(origin::equals).count();
    }

    @Test
    public void exportsOfVersion1AreLoadedAndAnEntryOfSeveralExportsCountsOnce() throws IOException {
        SampleExports.version1(folder.getRoot().toPath(), "export-whole.jsonl");
        SampleExports.version1(folder.getRoot().toPath(), "export-by-filter.jsonl");
        try (FleetDatabase database = SampleExports.load(folder.getRoot().toPath())) {
            assertEquals(87, database.rows("SELECT 1 FROM entries").size());
            assertEquals(15, database.ask("overview").get(0).number("rounds"));
            assertEquals(1, database.rows("SELECT 1 FROM rounds WHERE round_id = 'r-01' AND dealer = 'Ann' AND asked = 1"
                    + " AND corrected = 1 AND unsure = 1 AND typed = 5 AND record_version = 1 AND deck = 'Red Bee'").size());
            assertEquals(3, database.ask("corrections").size());
            assertEquals(0, database.ask("gaps").size());
            assertEquals(0, database.ask("forks").size());
        }
    }

    @Test
    public void theMetersAddUpAndAJackpotNamesWhoApprovedIt() throws IOException {
        List<LogLine> log = new ArrayList<>();
        SimulatedTablet tablet = new SimulatedTablet(5, log::add);
        tablet.deal(50);
        tablet.dealOne(1, true);
        tablet.deal(20);
        load(log);
        try (FleetDatabase database = SampleExports.load(folder.getRoot().toPath())) {
            QueryRow meter = database.ask("meters").get(0);
            assertEquals(0, meter.number("off"));
            assertEquals(meter.number("amount"), meter.number("beginning") + meter.number("contributed") + meter.number("won")
                    + meter.number("reseeded") + meter.number("adjusted"));
            QueryRow jackpot = database.ask("jackpots").get(0);
            assertTrue(jackpot.text("amount"), jackpot.number("amount") > 1_000_000);
            assertEquals("Ruth", jackpot.text("approved_by"));
            assertEquals("t5-51", jackpot.text("round_id"));
        }
    }
}
