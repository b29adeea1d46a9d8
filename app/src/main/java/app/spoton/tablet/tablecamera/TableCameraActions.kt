package app.spoton.tablet.tablecamera

import androidx.compose.runtime.Stable
import app.spoton.engine.card.Card
import app.spoton.tablet.tablecamera.reading.UncertainCard

/**
 * The actions of the camera at the table.
 *
 * @param torch null if the camera has no light
 */
@Stable
class TableCameraActions(
    val read: () -> Unit = {},
    val look: () -> Unit = {},
    val torch: (() -> Unit)? = {},
    val allow: () -> Unit = {},
    val retry: () -> Unit = {},
    val answer: (UncertainCard, Card) -> Unit = { _, _ -> },
    val noCard: (UncertainCard) -> Unit = {},
)
