package app.spoton.tablet.history.ui

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.unit.dp
import app.spoton.tablet.history.statistics.Statistics
import app.spoton.tablet.history.ui.components.count

/** A share of a whole: to the right of the line if the house won, to the left if it lost. */
@Composable
internal fun SignedBar(hundredths: Long, widest: Long) {
    val kept = MaterialTheme.colorScheme.secondary
    val lost = MaterialTheme.colorScheme.error
    val line = MaterialTheme.colorScheme.outline
    Canvas(Modifier.fillMaxWidth().height(14.dp)) {
        val middle = size.width / 2
        val length = middle * (hundredths.toFloat() / maxOf(widest, 1L)).coerceIn(-1f, 1f)
        drawRect(
            if (length >= 0) kept else lost, Offset(minOf(middle, middle + length), 0f),
            Size(kotlin.math.abs(length), size.height),
        )
        drawLine(line, Offset(middle, 0f), Offset(middle, size.height), 2.dp.toPx())
    }
}

/** The range in which chance leaves a count, and a dot at the count itself, red outside of the range. */
@Composable
internal fun ExpectedRange(line: Statistics.HandLine) {
    val colors = MaterialTheme.colorScheme
    Box(Modifier.fillMaxWidth()) {
        Canvas(Modifier.fillMaxWidth().height(20.dp)) {
            val from = minOf(line.low(), line.seen()).toFloat()
            val to = maxOf(line.high(), line.seen()).toFloat()
            val span = maxOf(to - from, 1f)
            val start = from - span * 0.2f
            val scale = size.width / (span * 1.4f)
            val x = { count: Float -> (count - start) * scale }
            drawRoundRect(
                colors.secondaryContainer, Offset(x(line.low().toFloat()), size.height * 0.2f),
                Size(maxOf(x(line.high().toFloat()) - x(line.low().toFloat()), 3.dp.toPx()), size.height * 0.6f),
                CornerRadius(4.dp.toPx()),
            )
            val expected = x(line.expected().toFloat())
            drawLine(colors.outline, Offset(expected, 0f), Offset(expected, size.height), 2.dp.toPx())
            drawCircle(
                if (line.isWithinChance) colors.primary else colors.error, 6.dp.toPx(),
                Offset(x(line.seen().toFloat()), size.height / 2),
            )
        }
    }
}
