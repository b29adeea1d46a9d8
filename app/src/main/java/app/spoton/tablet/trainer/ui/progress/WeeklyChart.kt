package app.spoton.tablet.trainer.ui.progress

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.trainer.learning.WeeklyProgress
import java.time.format.DateTimeFormatter

private val WeekWidth = 49.dp
private val AxisWidth = 36.dp
private val PlotHeight = 150.dp
private val LabelHeight = 22.dp
private const val GRID_LINES = 4

/** How the values of a chart are drawn. */
internal enum class ChartStyle { BARS, LINE }

/**
 * One value for each week that has one, with axes. Weeks without a value stay empty.
 *
 * @param maximum the top of the axis; without one it fits the values
 */
@Composable
internal fun WeeklyChart(
    title: String,
    tag: String,
    weeks: List<WeeklyProgress.Week>,
    style: ChartStyle,
    maximum: Int? = null,
    value: (WeeklyProgress.Week) -> Int?,
) {
    val values = weeks.map(value)
    val top = maximum ?: axisTop(values.filterNotNull().maxOrNull() ?: 1)
    val points = weeks.zip(values).filter { it.second != null }
        .map { (week, point) -> stringResource(R.string.progress_point_spoken, day(week), point ?: 0) }
    val spoken = stringResource(R.string.progress_chart_spoken, title, points.joinToString())
    val measurer = rememberTextMeasurer()
    val colors = MaterialTheme.colorScheme
    val label = TextStyle(color = colors.onSurface, fontSize = 13.sp)
    val scale = textScale()
    val step = WeekWidth * scale
    val height = PlotHeight + LabelHeight * 2 * scale
    BoxWithConstraints(Modifier.testTag(tag).clearAndSetSemantics { contentDescription = spoken }) {
        val axis = AxisWidth * scale
        val shown = maxOf(1, minOf(weeks.size, ((maxWidth - axis) / step).toInt())) // no week is cut in two
        // Not saved: on a turned tablet it begins with this week again, and not where the old screen was.
        val scroll = remember { ScrollState(Int.MAX_VALUE) }
        Row {
            Canvas(Modifier.width(axis).height(height)) { drawAxis(top, measurer, label, LabelHeight.toPx() * scale) }
            Canvas(
                Modifier.width(step * shown).horizontalScroll(scroll)
                    .width(step * weeks.size).height(height),
            ) {
                val margin = LabelHeight.toPx() * scale
                drawGrid(colors.outlineVariant, margin)
                val spots = values.mapIndexedNotNull { at, point ->
                    point?.let { it to Offset(step.toPx() * (at + 0.5f), y(it, top, margin)) }
                }
                if (style == ChartStyle.BARS) drawBars(spots.map { it.second }, step.toPx() / 2, colors.secondary, margin)
                else drawPoints(spots.map { it.second }, colors.primary)
                spots.forEach { (point, spot) -> drawLabel("$point", spot.x, spot.y - margin, measurer, label) }
                weeks.forEachIndexed { at, week ->
                    drawLabel(day(week), step.toPx() * (at + 0.5f), size.height - margin + 3.dp.toPx(), measurer, label)
                }
            }
        }
    }
}

/** The next multiple of the number of grid lines, so that every line has a whole value. */
private fun axisTop(highest: Int): Int = (highest + GRID_LINES - 1) / GRID_LINES * GRID_LINES

private fun day(week: WeeklyProgress.Week): String = DateTimeFormatter.ofPattern("MMM d").format(week.monday())

private fun DrawScope.y(value: Int, top: Int, margin: Float): Float =
    margin + (size.height - 2 * margin) * (1 - value.toFloat() / top)

private fun DrawScope.drawAxis(top: Int, measurer: TextMeasurer, style: TextStyle, margin: Float) {
    for (line in 0..GRID_LINES) {
        val value = top * line / GRID_LINES
        val text = measurer.measure("$value", style)
        drawText(text, topLeft = Offset(size.width - text.size.width - 6.dp.toPx(), y(value, top, margin) - text.size.height / 2f))
    }
}

private fun DrawScope.drawGrid(color: Color, margin: Float) {
    for (line in 0..GRID_LINES) {
        val height = y(line, GRID_LINES, margin)
        drawLine(color, Offset(0f, height), Offset(size.width, height), 1.dp.toPx())
    }
}

private fun DrawScope.drawBars(spots: List<Offset>, width: Float, color: Color, margin: Float) = spots.forEach {
    drawRect(color, Offset(it.x - width / 2, it.y), Size(width, size.height - margin - it.y))
}

private fun DrawScope.drawPoints(spots: List<Offset>, color: Color) {
    val path = Path()
    spots.firstOrNull()?.let { path.moveTo(it.x, it.y) }
    spots.forEach { path.lineTo(it.x, it.y) }
    drawPath(path, color, style = Stroke(3.dp.toPx()))
    spots.forEach { drawCircle(color, 6.dp.toPx(), it) }
}

private fun DrawScope.drawLabel(label: String, center: Float, top: Float, measurer: TextMeasurer, style: TextStyle) {
    val text = measurer.measure(label, style)
    drawText(text, topLeft = Offset(center - text.size.width / 2f, top))
}
