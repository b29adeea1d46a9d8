package app.spoton.tablet.table.panels

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.ui.Modifier
import app.spoton.tablet.table.state.TableState

/**
 * The camera's part of the table while cards are laid.
 *
 * @property cameraStatus what the camera sees and is at, and what hinders it
 * @property read the button that has it read, with the one that settles; null while there is nothing to read
 * @property question what the camera asks, in the place of the whole panel; null while it asks nothing
 */
@Stable
class CameraSlot(
    val status: @Composable (Modifier) -> Unit = {},
    val read: (@Composable (TableState, Modifier) -> Unit)? = null,
    val question: (@Composable (TableState) -> Unit)? = null,
)
