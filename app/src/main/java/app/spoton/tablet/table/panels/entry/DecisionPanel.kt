package app.spoton.tablet.table.panels.entry

import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.detectDragGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.round
import androidx.compose.ui.zIndex
import app.spoton.engine.card.Card
import app.spoton.engine.card.Cards
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.cards.CardFace
import app.spoton.tablet.designsystem.cards.CardPlace
import app.spoton.tablet.designsystem.cards.CardRow
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.text.spoken
import app.spoton.tablet.table.panels.CameraSlot
import app.spoton.tablet.table.panels.Panel
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.panels.settlement.stakeText
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.round.seat.SpotLayout
import app.spoton.tablet.table.round.seat.Stake
import app.spoton.tablet.table.state.TableState

private val HandCard = 50.dp
private val SplitCard = 34.dp

/** How far a card must be dragged to move to the other hand. */
private val DragFrom = 56.dp

/** A player's decision: to fold, or to play for what the rule allows. */
@Composable
internal fun Decision(state: TableState, seat: Int, hand: Int, actions: TableActions) {
    val game = state.setup().game()
    val now = state.round().seat(seat)
    val split = SpotLayout.isSplit(game)
    val made = now.stake(SpotLayout.play(game, hand))
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(6.dp), verticalArrangement = Arrangement.spacedBy(6.dp),
    ) {
        if (state.options(seat).mayFold(hand)) {
            val description = if (split) stringResource(R.string.cards_hand_fold_spoken, seat, hand + 1)
            else stringResource(R.string.cards_fold_spoken, seat)
            Choice(
                stringResource(R.string.cards_fold), "fold-$seat-$hand", chosen = now.isFolded(hand), spoken = description,
                toggles = true,
            ) { actions.tap { it.fold(seat, hand) } }
        }
        state.options(seat).plays(hand).forEach { stake ->
            Choice(
                playText(stake), "play-$seat-$hand-$stake", chosen = made == stake,
                spoken = spokenPlay(seat, stake, if (split) hand + 1 else 0), toggles = true,
            ) { actions.tap { it.play(seat, hand, stake) } }
        }
    }
}

@Composable
internal fun playText(stake: Stake): String =
    if (stake.isUncounted) stringResource(R.string.cards_play_uncounted) else stringResource(R.string.cards_play, stakeText(stake))

/** @param hand 1 or 2 of a split; 0 in other games */
@Composable
internal fun spokenPlay(seat: Int, stake: Stake, hand: Int = 0): String = when {
    stake.isUncounted && hand > 0 -> stringResource(R.string.cards_hand_play_uncounted_spoken, seat, hand)
    stake.isUncounted -> stringResource(R.string.cards_play_uncounted_spoken, seat)
    hand > 0 -> stringResource(R.string.cards_hand_play_spoken, seat, hand, stakeText(stake))
    else -> stringResource(R.string.cards_play_spoken, seat, stakeText(stake))
}

/** A seat whose cards are there and whose player has not decided, or whose split can be changed. */
@Composable
internal fun DecisionPanel(state: TableState, focus: TableFocus.Decision, actions: TableActions, camera: CameraSlot) {
    val seat = focus.seat()
    if (!SpotLayout.isSplit(state.setup().game())) {
        Panel(
            state, stringResource(R.string.cards_decide, seat), stringResource(R.string.cards_decide_hint),
            left = { CardRow(state.round().seat(seat).cards(), 0, HandCard) },
            middle = { Decision(state, seat, 0, actions) },
            right = { ReadAndSettle(state, actions, camera, it) },
            cameraStatus = camera.status,
        )
        return
    }
    val winners = state.options(seat).instantWinners()
    val hands = state.round().seat(seat).hands()
    val isSplit = hands[1].cards().size() > 0 && hands[0].cards().size() > 0
    Panel(
        state,
        heading = stringResource(if (isSplit) R.string.cards_decide else R.string.cards_split_heading, seat),
        lead = stringResource(
            when {
                winners.size > 1 && !isSplit -> R.string.cards_choose_winner
                winners.isNotEmpty() -> R.string.cards_instant
                isSplit -> R.string.cards_split
                else -> R.string.cards_split_tap
            },
        ),
        left = {
            if (state.options(seat).mayFoldAll()) {
                val folded = state.round().seat(seat).folded()
                Choice(stringResource(R.string.cards_fold_all), "fold-all-$seat", chosen = folded, toggles = true) {
                    actions.tap { it.foldAll(seat) }
                }
            }
        },
        middle = {
            val splits = state.options(seat).splits()
            if (splits.isNotEmpty()) {
                FlowRow(
                    horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp),
                ) {
                    splits.forEachIndexed { index, first ->
                        SplitOption(state.round().seat(seat).cards(), first, index) { actions.tap { it.split(seat, first) } }
                    }
                }
            } else if (!state.round().seat(seat).folded()) {
                Row(horizontalArrangement = Arrangement.spacedBy(20.dp)) {
                    SplitHandView(state, seat, 0, winners, actions)
                    SplitHandView(state, seat, 1, winners, actions)
                }
            }
        },
        right = { ReadAndSettle(state, actions, camera, it) },
        cameraStatus = camera.status,
    )
}

@Composable
private fun SplitHandView(state: TableState, seat: Int, hand: Int, winners: List<Cards>, actions: TableActions) {
    val cards = state.round().seat(seat).hands()[hand].cards()
    Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
        Text(
            stringResource(R.string.cards_hand, hand + 1),
            style = MaterialTheme.typography.titleMedium, fontWeight = FontWeight.Bold,
        )
        Row(Modifier.heightIn(min = HandCard * 1.36f), Arrangement.spacedBy(4.dp)) {
            cards.list().forEach { MovableCard(it, hand) { actions.tap { now -> now.moveToOtherHand(seat, it) } } }
            if (cards.size() == 0) CardPlace(HandCard)
        }
        if (winners.any { it.mask() == cards.mask() }) {
            Text(
                stringResource(R.string.cards_instant_short), color = MaterialTheme.colorScheme.primary,
                style = MaterialTheme.typography.labelLarge, fontWeight = FontWeight.Bold,
            )
        } else if (cards.size() in 1..3) {
            Decision(state, seat, hand, actions)
        }
    }
}

/** A card of a split: a tap moves it to the other hand, and so does a finger that drags it there. */
@Composable
private fun MovableCard(card: Card, hand: Int, onMove: () -> Unit) {
    val shape = RoundedCornerShape(8.dp)
    val description = stringResource(R.string.cards_move, spoken(card))
    var dragged by remember(card, hand) { mutableStateOf(Offset.Zero) }
    val move by rememberUpdatedState(onMove)
    Box(
        Modifier
            .testTag("move-$card")
            .zIndex(if (dragged == Offset.Zero) 0f else 1f)
            .offset { dragged.round() }
            .pointerInput(card, hand) {
                detectDragGestures(
                    onDragEnd = {
                        val across = if (hand == 0) dragged.x else -dragged.x
                        dragged = Offset.Zero
                        if (across >= DragFrom.toPx()) move()
                    },
                    onDragCancel = { dragged = Offset.Zero },
                ) { change, by ->
                    change.consume()
                    dragged += by
                }
            }
            .focusRing(shape)
            .clip(shape)
            .clickable(role = Role.Button, onClick = onMove)
            .semantics { contentDescription = description },
    ) { CardFace(card, HandCard) }
}

/** One way to split the cards: a tap does it. */
@Composable
private fun SplitOption(dealt: Cards, first: Cards, index: Int, onClick: () -> Unit) {
    val shape = RoundedCornerShape(12.dp)
    val second = Cards.of(dealt.list() - first.list().toSet())
    val description = stringResource(R.string.cards_split_spoken, spoken(first), spoken(second))
    Row(
        Modifier
            .testTag("split-$index")
            .focusRing(shape)
            .clip(shape)
            .border(1.dp, MaterialTheme.colorScheme.outline, shape)
            .clickable(role = Role.Button, onClick = onClick)
            .semantics { contentDescription = description }
            .heightIn(min = 48.dp)
            .padding(6.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        CardRow(first, 0, SplitCard, gap = 1.dp)
        CardRow(second, 0, SplitCard, gap = 1.dp)
    }
}
