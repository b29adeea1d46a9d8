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
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.net
import app.spoton.tablet.designsystem.textScale
import app.spoton.tablet.history.Statistics
import java.util.Locale

private val TwoColumnsFrom = 860.dp

/** What a time at the tables comes to. */
@Composable
internal fun StatisticsPage(figures: Statistics?, taps: HistoryActions) {
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val twoColumns = maxWidth / textScale() >= TwoColumnsFrom
        Column(
            Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(bottom = 24.dp).testTag("figures"),
            Arrangement.spacedBy(16.dp),
        ) {
            Chips {
                Statistics.Period.entries.forEach {
                    val chosen = it == figures?.period()
                    Choice(stringResource(periodName(it)), "period-" + it.name.lowercase(), chosen = chosen, toggles = true) {
                        taps.addUp(it)
                    }
                }
            }
            if (figures == null) return@Column
            if (figures.rounds() == 0L) {
                Plain(stringResource(R.string.history_no_rounds))
                return@Column
            }
            val first: @Composable () -> Unit = { Pace(figures); Readings(figures) }
            val second: @Composable () -> Unit = { HoldFigures(figures); HandFigures(figures) }
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
private fun Pace(figures: Statistics) {
    Section(R.string.history_pace) {
        val hours = figures.hours().sumOf { it.days() }
        val average = if (hours == 0L) 0L else (figures.rounds() * 10 + hours / 2) / hours
        val says = stringResource(R.string.history_pace_says, count(figures.rounds()), tenths(average))
        Plain(says)
        Bars(figures.hours().map { it.tenths() }, listOf("0", "6", "12", "18"), says)
        Quiet(stringResource(R.string.history_pace_axis))
    }
    Section(R.string.history_duration) {
        val says = stringResource(R.string.history_duration_says, count(figures.meanSeconds()))
        Plain(says)
        Bars(figures.seconds(), listOf("0", "1 min", "2 min", "3 min"), says)
        Quiet(stringResource(R.string.history_duration_axis))
    }
}

private fun tenths(number: Long): String = String.format(Locale.US, "%d.%d", number / 10, number % 10)

@Composable
private fun HoldFigures(figures: Statistics) {
    Section(R.string.history_hold) {
        Quiet(stringResource(R.string.history_hold_lead))
        val widest = figures.hold().maxOfOrNull { kotlin.math.abs(it.percent()) } ?: 1L
        figures.hold().groupBy { it.game() }.forEach { (game, wagers) ->
            GameHeading(game)
            wagers.forEach {
                Column(Modifier.semantics(mergeDescendants = true) {}) {
                    val share = if (it.staked().isZero) "" else " · " + percent(it.percent())
                    Told(wagerName(it.wager()), net(it.won()) + share)
                    if (!it.staked().isZero) HoldBar(it.percent(), widest)
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
private fun HandFigures(figures: Statistics) {
    Section(R.string.history_hands) {
        Quiet(stringResource(R.string.history_hands_lead))
        figures.hands().forEach { hands ->
            GameHeading(hands.game())
            Quiet(stringResource(R.string.history_hands_dealt, count(hands.dealt()), hands.paytable()))
            if (hands.unseen() > 0) Quiet(stringResource(R.string.history_hands_unseen, count(hands.unseen())))
            hands.lines().forEach {
                Column(Modifier.testTag("hand-" + it.row()).semantics(mergeDescendants = true) {}) {
                    val expected = String.format(Locale.US, if (it.expected() < 10) "%,.2f" else "%,.0f", it.expected())
                    Told(handName(it.row()), stringResource(R.string.history_came, count(it.came()), expected))
                    ChanceBand(it)
                    if (!it.isWithinChance) {
                        Text(
                            stringResource(R.string.history_beyond_chance, count(it.low()), count(it.high())),
                            color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyMedium,
                        )
                    }
                }
            }
        }
    }
}

@Composable
private fun Readings(figures: Statistics) {
    Section(R.string.history_readings) {
        Quiet(stringResource(R.string.history_readings_lead))
        listOf(R.string.history_dealer to figures.dealers(), R.string.history_deck to figures.decks())
            .filter { it.second.isNotEmpty() }
            .forEach { (title, readings) ->
                Text(
                    stringResource(title), Modifier.semantics { heading() },
                    color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.titleMedium,
                )
                val most = readings.maxOf { perThousand(it.asked() + it.corrected(), it.rounds()) }
                readings.forEach {
                    Column(Modifier.semantics(mergeDescendants = true) {}) {
                        Plain(it.name())
                        Quiet(
                            stringResource(
                                R.string.history_reading, count(it.rounds()), count(it.asked()), count(it.corrected()),
                                count(it.later()),
                            ),
                        )
                        HoldBar(perThousand(it.asked() + it.corrected(), it.rounds()), most)
                    }
                }
            }
    }
}

private fun perThousand(events: Long, rounds: Long): Long = if (rounds == 0L) 0L else events * 100_000 / rounds
