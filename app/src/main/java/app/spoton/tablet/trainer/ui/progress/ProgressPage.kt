package app.spoton.tablet.trainer.ui.progress

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.trainer.learning.WeeklyProgress
import app.spoton.tablet.trainer.question.Skill
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.state.TrainerUiState
import app.spoton.tablet.trainer.text.TrainerText
import app.spoton.tablet.trainer.ui.components.Choices
import app.spoton.tablet.trainer.ui.components.GameChoices
import app.spoton.tablet.trainer.ui.components.PageTitle
import app.spoton.tablet.trainer.ui.components.Rounded
import app.spoton.tablet.trainer.ui.components.Section
import app.spoton.tablet.trainer.ui.components.displayName
import app.spoton.tablet.trainer.ui.components.trainerText
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.time.format.FormatStyle
import java.util.Optional

/** Progress by week: all skills together, and each skill. */
@Composable
internal fun ProgressPage(state: TrainerUiState, page: TrainerPage.Progress, actions: TrainerActions) {
    Page(
        heading = {
            PageTitle(stringResource(R.string.progress_title) + " · " + displayName(state.trainees.current), actions)
        },
        first = {
            GameChoices(state.selection.games, page.game, "progress") { actions.openProgress(it, page.skill) }
            if (page.answerCount == 0) {
                Text(
                    stringResource(R.string.progress_empty), Modifier.testTag("progress-empty"),
                    style = MaterialTheme.typography.bodyLarge,
                )
            } else {
                Charts(page)
            }
        },
        second = {
            if (page.skills.isNotEmpty()) Section(stringResource(R.string.progress_skills)) { Skills(page, actions) }
            if (page.exams.isNotEmpty()) Section(stringResource(R.string.progress_exams)) { ExamScores(page) }
            Choice(stringResource(R.string.progress_erase), "erase-mine", Modifier.fillMaxWidth()) {
                actions.askToErase(Optional.of(state.trainees.current))
            }
        },
    )
}

@Composable
private fun Charts(page: TrainerPage.Progress) {
    Text(
        pluralStringResource(R.plurals.progress_answers, page.answerCount, page.answerCount),
        style = MaterialTheme.typography.titleMedium,
    )
    if (page.daysInARow > 1) {
        Text(
            pluralStringResource(R.plurals.trainer_days, page.daysInARow, page.daysInARow),
            style = MaterialTheme.typography.titleMedium,
        )
    }
    val skill = page.skill.orNull()?.let { " · " + trainerText().skill(it) }.orEmpty()
    val accuracy = stringResource(R.string.progress_accuracy) + skill
    val time = stringResource(R.string.progress_time) + skill
    Section(accuracy) {
        WeeklyChart(accuracy, "plot-accuracy", page.plotted, ChartStyle.BARS, maximum = 100) {
            if (it.answerCount() == 0) null else it.accuracy()
        }
    }
    Section(time) { WeeklyChart(time, "plot-time", page.plotted, ChartStyle.LINE) { seconds(it) } }
}

/** Rounded up. There is no time without a correct answer. */
private fun seconds(week: WeeklyProgress.Week): Int? =
    week.median().orNull()?.let { ((it.toMillis() + 999) / 1000).toInt() }

@Composable
private fun Skills(page: TrainerPage.Progress, actions: TrainerActions) {
    Text(stringResource(R.string.progress_skills_hint), style = MaterialTheme.typography.bodyMedium)
    Choices {
        Choice(
            stringResource(R.string.progress_all_skills), "progress-all-skills", chosen = page.skill.isEmpty, toggles = true,
        ) { actions.openProgress(page.game, Optional.empty()) }
    }
    page.skills.forEach { (skill, weeks) -> SkillCard(skill, weeks, page, actions) }
}

/** A skill's last week of practice and a small chart; a tap shows the skill in the large charts. */
@Composable
private fun SkillCard(
    skill: Skill, weeks: List<WeeklyProgress.Week>, page: TrainerPage.Progress, actions: TrainerActions,
) {
    val name = trainerText().skill(skill)
    val result = lastResult(weeks)
    val spoken = stringResource(R.string.progress_skill_spoken, name, result)
    val chosen = page.skill.orNull() == skill
    val colors = MaterialTheme.colorScheme
    Column(
        Modifier
            .fillMaxWidth()
            .testTag("progress-" + skill.id())
            .focusRing(Rounded)
            .clip(Rounded)
            .border(if (chosen) 3.dp else 1.dp, if (chosen) colors.primary else colors.outline, Rounded)
            .clickable(role = Role.Button) { actions.openProgress(page.game, Optional.of(skill)) }
            .semantics {
                contentDescription = spoken
                selected = chosen
            }
            .padding(horizontal = 16.dp, vertical = 8.dp),
    ) {
        Text(name, style = MaterialTheme.typography.titleMedium)
        Text(result, color = colors.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium)
        SmallBars(weeks)
    }
}

/** The last week with answers; the time only if there is a correct answer. */
@Composable
private fun lastResult(weeks: List<WeeklyProgress.Week>): String {
    val last = weeks.last { it.answerCount() > 0 }
    val time = last.median().orNull() ?: return stringResource(R.string.progress_skill_accuracy, last.accuracy())
    return stringResource(R.string.progress_skill_time, last.accuracy(), TrainerText.seconds(time))
}

@Composable
private fun SmallBars(weeks: List<WeeklyProgress.Week>) {
    val colors = MaterialTheme.colorScheme
    Canvas(Modifier.width(200.dp).height(28.dp)) {
        val step = size.width / weeks.size
        weeks.forEachIndexed { at, week ->
            if (week.answerCount() > 0) {
                val height = size.height * week.accuracy() / 100
                drawRect(colors.secondary, Offset(step * at, size.height - height), Size(step * 0.7f, height))
            }
        }
        drawLine(colors.outlineVariant, Offset(0f, size.height), Offset(size.width, size.height), 1.dp.toPx())
    }
}

@Composable
private fun ExamScores(page: TrainerPage.Progress) {
    val date = DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM).withZone(ZoneId.systemDefault())
    page.exams.forEach {
        Text(
            stringResource(R.string.progress_exam_score, it.code(), date.format(it.finishedAt()), it.percent()),
            style = MaterialTheme.typography.bodyLarge,
        )
    }
}
