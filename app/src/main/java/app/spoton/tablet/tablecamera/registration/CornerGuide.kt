package app.spoton.tablet.tablecamera.registration

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R

private const val Shape = 1.9f
private val Half = 17.dp

/** A drawing of which corners to mark and in which order: a half moon and the rectangle around it. */
@Composable
internal fun CornerGuide(next: Int) {
    val colors = MaterialTheme.colorScheme
    BoxWithConstraints(
        Modifier
            .testTag("corner-guide")
            .widthIn(max = 320.dp)
            .fillMaxWidth()
            .aspectRatio(Shape)
            .clearAndSetSemantics {}   // the words beside it say the same
            .padding(Half),
    ) {
        val across = maxWidth
        val down = maxHeight
        Canvas(Modifier.fillMaxSize()) {
            drawArc(
                colors.primaryContainer, 180f, 180f, useCenter = true, topLeft = Offset.Zero,
                size = Size(size.width, size.height * 2),
            )
            val dashes = PathEffect.dashPathEffect(floatArrayOf(6.dp.toPx(), 5.dp.toPx()))
            drawRect(colors.onSurfaceVariant, style = Stroke(1.5.dp.toPx(), pathEffect = dashes))
            drawLine(colors.primary, Offset(0f, size.height), Offset(size.width, size.height), 4.dp.toPx())
        }
        Text(
            stringResource(R.string.table_dealer), Modifier.align(Alignment.BottomCenter).padding(bottom = 8.dp),
            color = colors.onPrimaryContainer, style = MaterialTheme.typography.labelLarge,
        )
        listOf(0.dp to down, across to down, across to 0.dp, 0.dp to 0.dp).forEachIndexed { index, (x, y) ->
            Box(Modifier.offset(x - Half, y - Half).size(Half * 2), Alignment.Center) {
                Dot(index, index == next, colors.primary, colors.onPrimary, if (index == next) 34.dp else 26.dp)
            }
        }
    }
}
