package app.spoton.tablet.history.ui

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import app.spoton.tablet.designsystem.axisTicks
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.history.statistics.Statistics
import app.spoton.tablet.history.ui.components.count
import app.spoton.tablet.history.ui.components.percent

/** A value as a bar from the middle: to the right if the house won, to the left if it lost. */
@Composable
internal fun SignedBar(value: Long, widest: Long) {
    val kept = MaterialTheme.colorScheme.secondary
    val lost = MaterialTheme.colorScheme.error
    val line = MaterialTheme.colorScheme.outline
    val track = MaterialTheme.colorScheme.surfaceContainerHigh
    Canvas(Modifier.fillMaxWidth().height(14.dp)) {
        val middle = size.width / 2
        val length = middle * (value.toFloat() / maxOf(widest, 1L)).coerceIn(-1f, 1f)
        drawRoundRect(track, size = size, cornerRadius = CornerRadius(4.dp.toPx()))
        drawRect(
            if (length >= 0) kept else lost, Offset(minOf(middle, middle + length), 0f),
            Size(kotlin.math.abs(length), size.height),
        )
        drawLine(line, Offset(middle, 0f), Offset(middle, size.height), 2.dp.toPx())
    }
}

/** The values at both ends and in the middle of signed bars. */
@Composable
internal fun SignedAxis(widest: Long, text: (Long) -> String) {
    val style = MaterialTheme.typography.labelMedium.copy(color = MaterialTheme.colorScheme.onSurfaceVariant)
    val measurer = rememberTextMeasurer()
    val texts = listOf(-widest, 0L, widest).map { measurer.measure(text(it), style) }
    Canvas(Modifier.fillMaxWidth().height(18.dp * textScale())) {
        drawText(texts[0], topLeft = Offset.Zero)
        drawText(texts[1], topLeft = Offset((size.width - texts[1].size.width) / 2, 0f))
        drawText(texts[2], topLeft = Offset(size.width - texts[2].size.width, 0f))
    }
}

/** The end of an axis: a round value that is at least as large as all of these. */
internal fun axisEnd(values: List<Long>): Long = axisTicks(values.maxOfOrNull { kotlin.math.abs(it) } ?: 1L).last()

/** @param hundredths of a percent */
internal fun percentTick(hundredths: Long): String = percent(hundredths).replace(".00", "")

/** How often a hand was dealt on an axis from 0: the band in which chance leaves it, the expected count, and a dot at the count. */
@Composable
internal fun ExpectedRange(line: Statistics.HandLine) {
    val colors = MaterialTheme.colorScheme
    val style = MaterialTheme.typography.labelMedium.copy(color = colors.onSurfaceVariant)
    val measurer = rememberTextMeasurer()
    val ticks = axisTicks(maxOf(line.high(), line.seen(), 1L))
    val texts = ticks.map { measurer.measure(count(it), style) }
    Canvas(Modifier.fillMaxWidth().height(22.dp + 18.dp * textScale())) {
        val bottom = 22.dp.toPx()
        val left = texts.first().size.width / 2f
        val right = size.width - texts.last().size.width / 2f
        val x = { value: Float -> left + (right - left) * value / ticks.last() }
        drawLine(colors.outline, Offset(left, bottom), Offset(right, bottom), 1.dp.toPx())
        ticks.forEachIndexed { index, tick -> tick(texts[index], x(tick.toFloat()), bottom, colors.outline) }
        val low = x(line.low().toFloat())
        val band = Size(maxOf(x(line.high().toFloat()) - low, 4.dp.toPx()), bottom - 6.dp.toPx())
        val corner = CornerRadius(4.dp.toPx())
        drawRoundRect(colors.secondary.copy(alpha = 0.35f), Offset(low, 3.dp.toPx()), band, corner)
        drawRoundRect(colors.secondary, Offset(low, 3.dp.toPx()), band, corner, Stroke(1.5.dp.toPx()))
        val expected = x(line.expected().toFloat())
        drawLine(colors.onSurface, Offset(expected, 0f), Offset(expected, bottom), 2.dp.toPx())
        drawCircle(
            if (line.isWithinChance) colors.primary else colors.error, 6.dp.toPx(), Offset(x(line.seen().toFloat()), bottom / 2),
        )
    }
}

private fun DrawScope.tick(text: TextLayoutResult, x: Float, bottom: Float, color: Color) {
    drawLine(color, Offset(x, bottom), Offset(x, bottom + 3.dp.toPx()))
    drawText(text, topLeft = Offset(x - text.size.width / 2, bottom + 3.dp.toPx()))
}
