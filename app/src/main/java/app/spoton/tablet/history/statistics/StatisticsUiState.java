package app.spoton.tablet.history.statistics;

import app.spoton.tablet.history.TabState;
import app.spoton.tablet.history.TabStatus;
import app.spoton.tablet.history.rounds.FilterChoices;
import java.util.Optional;

/**
 * The Statistics tab. Immutable.
 *
 * @param choices the values that the filter offers
 * @param statistics empty until they were calculated
 */
public record StatisticsUiState(StatisticsFilter filter, FilterChoices choices, Optional<Statistics> statistics,
        TabStatus status) implements TabState<StatisticsUiState> {
    public static final StatisticsUiState INITIAL =
            new StatisticsUiState(StatisticsFilter.INITIAL, FilterChoices.NONE, Optional.empty(), TabStatus.IDLE);

    @Override
    public StatisticsUiState withStatus(TabStatus next) {
        return new StatisticsUiState(filter, choices, statistics, next);
    }

    StatisticsUiState withFilter(StatisticsFilter next) {
        return new StatisticsUiState(next, choices, statistics, status);
    }

    StatisticsUiState withStatistics(FilterChoices found, Statistics next) {
        return new StatisticsUiState(filter, found, Optional.of(next), status);
    }
}
