package app.spoton.tablet.table.panels.entry

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.engine.card.Card
import app.spoton.engine.card.Rank
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.cards.CardFace
import app.spoton.tablet.designsystem.cards.CardPicker
import app.spoton.tablet.designsystem.cards.CardPlace
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.rankName
import app.spoton.tablet.designsystem.text.sentence
import app.spoton.tablet.designsystem.text.spoken
import app.spoton.tablet.table.panels.CameraSlot
import app.spoton.tablet.table.panels.LocalPanelScrolls
import app.spoton.tablet.table.panels.LocalShortOfHeight
import app.spoton.tablet.table.panels.Panel
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.panels.settlement.isTickedByPlaying
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.round.seat.SeatInPlay
import app.spoton.tablet.table.round.seat.SpotLayout
import app.spoton.tablet.table.state.TableState

private val HandCard = 50.dp
private val Key = RoundedCornerShape(12.dp)

/** Cards by two taps each, rank and suit; and, at a seat, the player's decision. */
@Composable
internal fun CardPanel(state: TableState, place: TableFocus.CardAt, actions: TableActions, camera: CameraSlot) {
    val rank = state.rank().orNull()
    val decides = place.seat() != TableFocus.DEALER && !SpotLayout.isSplit(state.setup().game())
    val tight = LocalPanelScrolls.current // ranks and suits come first then: every card needs them
    val enlarges = !LocalShortOfHeight.current // otherwise only the seat shows the cards, or the suits would be out of view
    Panel(
        state,
        heading = placeName(state, place),
        lead = if (rank == null) stringResource(R.string.cards_rank)
        else stringResource(R.string.cards_suit, sentence(stringResource(rankName(rank)))),
        left = {
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(16.dp), verticalArrangement = Arrangement.spacedBy(10.dp),
                itemVerticalAlignment = Alignment.CenterVertically,
            ) {
                if (enlarges) HandCards(state, place, actions)
                if (decides && !tight) Decision(state, place.seat(), 0, actions)
            }
        },
        middle = {
            val onRank = { tapped: Rank -> actions.tap { it.tapRank(tapped) } }
            CardPicker(rank, state::isFree, onRank) { card -> actions.tap { it.tapSuit(card.suit()) } }
            if (decides && tight) Decision(state, place.seat(), 0, actions)
        },
        right = { ReadAndSettle(state, actions, camera, it) },
        cameraStatus = camera.status,
    )
}

@Composable
private fun placeName(state: TableState, place: TableFocus.CardAt): String {
    val of = state.round().capacity(place.seat(), place.hand())
    val upCard = SpotLayout.hasUpCard(state.setup().game())
    return when {
        place.hand() > 0 -> stringResource(R.string.cards_drawn, place.seat(), place.hand())
        place.seat() != TableFocus.DEALER -> stringResource(R.string.cards_at_seat, place.seat(), place.index() + 1, of)
        upCard && place.index() == 0 -> stringResource(R.string.cards_up_card, of)
        else -> stringResource(R.string.cards_at_dealer, place.index() + 1, of)
    }
}

/** The hand in focus, large: a tap on a card corrects it. */
@Composable
private fun HandCards(state: TableState, place: TableFocus.CardAt, actions: TableActions) {
    val cards = state.round().cardsAt(place.seat(), place.hand())
    val capacity = state.round().capacity(place.seat(), place.hand())
    Row(horizontalArrangement = Arrangement.spacedBy(4.dp)) {
        for (index in 0 until capacity) {
            val card = if (index < cards.size()) Card.of(cards.index(index)) else null
            val description = if (card == null) stringResource(R.string.card_place_empty, index + 1)
            else stringResource(R.string.card_place, index + 1, spoken(card))
            Box(
                Modifier
                    .testTag("hand-card-$index")
                    .focusRing(Key)
                    .clip(RoundedCornerShape(HandCard / 8))
                    .clickable(role = Role.Button) { actions.tap { it.selectCard(place.seat(), place.hand(), index) } }
                    .semantics {
                        contentDescription = description
                        selected = index == place.index()
                    },
            ) {
                if (card == null) CardPlace(HandCard, next = index == place.index())
                else CardFace(card, HandCard, selected = index == place.index())
            }
        }
    }
}

/** The first seat that the engine objects to. */
internal fun firstSeatWithError(state: TableState): SeatInPlay? =
    state.round().seatsInPlay().find { state.objection(it.number()).isPresent }

/** The camera's button, and the one that settles. */
@Composable
internal fun ReadAndSettle(state: TableState, actions: TableActions, camera: CameraSlot, modifier: Modifier) {
    val read = camera.read
    val folds = state.newFolds(camera.seatsWithoutCards)
    if (folds.isNotEmpty()) {
        Choice(stringResource(R.string.cards_take_folds, folds.joinToString(", ")), "take-folds", modifier) {
            actions.tap { it.takeFolds(camera.seatsWithoutCards) }
        }
    }
    if (read != null && LocalPanelScrolls.current) {
        Row(modifier, Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
            read(state, Modifier.weight(1f))
            PlayAllOrSettle(state, actions, Modifier.weight(1f))
        }
    } else {
        read?.invoke(state, modifier)
        PlayAllOrSettle(state, actions, modifier)
    }
}

/** As long as somebody has to decide, the main button makes everybody play who has not folded; then it settles. */
@Composable
private fun PlayAllOrSettle(state: TableState, actions: TableActions, modifier: Modifier) {
    if (!state.isAnybodyUndecided) {
        SettleButton(state, actions, modifier)
        return
    }
    val wrong = firstSeatWithError(state)
    val toSplit = state.round().seatsInPlay().find { state.options(it.number()).splits().isNotEmpty() }
    val undecided = state.round().seatsInPlay().map { it.number() }.filter { state.isUndecided(it) }
    val hint = when {
        wrong != null -> stringResource(R.string.table_fix_seat, wrong.number())
        toSplit != null -> stringResource(R.string.cards_split_first, toSplit.number())
        else -> pluralStringResource(R.plurals.cards_all_play_seats, undecided.size, undecided.joinToString(", "))
    }
    val text = stringResource(if (isTickedByPlaying(state)) R.string.cards_done_all_play else R.string.cards_all_play)
    MainButton(text, "all-play", modifier, state.canPlayAll(), hint) {
        actions.tap { it.playAll() }
    }
}

@Composable
private fun SettleButton(state: TableState, actions: TableActions, modifier: Modifier) {
    val ready = state.canSettle()
    val wrong = firstSeatWithError(state)
    val hint = when {
        state.isSettling -> stringResource(R.string.cards_settling)
        ready -> null
        wrong != null -> stringResource(R.string.table_fix_seat, wrong.number())
        else -> stringResource(R.string.cards_settle_hint)
    }
    MainButton(stringResource(R.string.cards_settle), "settle", modifier, ready, hint, actions.settle)
}
