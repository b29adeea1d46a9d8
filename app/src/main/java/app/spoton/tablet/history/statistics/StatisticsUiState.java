package app.spoton.tablet.history.statistics;

import app.spoton.tablet.history.TabState;
import app.spoton.tablet.history.TabStatus;
import java.util.Optional;

/**
 * The Statistics tab. Immutable.
 *
 * @param statistics empty until they were calculated
 */
public record StatisticsUiState(Statistics.Period period, Optional<Statistics> statistics, TabStatus status)
        implements TabState<StatisticsUiState> {
    public static final StatisticsUiState INITIAL =
            new StatisticsUiState(Statistics.Period.MONTH, Optional.empty(), TabStatus.IDLE);

    @Override
    public StatisticsUiState withStatus(TabStatus next) {
        return new StatisticsUiState(period, statistics, next);
    }

    StatisticsUiState withPeriod(Statistics.Period next) {
        return new StatisticsUiState(next, statistics, status);
    }

    StatisticsUiState withStatistics(Statistics next) {
        return new StatisticsUiState(period, Optional.of(next), status);
    }
}
