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
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.gameTitle
import app.spoton.tablet.designsystem.net
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.textScale
import app.spoton.tablet.history.statistics.Statistics
import app.spoton.tablet.history.statistics.StatisticsUiState
import app.spoton.tablet.history.ui.components.BodyText
import app.spoton.tablet.history.ui.components.LabeledValue
import app.spoton.tablet.history.ui.components.SecondaryText
import app.spoton.tablet.history.ui.components.Section
import app.spoton.tablet.history.ui.components.WrappingRow
import app.spoton.tablet.history.ui.components.count
import app.spoton.tablet.history.ui.components.percent
import app.spoton.tablet.history.ui.components.pluralText
import app.spoton.tablet.history.ui.components.textOfId
import app.spoton.tablet.history.ui.components.wagerName
import java.util.Locale

private val TwoColumnsFrom = 860.dp

/** Statistics of a period. */
@Composable
internal fun StatisticsPage(state: StatisticsUiState, onPeriod: (Statistics.Period) -> Unit) {
    val statistics = state.statistics().orNull()
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val twoColumns = maxWidth / textScale() >= TwoColumnsFrom
        Column(
            Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(bottom = 24.dp).testTag("statistics"),
            Arrangement.spacedBy(16.dp),
        ) {
            WrappingRow {
                Statistics.Period.entries.forEach {
                    val chosen = it == state.period()
                    Choice(stringResource(periodName(it)), "period-" + it.name.lowercase(), chosen = chosen, toggles = true) {
                        onPeriod(it)
                    }
                }
            }
            if (statistics == null) return@Column
            if (statistics.rounds() == 0L) {
                BodyText(stringResource(R.string.history_no_rounds_in_period))
                return@Column
            }
            val first: @Composable () -> Unit = { RoundTimes(statistics); CameraQuestionCounts(statistics) }
            val second: @Composable () -> Unit = { Hold(statistics); HandFrequency(statistics) }
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

private fun periodName(period: Statistics.Period): Int = when (period) {
    Statistics.Period.DAY -> R.string.history_period_day
    Statistics.Period.WEEK -> R.string.history_period_week
    Statistics.Period.MONTH -> R.string.history_period_month
    Statistics.Period.ALL -> R.string.history_period_all
}

@Composable
private fun RoundTimes(statistics: Statistics) {
    Section(R.string.history_rounds_per_hour) {
        val hours = statistics.hours().sumOf { it.days() }
        val average = if (hours == 0L) 0L else (statistics.rounds() * 10 + hours / 2) / hours
        val summary = pluralText(R.plurals.history_rounds_per_hour_summary, statistics.rounds(), tenths(average))
        BodyText(summary)
        val labels = mapOf(0 to "0", 6 to "6", 12 to "12", 18 to "18")
        BarChart(statistics.hours().map { it.tenths() }, labels, summary) { count(it / 10) }
        SecondaryText(stringResource(R.string.history_rounds_per_hour_axis))
    }
    Section(R.string.history_time_per_round) {
        val summary = pluralText(R.plurals.history_time_per_round_summary, statistics.meanSeconds())
        BodyText(summary)
        val perMinute = SecondsPerMinute / Statistics.STEP_SECONDS
        val labels = (0 until Statistics.STEPS / perMinute).associate { it * perMinute to it.toString() }
        BarChart(statistics.seconds(), labels, summary)
        SecondaryText(stringResource(R.string.history_time_per_round_axis))
    }
}

private const val SecondsPerMinute = 60

private fun tenths(number: Long): String = String.format(Locale.US, "%d.%d", number / 10, number % 10)

@Composable
private fun Hold(statistics: Statistics) {
    Section(R.string.history_hold) {
        SecondaryText(stringResource(R.string.history_hold_hint))
        val widest = statistics.hold().maxOfOrNull { kotlin.math.abs(it.percent()) } ?: 1L
        statistics.hold().groupBy { it.game() }.forEach { (game, wagers) ->
            GameHeading(game)
            wagers.forEach {
                Column(Modifier.semantics(mergeDescendants = true) {}) {
                    val share = if (it.staked().isZero) "" else " · " + percent(it.percent())
                    LabeledValue(wagerName(it.wager()), net(it.won()) + share)
                    if (!it.staked().isZero) SignedBar(it.percent(), widest)
                }
            }
        }
    }
}

@Composable
private fun GameHeading(game: String) {
    Text(
        gameTitle(game), Modifier.semantics { heading() },
        color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.titleMedium,
    )
}

@Composable
private fun HandFrequency(statistics: Statistics) {
    Section(R.string.history_hand_frequency) {
        SecondaryText(stringResource(R.string.history_hand_frequency_hint))
        statistics.hands().forEach { hands ->
            GameHeading(hands.game())
            SecondaryText(pluralText(R.plurals.history_hands_dealt, hands.dealt(), hands.paytable()))
            if (hands.unseen() > 0) SecondaryText(pluralText(R.plurals.history_hands_unseen, hands.unseen()))
            hands.lines().forEach {
                Column(Modifier.testTag("hand-" + it.row()).semantics(mergeDescendants = true) {}) {
                    val expected = String.format(Locale.US, if (it.expected() < 10) "%,.2f" else "%,.0f", it.expected())
                    LabeledValue(textOfId(it.row()), stringResource(R.string.history_seen_and_expected, count(it.seen()), expected))
                    ExpectedRange(it)
                    if (!it.isWithinChance) {
                        Text(
                            stringResource(R.string.history_outside_range, count(it.low()), count(it.high())),
                            color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyMedium,
                        )
                    }
                }
            }
        }
    }
}

@Composable
private fun CameraQuestionCounts(statistics: Statistics) {
    Section(R.string.history_camera_questions) {
        SecondaryText(stringResource(R.string.history_camera_questions_hint))
        listOf(R.string.history_dealer to statistics.dealers(), R.string.history_deck to statistics.decks())
            .filter { it.second.isNotEmpty() }
            .forEach { (title, counts) ->
                Text(
                    stringResource(title), Modifier.semantics { heading() },
                    color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.titleMedium,
                )
                val most = counts.maxOf { perThousand(it.asked() + it.corrected(), it.rounds()) }
                counts.forEach {
                    Column(Modifier.semantics(mergeDescendants = true) {}) {
                        BodyText(it.name())
                        SecondaryText(
                            stringResource(
                                R.string.history_camera_question_counts, count(it.rounds()), count(it.asked()), count(it.corrected()),
                                count(it.later()),
                            ),
                        )
                        SignedBar(perThousand(it.asked() + it.corrected(), it.rounds()), most)
                    }
                }
            }
    }
}

private fun perThousand(events: Long, rounds: Long): Long = if (rounds == 0L) 0L else events * 100_000 / rounds
