package app.spoton.tablet.table.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.spoton.engine.round.Wager
import app.spoton.engine.settlement.Outcome
import app.spoton.engine.settlement.Step
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.OutcomeStyle
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.spotLabel
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.panels.entry.chipTarget
import app.spoton.tablet.table.panels.settlement.OutcomeIcon
import app.spoton.tablet.table.panels.settlement.amountText
import app.spoton.tablet.table.panels.settlement.isPayKnown
import app.spoton.tablet.table.panels.settlement.outcome
import app.spoton.tablet.table.panels.settlement.stakeText
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.round.seat.SeatInPlay
import app.spoton.tablet.table.round.seat.SpotLayout
import app.spoton.tablet.table.state.TableState

private val Shape = RoundedCornerShape(14.dp)

/** A betting spot: its name, the chips on it, and once it is settled, how. */
@Composable
internal fun SpotView(state: TableState, seat: SeatInPlay, wager: Wager, actions: TableActions, modifier: Modifier) {
    val colors = MaterialTheme.colorScheme
    val made = seat.made(wager)
    val focused = state.focus() == TableFocus.Spot(seat.number(), wager)
    val step = stepAt(state, seat.number(), wager)
    val now = groupInView(state)?.steps().orEmpty()
    val current = step != null && step in now
    val shown = step?.takeIf { each -> state.view().map { it.shows(each) }.orElse(true) }
    val done = shown?.let { outcome(it) }
    val highlighted = focused || now.any { it.seat() == seat.number() && spotFor(it.wager()) == wager }
    val amount = when {
        !made -> ""
        done == OutcomeStyle.PAY -> paidText(shown)
        else -> stakeText(seat.stake(wager))
    }
    val ended = done?.let { ", " + stringResource(it.spoken) }.orEmpty()
    val lies = if (made && seat.stake(wager).isUncounted) stringResource(R.string.table_spot_uncounted)
    else if (made) amount else stringResource(R.string.table_spot_empty)
    val description = stringResource(R.string.table_spot_spoken, seat.number(), wager.words(), lies) + ended
    val taken = shown != null && shown.outcome() == Outcome.LOSE && !current
    val quiet = !made && (SpotLayout.isPlay(wager) || state.phase() != RoundPhase.WAGERS)
    val open = state.phase() == RoundPhase.WAGERS && !SpotLayout.isPlay(wager) ||
        state.phase() == RoundPhase.CARDS && seat.isInPlay
    // On a finished table a spot begins the next round: the last one is in the log.
    val opens = !SpotLayout.isPlay(wager) && state.phase() == RoundPhase.CONFIRMED && state.round().audit().logEntry() > 0
    val begins = if (opens) stringResource(R.string.round_next) else null
    val edge = when {
        highlighted -> colors.primary
        quiet -> colors.outlineVariant
        else -> colors.outline
    }
    Column(
        modifier
            .testTag("spot-" + seat.number() + "-" + wager.id())
            .chipTarget(seat.number(), wager, state.phase() == RoundPhase.WAGERS && !SpotLayout.isPlay(wager))
            .focusRing(Shape)
            .clip(Shape)
            .background(if (made && !taken) colors.primaryContainer else colors.surfaceContainerLowest)
            .border(if (highlighted) 3.dp else 1.dp, edge, Shape)
            .clickable(open || opens, onClickLabel = begins, role = Role.Button) {
                if (opens) actions.nextRound(false)
                actions.tap { it.tapSpot(seat.number(), wager) }
            }
            .semantics {
                contentDescription = description
                selected = highlighted
            }
            .heightIn(min = 58.dp * textScale())
            .padding(horizontal = 1.dp, vertical = 3.dp),
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        val ink = if (made && !taken) colors.onPrimaryContainer else colors.onSurfaceVariant
        Text(
            stringResource(spotLabel(wager)), color = ink,
            fontSize = 12.sp, lineHeight = 13.sp, letterSpacing = 0.sp, textAlign = TextAlign.Center,
        )
        if (made) {
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(3.dp, Alignment.CenterHorizontally),
                itemVerticalAlignment = Alignment.CenterVertically,
            ) {
                if (done != null) OutcomeIcon(done, 18.dp)
                Text(amount, color = ink, fontSize = amountSize(amount, done != null), lineHeight = 18.sp, fontWeight = FontWeight.Bold, softWrap = false)
            }
            if (done == null && seat.stake(wager).isCounted) ChipStripe(state.setup(), seat.stake(wager).amount())
        }
    }
}

/** Amounts with cents are written smaller: they must not break. The longest do not grow with the text indefinitely. */
@Composable
private fun amountSize(amount: String, settled: Boolean): TextUnit = when {
    amount.length > LongestAmount -> with(LocalDensity.current) { minOf(SmallestAmount.toDp(), MostOfLongest).toSp() }
    amount.length > VeryLongAmount -> SmallestAmount
    amount.length > LongAmount -> 11.sp
    settled || amount.length == LongAmount -> 13.sp
    else -> 15.sp
}

private const val LongAmount = 6
private const val VeryLongAmount = 7
private const val LongestAmount = 9
private val SmallestAmount = 9.sp
private val MostOfLongest = 13.dp

/** The spot that shows a step: a bonus on the ante has no spot of its own, and neither does envy. */
private fun spotFor(wager: Wager): Wager = when (wager) {
    Wager.AUTOMATIC_BONUS -> Wager.ANTE
    Wager.ENVY -> Wager.PROGRESSIVE
    else -> wager
}

private fun stepAt(state: TableState, seat: Int, wager: Wager): Step? =
    (state.round().settlement().orNull()?.steps() ?: state.staged()).find { it.seat() == seat && it.wager() == wager }

/** What is paid, or the price of a wager that was not counted. */
private fun paidText(step: Step): String = (if (isPayKnown(step)) "+" else "") + amountText(step)
