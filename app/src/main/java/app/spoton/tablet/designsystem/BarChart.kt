package app.spoton.tablet.designsystem

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import app.spoton.tablet.designsystem.text.textScale
import java.util.Locale

/**
 * Bars with a value axis at the left and labels under some of them.
 *
 * @param labels by the index of the bar whose left edge they mark
 * @param description what a screen reader says instead of the chart
 * @param valueText the text of a value at the axis
 */
@Composable
internal fun BarChart(
    values: List<Long>, labels: Map<Int, String>, description: String,
    valueText: (Long) -> String = { String.format(Locale.US, "%,d", it) },
) {
    val barColor = MaterialTheme.colorScheme.primary
    val lineColor = MaterialTheme.colorScheme.outlineVariant
    val style = MaterialTheme.typography.labelMedium.copy(color = MaterialTheme.colorScheme.onSurfaceVariant)
    val measurer = rememberTextMeasurer()
    val ticks = axisTicks(values.maxOrNull() ?: 0L)
    val tickTexts = ticks.map { measurer.measure(valueText(it), style) }
    val labelTexts = labels.mapValues { measurer.measure(it.value, style) }
    Canvas(
        Modifier.fillMaxWidth().height(160.dp * textScale()).clearAndSetSemantics { contentDescription = description },
    ) {
        val textHeight = tickTexts.first().size.height.toFloat()
        val left = tickTexts.maxOf { it.size.width } + 8.dp.toPx()
        val top = textHeight / 2
        val bottom = size.height - textHeight - 4.dp.toPx()
        val height = { value: Long -> (bottom - top) * value / ticks.last() }
        ticks.forEachIndexed { index, tick ->
            val y = bottom - height(tick)
            drawLine(lineColor, Offset(left, y), Offset(size.width, y))
            val text = tickTexts[index]
            drawText(text, topLeft = Offset(left - 8.dp.toPx() - text.size.width, y - textHeight / 2))
        }
        val step = (size.width - left) / values.size
        values.forEachIndexed { index, value ->
            drawRoundRect(
                barColor, Offset(left + index * step + step * 0.15f, bottom - height(value)), Size(step * 0.7f, height(value)),
                CornerRadius(3.dp.toPx()),
            )
        }
        labelTexts.forEach { (index, text) ->
            drawText(text, topLeft = Offset(left + index * step + step * 0.15f, bottom + 4.dp.toPx()))
        }
    }
}

/** Values from 0 to at least the highest one, in steps of 1, 2 or 5 times a power of ten. */
internal fun axisTicks(highest: Long): List<Long> {
    val steps = generateSequence(1L) { it * 10 }.flatMap { sequenceOf(it, it * 2, it * 5) }
    val step = steps.first { it * MostTicks >= highest }
    return (0..maxOf(1L, (highest + step - 1) / step)).map { it * step }
}

private const val MostTicks = 4
