package app.spoton.tablet.table.panels.settlement

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.engine.settlement.Step
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.OutcomeStyle
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.page.ReadOrder
import app.spoton.tablet.designsystem.page.readTogether
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.shortAmounts
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.state.TableState

/** Whether the dealer must take, push or pay something before the round is settled. */
internal fun isAnythingDue(state: TableState): Boolean = due(state).any { outcome(it) != null }

private fun due(state: TableState): List<Step> = state.staged().drop(state.round().line())

/** Whether 'All play' also says that these lines are done; a supervisor's line is not. */
internal fun isTickedByPlaying(state: TableState): Boolean = isAnythingDue(state) && !state.round().isUnapproved(due(state)[0])

/** What is taken, pushed and paid before the round is settled: folded seats, blinds, instant winners, returned plays. */
@Composable
internal fun StagedBar(state: TableState, actions: TableActions) {
    if (!isAnythingDue(state)) return
    Surface(
        Modifier.fillMaxWidth(), shape = RoundedCornerShape(16.dp), color = MaterialTheme.colorScheme.surfaceContainerHighest,
    ) { StagedLines(state, actions, Modifier.padding(horizontal = 14.dp, vertical = 6.dp), ReadOrder.HEADER + 2) }
}

/** The same without a surface: in the header, where nothing else moves for it. */
@Composable
internal fun StagedLines(state: TableState, actions: TableActions, modifier: Modifier, place: Float) {
    val due = due(state)
    val small = place > 0f // in the header
    Row(
        modifier.testTag("staged").readTogether(place), Arrangement.spacedBy(12.dp), Alignment.CenterVertically,
    ) {
        FlowRow(
            Modifier.weight(1f), Arrangement.spacedBy(if (small) 9.dp else 14.dp), Arrangement.spacedBy(2.dp),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            Text(
                stringResource(R.string.staged_now),
                Modifier.testTag("staged-title").semantics { liveRegion = LiveRegionMode.Polite },
                color = MaterialTheme.colorScheme.primary,
                style = if (small) MaterialTheme.typography.labelLarge else MaterialTheme.typography.titleMedium,
                fontWeight = FontWeight.Bold,
            )
            // Chips to take or push are visible on the layout, so the seats are enough. A payout needs its amount.
            due.filter { outcome(it) != null }.groupBy { outcome(it)!! to if (outcome(it) == OutcomeStyle.PAY) it.seat() else 0 }
                .forEach { (what, steps) -> DueAtSeats(what.first, steps, small) }
        }
        val waits = state.round().isUnapproved(due[0])
        val done = stringResource(if (waits) R.string.staged_supervisor else R.string.staged_done)
        Choice(done, "staged-done", enabled = !waits, spoken = stringResource(R.string.staged_done_spoken)) {
            actions.tap { it.tickStaged() }
        }
    }
}

@Composable
private fun DueAtSeats(outcome: OutcomeStyle, steps: List<Step>, small: Boolean) {
    val description = steps.joinToString(" ") { shortAmounts(it.sentence()) }
    val seats = steps.map { it.seat() }.distinct()
    Row(
        Modifier.testTag("staged-" + seats.joinToString("-")).clearAndSetSemantics { contentDescription = description },
        Arrangement.spacedBy(6.dp), Alignment.CenterVertically,
    ) {
        OutcomeIcon(outcome, if (small) 18.dp else 20.dp)
        val style = if (small) MaterialTheme.typography.labelLarge else MaterialTheme.typography.titleMedium
        Text(stringResource(outcome.word), style = style)
        // With the word: a bare 5 beside TAKE looks like five dollars.
        Text(pluralStringResource(R.plurals.staged_seats, seats.size, seats.joinToString()), style = style, fontWeight = FontWeight.Bold)
        if (outcome == OutcomeStyle.PAY) Text(sum(steps), style = style, fontWeight = FontWeight.Bold)
    }
}

/** The amounts together, if all of them were counted; otherwise the prices. */
private fun sum(steps: List<Step>): String {
    val amounts = steps.map { amount(it) }
    return if (amounts.all { it != null }) dollars(amounts.fold(Money.ZERO) { sum, each -> sum.plus(each) })
    else steps.mapNotNull { step -> step.odds().map { it.toString() }.orElse(null) }.joinToString()
}
