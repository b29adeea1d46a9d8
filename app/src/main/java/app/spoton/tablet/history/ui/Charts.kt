package app.spoton.tablet.history.ui

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.spoton.tablet.history.Statistics

/** Bars side by side, and a name under some of them. Read out, it is the sentence that says what it shows. */
@Composable
internal fun Bars(values: List<Long>, names: List<String>, says: String) {
    val colour = MaterialTheme.colorScheme.primary
    val line = MaterialTheme.colorScheme.outlineVariant
    val highest = maxOf(values.maxOrNull() ?: 0L, 1L)
    Column(Modifier.clearAndSetSemantics { contentDescription = says }) {
        Canvas(Modifier.fillMaxWidth().height(140.dp)) {
            val step = size.width / values.size
            for (quarter in 0..4) {
                val y = size.height * quarter / 4
                drawLine(line, Offset(0f, y), Offset(size.width, y))
            }
            values.forEachIndexed { index, value ->
                val high = size.height * value / highest
                drawRoundRect(
                    colour, Offset(index * step + step * 0.15f, size.height - high), Size(step * 0.7f, high),
                    CornerRadius(3.dp.toPx()),
                )
            }
        }
        Row(Modifier.fillMaxWidth()) {
            names.forEach {
                Text(
                    it, Modifier.weight(1f), color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.labelMedium, textAlign = TextAlign.Start,
                )
            }
        }
    }
}

/** How much of a whole: to the right of the line what the house kept, to the left what it lost. */
@Composable
internal fun HoldBar(hundredths: Long, widest: Long) {
    val kept = MaterialTheme.colorScheme.secondary
    val lost = MaterialTheme.colorScheme.error
    val line = MaterialTheme.colorScheme.outline
    Canvas(Modifier.fillMaxWidth().height(14.dp)) {
        val middle = size.width / 2
        val reach = middle * (hundredths.toFloat() / maxOf(widest, 1L)).coerceIn(-1f, 1f)
        drawRect(
            if (reach >= 0) kept else lost, Offset(minOf(middle, middle + reach), 0f),
            Size(kotlin.math.abs(reach), size.height),
        )
        drawLine(line, Offset(middle, 0f), Offset(middle, size.height), 2.dp.toPx())
    }
}

/** The band in which chance leaves a count, and a dot where it is: outside of the band it is marked. */
@Composable
internal fun ChanceBand(line: Statistics.HandLine) {
    val colours = MaterialTheme.colorScheme
    Box(Modifier.fillMaxWidth()) {
        Canvas(Modifier.fillMaxWidth().height(20.dp)) {
            val from = minOf(line.low(), line.came()).toFloat()
            val to = maxOf(line.high(), line.came()).toFloat()
            val span = maxOf(to - from, 1f)
            val start = from - span * 0.2f
            val scale = size.width / (span * 1.4f)
            val x = { count: Float -> (count - start) * scale }
            drawRoundRect(
                colours.secondaryContainer, Offset(x(line.low().toFloat()), size.height * 0.2f),
                Size(maxOf(x(line.high().toFloat()) - x(line.low().toFloat()), 3.dp.toPx()), size.height * 0.6f),
                CornerRadius(4.dp.toPx()),
            )
            val expected = x(line.expected().toFloat())
            drawLine(colours.outline, Offset(expected, 0f), Offset(expected, size.height), 2.dp.toPx())
            drawCircle(
                if (line.isWithinChance) colours.primary else colours.error, 6.dp.toPx(),
                Offset(x(line.came().toFloat()), size.height / 2),
            )
        }
    }
}

/** Words at one end of a line and a number at the other. */
@Composable
internal fun Told(words: String, number: String) {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
        Text(words, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
        Text(number, style = MaterialTheme.typography.bodyLarge, textAlign = TextAlign.End)
    }
}
