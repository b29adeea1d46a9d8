package app.spoton.tablet.history.statistics;

import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.TabStatus;
import app.spoton.tablet.history.TabViewModel;
import app.spoton.tablet.threads.HistoryExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.time.ZoneId;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** The Statistics tab: the statistics of a period. */
@HiltViewModel
public final class StatisticsViewModel extends TabViewModel<StatisticsUiState> {
    private final StoredAuditLog log;
    private final StatisticsReader reader;

    @Inject
    StatisticsViewModel(StoredAuditLog log, Catalog catalog, @HistoryExecutor Executor background,
            @MainThreadExecutor Executor mainThread) {
        super(StatisticsUiState.INITIAL, background, mainThread);
        this.log = log;
        this.reader = new StatisticsReader(log.reader(), catalog, ZoneId.systemDefault());
    }

    public void refresh() {
        show(now().period());
    }

    /** If another period is chosen in the meantime, the result for this one is dropped. */
    public void show(Statistics.Period period) {
        update(state -> state.withPeriod(period));
        run(TabStatus.Task.STATISTICS, progress -> reader.read(period, log.now()), (state, read) ->
                state.period() == period ? state.withStatistics(read) : state);
    }
}
