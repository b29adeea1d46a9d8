package app.spoton.tablet.history.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.BarChart
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.history.GamingDay
import app.spoton.tablet.history.statistics.Statistics
import app.spoton.tablet.history.statistics.StatisticsFilter
import app.spoton.tablet.history.statistics.StatisticsUiState
import app.spoton.tablet.history.ui.components.BodyText
import app.spoton.tablet.history.ui.components.SecondaryText
import app.spoton.tablet.history.ui.components.Section
import app.spoton.tablet.history.ui.components.WrappingRow
import app.spoton.tablet.history.ui.components.count
import app.spoton.tablet.history.ui.components.pluralText
import app.spoton.tablet.history.ui.rounds.DealtMenus
import java.util.Locale

private val TwoColumnsFrom = 860.dp

/** Statistics of the rounds of a filter. */
@Composable
internal fun StatisticsPage(state: StatisticsUiState, days: GamingDay, onFilter: (StatisticsFilter) -> Unit) {
    val statistics = state.statistics().orNull()
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val twoColumns = maxWidth / textScale() >= TwoColumnsFrom
        Column(
            Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(bottom = 24.dp).testTag("statistics"),
            Arrangement.spacedBy(16.dp),
        ) {
            Filters(state, onFilter)
            if (statistics == null) return@Column
            if (statistics.rounds().count() == 0L) {
                BodyText(stringResource(R.string.history_no_rounds_in_period))
                return@Column
            }
            val first: @Composable () -> Unit = {
                RoundTimes(statistics)
                CameraQuestionCounts(statistics)
            }
            val second: @Composable () -> Unit = {
                DayMoney(statistics, days)
                CorrectedRounds(statistics.rounds().corrected())
                HoldOfWagers(statistics)
                HandFrequency(statistics)
            }
            if (twoColumns) {
                Row(horizontalArrangement = Arrangement.spacedBy(24.dp)) {
                    Column(Modifier.weight(1f), Arrangement.spacedBy(16.dp)) { first() }
                    Column(Modifier.weight(1f), Arrangement.spacedBy(16.dp)) { second() }
                }
            } else {
                first()
                second()
            }
        }
    }
}

@Composable
private fun Filters(state: StatisticsUiState, onFilter: (StatisticsFilter) -> Unit) {
    val filter = state.filter()
    WrappingRow {
        Statistics.Period.entries.forEach {
            val chosen = it == filter.period()
            Choice(stringResource(periodName(it)), "period-" + it.name.lowercase(), chosen = chosen, toggles = true) {
                onFilter(filter.with(it))
            }
        }
        DealtMenus(filter.dealt(), state.choices()) { onFilter(filter.with(it)) }
    }
}

private fun periodName(period: Statistics.Period): Int = when (period) {
    Statistics.Period.DAY -> R.string.history_period_day
    Statistics.Period.WEEK -> R.string.history_period_week
    Statistics.Period.MONTH -> R.string.history_period_month
    Statistics.Period.ALL -> R.string.history_period_all
}

@Composable
private fun RoundTimes(statistics: Statistics) {
    val rounds = statistics.rounds()
    Section(R.string.history_rounds_per_hour) {
        val hours = statistics.hours().sumOf { it.days() }
        val average = if (hours == 0L) 0L else (rounds.count() * 10 + hours / 2) / hours
        val summary = pluralText(R.plurals.history_rounds_per_hour_summary, rounds.count(), tenths(average))
        BodyText(summary)
        val labels = statistics.hours().withIndex().filter { it.index % LabeledHours == 0 }
            .associate { it.index to it.value.hour().toString() }
        BarChart(statistics.hours().map { it.tenths() }, labels, summary) { if (it % 10 == 0L) count(it / 10) else tenths(it) }
        SecondaryText(stringResource(R.string.history_rounds_per_hour_axis))
    }
    Section(R.string.history_time_per_round) {
        val summary = pluralText(R.plurals.history_time_per_round_summary, rounds.meanSeconds())
        BodyText(summary)
        val perMinute = SecondsPerMinute / Statistics.STEP_SECONDS
        val labels = (0 until Statistics.STEPS / perMinute).associate { it * perMinute to it.toString() }
        BarChart(rounds.seconds(), labels, summary)
        SecondaryText(stringResource(R.string.history_time_per_round_axis))
    }
}

private const val SecondsPerMinute = 60
private const val LabeledHours = 3

private fun tenths(number: Long): String = String.format(Locale.US, "%d.%d", number / 10, number % 10)

/** A heading within a section. */
@Composable
internal fun PartHeading(text: String) {
    Text(
        text, Modifier.semantics { heading() },
        color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.titleMedium,
    )
}
