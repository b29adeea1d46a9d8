package app.spoton.tablet.table.panels.settlement

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
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
import app.spoton.engine.hand.HandWords
import app.spoton.engine.round.Wager
import app.spoton.engine.settlement.Outcome
import app.spoton.engine.settlement.Settlement
import app.spoton.engine.settlement.Step
import app.spoton.engine.settlement.StepNote
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.OutcomeBadge
import app.spoton.tablet.designsystem.OutcomeStyle
import app.spoton.tablet.designsystem.cards.CardRow
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.net
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.sentence
import app.spoton.tablet.designsystem.text.spoken
import app.spoton.tablet.designsystem.text.title
import app.spoton.tablet.table.state.TableState

private val HandCard = 40.dp

/** The dealer's action; none for a losing progressive, whose chips left the layout when the round started. */
internal fun outcome(step: Step): OutcomeStyle? = when (step.outcome()!!) {
    Outcome.WIN -> OutcomeStyle.PAY
    Outcome.LOSE -> if (step.wager() == Wager.PROGRESSIVE) null else OutcomeStyle.TAKE
    Outcome.PUSH -> OutcomeStyle.PUSH
}

/** The dealer's own hand comes first, and whether it qualifies. */
@Composable
internal fun DealerLine(state: TableState) {
    val settlement = state.round().settlement().get()
    val hand = settlement.dealer().get()
    val cards = spoken(hand.cards())
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
        CardRow(hand.cards(), 0, HandCard, Modifier.clearAndSetSemantics { contentDescription = cards })
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
    val description = lineText(state, step)
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
            if (outcome == null) Text(stringResource(R.string.settle_no_win), style = type.displayMedium, fontWeight = FontWeight.Bold)
            else MaterialTheme(typography = type.copy(titleLarge = type.displayMedium)) { OutcomeBadge(outcome) }
            val amount = amountText(step)
            if (amount.isNotEmpty()) Text(amount, style = type.displayLarge, fontWeight = FontWeight.Bold)
            Text(detailText(step, outcome), style = MaterialTheme.typography.headlineSmall)
        }
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(32.dp), verticalArrangement = Arrangement.spacedBy(8.dp),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            if (outcome == OutcomeStyle.PAY && isPayKnown(step)) ChipsToCut(state, step.pay())
            step.hand().orNull()?.let { hand ->
                Text(sentence(step.handWords().orElse("")), style = MaterialTheme.typography.headlineSmall)
                CardRow(hand.cards(), 0, HandCard)
            }
        }
        UncountedPayout(state, step)
        val notes = step.notes().filterNot { it == StepNote.SUPERVISOR }.joinToString(" · ") { sentence(it.words()) }
        if (notes.isNotEmpty()) {
            Text(notes, color = MaterialTheme.colorScheme.tertiary, style = MaterialTheme.typography.titleMedium)
        }
    }
    state.view().get().finishedSeatTotal().orNull()?.let { SeatTotalLine(it) }
}

/** No line ends between a sign and its amount. */
private fun unbroken(amount: String): String = amount.replace("−", "−\u2060")

/** What the dealer pushes to the player in the end. */
@Composable
internal fun SeatTotalLine(total: Settlement.SeatTotal) {
    val text = if (total.isCounted) stringResource(R.string.settle_total, total.seat(), dollars(total.returned()), unbroken(net(total.net())))
    else stringResource(R.string.settle_total_uncounted, total.seat())
    Text(text, Modifier.testTag("seat-total"), style = MaterialTheme.typography.titleMedium, fontWeight = FontWeight.Bold)
}

@Composable
private fun detailText(step: Step, outcome: OutcomeStyle?): String {
    val from = step.from()
    val odds = oddsText(step)
    return when {
        outcome == null -> stringResource(R.string.settle_already_collected)
        from.isPresent -> stringResource(R.string.settle_envy, from.asInt)
        odds != null -> odds
        outcome == OutcomeStyle.TAKE -> stringResource(R.string.settle_to_rack)
        outcome == OutcomeStyle.PUSH -> stringResource(R.string.settle_to_player)
        else -> ""
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
            val text = stringResource(R.string.settle_seat_total, it.seat(), netText(it))
            val description = if (!it.isCounted) text
            else stringResource(R.string.settle_seat_total_spoken, it.seat(), dollars(it.returned()), net(it.net()))
            Text(
                text,
                Modifier.testTag("total-" + it.seat()).semantics { contentDescription = description },
                style = MaterialTheme.typography.headlineSmall, fontWeight = FontWeight.Bold,
            )
        }
    }
}
