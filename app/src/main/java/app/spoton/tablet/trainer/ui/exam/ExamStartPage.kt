package app.spoton.tablet.trainer.ui.exam

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.trainer.exam.ExamCode
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.state.TrainerUiState
import app.spoton.tablet.trainer.ui.components.Choices
import app.spoton.tablet.trainer.ui.components.GameChoices
import app.spoton.tablet.trainer.ui.components.PageTitle
import app.spoton.tablet.trainer.ui.components.Section

/** A trainee enters a code; a supervisor creates one. */
@Composable
internal fun ExamStartPage(state: TrainerUiState, page: TrainerPage.ExamStart, actions: TrainerActions) {
    Page(
        heading = { PageTitle(stringResource(R.string.trainer_exam), actions) },
        first = { Section(stringResource(R.string.exam_take)) { TakeExam(state, page, actions) } },
        second = { Section(stringResource(R.string.exam_create)) { CreateExam(state, page, actions) } },
    )
}

@Composable
private fun TakeExam(state: TrainerUiState, page: TrainerPage.ExamStart, actions: TrainerActions) {
    val trainee = state.trainees.current
    Text(stringResource(R.string.exam_take_hint), style = MaterialTheme.typography.bodyLarge)
    if (trainee.hasName()) {
        Text(
            stringResource(R.string.exam_trainee, trainee.name()), Modifier.testTag("exam-trainee"),
            style = MaterialTheme.typography.titleMedium,
        )
        Choices { Choice(stringResource(R.string.exam_change_trainee), "change-trainee", onClick = actions::openTrainees) }
    } else {
        OutlinedTextField(
            page.typedName, actions::typeExamName, Modifier.fillMaxWidth().testTag("exam-name"),
            label = { Text(stringResource(R.string.exam_name)) }, singleLine = true,
        )
    }
    OutlinedTextField(
        page.typedCode, actions::typeExamCode, Modifier.fillMaxWidth().testTag("exam-code"),
        label = { Text(stringResource(R.string.exam_code)) },
        isError = page.problem != TrainerPage.CodeProblem.NONE, singleLine = true,
    )
    val problem = when (page.problem) {
        TrainerPage.CodeProblem.NONE -> null
        TrainerPage.CodeProblem.NOT_A_CODE -> R.string.exam_refused
        TrainerPage.CodeProblem.OTHER_VERSION -> R.string.exam_refused_version
        TrainerPage.CodeProblem.OTHER_PAYTABLES -> R.string.exam_refused_paytables
    }
    if (problem != null) ErrorMessage(stringResource(problem))
    MainButton(
        stringResource(R.string.exam_begin), "begin-exam", Modifier.fillMaxWidth(),
        enabled = page.typedCode.isNotBlank() && (trainee.hasName() || page.typedName.isNotBlank()),
        onClick = actions::beginExam,
    )
}

/** TalkBack reads it out when it appears. */
@Composable
private fun ErrorMessage(message: String) {
    Text(
        message, Modifier.testTag("exam-refused").semantics { paneTitle = message },
        color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyLarge,
    )
}

@Composable
private fun CreateExam(state: TrainerUiState, page: TrainerPage.ExamStart, actions: TrainerActions) {
    val draft = page.draft
    Text(stringResource(R.string.exam_create_hint), style = MaterialTheme.typography.bodyLarge)
    GameChoices(state.selection.games, draft.game, "exam", actions::chooseExamGame)
    Choices {
        ExamCode.LENGTHS.forEach { length ->
            Choice(
                stringResource(R.string.exam_length, length), "exam-$length", chosen = length == draft.length,
                toggles = true,
            ) { actions.chooseExamLength(length) }
        }
    }
    Choices {
        ExamCode.PASS_MARKS.forEach { percent ->
            Choice(
                stringResource(R.string.exam_pass_mark, percent), "pass-$percent", chosen = percent == draft.passMark,
                toggles = true,
            ) { actions.choosePassMark(percent) }
        }
    }
    Choice(
        stringResource(R.string.exam_create_code), "create-exam", Modifier.fillMaxWidth(), onClick = actions::createExamCode,
    )
    page.created.orNull()?.let {
        Text(
            it.toString(), Modifier.testTag("created-code"),
            style = MaterialTheme.typography.displaySmall, fontWeight = FontWeight.Bold,
        )
    }
}
