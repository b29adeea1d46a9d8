package app.spoton.tablet.history.rounds;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.HistoryStates;
import app.spoton.tablet.history.OffMainThread;
import app.spoton.tablet.history.TestRecords;
import app.spoton.tablet.history.export.RoundPdf;
import app.spoton.tablet.history.integrity.LogIntegrityCheck;
import app.spoton.tablet.history.statistics.Statistics;
import app.spoton.tablet.history.statistics.StatisticsFilter;
import app.spoton.tablet.history.statistics.StatisticsReader;
import app.spoton.tablet.history.whatif.Resettlement;
import app.spoton.tablet.history.whatif.WhatIf;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A seat that folded without showing its cards has none, wherever the round is shown or counted. */
@RunWith(AndroidJUnit4.class)
public class UnseenCardsTest {
    private static final Catalog CATALOG = Catalog.standard();
    private static final String ROUND = ("{'id':'r1','game':'four-card-poker',"
            + "'dealer':['Ks','Qd','8h','6c','3s','3d'],'seats':[{'seat':1,'cards':['Ah','Ad','9c','4d','7h'],"
            + "'wagers':{'ante':'10.00','play':'10.00'}},{'seat':2,'unseen':true,'folded':true,"
            + "'wagers':{'ante':'10.00'}}]}").replace('\'', '"');

    private final Clock clock = Clock.fixed(HistoryStates.NOW, ZoneOffset.UTC);
    private final StoredAuditLog log = StoredAuditLog.in(ApplicationProvider.getApplicationContext(), "unseen.db", clock, Catalog.standard());
    private final RoundRepository repository = new RoundRepository(log.reader());
    private RoundDetails details;

    @Before
    public void deal() throws Exception {
        RoundRecord entry = TestRecords.settled("r1", Rounds.parse(CATALOG, ROUND), clock.instant());
        details = OffMainThread.call(() -> repository.open(log.write(entry)).orElseThrow());
    }

    @After
    public void close() {
        log.close();
    }

    @Test
    public void theSupervisorSeesThatTheyWereNotShown() {
        LoggedRound.SeatView seat = details.round().seats().get(1);
        assertTrue(seat.unseen());
        assertEquals(List.of(), seat.cards());
        assertFalse(details.round().seats().get(0).unseen());
        assertTrue("the entry is settled again as it is", OffMainThread.call(() -> Resettlement.of(log.reader().line(1).orElseThrow(), details.round(), CATALOG)).isSame());
    }

    @Test
    public void thePdfSaysSoToo() {
        String pdf = new String(RoundPdf.of(details, Optional.empty(), ZoneId.of("UTC"), Optional.empty()), StandardCharsets.ISO_8859_1);
        assertTrue(pdf, pdf.contains("Seat 2  cards not shown  folded"));
        assertTrue(pdf.contains("Ah Ad 9c 4d 7h"));
    }

    @Test
    public void theirHandIsCountedAsUnseen() throws Exception {
        Statistics statistics = OffMainThread.call(() -> StatisticsReader.read(log.reader(), CATALOG,
                StatisticsFilter.INITIAL.with(Statistics.Period.ALL), HistoryStates.DAYS, clock.instant()));
        Statistics.Hands hands = statistics.hands().get(0);
        assertEquals(2, hands.dealt());
        assertEquals(1, hands.unseen());
        assertEquals("the pair of aces alone", 1, hands.lines().stream().mapToLong(Statistics.HandLine::seen).sum());
    }

    @Test
    public void theEntryIsNotFoundByCardsThatNobodySaw() throws Exception {
        assertTrue(OffMainThread.call(() -> new LogIntegrityCheck(log.reader(), CATALOG).run(done -> { })).isIntact());
        assertEquals(0, OffMainThread.call(() -> repository.page(RoundFilter.ALL.withText("four of a kind"), Long.MAX_VALUE)).size());
        assertEquals(1, OffMainThread.call(() -> repository.page(RoundFilter.ALL.withText("pair"), Long.MAX_VALUE)).size());
    }

    @Test
    public void inACopyAllOtherCardsAreFreeAndTheSeatCannotPlay() {
        WhatIf copy = WhatIf.of(details.round());
        Card deuce = Card.parse("2c").orElseThrow();
        assertTrue(copy.isFree(deuce));
        WhatIf changed = copy.withSelected(Optional.of(new WhatIf.SelectedCard(1, 2))).withCard(deuce);
        assertTrue(changed.copy().problem(), changed.isSettled());
        assertTrue(changed.copy().seats().get(0).cards().stream().anyMatch(card -> card.card().equals(deuce)));
        assertEquals(copy, copy.withFolded(2, false));
    }
}
