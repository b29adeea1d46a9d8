package app.spoton.tablet.history.ledger;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.HistoryStates;
import app.spoton.tablet.history.ManualExecutors;
import app.spoton.tablet.history.OffMainThread;
import app.spoton.tablet.history.TestAccess;
import app.spoton.tablet.history.TimeRange;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The Meters tab shows the ledger of one meter. */
@RunWith(AndroidJUnit4.class)
public class MeterLedgerViewModelTest {
    private final ManualExecutors executors = new ManualExecutors();
    private final StoredAuditLog log = StoredAuditLog.in(ApplicationProvider.getApplicationContext(), "ledger.db",
            Clock.fixed(HistoryStates.NOW, ZoneOffset.UTC), Catalog.standard());
    private final MeterLedgerViewModel meters = new MeterLedgerViewModel(new MeterLedgerRepository(log.reader()), new TestAccess().to(log),
            executors.background(), executors.mainThread());

    @Before
    public void deal() {
        DealtRounds dealt = new DealtRounds(5, HistoryStates.NOW.minusSeconds(30_000), 30);
        List<RoundRecord> rounds = new ArrayList<>();
        for (int count = 0; count < 240; count++) {   // until both tables have had a game with a progressive
            rounds.add(dealt.next());
        }
        OffMainThread.call(() -> {
            log.writeAll(rounds);
            return null;
        });
    }

    @After
    public void close() {
        log.close();
    }

    private MeterLedgerUiState state() {
        return meters.state().getValue();
    }

    private LedgerView ledger() {
        return state().ledger().orElseThrow();
    }

    private void refresh() {
        meters.refresh(false);
        executors.runAll();
    }

    @Test
    public void theFirstMeterIsShownAndStaysChosen() {
        refresh();
        assertTrue(state().meters().size() > 1);
        assertEquals(state().meters().get(0), ledger().meter());
        assertTrue(ledger().balance().isBalanced());
        MeterName other = state().meters().get(1);
        meters.choose(other);
        executors.runAll();
        assertEquals(other, ledger().meter());
        refresh();
        assertEquals(other, ledger().meter());
    }

    @Test
    public void aTimeIsShownForTheChosenMeter() {
        refresh();
        TimeRange later = new TimeRange(Optional.of(HistoryStates.NOW.plusSeconds(10)), Optional.empty());
        meters.showTime(later);
        executors.runAll();
        assertEquals(later, ledger().time());
        assertEquals(List.of(), ledger().lines().rows());
        assertTrue(ledger().balance().isBalanced());
    }

    @Test
    public void moreLinesAreReadAndThoseOfALedgerThatWasReplacedAreDropped() {
        refresh();
        MeterName busy = state().meters().get(1);
        MeterName other = state().meters().get(0);
        meters.choose(busy);
        executors.runAll();
        assertTrue(ledger().lines().more());
        meters.loadMore();
        executors.runAll();
        assertTrue(ledger().lines().rows().size() > MeterLedgerRepository.PAGE_SIZE);
        meters.choose(busy);
        executors.runAll();
        meters.loadMore();
        meters.choose(other);
        executors.runAll();
        assertEquals(other, ledger().meter());
    }

    @Test
    public void aLedgerThatArrivesAfterTheLockIsNotShown() {
        meters.refresh(false);
        executors.runBackground();
        meters.lock();
        executors.runAll();
        assertEquals(MeterLedgerUiState.EMPTY, state());
    }
}
