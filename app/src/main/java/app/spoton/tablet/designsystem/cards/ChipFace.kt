package app.spoton.tablet.designsystem.cards

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.material3.LocalTextStyle
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

private const val EdgeSpots = 6
private const val Edge = 0.16f

/** On a lighter color black stands out more than white does. */
private const val LightFrom = 0.18f

/** A casino chip from above: its color, six spots on its edge, and its value. The text fits any size of chip. */
@Composable
internal fun ChipFace(worth: String, fill: Color, diameter: Dp, modifier: Modifier = Modifier) {
    val isLight = fill.luminance() > LightFrom
    val ink = if (isLight) Color(0xFF1B1B1B) else Color.White
    val spots = if (isLight) Color(0xFF4A5568) else Color(0xFFF2EFE6)
    Box(modifier.size(diameter), Alignment.Center) {
        Canvas(Modifier.fillMaxSize()) {
            val rim = size.minDimension * Edge
            drawCircle(fill)
            repeat(EdgeSpots) { spot ->
                drawArc(
                    spots, startAngle = 360f / EdgeSpots * spot - 105f, sweepAngle = 30f, useCenter = false,
                    topLeft = center.copy(x = rim / 2, y = rim / 2), size = size.copy(size.width - rim, size.height - rim),
                    style = Stroke(rim),
                )
            }
            drawCircle(ink.copy(alpha = 0.55f), radius = size.minDimension / 2 - rim, style = Stroke(1.dp.toPx()))
            drawCircle(Color.Black.copy(alpha = 0.45f), radius = size.minDimension / 2 - 0.5.dp.toPx(), style = Stroke(1.dp.toPx()))
        }
        val letters = with(LocalDensity.current) { (diameter * if (worth.length > 4) 0.2f else 0.26f).toSp() }
        Text(
            worth, color = ink, softWrap = false, fontWeight = FontWeight.Bold,
            style = LocalTextStyle.current.copy(fontSize = letters, lineHeight = letters),
        )
    }
}
