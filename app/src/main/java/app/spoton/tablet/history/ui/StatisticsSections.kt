package app.spoton.tablet.history.ui

import androidx.compose.foundation.layout.Column
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import app.spoton.engine.money.Money
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.gameTitle
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.net
import app.spoton.tablet.history.GamingDay
import app.spoton.tablet.history.statistics.Statistics
import app.spoton.tablet.history.ui.components.BodyText
import app.spoton.tablet.history.ui.components.LabeledValue
import app.spoton.tablet.history.ui.components.SecondaryText
import app.spoton.tablet.history.ui.components.Section
import app.spoton.tablet.history.ui.components.count
import app.spoton.tablet.history.ui.components.percent
import app.spoton.tablet.history.ui.components.pluralText
import app.spoton.tablet.history.ui.components.textOfId
import app.spoton.tablet.history.ui.components.wagerName
import java.time.format.DateTimeFormatter
import java.util.Locale

private val DayName = DateTimeFormatter.ofPattern("EEE, MMM d", Locale.US)
private const val DaysShown = 14

/** What the house won on each gaming day, for rounds in which that is known. */
@Composable
internal fun DayMoney(statistics: Statistics, days: GamingDay) {
    Section(R.string.history_by_day) {
        SecondaryText(stringResource(R.string.history_by_day_hint, days.start().toString()))
        val rounds = statistics.rounds()
        if (rounds.counted() < rounds.settled()) {
            BodyText(stringResource(R.string.history_money_counted, count(rounds.counted()), count(rounds.settled())))
        }
        val shown = statistics.days().take(DaysShown)
        val widest = axisEnd(shown.map { it.won().cents() })
        shown.forEach {
            Column(Modifier.testTag("day-" + it.day()).semantics(mergeDescendants = true) {}) {
                LabeledValue(
                    DayName.format(it.day()) + " · " + pluralText(R.plurals.history_day_rounds, it.rounds()),
                    stringResource(R.string.history_day_money, net(it.won()), dollars(it.staked())),
                )
                SignedBar(it.won().cents(), widest)
            }
        }
        SignedAxis(widest) { net(Money.ofCents(it)) }
    }
}

/** What corrections changed: both totals. */
@Composable
internal fun CorrectedRounds(corrected: Statistics.Corrected) {
    if (corrected.rounds() == 0L) return
    Section(R.string.history_corrected_rounds) {
        BodyText(pluralText(R.plurals.history_corrected_count, corrected.rounds()))
        LabeledValue(stringResource(R.string.history_house_as_settled), net(corrected.asSettled()))
        LabeledValue(stringResource(R.string.history_house_as_corrected), net(corrected.asCorrected()))
        LabeledValue(stringResource(R.string.history_house_difference), net(corrected.difference()))
    }
}

@Composable
internal fun HoldOfWagers(statistics: Statistics) {
    Section(R.string.history_hold) {
        SecondaryText(stringResource(R.string.history_hold_hint))
        val widest = axisEnd(statistics.hold().map { it.percent().orElse(0L) })
        statistics.hold().groupBy { it.game() }.forEach { (game, wagers) ->
            PartHeading(gameTitle(game))
            wagers.forEach { HoldLine(it, widest) }
            SignedAxis(widest, ::percentTick)
        }
    }
}

@Composable
private fun HoldLine(hold: Statistics.Hold, widest: Long) {
    Column(Modifier.semantics(mergeDescendants = true) {}) {
        val percent = hold.percent()
        val share = if (percent.isPresent) " · " + percent(percent.asLong) else ""
        LabeledValue(wagerName(hold.wager()), if (hold.counted() == 0L) "" else net(hold.won()) + share)
        if (hold.counted() < hold.times()) {
            SecondaryText(stringResource(R.string.history_hold_counted, count(hold.counted()), count(hold.times())))
        }
        if (percent.isPresent) SignedBar(percent.asLong, widest)
    }
}

@Composable
internal fun HandFrequency(statistics: Statistics) {
    Section(R.string.history_hand_frequency) {
        SecondaryText(stringResource(R.string.history_hand_frequency_hint))
        statistics.hands().forEach { hands ->
            PartHeading(gameTitle(hands.game()))
            SecondaryText(pluralText(R.plurals.history_hands_dealt, hands.dealt(), hands.paytable()))
            if (hands.unseen() > 0) SecondaryText(pluralText(R.plurals.history_hands_unseen, hands.unseen()))
            hands.lines().forEach { HandFrequencyLine(it) }
        }
    }
}

@Composable
private fun HandFrequencyLine(line: Statistics.HandLine) {
    Column(Modifier.testTag("hand-" + line.row()).semantics(mergeDescendants = true) {}) {
        val expected = String.format(Locale.US, if (line.expected() < 10) "%,.2f" else "%,.0f", line.expected())
        LabeledValue(textOfId(line.row()), stringResource(R.string.history_seen_and_expected, count(line.seen()), expected))
        ExpectedRange(line)
        val range = if (line.isWithinChance) R.string.history_range else R.string.history_outside_range
        Text(
            stringResource(range, count(line.low()), count(line.high())),
            color = if (line.isWithinChance) MaterialTheme.colorScheme.onSurfaceVariant else MaterialTheme.colorScheme.error,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

@Composable
internal fun CameraQuestionCounts(statistics: Statistics) {
    Section(R.string.history_camera_questions) {
        SecondaryText(stringResource(R.string.history_camera_questions_hint))
        listOf(R.string.history_dealer to statistics.dealers(), R.string.history_deck to statistics.decks())
            .filter { it.second.isNotEmpty() }
            .forEach { (title, counts) ->
                PartHeading(stringResource(title))
                counts.forEach {
                    Column(Modifier.semantics(mergeDescendants = true) {}) {
                        BodyText(it.name())
                        SecondaryText(
                            stringResource(
                                R.string.history_camera_question_counts, count(it.rounds()), count(it.asked()), count(it.corrected()),
                                count(it.later()),
                            ),
                        )
                    }
                }
            }
    }
}
