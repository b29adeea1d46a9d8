package app.spoton.tablet.table.panels.settlement

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.spoton.engine.hand.HandWords
import app.spoton.engine.money.Odds
import app.spoton.engine.settlement.Step
import app.spoton.engine.settlement.StepNote
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.OutcomeStyle
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.sentence
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.designsystem.text.title
import app.spoton.tablet.designsystem.theme.LocalOutcomeColors
import app.spoton.tablet.table.round.settlement.SettlementView
import app.spoton.tablet.table.round.settlement.StepGroup
import app.spoton.tablet.table.state.TableState

private val IconSize = 26.dp
private val TwoColumnsFrom = 640.dp
private const val MostInAColumn = 4

/** All lines of a seat, or of a pass over the seats, in the manual's order. */
@Composable
internal fun GroupLines(state: TableState, view: SettlementView, group: StepGroup) {
    val hands = group.steps().mapNotNull { handText(it) }.distinct()
    val single = hands.singleOrNull()?.takeIf { group.isOfOneSeat }
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(20.dp), itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Text(
            groupTitle(group), Modifier.testTag("group-title").semantics {
                heading()
                liveRegion = LiveRegionMode.Polite
            },
            color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.headlineSmall,
        )
        if (single != null) Text(single, Modifier.testTag("group-hand"), style = MaterialTheme.typography.titleLarge)
        if (view.isFirst) DealersHand(state)
    }
    BoxWithConstraints {
        // A pass over many seats takes two columns where there is room: a panel that is too high hides the seats.
        val two = !group.isOfOneSeat && group.steps().size > MostInAColumn && maxWidth / textScale() >= TwoColumnsFrom
        val width = if (two) Modifier.width((maxWidth - 16.dp) / 2) else Modifier.fillMaxWidth()
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(16.dp), verticalArrangement = Arrangement.spacedBy(2.dp),
            maxItemsInEachRow = if (two) 2 else 1,
        ) {
            val columns = lineColumns(group)
            group.steps().forEach { GroupLine(state, it, group, columns, showHand = single == null, width) }
        }
    }
    view.finishedSeatTotal().orNull()?.let { SeatTotalLine(it) }
}

/** The dealer's hand comes with the first lines; on the felt it stays all the time. */
@Composable
private fun DealersHand(state: TableState) {
    val settlement = state.round().settlement().get()
    val hand = settlement.dealer().orNull() ?: return
    val qualifies = stringResource(
        if (settlement.dealerQualifies()) R.string.settle_qualifies else R.string.settle_does_not_qualify,
    )
    val has = HandWords.of(hand)
    Text(
        if (state.setup().game().facts().isDealerAlwaysQualified) stringResource(R.string.table_dealer_spoken, has)
        else stringResource(R.string.settle_dealer_line, has, qualifies.lowercase()),
        Modifier.testTag("dealer-hand"), style = MaterialTheme.typography.titleMedium,
    )
}

@Composable
internal fun groupTitle(group: StepGroup): String {
    val first = group.steps()[0]
    val forfeits = group.steps().all { it.notes().contains(StepNote.FORFEITED) }
    return when (group.kind()!!) {
        StepGroup.Kind.LINE -> stringResource(R.string.settle_line, first.seat(), title(first.wager()))
        StepGroup.Kind.SEAT -> stringResource(R.string.table_seat, first.seat())
        StepGroup.Kind.DEALT -> stringResource(R.string.settle_pass_dealt, title(first.wager()))
        StepGroup.Kind.DECIDED ->
            stringResource(if (forfeits) R.string.settle_pass_folded else R.string.settle_pass_folded_and_instant)
        StepGroup.Kind.DEALER_SHOWN -> stringResource(R.string.settle_pass_push, title(first.wager()).lowercase())
        StepGroup.Kind.ENVY -> stringResource(R.string.settle_pass_envy)
    }
}

/** The hand that decided a line. */
internal fun handText(step: Step): String? =
    step.handWords().orNull()?.let { sentence(it) }

/** The widths of the spot and of the action with its amount: the same in all lines of a group, so that they are below each other. */
private class LineColumns(val spot: Dp, val action: Dp)

@Composable
private fun lineColumns(group: StepGroup): LineColumns {
    val type = MaterialTheme.typography
    return LineColumns(
        widest(group.steps().map { spotText(it, group) }, type.titleMedium, 118.dp * textScale()),
        widest(group.steps().map { actionText(it) }, type.titleLarge.copy(fontWeight = FontWeight.Bold), 146.dp * textScale()),
    )
}

@Composable
private fun widest(texts: List<String>, style: TextStyle, least: Dp): Dp {
    val measurer = rememberTextMeasurer()
    return with(LocalDensity.current) { maxOf(least, texts.maxOf { measurer.measure(it, style, maxLines = 1).size.width }.toDp()) }
}

@Composable
private fun spotText(step: Step, group: StepGroup): String =
    if (group.isOfOneSeat) title(step.wager()) else stringResource(R.string.settle_line, step.seat(), title(step.wager()))

@Composable
private fun actionText(step: Step): String {
    val word = outcome(step)?.let { stringResource(it.word) } ?: stringResource(R.string.settle_no_win)
    return word + amount(step)?.let { " " + dollars(it) }.orEmpty()
}

/** One wager in a row: sign, spot, action, amount, chips. */
@Composable
private fun GroupLine(
    state: TableState, step: Step, group: StepGroup, columns: LineColumns, showHand: Boolean, modifier: Modifier,
) {
    val outcome = outcome(step)
    val waits = state.round().isUnapproved(step) && StepNote.SUPERVISOR !in step.notes()
    val description = lineText(state, step) + if (waits) " " + stringResource(R.string.call_supervisor) else ""
    val type = MaterialTheme.typography
    FlowRow(
        modifier
            .testTag("line-" + step.number())
            .heightIn(min = 32.dp)
            .clearAndSetSemantics { contentDescription = description },
        Arrangement.spacedBy(10.dp), itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        OutcomeIcon(outcome, IconSize)
        Text(spotText(step, group), Modifier.widthIn(min = columns.spot), style = type.titleMedium)
        Text(
            actionText(step), Modifier.widthIn(min = columns.action), style = type.titleLarge, fontWeight = FontWeight.Bold,
        )
        shortDetail(step, outcome)?.let { Text(it, style = type.bodyLarge) }
        if (outcome == OutcomeStyle.PAY && isPayKnown(step)) ChipsToCut(state, step.pay(), small = true)
        UncountedPayout(state, step)
        if (showHand) handText(step)?.let { Text(it, style = type.bodyLarge) }
        val notes = step.notes().filterNot { it == StepNote.SUPERVISOR || it == StepNote.FORFEITED }
        if (notes.isNotEmpty()) {
            Text(
                notes.joinToString(" · ") { sentence(it.words()) }, color = MaterialTheme.colorScheme.tertiary,
                style = type.bodyMedium,
            )
        }
    }
}

/** The price, the meter, or whose hand it is for; the stake is on the spot. */
@Composable
private fun shortDetail(step: Step, outcome: OutcomeStyle?): String? {
    val odds = step.odds().orNull()
    return when {
        outcome == null -> stringResource(R.string.settle_already_collected)
        outcome != OutcomeStyle.PAY -> null
        step.from().isPresent -> stringResource(R.string.settle_envy, step.from().asInt)
        odds?.kind() == Odds.Kind.PERCENT -> oddsText(step)
        else -> odds?.toString()
    }
}

/** Shape, sign and color of an outcome; a dash if there is nothing to do. */
@Composable
internal fun OutcomeIcon(outcome: OutcomeStyle?, size: Dp) {
    if (outcome == null) {
        Box(Modifier.size(size), Alignment.Center) {
            Box(Modifier.size(size / 2, 3.dp).background(MaterialTheme.colorScheme.onSurfaceVariant))
        }
        return
    }
    val fill = outcome.fill(LocalOutcomeColors.current)
    Box(Modifier.size(size).background(fill.color, outcome.shape), Alignment.Center) {
        Icon(painterResource(outcome.sign), null, Modifier.size(size * 0.75f), tint = fill.content)
    }
}
