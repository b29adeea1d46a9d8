package app.spoton.tablet.setup.ui

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.tablet.designsystem.dollars
import app.spoton.tablet.setup.ChipColor

private const val EdgeSpots = 8
private val Light = Color(0xFFF6F4EE)
private val Dark = Color(0xFF14181A)

/** The color that a chip is drawn in. */
internal fun paint(color: ChipColor): Color = when (color) {
    ChipColor.WHITE -> Color(0xFFF2F0EA)
    ChipColor.PINK -> Color(0xFFF2A7C3)
    ChipColor.RED -> Color(0xFFB3151B)
    ChipColor.BLUE -> Color(0xFF1B5FB4)
    ChipColor.GREEN -> Color(0xFF1C6B32)
    ChipColor.BLACK -> Color(0xFF24282B)
    ChipColor.PURPLE -> Color(0xFF5F2C9B)
    ChipColor.YELLOW -> Color(0xFFF3C531)
    ChipColor.ORANGE -> Color(0xFFE98A1F)
    ChipColor.GRAY -> Color(0xFF5C6469)
    ChipColor.BROWN -> Color(0xFF6B4327)
}

private fun isLight(color: ChipColor): Boolean =
    color == ChipColor.WHITE || color == ChipColor.PINK || color == ChipColor.YELLOW || color == ChipColor.ORANGE

/** The color of what is printed on a chip. */
internal fun print(color: ChipColor): Color = if (isLight(color)) Dark else Light

/** A chip in the house's color, with its value. */
@Composable
internal fun ChipFace(value: Money, color: ChipColor, size: Dp, modifier: Modifier = Modifier) {
    Box(
        modifier.size(size).drawBehind {
            val edge = this.size.minDimension / 10
            drawCircle(paint(color))
            val dash = Math.PI.toFloat() * (this.size.minDimension - edge) / (2 * EdgeSpots)
            drawCircle(
                print(color), this.size.minDimension / 2 - edge / 2,
                style = Stroke(edge, pathEffect = PathEffect.dashPathEffect(floatArrayOf(dash, dash))),
            )
            drawCircle(Dark, style = Stroke(1.dp.toPx()))
        },
        Alignment.Center,
    ) {
        // As on cards: a symbol of fixed size, which does not grow with the text.
        val text = with(LocalDensity.current) { (size * if (value.cents() % 100 == 0L && value.cents() < 100_000) 0.26f else 0.2f).toSp() }
        Text(
            dollars(value), color = print(color), fontSize = text, lineHeight = text, fontWeight = FontWeight.Bold, softWrap = false,
        )
    }
}
