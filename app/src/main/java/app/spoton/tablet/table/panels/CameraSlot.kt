package app.spoton.tablet.table.panels

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.ui.Modifier
import app.spoton.engine.round.Wager
import app.spoton.tablet.table.state.TableState

/**
 * The camera's part of the table while cards are entered.
 *
 * @property cameraStatus what the camera sees and is at, and what hinders it
 * @property read the button that has it read, with the one that settles; null while there is nothing to read
 * @property look the button that has it look at the wagers; null while it cannot
 * @property question what the camera asks, instead of the whole panel; null while it asks nothing
 * @property seenWagers the spots on which it surely sees chips, by seat: a proposal
 * @property seatsWithoutCards the seats at whose place surely no cards are: they may have folded
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
