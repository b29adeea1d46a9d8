package app.spoton.tablet.history.statistics;

import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.GamingDay;
import app.spoton.tablet.history.HistoryAccess;
import app.spoton.tablet.history.TabStatus;
import app.spoton.tablet.history.TabViewModel;
import app.spoton.tablet.history.rounds.FilterChoices;
import app.spoton.tablet.history.rounds.RoundRepository;
import app.spoton.tablet.settings.HousePolicyRepository;
import app.spoton.tablet.threads.HistoryExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.time.ZoneId;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** The Statistics tab: the statistics of a filter. */
@HiltViewModel
public final class StatisticsViewModel extends TabViewModel<StatisticsUiState> {
    private final StoredAuditLog log;
    private final Catalog catalog;
    private final HousePolicyRepository policy;

    @Inject
    StatisticsViewModel(StoredAuditLog log, Catalog catalog, HousePolicyRepository policy, HistoryAccess access,
            @HistoryExecutor Executor background, @MainThreadExecutor Executor mainThread) {
        super(StatisticsUiState.INITIAL, access, background, mainThread);
        this.log = log;
        this.catalog = catalog;
        this.policy = policy;
    }

    /** @param demonstration whether the demonstration table's log is shown */
    public void refresh(boolean demonstration) {
        show(now().filter().withDemonstration(demonstration));
    }

    private record Calculated(FilterChoices choices, Statistics statistics) {
    }

    /** If another filter is chosen in the meantime, the result for this one is dropped. */
    public void show(StatisticsFilter filter) {
        update(state -> state.withFilter(filter));
        run(TabStatus.Task.STATISTICS, progress -> calculate(filter), (state, read) ->
                state.filter().equals(filter) ? state.withStatistics(read.choices, read.statistics) : state);
    }

    private Calculated calculate(StatisticsFilter filter) {
        GamingDay gamingDay = GamingDay.of(policy.get(), ZoneId.systemDefault());
        return new Calculated(new RoundRepository(log.reader()).choices(),
                StatisticsReader.read(log.reader(), catalog, filter, gamingDay, log.now()));
    }
}
