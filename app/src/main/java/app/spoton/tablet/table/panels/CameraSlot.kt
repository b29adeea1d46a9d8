package app.spoton.tablet.table.panels

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.ui.Modifier
import app.spoton.engine.round.Wager
import app.spoton.tablet.table.state.TableState

/**
 * The camera's part of the table while cards are entered.
 *
 * @property cameraStatus what the camera sees and does, and any obstacle
 * @property read the buttons that read and settle; null if there is nothing to read
 * @property look the button that reads the wagers; null if it cannot
 * @property question the camera's question, instead of the whole panel; null if there is none
 * @property seenWagers the spots that surely have chips, by seat: a proposal
 * @property seatsWithoutCards the seats that surely have no cards: they may have folded
 */
@Stable
class CameraSlot(
    val status: @Composable (Modifier) -> Unit = {},
    val read: (@Composable (TableState, Modifier) -> Unit)? = null,
    val look: (@Composable (Modifier) -> Unit)? = null,
    val question: (@Composable (TableState) -> Unit)? = null,
    val seenWagers: Map<Int, Set<Wager>> = emptyMap(),
    val seatsWithoutCards: Set<Int> = emptySet(),
)
