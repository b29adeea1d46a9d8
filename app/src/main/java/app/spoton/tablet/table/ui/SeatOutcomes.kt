package app.spoton.tablet.table.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.spoton.engine.round.Wager
import app.spoton.engine.settlement.Step
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.spotLabel
import app.spoton.tablet.table.panels.settlement.OutcomeIcon
import app.spoton.tablet.table.panels.settlement.amountText
import app.spoton.tablet.table.panels.settlement.lineText
import app.spoton.tablet.table.panels.settlement.outcome
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.settlement.Pace
import app.spoton.tablet.table.state.TableState

/** The size at which a dealer can read an amount while standing. */
private val AmountSize = 20.sp

/**
 * Whether the seats show their outcomes as rows: with the whole table in view. While a supervisor enters a PIN the spots
 * show them, which takes less height.
 */
internal fun showsOutcomes(state: TableState): Boolean =
    state.phase() == RoundPhase.SETTLEMENT && state.pace() == Pace.WHOLE_TABLE && !state.waiting().isPresent

/** Every spot of a seat with its outcome and amount, in the order in which the dealer comes to it. */
@Composable
internal fun SeatOutcomes(state: TableState, seat: Int) {
    val settlement = state.round().settlement().get()
    val steps = settlement.steps().filter { it.seat() == seat }
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(2.dp)) {
        steps.forEach { OutcomeRow(state, it) }
        val total = state.view().get().total(seat).orNull() ?: return@Column
        val text = if (total.isCounted) dollars(total.returned()) else stringResource(R.string.settle_not_counted)
        val description = stringResource(R.string.settle_seat_pushed_spoken, seat, text)
        SpreadRow(Modifier.testTag("pushed-$seat").clearAndSetSemantics { contentDescription = description }) {
            Text(stringResource(R.string.settle_seat_pushed), fontSize = 13.sp, lineHeight = 15.sp, fontWeight = FontWeight.Bold)
            Text(text, fontSize = AmountSize, lineHeight = 24.sp, fontWeight = FontWeight.Bold, softWrap = false)
        }
    }
}

@Composable
private fun OutcomeRow(state: TableState, step: Step) {
    val outcome = outcome(step)
    val description = lineText(state, step)
    val amount = amountText(step).ifEmpty { stringResource(if (outcome == null) R.string.settle_no_win else outcome.word) }
    val spread = Modifier.testTag("outcome-" + step.number()).clearAndSetSemantics { contentDescription = description }
    val sum: @Composable () -> Unit = {
        Text(
            amount, fontSize = if (outcome == null) 13.sp else AmountSize, lineHeight = 24.sp, fontWeight = FontWeight.Bold,
            softWrap = false,
        )
    }
    if (amount.length > LongAmount) {
        SpreadRow(spread) {
            OutcomeName(step, Modifier)
            sum()
        }
    } else {
        Row(spread.fillMaxWidth().heightIn(min = 24.dp), verticalAlignment = Alignment.CenterVertically) {
            OutcomeName(step, Modifier.weight(1f))
            sum()
        }
    }
}

/** Longer amounts stand below the name of their spot. */
private const val LongAmount = 8

@Composable
private fun OutcomeName(step: Step, modifier: Modifier) {
    Row(modifier, Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
        OutcomeIcon(outcome(step), 20.dp)
        Text(
            stringResource(label(step)), color = MaterialTheme.colorScheme.onSurfaceVariant, fontSize = 13.sp, lineHeight = 13.sp,
        )
    }
}

/** Its parts at both edges where they fit, otherwise one below the other. */
@Composable
private fun SpreadRow(modifier: Modifier, content: @Composable () -> Unit) {
    FlowRow(
        modifier.fillMaxWidth().heightIn(min = 24.dp), Arrangement.SpaceBetween, itemVerticalAlignment = Alignment.CenterVertically,
    ) { content() }
}

/** Bonuses that have no spot of their own have a name of their own. */
private fun label(step: Step): Int = when (step.wager()) {
    Wager.AUTOMATIC_BONUS -> R.string.spot_automatic_bonus
    Wager.ENVY -> R.string.spot_envy
    else -> spotLabel(step.wager())
}
