package app.spoton.tablet.trainer.ui.quiz

import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.font.FontWeight
import app.spoton.tablet.R
import app.spoton.tablet.trainer.question.GradedAnswer
import app.spoton.tablet.trainer.ui.components.Section
import app.spoton.tablet.trainer.ui.components.trainerText

/** The questions that were answered incorrectly, each with its cards, the correct answer, the reason and the rules. */
@Composable
internal fun MistakeReview(title: String, mistakes: List<GradedAnswer>) {
    val text = trainerText()
    Section(title) {
        mistakes.forEachIndexed { index, graded ->
            val question = graded.question()
            if (index > 0) HorizontalDivider()
            Text(
                question.topic().game().title() + " · " + text.question(question), Modifier.testTag("mistake"),
                style = MaterialTheme.typography.titleMedium,
            )
            RoundView(question, isAnswered = true)
            Text(
                stringResource(R.string.result_correct_answer, text.answer(question.correctAnswer(), question)),
                style = MaterialTheme.typography.bodyLarge, fontWeight = FontWeight.Bold,
            )
            Text(
                stringResource(R.string.result_your_answer, text.answer(graded.answer(), question)),
                style = MaterialTheme.typography.bodyMedium,
            )
            Text(text.reason(question.explanation().reason()), style = MaterialTheme.typography.bodyLarge)
            Text(
                question.explanation().citations().joinToString("; "),
                color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
            )
        }
    }
}
