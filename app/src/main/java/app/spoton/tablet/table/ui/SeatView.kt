package app.spoton.tablet.table.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import app.spoton.engine.settlement.Settlement
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.cards.CardRow
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.LongClick
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.page.ReadOrder
import app.spoton.tablet.designsystem.page.readTogether
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.shortAmounts
import app.spoton.tablet.designsystem.text.spoken
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.panels.entry.playText
import app.spoton.tablet.table.panels.entry.spokenPlay
import app.spoton.tablet.table.panels.settlement.netText
import app.spoton.tablet.table.panels.settlement.stakeText
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.round.seat.SeatInPlay
import app.spoton.tablet.table.round.seat.SpotLayout
import app.spoton.tablet.table.round.settlement.StepGroup
import app.spoton.tablet.table.state.TableState

/** Whether the seats are in rows, close together. */
internal val LocalSeatsInRows = compositionLocalOf { false }

/** Whether there is room for the cards of the seats. */
internal val LocalSeatCards = compositionLocalOf { true }

private val Inside = 12.dp
private val LargestCard = 40.dp
private val SmallestCard = 32.dp
private const val MostCardsOfHalf = 3

/** The name is read before what can be done at the seat, also where the seat is out of view. */
private const val FirstAtSeat = -1f

/** The largest size at which this many cards fit side by side; never too small to read. */
private fun cardWidth(room: Dp, cards: Int): Dp = (room / (cards * 13f / 12f)).coerceIn(SmallestCard, LargestCard)

/** What is left between them; where the seat is narrow they overlap a little. */
private fun cardGap(room: Dp, cards: Int, width: Dp): Dp = ((room - width * cards) / maxOf(1, cards - 1)).coerceIn(-width / 4, width / 12)

/**
 * One seat: its spots as the layout has them, its cards, its decision, and what is wrong with it.
 *
 * @param width as wide as it will be, so that its cards are as large as can be
 */
@Composable
internal fun SeatView(
    state: TableState, number: Int, raised: Long, width: Dp, actions: TableActions, modifier: Modifier = Modifier,
) {
    val colors = MaterialTheme.colorScheme
    val shape = RoundedCornerShape(18.dp)
    val seat = state.round().seat(number)
    val highlighted = isHighlighted(state, number)
    Column(
        modifier
            .testTag("seat-$number")
            .clip(shape)
            .background(if (seat.isInPlay || highlighted) colors.surfaceContainerHigh else colors.surfaceContainerLow)
            .border(if (highlighted) 3.dp else 1.dp, if (highlighted) colors.primary else colors.outlineVariant, shape)
            .padding(6.dp)
            .readTogether(ReadOrder.seat(number)),
        Arrangement.spacedBy(4.dp),
    ) {
        SeatName(state, seat, actions)
        val layout = SpotLayout.of(state.setup())
        if (showsOutcomes(state) && seat.isInPlay) SeatOutcomes(state, number)
        else listOf(layout.bonuses(), layout.base()).map { row -> row.filter { state.setup().offers(it) } }.forEach { row ->
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
                row.forEach { wager -> SpotView(state, seat, wager, actions, Modifier.weight(1f)) }
            }
        }
        if (state.phase() != RoundPhase.WAGERS && LocalSeatCards.current) {
            SeatCards(state, seat, raised, width - Inside, actions, Modifier.align(Alignment.CenterHorizontally).padding(top = 8.dp))
        }
        SeatFoot(state, seat, actions)
    }
}

/** The seat whose turn it is: in focus, or being settled. In a pass over the seats there are several. */
internal fun isHighlighted(state: TableState, number: Int): Boolean =
    groupInView(state)?.hasSeat(number) ?: (state.focus().seat() == number)

/** The lines of the settlement that the dealer is at. */
internal fun groupInView(state: TableState): StepGroup? =
    state.view().orNull()?.takeIf { state.phase() == RoundPhase.SETTLEMENT }?.group()?.orNull()

@Composable
private fun SeatName(state: TableState, seat: SeatInPlay, actions: TableActions) {
    val shape = RoundedCornerShape(12.dp)
    val total = state.round().settlement().orNull()
        ?.takeIf { state.round().isAtTotals }?.seats()?.find { it.seat() == seat.number() && it.isCounted }
    val highlighted = isHighlighted(state, seat.number())
    val settling = state.phase() == RoundPhase.SETTLEMENT // then a tap on its name selects nothing
    val description = stringResource(R.string.table_seat_spoken, seat.number(), spokenSeat(state, seat, total))
    Row(
        Modifier
            .fillMaxWidth()
            .testTag("seat-name-" + seat.number())
            .focusRing(shape)
            .clip(shape)
            .then(
                if (settling) {
                    Modifier.clearAndSetSemantics {
                        contentDescription = description
                        selected = highlighted
                        traversalIndex = FirstAtSeat
                    }
                } else {
                    Modifier.clickable(role = Role.Button) { actions.tap { it.selectSeat(seat.number()) } }.semantics {
                        contentDescription = description
                        selected = highlighted
                        traversalIndex = FirstAtSeat
                    }
                },
            )
            // In the arc its touch target is larger than it is.
            .heightIn(min = if (settling) 32.dp else if (textScale() > 1f || LocalSeatsInRows.current) 48.dp else 40.dp)
            .padding(horizontal = 6.dp),
        Arrangement.SpaceBetween,
        Alignment.CenterVertically,
    ) {
        Text(
            stringResource(R.string.table_seat, seat.number()),
            style = MaterialTheme.typography.titleMedium, fontWeight = FontWeight.Bold,
        )
        val held = state.round().seatsOfPlayer(seat.number())
        val right = when {
            total != null -> netText(total)
            state.phase() == RoundPhase.SETTLEMENT && seat.isInPlay && state.view().get().isDone(seat.number()) ->
                stringResource(R.string.settle_seat_done)
            seat.folded() -> stringResource(R.string.cards_folded)
            held.size > 1 && seat.isInPlay -> stringResource(R.string.table_seat_player, held.first { it != seat.number() })
            else -> ""
        }
        Text(right, color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.labelLarge)
    }
}

/** A seat's content besides its spots, in words: its cards, its decision, and at the end its result. */
@Composable
private fun spokenSeat(state: TableState, seat: SeatInPlay, total: Settlement.SeatTotal?): String {
    if (!seat.isInPlay) return stringResource(R.string.table_seat_empty)
    if (state.phase() == RoundPhase.WAGERS) {
        val others = state.round().seatsOfPlayer(seat.number()) - seat.number()
        val bets = stringResource(R.string.table_seat_bets)
        return if (others.isEmpty()) bets else bets + ", " + stringResource(R.string.wagers_same_player, others.joinToString(", "))
    }
    val split = seat.hands().isNotEmpty() && !seat.folded() && seat.hands()[1].cards().size() > 0
    val folded = stringResource(R.string.cards_folded).lowercase()
    val cards = when {
        state.round().isUnseen(seat.number()) -> stringResource(R.string.cards_unseen_spoken)
        split -> seat.hands().mapIndexed { hand, each ->
            val said = stringResource(R.string.table_seat_hand, hand + 1, spoken(each.filled()))
            if (each.folded()) "$said, $folded" else said
        }.joinToString("; ")
        seat.folded() -> folded + ", " + spoken(seat.cards())
        else -> spoken(seat.cards())
    }
    return if (total == null) cards else cards + ", " + stringResource(R.string.table_seat_net, netText(total))
}

@Composable
private fun SeatCards(
    state: TableState, seat: SeatInPlay, raised: Long, room: Dp, actions: TableActions, modifier: Modifier,
) {
    val focus = state.focus() as? TableFocus.CardAt
    val next = if (focus?.seat() == seat.number()) focus else null
    val game = state.setup().game()
    if (!seat.isInPlay) return
    if (state.round().isUnseen(seat.number())) {
        Text(
            stringResource(R.string.cards_unseen), modifier, color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.labelLarge,
        )
        return
    }
    if (seat.hands().isEmpty() || seat.folded() || seat.hands()[1].cards().size() == 0) {
        val index = if (next?.hand() == 0) next.index() else -1
        val wide = cardWidth(room, game.playerCards())
        CardRow(
            seat.cards(), game.playerCards(), wide, modifier.testTag("cards-" + seat.number()), index, raised,
            cardGap(room, game.playerCards(), wide), cardTap(state, actions) { it.selectCard(seat.number(), 0, this) },
        )
        return
    }
    // One hand below the other: side by side six cards would be too small to read.
    Column(modifier.testTag("cards-" + seat.number()), Arrangement.spacedBy(4.dp)) {
        seat.hands().forEachIndexed { hand, split ->
            val places = split.cards().size() + seat.capacity(game, hand + 1)
            val index = if (next?.hand() == hand + 1) split.filled().size() else -1
            Row(Modifier, Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
                val tap = cardTap(state, actions) { it.selectCardOfHand(seat.number(), hand, this) }
                CardRow(split.filled(), places, cardWidth(room, MostCardsOfHalf), next = index, raised = raised, onCard = tap)
                if (split.folded()) {
                    Text(stringResource(R.string.cards_folded), style = MaterialTheme.typography.labelSmall)
                }
            }
        }
    }
}

/** Corrects the card under a finger, while cards can still be corrected. */
private fun cardTap(state: TableState, actions: TableActions, select: Int.(TableState) -> TableState): ((Int) -> Unit)? =
    if (state.phase() != RoundPhase.CARDS) null else { place -> actions.tap { place.select(it) } }

/** What is wrong at the seat, or the player's decision: one tap. */
@Composable
private fun SeatFoot(state: TableState, seat: SeatInPlay, actions: TableActions) {
    val wrong = state.objection(seat.number()).orNull()
    val split = SpotLayout.isSplit(state.setup().game())
    if (wrong != null) {
        Text(
            shortAmounts(wrong.message()),
            Modifier.testTag("wrong-" + seat.number()).padding(horizontal = 4.dp),
            color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.labelMedium,
            fontWeight = FontWeight.Bold,
        )
    }
    if (state.phase() != RoundPhase.CARDS || !seat.isInPlay || split) {
        return
    }
    val plays = state.options(seat.number()).plays(0)
    if (plays.isEmpty()) return
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        val fold = stringResource(R.string.cards_fold_spoken, seat.number())
        Choice(
            stringResource(R.string.cards_fold), "fold-" + seat.number(), Modifier.weight(1f),
            chosen = seat.folded(), spoken = fold, toggles = true,
        ) { actions.tap { it.fold(seat.number(), 0) } }
        val made = seat.stake(SpotLayout.play(state.setup().game(), 0))
        val stake = if (!made.isMade || wrong != null) plays[0] else made
        val raise = if (plays.size > 1) LongClick(stringResource(R.string.cards_raise, stakeText(plays.last()))) {
            actions.tap { it.raiseToMost(seat.number(), 0) }
        } else null
        Choice(
            playText(stake), "play-" + seat.number(), Modifier.weight(1.4f),
            chosen = made == stake, spoken = spokenPlay(seat.number(), stake), toggles = true, onLongClick = raise,
        ) { actions.tap { if (made.isMade && wrong == null) it.raise(seat.number(), 0) else it.play(seat.number(), 0, stake) } }
    }
}
