package app.spoton.tablet.history.ui.rounds

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.spoton.engine.record.CardOrigin
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.OutcomeStyle
import app.spoton.tablet.designsystem.cards.CardFace
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.manuals
import app.spoton.tablet.designsystem.text.net
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.sentence
import app.spoton.tablet.designsystem.text.shortAmounts
import app.spoton.tablet.designsystem.text.spoken
import app.spoton.tablet.designsystem.theme.LocalOutcomeColors
import app.spoton.tablet.history.rounds.LoggedRound
import app.spoton.tablet.history.ui.components.BodyText
import app.spoton.tablet.history.ui.components.SecondaryText
import app.spoton.tablet.history.ui.components.originLetter
import app.spoton.tablet.history.ui.components.wagerName

private val CardWidth = 40.dp

/** The dealer's cards, then every seat with its cards, wagers and net result. */
@Composable
internal fun RoundLayout(round: LoggedRound) {
    Column(verticalArrangement = Arrangement.spacedBy(14.dp)) {
        Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
            val hand = sentence(round.dealer().words())
            val qualifies = if (round.dealer().qualifies()) R.string.settle_qualifies else R.string.settle_does_not_qualify
            val always = round.record().game().facts().isDealerAlwaysQualified
            BodyText(
                when {
                    hand.isEmpty() -> stringResource(R.string.table_dealer)
                    always -> stringResource(R.string.history_filter_value, stringResource(R.string.table_dealer), hand)
                    else -> stringResource(R.string.history_dealer_hand, hand, stringResource(qualifies))
                },
            )
            KnownCards(round.dealer().cards(), 0)
        }
        round.seats().forEach { seat ->
            HorizontalDivider()
            Column(Modifier.testTag("seat-" + seat.seat()), Arrangement.spacedBy(4.dp)) {
                SeatTitle(seat)
                if (seat.hands().isEmpty()) SeatCards(seat)
                seat.hands().forEachIndexed { number, hand ->
                    BodyText(handTitle(number, hand))
                    SeatCards(seat, seat.positionsOf(hand))
                }
                SecondaryText(seat.wagers().joinToString(" · ") { wagerName(it.wager()) + " " + stakeText(it) })
            }
        }
        SecondaryText(stringResource(R.string.history_known_legend))
    }
}

private fun stakeText(wager: LoggedRound.WagerView): String = wager.stake().orNull()?.let(::dollars) ?: wager.stakeText()

@Composable
internal fun SeatTitle(seat: LoggedRound.SeatView) {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
        val name = stringResource(R.string.table_seat, seat.seat())
        val folded = if (seat.folded()) " · " + stringResource(R.string.cards_folded) else ""
        Text(name + folded, Modifier.weight(1f), style = MaterialTheme.typography.titleMedium)
        seat.net().orNull()?.let {
            Text(net(it), style = MaterialTheme.typography.titleMedium, fontWeight = FontWeight.Bold)
        }
    }
}

@Composable
internal fun handTitle(number: Int, hand: LoggedRound.HandView): String =
    stringResource(R.string.history_split_hand, number + 1) +
        if (hand.folded()) " · " + stringResource(R.string.cards_folded) else ""

/** The positions of a split hand's cards among the seat's cards. */
internal fun LoggedRound.SeatView.positionsOf(hand: LoggedRound.HandView): List<Int> =
    hand.cards().map { card -> cards().indexOfFirst { it.card() == card } }

/** The cards of a seat, or a note that they were not shown. */
@Composable
internal fun SeatCards(
    seat: LoggedRound.SeatView,
    positions: List<Int> = seat.cards().indices.toList(),
    onSelect: ((Int) -> Unit)? = null,
    selected: Int? = null,
    below: @Composable (Int) -> Unit = {},
) {
    if (seat.unseen()) SecondaryText(stringResource(R.string.history_cards_not_shown))
    else KnownCards(seat.cards(), seat.seat(), positions, onSelect, selected, below)
}

/** Cards with a mark that says how each was known, and a place for buttons below. */
@Composable
internal fun KnownCards(
    cards: List<LoggedRound.CardView>,
    seat: Int,
    positions: List<Int> = cards.indices.toList(),
    onSelect: ((Int) -> Unit)? = null,
    selected: Int? = null,
    below: @Composable (Int) -> Unit = {},
) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(6.dp), verticalArrangement = Arrangement.spacedBy(6.dp)) {
        positions.forEach { index ->
            val view = cards[index]
            val origin = view.origin().orNull()
            val name = spoken(view.card())
            val description = if (origin == null) name else name + ", " + stringResource(originDescription(origin))
            val selectable = if (onSelect == null) Modifier
            else Modifier.testTag("copy-$seat-$index").clickable(role = Role.Button) { onSelect(index) }
            Column(
                horizontalAlignment = Alignment.CenterHorizontally, verticalArrangement = Arrangement.spacedBy(4.dp),
            ) {
                Column(
                    selectable.describedAs(description, alone = onSelect == null), horizontalAlignment = Alignment.CenterHorizontally,
                    verticalArrangement = Arrangement.spacedBy(2.dp),
                ) {
                    CardFace(view.card(), if (onSelect == null) CardWidth else SelectableCardWidth, selected = index == selected)
                    if (origin != null) OriginMark(origin)
                }
                below(index)
            }
        }
    }
}

@Composable
private fun OriginMark(origin: CardOrigin) {
    val colors = MaterialTheme.colorScheme
    Text(
        originLetter(origin), Modifier.width(CardWidth),
        color = if (origin == CardOrigin.CAMERA) colors.onSurfaceVariant else colors.primary,
        style = MaterialTheme.typography.labelMedium, fontWeight = FontWeight.Bold, textAlign = TextAlign.Center,
    )
}

private val SelectableCardWidth = 48.dp

private fun Modifier.describedAs(description: String, alone: Boolean): Modifier =
    if (alone) clearAndSetSemantics { contentDescription = description } else semantics { contentDescription = description }

internal fun originDescription(origin: CardOrigin): Int = when (origin) {
    CardOrigin.CAMERA -> R.string.history_known_camera
    CardOrigin.CONFIRMED -> R.string.history_known_asked
    CardOrigin.UNSURE -> R.string.history_known_unsure
    CardOrigin.CORRECTED -> R.string.history_known_corrected
    CardOrigin.TYPED -> R.string.history_known_by_hand
}

/** The settlement steps in order, each with its rule. */
@Composable
internal fun Steps(round: LoggedRound) {
    if (round.steps().isEmpty()) {
        SecondaryText(stringResource(R.string.history_not_settled))
        return
    }
    val manuals = manuals()
    round.steps().forEach { step ->
        Row(Modifier.testTag("step-" + step.step()), Arrangement.spacedBy(12.dp)) {
            OutcomeIcon(step.payment().outcome())
            Column(Modifier.weight(1f)) {
                BodyText(shortAmounts(step.sentence()).ifEmpty { wagerName(step.wager()) })
                val why = step.reason()
                val source = if (why.source().isEmpty()) "" else "; " + why.paytable() + ", " + why.source()
                SecondaryText(manuals.citation(why.rule() + source))
            }
        }
    }
}

@Composable
private fun OutcomeIcon(outcome: String) {
    val sign = when (outcome) {
        "win" -> OutcomeStyle.PAY
        "push" -> OutcomeStyle.PUSH
        else -> OutcomeStyle.TAKE
    }
    val fill = sign.fill(LocalOutcomeColors.current)
    val shape = if (sign == OutcomeStyle.TAKE) RoundedCornerShape(4.dp) else sign.shape
    Box(Modifier.padding(top = 3.dp).size(26.dp).background(fill.color, shape), Alignment.Center) {
        Icon(painterResource(sign.sign), stringResource(sign.spoken), Modifier.size(18.dp), tint = fill.content)
    }
}
