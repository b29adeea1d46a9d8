package app.spoton.tablet.ui.trainer

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.spoton.tablet.R
import app.spoton.tablet.trainer.Page as Here
import app.spoton.tablet.trainer.TrainerState
import app.spoton.tablet.trainer.TrainerTaps
import app.spoton.tablet.trainer.Words
import app.spoton.tablet.trainer.learn.Exam
import app.spoton.tablet.trainer.learn.Weeks
import app.spoton.tablet.ui.Page
import app.spoton.tablet.ui.table.textScale
import java.time.Duration
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.time.format.FormatStyle

private val WeekWidth = 49.dp
private val PlotHeight = 150.dp

/** How it goes, week by week: all together, and by skill. */
@Composable
internal fun ProgressPage(state: TrainerState, page: Here.Progress, taps: TrainerTaps) {
    Page(
        heading = { PageTitle(stringResource(R.string.progress_title) + " · " + name(state.person), taps) },
        first = {
            GameChoices(state.games, page.game, "progress", taps::progress)
            if (page.answered == 0) {
                Text(
                    stringResource(R.string.progress_nothing), Modifier.testTag("progress-nothing"),
                    style = MaterialTheme.typography.bodyLarge,
                )
            } else {
                Text(
                    stringResource(R.string.progress_answered, page.answered),
                    style = MaterialTheme.typography.titleMedium,
                )
                if (page.daysInARow > 1) {
                    Text(
                        pluralStringResource(R.plurals.trainer_days, page.daysInARow, page.daysInARow),
                        style = MaterialTheme.typography.titleMedium,
                    )
                }
                Block(stringResource(R.string.progress_accuracy)) {
                    Plot(stringResource(R.string.progress_accuracy), page.all, 100, bars = true) { it.accuracy() }
                }
                Block(stringResource(R.string.progress_time)) {
                    Plot(stringResource(R.string.progress_time), page.all, null, bars = false) { seconds(it) }
                }
            }
        },
        second = {
            if (page.skills.isNotEmpty()) Block(stringResource(R.string.progress_skills)) { Skills(page) }
            if (page.exams.isNotEmpty()) Block(stringResource(R.string.progress_exams)) { Exams(page) }
        },
    )
}

/** Rounded up: an answer in no time is still one. */
private fun seconds(week: Weeks.Week): Int = ((week.median().toMillis() + 999) / 1000).toInt()

/** One point for each week that has answers; weeks without are left open. */
@Composable
private fun Plot(title: String, weeks: List<Weeks.Week>, top: Int?, bars: Boolean, value: (Weeks.Week) -> Int) {
    val colours = MaterialTheme.colorScheme
    val points = weeks.map { if (it.asked() == 0) null else value(it) }
    val highest = top ?: maxOf(1, points.filterNotNull().maxOrNull() ?: 1)
    val spoken = weeks.zip(points).filter { it.second != null }
        .map { (week, point) -> stringResource(R.string.progress_point_spoken, day(week), point ?: 0) }
    val says = stringResource(R.string.progress_plot_spoken, title, spoken.joinToString())
    val step = WeekWidth * textScale()
    Column(
        Modifier
            .testTag(if (bars) "plot-accuracy" else "plot-time")
            .horizontalScroll(rememberScrollState(Int.MAX_VALUE))
            .clearAndSetSemantics { contentDescription = says },
        Arrangement.spacedBy(4.dp),
    ) {
        Labels(points.map { it?.toString().orEmpty() }, step)
        Canvas(Modifier.width(step * weeks.size).height(PlotHeight)) {
            for (line in 0..4) {
                val y = size.height * line / 4
                drawLine(colours.outlineVariant, Offset(0f, y), Offset(size.width, y), 1.dp.toPx())
            }
            val wide = step.toPx()
            val spots = points.mapIndexedNotNull { at, point ->
                point?.let { Offset(wide * (at + 0.5f), size.height * (1 - it.toFloat() / highest)) }
            }
            if (bars) {
                spots.forEach {
                    val bar = wide * 0.5f
                    drawRect(colours.secondary, Offset(it.x - bar / 2, it.y), Size(bar, size.height - it.y))
                }
            } else {
                val path = Path()
                spots.firstOrNull()?.let { path.moveTo(it.x, it.y) }
                spots.forEach { path.lineTo(it.x, it.y) }
                drawPath(path, colours.primary, style = Stroke(3.dp.toPx()))
                spots.forEach { drawCircle(colours.primary, 6.dp.toPx(), it) }
            }
        }
        Labels(weeks.map { day(it) }, step)
    }
}

@Composable
private fun Labels(words: List<String>, step: Dp) {
    Row {
        words.forEach {
            Text(it, Modifier.width(step), fontSize = 13.sp, textAlign = TextAlign.Center, softWrap = false)
        }
    }
}

private fun day(week: Weeks.Week): String = DateTimeFormatter.ofPattern("d MMM").format(week.monday())

/** Each skill's accuracy and time in the last week in which it was practised, with a small line of the weeks before. */
@Composable
private fun Skills(page: Here.Progress) {
    val words = words()
    val colours = MaterialTheme.colorScheme
    page.skills.forEach { (skill, weeks) ->
        val last = weeks.last { it.asked() > 0 }
        val took = Words.seconds(Duration.ofMillis(last.median().toMillis()))
        Column(Modifier.testTag("progress-" + skill.id())) {
            Text(words.skill(skill), style = MaterialTheme.typography.titleMedium)
            Text(
                stringResource(R.string.progress_skill_line, last.accuracy(), took),
                color = colours.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
            )
            Canvas(Modifier.width(WeekWidth * 4).height(28.dp)) {
                val wide = size.width / weeks.size
                weeks.forEachIndexed { at, week ->
                    if (week.asked() > 0) {
                        val high = size.height * week.accuracy() / 100
                        drawRect(colours.secondary, Offset(wide * at, size.height - high), Size(wide * 0.7f, high))
                    }
                }
                drawLine(colours.outlineVariant, Offset(0f, size.height), Offset(size.width, size.height), 1.dp.toPx())
            }
        }
    }
}

@Composable
private fun Exams(page: Here.Progress) {
    val date = DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM).withZone(ZoneId.systemDefault())
    page.exams.forEach {
        Text(
            stringResource(
                R.string.progress_exam_line, it.code(), date.format(it.at()), Exam.mark(it.right(), it.asked()),
            ),
            style = MaterialTheme.typography.bodyLarge,
        )
    }
}
