package app.spoton.tablet.trainer.ui

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.Page
import app.spoton.tablet.designsystem.focusRing
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.textScale
import app.spoton.tablet.trainer.exam.Exam
import app.spoton.tablet.trainer.learning.WeeklyProgress
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.state.TrainerUiState
import app.spoton.tablet.trainer.text.TrainerText
import java.time.Duration
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.time.format.FormatStyle
import java.util.Optional

private val WeekWidth = 49.dp
private val PlotHeight = 150.dp

/** How it goes, week by week: all together, and by skill. */
@Composable
internal fun ProgressPage(state: TrainerUiState, page: TrainerPage.Progress, actions: TrainerActions) {
    Page(
        heading = { PageTitle(stringResource(R.string.progress_title) + " · " + name(state.person), actions) },
        first = {
            GameChoices(state.games, page.game, "progress") { actions.progress(it, page.skill) }
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
                val of = page.skill.orNull()?.let { " · " + words().skill(it) }.orEmpty()
                val accuracy = stringResource(R.string.progress_accuracy) + of
                val time = stringResource(R.string.progress_time) + of
                Block(accuracy) { Plot(accuracy, page.plotted, 100, bars = true) { it.accuracy() } }
                Block(time) { Plot(time, page.plotted, null, bars = false) { seconds(it) } }
            }
        },
        second = {
            if (page.skills.isNotEmpty()) Block(stringResource(R.string.progress_skills)) { Skills(page, actions) }
            if (page.exams.isNotEmpty()) Block(stringResource(R.string.progress_exams)) { Exams(page) }
            Choice(stringResource(R.string.progress_erase), "erase-mine", Modifier.fillMaxWidth()) {
                actions.askToErase(Optional.of(state.person))
            }
        },
    )
}

/** Rounded up: an answer in no time is still one. Without a right answer there is no time. */
private fun seconds(week: WeeklyProgress.Week): Int? =
    if (week.right() == 0) null else ((week.median().toMillis() + 999) / 1000).toInt()

/** One point for each week that has answers; weeks without are left open. */
@Composable
private fun Plot(title: String, weeks: List<WeeklyProgress.Week>, top: Int?, bars: Boolean, value: (WeeklyProgress.Week) -> Int?) {
    val colors = MaterialTheme.colorScheme
    val points = weeks.map { if (it.asked() == 0) null else value(it) }
    val highest = top ?: maxOf(1, points.filterNotNull().maxOrNull() ?: 1)
    val spoken = weeks.zip(points).filter { it.second != null }
        .map { (week, point) -> stringResource(R.string.progress_point_spoken, day(week), point ?: 0) }
    val says = stringResource(R.string.progress_plot_spoken, title, spoken.joinToString())
    val step = WeekWidth * textScale()
    BoxWithConstraints {
        val whole = step * maxOf(1, minOf(weeks.size, (maxWidth / step).toInt())) // no week is cut in two
        Column(
            Modifier
                .testTag(if (bars) "plot-accuracy" else "plot-time")
                .width(whole)
                .horizontalScroll(rememberScrollState(Int.MAX_VALUE))
                .clearAndSetSemantics { contentDescription = says },
            Arrangement.spacedBy(4.dp),
        ) {
            Labels(points.map { it?.toString().orEmpty() }, step)
            Canvas(Modifier.width(step * weeks.size).height(PlotHeight)) {
                for (line in 0..4) {
                    val y = size.height * line / 4
                    drawLine(colors.outlineVariant, Offset(0f, y), Offset(size.width, y), 1.dp.toPx())
                }
                val wide = step.toPx()
                val spots = points.mapIndexedNotNull { at, point ->
                    point?.let { Offset(wide * (at + 0.5f), size.height * (1 - it.toFloat() / highest)) }
                }
                if (bars) {
                    spots.forEach {
                        val bar = wide * 0.5f
                        drawRect(colors.secondary, Offset(it.x - bar / 2, it.y), Size(bar, size.height - it.y))
                    }
                } else {
                    val path = Path()
                    spots.firstOrNull()?.let { path.moveTo(it.x, it.y) }
                    spots.forEach { path.lineTo(it.x, it.y) }
                    drawPath(path, colors.primary, style = Stroke(3.dp.toPx()))
                    spots.forEach { drawCircle(colors.primary, 6.dp.toPx(), it) }
                }
            }
            Labels(weeks.map { day(it) }, step)
        }
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

private fun day(week: WeeklyProgress.Week): String = DateTimeFormatter.ofPattern("MMM d").format(week.monday())

/** Each skill with the last week in which it was practiced and a small picture of the weeks; a tap plots them. */
@Composable
private fun Skills(page: TrainerPage.Progress, actions: TrainerActions) {
    val words = words()
    val all = page.skill.isEmpty
    Text(stringResource(R.string.progress_skills_hint), style = MaterialTheme.typography.bodyMedium)
    Choices {
        Choice(stringResource(R.string.progress_all_skills), "progress-all-skills", chosen = all, toggles = true) {
            actions.progress(page.game, Optional.empty())
        }
    }
    page.skills.forEach { (skill, weeks) ->
        val last = weeks.last { it.asked() > 0 }
        val took = TrainerText.seconds(Duration.ofMillis(last.median().toMillis()))
        val name = words.skill(skill)
        val says = stringResource(R.string.progress_skill_spoken, name, last.accuracy(), took)
        val here = page.skill.orNull() == skill
        Column(
            Modifier
                .fillMaxWidth()
                .testTag("progress-" + skill.id())
                .focusRing(Rounded)
                .clip(Rounded)
                .border(
                    if (here) 3.dp else 1.dp,
                    if (here) MaterialTheme.colorScheme.primary else MaterialTheme.colorScheme.outline, Rounded,
                )
                .clickable(role = Role.Button) { actions.progress(page.game, Optional.of(skill)) }
                .semantics {
                    contentDescription = says
                    selected = here
                }
                .padding(horizontal = 16.dp, vertical = 8.dp),
        ) {
            Text(name, style = MaterialTheme.typography.titleMedium)
            Text(
                stringResource(R.string.progress_skill_line, last.accuracy(), took),
                color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
            )
            SmallBars(weeks)
        }
    }
}

@Composable
private fun SmallBars(weeks: List<WeeklyProgress.Week>) {
    val colors = MaterialTheme.colorScheme
    Canvas(Modifier.width(WeekWidth * 4).height(28.dp)) {
        val wide = size.width / weeks.size
        weeks.forEachIndexed { at, week ->
            if (week.asked() > 0) {
                val high = size.height * week.accuracy() / 100
                drawRect(colors.secondary, Offset(wide * at, size.height - high), Size(wide * 0.7f, high))
            }
        }
        drawLine(colors.outlineVariant, Offset(0f, size.height), Offset(size.width, size.height), 1.dp.toPx())
    }
}

@Composable
private fun Exams(page: TrainerPage.Progress) {
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
