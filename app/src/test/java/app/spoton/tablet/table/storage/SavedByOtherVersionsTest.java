package app.spoton.tablet.table.storage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.verification.LogVerdicts;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.catalog.EngineVersion;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.TestTable;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import org.junit.Test;

/** Rounds that were saved before an update: what the dealer has announced stays. */
public class SavedByOtherVersionsTest {
    private static final SavedRoundCodec CODEC = new SavedRoundCodec(Catalog.standard());
    private static final String OLD_ENGINE = "0.1, rules of another day";

    private static TableState dealt() {
        TableState state = TestLayouts.bet(TestLayouts.open("four-card-poker"), 1, Wager.ANTE, "10").deal();
        return TestLayouts.deal(TestLayouts.deal(state, "AhAd9c4d2h").play(1, 0, TestLayouts.money("10")), "KsQd8h6c2s3d");
    }

    private static String byAnotherEngine(String text) {
        String old = text.replace(EngineVersion.text(), OLD_ENGINE);
        assertNotEquals(text, old);
        return old;
    }

    /** The same text with twice the pay on the first line. */
    private static String withAnotherPay(String text) {
        String changed = text.replaceFirst("\"stake\":\"10.00\",\"pay\":\"10.00\"", Matcher.quoteReplacement("\"stake\":\"10.00\",\"pay\":\"20.00\""));
        assertNotEquals(text, changed);
        return changed;
    }

    /** As version 1 wrote it: without a version and without the settlement. */
    private static String byVersion1(String text) {
        String old = text.replaceFirst("\"version\":2,(\"settlement\":.*?,)?\"log\":", "\"log\":");
        assertNotEquals(text, old);
        return old;
    }

    private static Money firstPay(TableState state) {
        return state.round().settlement().orElseThrow().steps().get(0).pay();
    }

    private static List<String> sentences(TableState state) {
        return state.round().settlement().orElseThrow().steps().stream().map(Step::sentence).collect(Collectors.toList());
    }

    @Test
    public void whatAnotherEngineSettledStaysAsItWasAnnounced() {
        TableState settled = dealt().settle();
        assertEquals(TestLayouts.money("10"), firstPay(settled));
        assertEquals(TestLayouts.money("20"), firstPay(CODEC.read(byAnotherEngine(withAnotherPay(CODEC.write(settled))))));
    }

    /** Every tap saves the round again, and the tablet may be switched off after any of them. */
    @Test
    public void whatAnotherEngineSettledStaysAsItWasAnnouncedHoweverOftenItIsSavedSince() {
        TableState read = CODEC.read(byAnotherEngine(withAnotherPay(CODEC.write(dealt().settle()))));
        TableState savedSince = CODEC.read(CODEC.write(CODEC.read(CODEC.write(read.next()))));
        assertEquals(TestLayouts.money("20"), firstPay(savedSince));
    }

    @Test
    public void theLogNamesTheEngineThatSettledTheRoundAndNotTheOneOfTheUpdate() {
        TableState read = CODEC.read(byAnotherEngine(withAnotherPay(CODEC.write(dealt().settle()))));
        TableState savedSince = CODEC.read(CODEC.write(read));
        RoundRecord logged = RoundRecords.ended(savedSince.round(), CameraEvidence.NONE);
        assertEquals(OLD_ENGINE, logged.engine().version());
        LogLine line = LogLine.after(LogLine.NOTHING, 1, TestTable.NOON, "round", new RoundRecordCodec(Catalog.standard()).write(logged));
        Verification verification = new Verification(Catalog.standard());
        byte[] bytes = line.text().getBytes(StandardCharsets.UTF_8);
        verification.line(bytes, 0, bytes.length);
        assertEquals(LogVerdicts.Settling.OTHER_RULES, verification.report(Optional.empty()).verdicts().settling());
    }

    @Test
    public void aRoundThatIsSettledAgainAfterTheUpdateIsTheNewEngines() {
        TableState read = CODEC.read(byAnotherEngine(withAnotherPay(CODEC.write(dealt().settle()))));
        TableState again = CODEC.read(CODEC.write(read.back())).settle();
        assertEquals(TestLayouts.money("10"), firstPay(again));
        assertEquals(EngineVersion.text(), RoundRecords.ended(again.round(), CameraEvidence.NONE).engine().version());
    }

    @Test
    public void whatThisEngineSettledIsSettledAgainByIt() {
        assertEquals(TestLayouts.money("10"), firstPay(CODEC.read(withAnotherPay(CODEC.write(dealt().settle())))));
    }

    @Test
    public void aSettlementOfAnotherEngineThatIsTheSameTodayIsCalledOutInFull() {
        TableState settled = dealt().settle();
        assertEquals(sentences(settled), sentences(CODEC.read(byAnotherEngine(CODEC.write(settled)))));
    }

    @Test
    public void aRoundThatTheRulesOfTodayRefuseIsStillPaidAsItWasAnnounced() {
        String limited = CODEC.write(dealt().settle()).replaceFirst("\"ante\":\\{\"min\":\"5.00\"", "\"ante\":{\"min\":\"50.00\"");
        TableState read = CODEC.read(byAnotherEngine(limited));
        assertEquals(RoundPhase.SETTLEMENT, read.phase());
        assertEquals(TestLayouts.money("10"), firstPay(read));
    }

    @Test
    public void aRoundThatVersion1SettledKeepsItsPrizesInChips() {
        String old = byVersion1(CODEC.write(dealt().settle()));
        assertFalse(old.contains("\"settlement\":"));
        TableState read = CODEC.read(old);
        assertEquals(TestLayouts.money("10"), firstPay(read));
        assertTrue(read.setup().house().choices().meterPrizesInChips());
        TableState savedSince = CODEC.read(CODEC.write(read));
        assertTrue("also when it was saved by this version since", savedSince.setup().house().choices().meterPrizesInChips());
        assertEquals("0.1", RoundRecords.ended(savedSince.round(), CameraEvidence.NONE).engine().version());
    }

    @Test
    public void aRoundThatVersion1DidNotSettleIsSettledByTheRulesOfToday() {
        TableState read = CODEC.read(byVersion1(CODEC.write(dealt())));
        assertEquals(RoundPhase.CARDS, read.phase());
        assertFalse(read.setup().house().choices().meterPrizesInChips());
        assertFalse(CODEC.read(CODEC.write(dealt().settle())).setup().house().choices().meterPrizesInChips());
    }

    @Test
    public void aSettledRoundWhoseWagersWereReturnedIsRecordedWithoutASettlement() {
        TableState returned = dealt().settle().returnWagers(RoundEnd.VOID, "fire alarm");
        assertTrue(RoundRecords.ended(returned.round(), CameraEvidence.NONE).settlement().isEmpty());
        assertTrue(CODEC.read(CODEC.write(returned)).round().settlement().isEmpty());
    }
}
