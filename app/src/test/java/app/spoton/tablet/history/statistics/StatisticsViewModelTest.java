package app.spoton.tablet.history.statistics;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.HistoryStates;
import app.spoton.tablet.history.ManualExecutors;
import app.spoton.tablet.history.OffMainThread;
import app.spoton.tablet.history.TestAccess;
import app.spoton.tablet.settings.FakeSettingDao;
import app.spoton.tablet.settings.HousePolicyRepository;
import java.time.Clock;
import java.time.ZoneOffset;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The Statistics tab shows the figures of one period. */
@RunWith(AndroidJUnit4.class)
public class StatisticsViewModelTest {
    private final ManualExecutors executors = new ManualExecutors();
    private final StoredAuditLog log = StoredAuditLog.in(ApplicationProvider.getApplicationContext(), "statistics.db",
            Clock.fixed(HistoryStates.NOW, ZoneOffset.UTC), Catalog.standard());
    private final StatisticsViewModel statistics = new StatisticsViewModel(log, Catalog.standard(),
            new HousePolicyRepository(new FakeSettingDao(), Runnable::run, Runnable::run), new TestAccess().to(log), executors.background(),
            executors.mainThread());

    @Before
    public void deal() {
        OffMainThread.call(() -> {
            HistoryStates.write(log, 30);
            return null;
        });
    }

    @After
    public void close() {
        log.close();
    }

    private StatisticsUiState state() {
        return statistics.state().getValue();
    }

    @Test
    public void aMonthIsShownUntilAnotherPeriodIsChosen() {
        statistics.refresh(false);
        assertFalse(state().status().isIdle());
        executors.runAll();
        assertEquals(Statistics.Period.MONTH, state().statistics().orElseThrow().filter().period());
        assertEquals(30, state().statistics().orElseThrow().rounds().count());
        assertTrue(state().status().isIdle());
        statistics.show(StatisticsFilter.INITIAL.with(Statistics.Period.DAY));
        executors.runAll();
        statistics.refresh(false);
        executors.runAll();
        assertEquals(Statistics.Period.DAY, state().statistics().orElseThrow().filter().period());
    }

    @Test
    public void thePeriodThatWasChosenLastIsShownWhicheverResultArrivesFirst() {
        statistics.show(StatisticsFilter.INITIAL.with(Statistics.Period.ALL));
        statistics.show(StatisticsFilter.INITIAL.with(Statistics.Period.WEEK));
        executors.runAll();
        assertEquals(Statistics.Period.WEEK, state().statistics().orElseThrow().filter().period());
    }

    @Test
    public void statisticsThatArriveAfterTheLockAreNotShown() {
        statistics.refresh(false);
        executors.runBackground();
        statistics.lock();
        executors.runAll();
        assertEquals(StatisticsUiState.INITIAL, state());
    }
}
