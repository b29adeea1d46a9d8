package app.spoton.tablet.designsystem.inputs

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.combinedClickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp

private val Shape = RoundedCornerShape(14.dp)

/** The main action of a screen: large, in brass. While it is disabled, the reason is shown under it. */
@Composable
internal fun MainButton(
    words: String,
    tag: String,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    hint: String? = null,
    onClick: () -> Unit,
) {
    val colors = MaterialTheme.colorScheme
    val shape = RoundedCornerShape(20.dp)
    val hands = LocalTapGuard.current
    val press = { if (hands == null) onClick() else hands.debounced(onClick) }
    Column(
        modifier
            .testTag(tag)
            .focusRing(shape)
            .clip(shape)
            .background(if (enabled) colors.primary else colors.surfaceContainerHighest)
            .clickable(enabled, role = Role.Button, onClick = press)
            .heightIn(min = 72.dp)
            .padding(horizontal = 16.dp, vertical = 10.dp),
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        val ink = if (enabled) colors.onPrimary else colors.onSurfaceVariant
        Text(
            words, color = ink, style = MaterialTheme.typography.titleLarge, fontWeight = FontWeight.Bold,
            textAlign = TextAlign.Center,
        )
        if (hint != null) {
            Text(hint, color = ink, style = MaterialTheme.typography.labelMedium, textAlign = TextAlign.Center)
        }
    }
}

/** The action of a long press on a button, and its label. */
internal class LongClick(val label: String, val act: () -> Unit)

/** A secondary action or an option; the chosen option is filled with brass. */
@Composable
internal fun Choice(
    words: String,
    tag: String,
    modifier: Modifier = Modifier,
    chosen: Boolean = false,
    enabled: Boolean = true,
    spoken: String? = null,
    toggles: Boolean = false,
    onLongClick: LongClick? = null,
    onClick: () -> Unit,
) {
    val colors = MaterialTheme.colorScheme
    val ink = when {
        !enabled && chosen -> colors.onSecondaryContainer
        !enabled -> colors.onSurfaceVariant.copy(alpha = 0.38f)
        chosen -> colors.onPrimary
        else -> colors.onSurface
    }
    Box(
        modifier
            .testTag(tag)
            .focusRing(Shape)
            .clip(Shape)
            .background(if (!chosen) Color.Transparent else if (enabled) colors.primary else colors.secondaryContainer)
            .border(1.dp, if (enabled) colors.outline else colors.outlineVariant, Shape)
            .combinedClickable(
                enabled, role = Role.Button, onLongClickLabel = onLongClick?.label, onLongClick = onLongClick?.act, onClick = onClick,
            )
            .semantics {
                if (toggles) selected = chosen
                if (spoken != null) contentDescription = spoken
            }
            .sizeIn(minWidth = 48.dp, minHeight = 48.dp)
            .padding(horizontal = 8.dp, vertical = 6.dp),
        Alignment.Center,
    ) {
        Text(
            words, color = ink, style = MaterialTheme.typography.labelLarge, fontWeight = FontWeight.Bold,
            textAlign = TextAlign.Center,
        )
    }
}
