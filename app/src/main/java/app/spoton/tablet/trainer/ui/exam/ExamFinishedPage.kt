package app.spoton.tablet.trainer.ui.exam

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.font.FontWeight
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.designsystem.theme.LocalOutcomeColors
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.ui.components.Badge
import app.spoton.tablet.trainer.ui.components.PageTitle
import app.spoton.tablet.trainer.ui.quiz.MistakeReview

/** The score, the mistakes, and a button to save the result. */
@Composable
internal fun ExamFinishedPage(page: TrainerPage.ExamFinished, actions: TrainerActions, onSave: (String) -> Unit) {
    val result = page.result
    val file = stringResource(R.string.exam_file, result.code().toString())
    Page(
        heading = { PageTitle(stringResource(R.string.exam_result), actions) },
        first = {
            ExamScore(page)
            MainButton(stringResource(R.string.exam_save), "save-result", Modifier.fillMaxWidth()) { onSave(file) }
            val message = when (page.saved) {
                TrainerPage.SaveStatus.NOT_SAVED -> null
                TrainerPage.SaveStatus.SAVED -> R.string.exam_saved
                TrainerPage.SaveStatus.FAILED -> R.string.exam_save_failed
            }
            if (message != null) {
                Text(stringResource(message), Modifier.testTag("saved"), style = MaterialTheme.typography.titleMedium)
            }
        },
        second = {
            val mistakes = result.answers().filter { !it.isCorrect }
            if (mistakes.isEmpty()) {
                Text(stringResource(R.string.exam_no_mistakes), style = MaterialTheme.typography.titleLarge)
            } else {
                MistakeReview(stringResource(R.string.exam_mistakes), mistakes)
            }
        },
    )
}

@Composable
private fun ExamScore(page: TrainerPage.ExamFinished) {
    val result = page.result
    val outcomes = LocalOutcomeColors.current
    val fill = if (result.isPassed) outcomes.pay else outcomes.take
    Text(
        stringResource(R.string.exam_score, result.score()), Modifier.testTag("exam-score"),
        style = MaterialTheme.typography.displayLarge, fontWeight = FontWeight.Bold,
    )
    Badge(
        stringResource(if (result.isPassed) R.string.exam_passed else R.string.exam_not_passed),
        fill.color, fill.content, Modifier.testTag("exam-passed"),
    )
    Text(
        stringResource(
            R.string.exam_details, result.correctCount(), result.answers().size, result.code().passMark(),
            result.code().toString(),
        ),
        style = MaterialTheme.typography.titleLarge,
    )
    if (result.interruptions() > 0) {
        Text(
            pluralStringResource(R.plurals.exam_interruptions, result.interruptions(), result.interruptions()),
            Modifier.testTag("interruptions"), style = MaterialTheme.typography.bodyLarge,
        )
    }
}
