package app.spoton.tablet.table.panels

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.spoton.engine.money.Money
import app.spoton.engine.hand.HandWords
import app.spoton.engine.round.Note
import app.spoton.tablet.designsystem.OutcomeStyle
import app.spoton.engine.round.Outcome
import app.spoton.engine.round.Step
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.CardRow
import app.spoton.tablet.designsystem.OutcomeBadge
import app.spoton.tablet.designsystem.dollars
import app.spoton.tablet.designsystem.net
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.sentence
import app.spoton.tablet.designsystem.textScale
import app.spoton.tablet.designsystem.title
import app.spoton.tablet.table.round.ChipRack
import app.spoton.tablet.table.state.TableState

private val HandCard = 40.dp

internal fun outcome(step: Step): OutcomeStyle = when (step.outcome()) {
    Outcome.WIN -> OutcomeStyle.PAY
    Outcome.LOSE -> OutcomeStyle.TAKE
    Outcome.PUSH -> OutcomeStyle.PUSH
}

/** The dealer's own hand comes first, and whether it qualifies. */
@Composable
internal fun DealerLine(state: TableState) {
    val settlement = state.round().settlement().get()
    val hand = settlement.dealer().get()
    val qualifies = stringResource(
        if (settlement.dealerQualifies()) R.string.settle_qualifies else R.string.settle_does_not_qualify,
    )
    Text(
        stringResource(R.string.settle_dealer), Modifier.semantics { heading() },
        color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.headlineSmall,
    )
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(28.dp), verticalArrangement = Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Text(
            sentence(HandWords.of(hand)), Modifier.testTag("dealer-hand"),
            style = MaterialTheme.typography.displayMedium, fontWeight = FontWeight.Bold,
        )
        CardRow(hand.cards(), 0, HandCard)
        if (!state.setup().game().facts().isDealerAlwaysQualified) Text(
            qualifies,
            Modifier
                .testTag("qualifies")
                .border(2.dp, MaterialTheme.colorScheme.outline, RoundedCornerShape(12.dp))
                .padding(horizontal = 16.dp, vertical = 8.dp),
            style = MaterialTheme.typography.headlineSmall,
        )
    }
}

/** One wager: seat, spot, TAKE, PUSH or PAY, the amount, the odds, the chips to cut, and the hand that decided. */
@Composable
internal fun StepLine(state: TableState, step: Step) {
    val outcome = outcome(step)
    val description = step.sentence()
    Column(
        Modifier.testTag("step").clearAndSetSemantics {
            contentDescription = description
            liveRegion = LiveRegionMode.Polite
        },
        Arrangement.spacedBy(8.dp),
    ) {
        Text(
            stringResource(R.string.settle_line, step.seat(), title(step.wager())),
            color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.headlineMedium,
        )
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(28.dp), verticalArrangement = Arrangement.spacedBy(4.dp),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            val type = MaterialTheme.typography
            MaterialTheme(typography = type.copy(titleLarge = type.displayMedium)) { OutcomeBadge(outcome) }
            Text(
                dollars(if (outcome == OutcomeStyle.PAY) step.pay() else step.stake()),
                style = MaterialTheme.typography.displayLarge, fontWeight = FontWeight.Bold,
            )
            Text(detailText(step, outcome), style = MaterialTheme.typography.headlineSmall)
        }
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(32.dp), verticalArrangement = Arrangement.spacedBy(8.dp),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            if (outcome == OutcomeStyle.PAY) ChipsToCut(state, step.pay())
            step.hand().orNull()?.let { hand ->
                Text(sentence(step.handWords().orElse("")), style = MaterialTheme.typography.headlineSmall)
                CardRow(hand.cards(), 0, HandCard)
            }
        }
        val waits = state.round().waitsForSupervisor()
        val notes = step.notes().filterNot { waits && it == Note.SUPERVISOR }.joinToString(" · ") { sentence(it.words()) }
        if (notes.isNotEmpty()) {
            Text(notes, color = MaterialTheme.colorScheme.tertiary, style = MaterialTheme.typography.titleMedium)
        }
    }
    state.round().finishedSeatTotal().orNull()?.let {
        Text(
            stringResource(R.string.settle_total, it.seat(), dollars(it.returned()), net(it.net())),
            Modifier.testTag("seat-total"), style = MaterialTheme.typography.titleMedium,
        )
    }
}

@Composable
private fun detailText(step: Step, outcome: OutcomeStyle): String {
    val from = step.from()
    val odds = step.odds().orNull()
    return when {
        from.isPresent -> stringResource(R.string.settle_envy, from.asInt)
        odds != null -> stringResource(R.string.settle_odds, odds.toString(), dollars(step.stake()))
        outcome == OutcomeStyle.TAKE -> stringResource(R.string.settle_to_rack)
        outcome == OutcomeStyle.PUSH -> stringResource(R.string.settle_to_player)
        else -> ""
    }
}

/** The pay in the house's chips, the fewest there can be. */
@Composable
private fun ChipsToCut(state: TableState, amount: Money) {
    val chips = state.setup().chips()
    val rack = remember(chips) { ChipRack(chips) }
    val cut = remember(rack, amount) { rack.cut(amount) }
    Row(Modifier.testTag("cut"), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
        Text(stringResource(R.string.settle_chips), style = MaterialTheme.typography.titleLarge)
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(14.dp), itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            cut.stacks().forEach { StackOfChips(it) }
            if (!cut.isExact) {
                val left = stringResource(R.string.settle_chips_left, dollars(cut.left()))
                Text(left, style = MaterialTheme.typography.titleMedium)
            }
        }
    }
}

@Composable
private fun StackOfChips(stack: ChipRack.Stack) {
    val colors = MaterialTheme.colorScheme
    Row(horizontalArrangement = Arrangement.spacedBy(6.dp), verticalAlignment = Alignment.CenterVertically) {
        Text(
            stringResource(R.string.settle_count, stack.count()),
            style = MaterialTheme.typography.headlineSmall, fontWeight = FontWeight.Bold,
        )
        Box(
            Modifier
                .size(52.dp * textScale())
                .background(colors.secondaryContainer, CircleShape)
                .border(4.dp, colors.secondary, CircleShape),
            Alignment.Center,
        ) {
            Text(
                dollars(stack.chip()), color = colors.onSecondaryContainer, fontSize = 14.sp,
                fontWeight = FontWeight.Bold, softWrap = false,
            )
        }
    }
}

/** What every seat has at the end. */
@Composable
internal fun Totals(state: TableState) {
    if (!state.round().settlement().isPresent) return
    Text(
        stringResource(R.string.settle_totals), Modifier.semantics { heading() },
        color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.headlineSmall,
    )
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(28.dp), verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        state.round().settlement().get().seats().forEach {
            val returned = dollars(it.returned())
            val description = stringResource(R.string.settle_seat_total_spoken, it.seat(), returned, net(it.net()))
            Text(
                stringResource(R.string.settle_seat_total, it.seat(), net(it.net())),
                Modifier.testTag("total-" + it.seat()).semantics { contentDescription = description },
                style = MaterialTheme.typography.headlineSmall, fontWeight = FontWeight.Bold,
            )
        }
    }
}
