package app.spoton.tablet.history.ui

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
import app.spoton.tablet.R
import app.spoton.tablet.auditlog.KnownBy
import app.spoton.tablet.designsystem.CardFace
import app.spoton.tablet.designsystem.Outcome
import app.spoton.tablet.designsystem.dollars
import app.spoton.tablet.designsystem.manuals
import app.spoton.tablet.designsystem.net
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.spoken
import app.spoton.tablet.designsystem.theme.LocalOutcomeColors
import app.spoton.tablet.history.LoggedRound

private val CardWidth = 40.dp

/** The layout: the dealer's cards, then every seat with its cards, wagers and what it went home with. */
@Composable
internal fun RoundLayout(round: LoggedRound) {
    Column(verticalArrangement = Arrangement.spacedBy(14.dp)) {
        Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
            val hand = if (round.dealerHand().isEmpty()) "" else handName(round.dealerHand())
            val qualifies = if (round.dealerQualifies()) R.string.settle_qualifies else R.string.settle_does_not_qualify
            Plain(
                if (hand.isEmpty()) stringResource(R.string.table_dealer)
                else stringResource(R.string.history_dealer_hand, hand, stringResource(qualifies)),
            )
            KnownCards(round.dealer())
        }
        round.seats().forEach { seat ->
            HorizontalDivider()
            Column(Modifier.testTag("seat-" + seat.seat()), Arrangement.spacedBy(4.dp)) {
                SeatTitle(seat)
                if (seat.hands().isEmpty()) KnownCards(seat)
                seat.hands().forEachIndexed { number, hand ->
                    Plain(handTitle(number, hand))
                    KnownCards(seat, seat.placesOf(hand))
                }
                Quiet(seat.wagers().joinToString(" · ") { wagerName(it.wager()) + " " + dollars(it.stake()) })
            }
        }
        Quiet(stringResource(R.string.history_known_legend))
    }
}

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

/** Where the cards of one of a split's hands stand among the seat's cards. */
internal fun LoggedRound.SeatView.placesOf(hand: LoggedRound.HandView): List<Int> =
    hand.cards().map { card -> cards().indexOfFirst { it.card() == card } }

/** Cards with a mark under each that says how it was known, and under that what can be done with it. */
@Composable
internal fun KnownCards(
    seat: LoggedRound.SeatView,
    places: List<Int> = seat.cards().indices.toList(),
    onTouch: ((Int) -> Unit)? = null,
    under: @Composable (Int) -> Unit = {},
) {
    if (seat.unseen()) {
        Quiet(stringResource(R.string.history_unseen))
        return
    }
    FlowRow(horizontalArrangement = Arrangement.spacedBy(6.dp), verticalArrangement = Arrangement.spacedBy(6.dp)) {
        places.forEach { index ->
            val view = seat.cards()[index]
            val how = view.known().orNull()
            val name = spoken(view.card())
            val says = if (how == null) name else name + ", " + stringResource(knownWords(how))
            val touch = if (onTouch == null) Modifier
            else Modifier.testTag("copy-" + seat.seat() + "-" + index).clickable(role = Role.Button) { onTouch(index) }
            Column(
                horizontalAlignment = Alignment.CenterHorizontally, verticalArrangement = Arrangement.spacedBy(4.dp),
            ) {
                Column(
                    touch.clearAndSetOrName(onTouch == null, says), horizontalAlignment = Alignment.CenterHorizontally,
                    verticalArrangement = Arrangement.spacedBy(2.dp),
                ) {
                    CardFace(view.card(), if (onTouch == null) CardWidth else TouchWidth)
                    if (how != null) KnownMark(how)
                }
                under(index)
            }
        }
    }
}

@Composable
private fun KnownMark(how: KnownBy) {
    val colours = MaterialTheme.colorScheme
    Text(
        knownMark(how), Modifier.width(CardWidth),
        color = if (how == KnownBy.CAMERA) colours.onSurfaceVariant else colours.primary,
        style = MaterialTheme.typography.labelMedium, fontWeight = FontWeight.Bold, textAlign = TextAlign.Center,
    )
}

private val TouchWidth = 48.dp

private fun Modifier.clearAndSetOrName(clear: Boolean, says: String): Modifier =
    if (clear) clearAndSetSemantics { contentDescription = says } else semantics { contentDescription = says }

internal fun knownWords(how: KnownBy): Int = when (how) {
    KnownBy.CAMERA -> R.string.history_known_camera
    KnownBy.ASKED -> R.string.history_known_asked
    KnownBy.UNSURE -> R.string.history_known_unsure
    KnownBy.CORRECTED -> R.string.history_known_corrected
    KnownBy.BY_HAND -> R.string.history_known_by_hand
}

/** What the dealer did, in order, each with the rule that it rests on. */
@Composable
internal fun Steps(round: LoggedRound) {
    if (round.steps().isEmpty()) {
        Quiet(stringResource(R.string.history_not_settled))
        return
    }
    val manuals = manuals()
    round.steps().forEach { step ->
        Row(Modifier.testTag("step-" + step.step()), Arrangement.spacedBy(12.dp)) {
            OutcomeSign(step.outcome())
            Column(Modifier.weight(1f)) {
                Plain(step.say().ifEmpty { wagerName(step.wager()) })
                val source = if (step.source().isEmpty()) "" else "; " + step.paytable() + ", " + step.source()
                Quiet(manuals.citation(step.rule() + source))
            }
        }
    }
}

@Composable
private fun OutcomeSign(outcome: String) {
    val sign = when (outcome) {
        "win" -> Outcome.PAY
        "push" -> Outcome.PUSH
        else -> Outcome.TAKE
    }
    val fill = sign.fill(LocalOutcomeColors.current)
    val shape = if (sign == Outcome.TAKE) RoundedCornerShape(4.dp) else sign.shape
    Box(Modifier.padding(top = 3.dp).size(26.dp).background(fill.colour, shape), Alignment.Center) {
        Icon(painterResource(sign.sign), stringResource(sign.spoken), Modifier.size(18.dp), tint = fill.content)
    }
}
