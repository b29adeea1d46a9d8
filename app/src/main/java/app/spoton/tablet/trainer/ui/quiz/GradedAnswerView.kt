package app.spoton.tablet.trainer.ui.quiz

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.DebouncedClick
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.trainer.answer.AnswerForm
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.ui.components.trainerText

/** Whether the answer was correct, the reason, the settlement and the rules. */
@Composable
internal fun GradedAnswerView(page: TrainerPage.Quiz, actions: TrainerActions) {
    val graded = page.graded.get()
    val words = trainerText()
    val word = stringResource(if (graded.isCorrect()) R.string.result_correct else R.string.result_incorrect)
    val reason = words.reason(page.question.explanation().reason())
    val says = stringResource(R.string.result_spoken, word, reason)
    val next = remember { FocusRequester() }
    val debounced = remember { DebouncedClick.afterTap() } // the answer may have been where a button is now
    // TalkBack reads out a new pane; it would not read a live region that was not there before
    Column(Modifier.testTag("result-pane").semantics { paneTitle = says }, Arrangement.spacedBy(10.dp)) {
        ResultBanner(graded)
        Text(reason, Modifier.testTag("reason"), style = MaterialTheme.typography.titleLarge)
    }
    if (!graded.isCorrect() && page.question.form() !is AnswerForm.Settle) {
        Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
            Text(
                stringResource(R.string.result_correct_answer, words.answer(page.question.correctAnswer(), page.question)),
                Modifier.testTag("correct-answer"),
                style = MaterialTheme.typography.bodyLarge, fontWeight = FontWeight.Bold,
            )
            Text(
                stringResource(R.string.result_your_answer, words.answer(graded.answer(), page.question)),
                color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyLarge,
            )
        }
    }
    MainButton(
        stringResource(R.string.quiz_next), "next-question", Modifier.focusRequester(next).fillMaxWidth(),
        onClick = { debounced(actions::nextQuestion) },
    )
    DisposableEffect(page.progress.number) {
        next.requestFocus() // Enter continues with a keyboard; touch is not affected
        onDispose {}
    }
    Choice(stringResource(R.string.quiz_repeat), "repeat-topic", Modifier.fillMaxWidth()) { debounced(actions::repeatTopic) }
    AnswerExplanation(graded)
}
