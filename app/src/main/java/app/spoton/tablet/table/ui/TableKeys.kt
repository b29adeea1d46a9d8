package app.spoton.tablet.table.ui

import androidx.compose.foundation.focusable
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.focusProperties
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.key.utf16CodePoint
import app.spoton.engine.card.Rank
import app.spoton.engine.card.Suit
import app.spoton.tablet.designsystem.inputs.DebouncedClick
import app.spoton.tablet.designsystem.inputs.TapGuard
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.round.seat.SpotLayout
import app.spoton.tablet.table.state.TableState

/**
 * Keyboard control of the table, for keys that no field or button has used: amounts and arrows while wagers are placed,
 * ranks and suits by letter, P and F, Enter for the main button, and forward and back during the settlement, also by
 * the tablet's volume buttons. Only its own button confirms the round. A key that is held down counts once.
 */
@Composable
internal fun Modifier.tableKeys(state: TableState, actions: TableActions, hands: TapGuard, off: Boolean): Modifier {
    var opened by remember { mutableStateOf(false) }
    DisposableEffect(state.phase()) {
        // Not when the app comes up: then the Tab key begins with the rail, as on every screen.
        if (opened || state.phase() != RoundPhase.WAGERS) hands.table.requestFocus()
        opened = true
        onDispose {}
    }
    val spot = state.focus() as? TableFocus.Spot
    var amount by remember(spot) { mutableStateOf("") }
    val confirms = state.phase() == RoundPhase.SETTLEMENT && state.view().filter { it.mayConfirm() }.isPresent
    val keys = Keys(state, actions, hands.debounced, amount) { amount = it }
    return onKeyEvent { !off && keys.press(it) }
        .focusRequester(hands.table)
        .focusProperties { if (!off && confirms) next = hands.confirm }
        .focusable()
}

private class Keys(
    private val state: TableState,
    private val actions: TableActions,
    private val click: DebouncedClick,
    private val amount: String,
    private val onAmount: (String) -> Unit,
) {
    fun press(event: KeyEvent): Boolean {
        val act = when (state.phase()) {
            RoundPhase.WAGERS -> wagers(event)
            RoundPhase.CARDS -> cards(event)
            RoundPhase.SETTLEMENT -> settlement(event)
            else -> if (isEnter(event)) debounced { actions.nextRound(false) } else null
        } ?: return false
        if (event.type == KeyEventType.KeyDown && event.nativeKeyEvent.repeatCount == 0) act()
        return true
    }

    private fun isEnter(event: KeyEvent): Boolean = event.key == Key.Enter || event.key == Key.NumPadEnter

    private fun letter(event: KeyEvent): Char = event.utf16CodePoint.toChar().uppercaseChar()

    private fun debounced(act: () -> Unit): () -> Unit = { click(act) }

    private fun tap(change: (TableState) -> TableState): () -> Unit = { actions.tap(change) }

    private fun wagers(event: KeyEvent): (() -> Unit)? {
        val spot = state.focus() as? TableFocus.Spot ?: return null
        val typed = letter(event)
        return when {
            isEnter(event) -> debounced { actions.tap { it.deal() } }
            event.key == Key.DirectionLeft -> tap { it.selectSpot(maxOf(1, spot.seat() - 1), spot.wager()) }
            event.key == Key.DirectionRight ->
                tap { it.selectSpot(minOf(it.setup().seats(), spot.seat() + 1), spot.wager()) }
            event.key == Key.DirectionUp -> tap { it.otherSpot(spot, -1) }
            event.key == Key.DirectionDown -> tap { it.otherSpot(spot, 1) }
            event.key == Key.Backspace -> type(amount.dropLast(1))
            typed in '0'..'9' || typed == '.' -> type(amount + typed)
            else -> null
        }
    }

    private fun TableState.otherSpot(spot: TableFocus.Spot, by: Int): TableState {
        val spots = setup().game().wagers().filter { !SpotLayout.isPlay(it) && setup().offers(it) }
        val next = (spots.indexOf(spot.wager()) + by).coerceIn(spots.indices)
        return selectSpot(spot.seat(), spots[next])
    }

    private fun type(now: String): () -> Unit = {
        onAmount(now)
        actions.tap { it.type(now.removeSuffix(".")) }
    }

    private fun cards(event: KeyEvent): (() -> Unit)? {
        if (isEnter(event)) return debounced { if (state.canPlayAll()) actions.tap { it.playAll() } else actions.settle() }
        val typed = letter(event)
        val suit = Suit.entries.find { it.symbol().uppercaseChar() == typed }
        val rank = if (typed == '0') Rank.TEN else Rank.entries.find { it.symbol() == typed }
        val seat = state.focus().seat()
        return when {
            state.rank().isPresent && suit != null -> tap { it.tapSuit(suit) }
            state.focus() is TableFocus.CardAt && rank != null -> tap { it.tapRank(rank) }
            seat < 1 || SpotLayout.isSplit(state.setup().game()) -> null
            typed == 'F' -> tap { it.fold(seat, 0) }
            typed == 'P' -> tap { now -> now.options(seat).plays(0).firstOrNull()?.let { now.play(seat, 0, it) } ?: now }
            else -> null
        }
    }

    private fun settlement(event: KeyEvent): (() -> Unit)? = when (event.key) {
        Key.DirectionRight, Key.PageDown, Key.Spacebar, Key.Enter, Key.VolumeDown -> debounced { actions.tap { it.next() } }
        Key.DirectionLeft, Key.PageUp, Key.Backspace, Key.VolumeUp -> debounced { actions.tap { it.back() } }
        else -> null
    }
}
