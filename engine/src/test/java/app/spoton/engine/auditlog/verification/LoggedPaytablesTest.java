package app.spoton.engine.auditlog.verification;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.RecordedLog;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.SignedSampleLog;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.catalog.EngineVersion;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Wager;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.Test;

/** An entry holds the digests of the paytables that its round was settled with; they are compared with the catalog's. */
public class LoggedPaytablesTest {
    private static final List<LogLine> LOG = RecordedLog.of(19, 40);
    private static final String OLD_ENGINE = "0.1, rules 945601039889, paytables 81408f27ecf3";

    private static VerificationReport verify(List<LogLine> entries) {
        return SampleLog.verify(SampleLog.export(entries, entries.get(entries.size() - 1), ""));
    }

    /** The log as it would be if it had been written so. */
    private static VerificationReport rewritten(UnaryOperator<String> change) {
        SignedSampleLog log = SignedSampleLog.of(1, 1);
        LOG.forEach(line -> log.add(line.kind(), change.apply(SignedSampleLog.body(line))));
        return log.verify(log.export());
    }

    private static String withOtherDigest(String body) {
        return body.replaceFirst("(\"paytables\":\\{\"[a-z-]+\":\")[0-9a-f]{16}\"", "$10123456789abcdef\"");
    }

    @Test
    public void aLogOfThisCatalogHasNoSuchNote() {
        VerificationReport report = verify(LOG);
        assertEquals(LogVerdicts.Settling.SAME, report.verdicts().settling());
        assertEquals(0, report.notices().count());
    }

    @Test
    public void pricesThatASupervisorEnteredOrCorrectedArePartOfTheDigest() {
        Game game = Catalog.standard().game("three-card-fury").orElseThrow();
        Paytable house = Catalog.standard().paytable(game, Wager.MONSTER, "M-4").orElseThrow()
                .correctedWith(Map.of(Row.MINI_ROYAL, "30 to 1; busted 300 to 1"));
        Round round = Rounds.parse(Catalog.standard(), "{\"game\":\"three-card-fury\",\"stage\":\"dealt\",\"dealer\":[],\"seats\":[]}").round();
        Map<Wager, Paytable> tables = new EnumMap<>(round.paytables());
        tables.put(Wager.MONSTER, house);
        Round corrected = new Round(round.stage(), tables, round.house(), round.meters(), round.dealer(), round.seats());
        LogLine line = LogLine.after(LogLine.NOTHING, 1, Instant.EPOCH, "round",
                new RoundRecordCodec(Catalog.standard()).write(RoundRecord.of("r1", game, "Pit 3", corrected)));
        assertTrue(line.text(), line.text().contains("\"corrected\":{\"monster\""));
        assertTrue(verify(List.of(line)).isWhole());
        assertFalse(verify(List.of(LogLine.after(LogLine.NOTHING, 1, Instant.EPOCH, "round", SignedSampleLog.body(line)
                .replace("\"30 to 1; busted", "\"40 to 1; busted")))).isWhole());
    }

    @Test
    public void otherPaytablesOfAnOlderEngineAreNotedOnceForEachAndBreakNothing() {
        VerificationReport report = rewritten(body -> withOtherDigest(body).replace(EngineVersion.text(), OLD_ENGINE));
        assertTrue(report.isWhole());
        assertEquals(LogVerdicts.Settling.SAME, report.verdicts().settling());
        assertTrue(report.verdicts().isRestorable());
        List<String> notes = report.notices().kept().stream().map(Finding::problem).collect(Collectors.toList());
        assertEquals(notes.toString(), notes.stream().distinct().count(), notes.size());
        assertTrue(notes.toString(), notes.size() >= 5 && notes.size() < LOG.size());
        assertTrue(notes.get(0), notes.get(0).contains(" had the digest 0123456789abcdef and has "));
        assertTrue(report.notices().kept().stream().allMatch(note -> note.kind() == Finding.Kind.OTHER_PAYTABLES));
    }

    /** This engine has one catalog: an entry of its own with other prices was not settled by it. */
    @Test
    public void aDigestThatThisEngineCannotHaveWrittenIsAProblem() {
        VerificationReport report = rewritten(LoggedPaytablesTest::withOtherDigest);
        assertEquals(LOG.size(), report.found());
        assertEquals(LogVerdicts.Settling.DIFFERENT, report.verdicts().settling());
        assertEquals(LogVerdicts.Consistency.CONSISTENT, report.verdicts().consistency());
    }

    @Test
    public void aDigestThatIsMissingOrOfAWagerWithoutAPaytableIsFound() {
        VerificationReport missing = rewritten(body -> body.replaceFirst("\"paytables\":\\{\"[a-z-]+\":\"[0-9a-f]{16}\",?",
                "\"paytables\":{"));
        assertEquals(LOG.size(), missing.found());
        assertTrue(missing.findings().get(0).problem(), missing.findings().get(0).problem().contains(" had the digest none and has "));
        VerificationReport added = rewritten(body -> body.replaceFirst("(\"paytables\":\\{\"[a-z-]+\":\"[0-9a-f]{16}\")",
                "$1,\"side\":\"0123456789abcdef\""));
        assertEquals(LOG.size(), added.found());
        assertTrue(added.findings().get(0).problem(), added.findings().get(0).problem().contains("side: had the digest 0123456789abcdef"));
    }

    @Test
    public void entriesOfVersion1HaveNoDigestsAndNoNote() {
        assertEquals(0, verify(SampleLog.of(7, 30)).notices().count());
    }

    @Test
    public void digestsThatAreNoTextMakeTheEntryUnreadable() {
        for (String wrong : List.of("\"paytables\":[]", "\"paytables\":{\"ante\":1}", "\"paytables\":\"x\"")) {
            VerificationReport report = rewritten(body -> body.replaceFirst("\"paytables\":\\{[^}]*\\},\"meters\"", wrong + ",\"meters\""));
            assertEquals(wrong, LogVerdicts.Settling.DIFFERENT, report.verdicts().settling());
        }
    }
}
