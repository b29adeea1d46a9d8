package app.spoton.tablet.history.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.spoken
import app.spoton.tablet.designsystem.textScale
import app.spoton.tablet.history.LoggedRound
import app.spoton.tablet.history.WhatIf

/** The two hands of a split on a copy: a card can be another one, go to the other hand, or be drawn; a hand can be folded. */
@Composable
internal fun SplitSeat(seat: LoggedRound.SeatView, taps: HistoryActions) {
    seat.hands().forEachIndexed { number, hand ->
        Plain(handTitle(number, hand))
        KnownCards(seat, seat.placesOf(hand), { taps.touchCard(seat.seat(), it) }) { index ->
            val card = seat.cards()[index].card()
            val other = 2 - number
            if (!hand.isDrawn(card)) {
                Choice(
                    stringResource(R.string.history_to_hand, other), "move-$card",
                    enabled = hand.cards().size - hand.drawn().size > 1,
                    spoken = stringResource(R.string.history_to_hand_says, spoken(card), other),
                ) { taps.moveCard(seat.seat(), card) }
            }
        }
        Chips {
            Choice(
                stringResource(R.string.cards_fold), "copy-fold-${seat.seat()}-$number", chosen = hand.folded(), toggles = true,
                spoken = stringResource(R.string.history_fold_hand, number + 1, seat.seat()),
            ) { taps.foldHand(seat.seat(), number, !hand.folded()) }
            if (hand.lacksCard()) {
                Choice(stringResource(R.string.history_draw), "draw-${seat.seat()}-$number") {
                    taps.touchCard(seat.seat(), WhatIf.CardAt.toDraw(seat.seat(), number).index())
                }
            }
        }
    }
}

/** The seat's wagers, each of which can be another amount or be gone, and those that it could have made besides. */
@Composable
internal fun Stakes(whatIf: WhatIf, seat: LoggedRound.SeatView, taps: HistoryActions) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp),
    ) { seat.wagers().forEach { key(it.wager()) { Stake(seat.seat(), it, taps) } } }
    val toAdd = taps.toAdd(whatIf, seat.seat())
    if (toAdd.isEmpty()) return
    Quiet(stringResource(R.string.history_add_wager))
    Chips {
        toAdd.forEach { wager ->
            Choice(
                wagerName(wager), "add-${seat.seat()}-$wager",
                spoken = stringResource(R.string.history_add_wager_says, wagerName(wager), seat.seat()),
            ) { taps.addWager(seat.seat(), wager) }
        }
    }
}

/** An amount that can be typed anew; it counts once the field is left. */
@Composable
private fun Stake(seat: Int, wager: LoggedRound.WagerView, taps: HistoryActions) {
    var text by remember(wager) { mutableStateOf(wager.stake().toString()) }
    val put = { if (text != wager.stake().toString()) taps.putStake(seat, wager.wager(), text) }
    OutlinedTextField(
        text, { text = it },
        Modifier.width(190.dp * textScale()).testTag("copy-$seat-" + wager.wager())
            .onFocusChanged { if (!it.isFocused) put() },
        label = { Text(wagerName(wager.wager())) },
        trailingIcon = {
            IconButton({ taps.putStake(seat, wager.wager(), "") }, Modifier.testTag("without-$seat-" + wager.wager())) {
                Icon(
                    painterResource(R.drawable.ic_close),
                    stringResource(R.string.history_without_wager, wagerName(wager.wager()), seat),
                )
            }
        },
        keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Decimal, imeAction = ImeAction.Done),
        keyboardActions = KeyboardActions(onDone = { put() }),
        singleLine = true,
    )
}
