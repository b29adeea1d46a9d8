package app.spoton.tablet.history;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.RoundLines;
import app.spoton.tablet.auditlog.RoundLogEntry;
import app.spoton.tablet.auditlog.StoredAuditLog;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A seat that folded without showing its cards has cards in its entry that stand in for them; nobody is told these. */
@RunWith(AndroidJUnit4.class)
public class UnseenHandsTest {
    private static final Catalog CATALOG = Catalog.standard();
    private static final String ROUND = ("{'id':'r1','game':'four-card-poker','unseen':[2],"
            + "'dealer':['Ks','Qd','8h','6c','3s','3d'],'seats':[{'seat':1,'cards':['Ah','Ad','9c','4d','7h'],"
            + "'wagers':{'ante':'10.00','play':'10.00'}},{'seat':2,'cards':['2c','2d','2h','2s','3c'],'folded':true,"
            + "'wagers':{'ante':'10.00'}}]}").replace('\'', '"');

    private final Clock clock = Clock.fixed(HistoryStates.NOW, ZoneOffset.UTC);
    private final StoredAuditLog log = StoredAuditLog.in(ApplicationProvider.getApplicationContext(), "unseen.db", clock);
    private final RoundRepository reading = new RoundRepository(log, CATALOG);
    private RoundDetails opened;

    @Before
    public void deal() throws Exception {
        String settlement = new RoundLines(CATALOG, true).settle(ROUND);
        RoundLogEntry entry = new RoundLogEntry("r1", "Table 4", "four-card-poker", "Ann", clock.instant(),
                Optional.of(clock.instant()), clock.instant(), RoundLogEntry.End.CONFIRMED, ROUND, Optional.of(settlement),
                Map.of(), "", Optional.empty(), "", "1", List.of(), List.of());
        opened = TestFolders.call(() -> reading.open(log.write(entry)).orElseThrow());
    }

    @After
    public void close() {
        log.close();
    }

    @Test
    public void theSupervisorIsShownThatTheyWereNotShown() {
        LoggedRound.SeatView seat = opened.round().seats().get(1);
        assertTrue(seat.unseen());
        assertEquals(List.of(), seat.cards());
        assertFalse(opened.round().seats().get(0).unseen());
        assertTrue("the entry is settled again as it is", reading(opened).isSame());
    }

    private RoundDetails.Again reading(RoundDetails round) {
        try {
            return TestFolders.call(() -> reading.settleAgain(round));
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }

    @Test
    public void paperSaysSoToo() {
        String pdf = new String(RoundPdf.of(opened, CATALOG, ZoneId.of("UTC")), StandardCharsets.ISO_8859_1);
        assertTrue(pdf, pdf.contains("Seat 2  cards not shown  folded"));
        assertFalse(pdf.contains("2c 2d 2h 2s"));
        assertTrue(pdf.contains("Ah Ad 9c 4d 7h"));
    }

    @Test
    public void theyAreNotAmongTheHandsThatWereDealt() throws Exception {
        Statistics figures = TestFolders.call(() -> new StatisticsReader(log, CATALOG, ZoneId.of("UTC"))
                .read(Statistics.Period.ALL, clock.instant()));
        Statistics.Hands hands = figures.hands().get(0);
        assertEquals(2, hands.dealt());
        assertEquals(1, hands.unseen());
        assertEquals("no four deuces", 0, hands.lines().stream().filter(line -> line.row().startsWith("four-of"))
                .mapToLong(Statistics.HandLine::came).sum());
    }

    @Test
    public void theRowsByWhichTheEntryIsFoundAreRightAndDoNotFindFourOfAKind() throws Exception {
        assertTrue(TestFolders.call(() -> new LogIntegrityCheck(log, CATALOG).run(done -> { })).isWhole());
        assertEquals(0, TestFolders.call(() -> reading.page(RoundFilter.ALL.withText("four of a kind"), Long.MAX_VALUE)).size());
        assertEquals(1, TestFolders.call(() -> reading.page(RoundFilter.ALL.withText("pair"), Long.MAX_VALUE)).size());
    }

    @Test
    public void aCopyMayHoldWhatOnlyStandsInAndIsNotPlayedWithIt() {
        WhatIf copy = WhatIf.of(opened.round(), CATALOG);
        Card deuce = Card.parse("2c").orElseThrow();
        assertTrue(copy.isFree(deuce));
        WhatIf changed = copy.focusedOn(Optional.of(new WhatIf.CardAt(1, 2))).withCard(deuce, CATALOG);
        assertTrue(changed.copy().problem(), changed.isSettled());
        assertTrue(changed.copy().seats().get(0).cards().stream().anyMatch(card -> card.card().equals(deuce)));
        assertEquals(copy, copy.withFolded(2, false, CATALOG));
    }
}
