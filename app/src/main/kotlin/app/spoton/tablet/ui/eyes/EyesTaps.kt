package app.spoton.tablet.ui.eyes

import androidx.compose.runtime.Stable
import app.spoton.engine.card.Card
import app.spoton.tablet.eyes.Doubt

/**
 * What can be done with the camera at the table.
 *
 * @param torch null where the camera has no light
 */
@Stable
class EyesTaps(
    val read: () -> Unit = {},
    val torch: (() -> Unit)? = {},
    val allow: () -> Unit = {},
    val tryAgain: () -> Unit = {},
    val answer: (Doubt, Card) -> Unit = { _, _ -> },
    val noCard: (Doubt) -> Unit = {},
)
