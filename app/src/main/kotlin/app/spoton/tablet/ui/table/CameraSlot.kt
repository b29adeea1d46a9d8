package app.spoton.tablet.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.ui.Modifier
import app.spoton.tablet.table.TableState

/**
 * The camera's part of the table while cards are laid.
 *
 * @property read the picture and the button that reads it, above the button that settles
 * @property question what the camera asks, in the place of the whole panel; null while it asks nothing
 */
@Stable
class CameraSlot(
    val read: @Composable (TableState, Modifier) -> Unit = { _, _ -> },
    val question: (@Composable (TableState) -> Unit)? = null,
)
