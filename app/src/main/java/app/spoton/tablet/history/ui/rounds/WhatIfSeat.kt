package app.spoton.tablet.history.ui.rounds

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
import app.spoton.engine.money.Money
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.DollarSign
import app.spoton.tablet.designsystem.text.spoken
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.history.rounds.LoggedRound
import app.spoton.tablet.history.ui.components.BodyText
import app.spoton.tablet.history.ui.components.SecondaryText
import app.spoton.tablet.history.ui.components.WrappingRow
import app.spoton.tablet.history.ui.components.wagerName
import app.spoton.tablet.history.whatif.WhatIf

/** The two hands of a split: cards can be changed, moved or drawn, and a hand folded. */
@Composable
internal fun SplitSeat(seat: LoggedRound.SeatView, selected: Int?, actions: RoundActions) {
    seat.hands().forEachIndexed { number, hand ->
        BodyText(handTitle(number, hand))
        SeatCards(seat, seat.positionsOf(hand), { actions.editor.selectCard(seat.seat(), it) }, selected) { index ->
            val card = seat.cards()[index].card()
            val other = 2 - number
            if (!hand.isDrawn(card)) {
                Choice(
                    stringResource(R.string.history_move), "move-$card",
                    enabled = hand.cards().size - hand.drawn().size > 1,
                    spoken = stringResource(R.string.history_move_to_hand, spoken(card), other),
                ) { actions.editor.moveCard(seat.seat(), card) }
            }
        }
        WrappingRow {
            Choice(
                stringResource(R.string.cards_fold), "copy-fold-${seat.seat()}-$number", chosen = hand.folded(), toggles = true,
                spoken = stringResource(R.string.history_fold_hand, number + 1, seat.seat()),
            ) { actions.editor.foldHand(seat.seat(), number, !hand.folded()) }
            if (hand.lacksCard()) {
                Choice(stringResource(R.string.history_choose_drawn_card), "draw-${seat.seat()}-$number") {
                    actions.editor.selectCard(seat.seat(), WhatIf.SelectedCard.toDraw(seat.seat(), number).index())
                }
            }
        }
    }
}

/** The seat's wagers, which can be changed or removed, and those that can be added. */
@Composable
internal fun WagerFields(whatIf: WhatIf, seat: LoggedRound.SeatView, actions: RoundActions) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp),
    ) { seat.wagers().forEach { key(it.wager()) { WagerField(seat.seat(), it, actions) } } }
    val toAdd = actions.editor.wagersToAdd(whatIf, seat.seat())
    if (toAdd.isEmpty()) return
    SecondaryText(stringResource(R.string.history_add_wager))
    WrappingRow {
        toAdd.forEach { wager ->
            Choice(
                wagerName(wager), "add-${seat.seat()}-$wager",
                spoken = stringResource(R.string.history_add_wager_at, wagerName(wager), seat.seat()),
            ) { actions.editor.addWager(seat.seat(), wager) }
        }
    }
}

/** The amount of a wager; a change counts when the field loses focus. */
@Composable
private fun WagerField(seat: Int, wager: LoggedRound.WagerView, actions: RoundActions) {
    var text by remember(wager) { mutableStateOf(wager.stakeText()) }
    val apply = { if (text != wager.stakeText()) actions.editor.changeWager(seat, wager.wager(), text) }
    OutlinedTextField(
        text, { text = it },
        Modifier.width(190.dp * textScale()).testTag("copy-$seat-" + wager.wager())
            .onFocusChanged { if (!it.isFocused) apply() },
        label = { Text(wagerName(wager.wager())) },
        prefix = { DollarSign() },
        isError = text != wager.stakeText() && text.isNotEmpty() && Money.typed(text).isEmpty,
        trailingIcon = {
            IconButton({ actions.editor.changeWager(seat, wager.wager(), "") }, Modifier.testTag("remove-$seat-" + wager.wager())) {
                Icon(
                    painterResource(R.drawable.ic_close),
                    stringResource(R.string.history_remove_wager, wagerName(wager.wager()), seat),
                )
            }
        },
        keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Decimal, imeAction = ImeAction.Done),
        keyboardActions = KeyboardActions(onDone = { apply() }),
        singleLine = true,
    )
}
