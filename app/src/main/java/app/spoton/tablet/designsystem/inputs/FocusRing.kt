package app.spoton.tablet.designsystem.inputs

import androidx.compose.foundation.border
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.unit.dp

/**
 * A ring around the element with keyboard focus; Material's own tint is too faint at arm's length. It has the color of
 * text, because brass means 'selected': of two tabs only one is.
 */
@Composable
fun Modifier.focusRing(shape: Shape): Modifier {
    var focused by remember { mutableStateOf(false) }
    val ring = if (focused) Modifier.border(3.dp, MaterialTheme.colorScheme.onSurface, shape) else Modifier
    return onFocusChanged { focused = it.isFocused }.then(ring)
}
