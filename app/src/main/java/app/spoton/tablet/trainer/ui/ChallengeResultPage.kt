package app.spoton.tablet.trainer.ui

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
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.ui.components.PageTitle
import app.spoton.tablet.trainer.ui.quiz.MistakeReview

/** The score of a challenge. */
@Composable
internal fun ChallengeResultPage(page: TrainerPage.ChallengeResult, actions: TrainerActions) {
    Page(
        heading = { PageTitle(stringResource(R.string.challenge_result), actions) },
        first = {
            Text(
                stringResource(R.string.challenge_score, page.correctCount), Modifier.testTag("challenge-score"),
                style = MaterialTheme.typography.displayLarge, fontWeight = FontWeight.Bold,
            )
            Text(
                pluralStringResource(R.plurals.challenge_questions, page.answerCount, page.answerCount),
                style = MaterialTheme.typography.titleLarge,
            )
            val best = if (page.correctCount > page.best) stringResource(R.string.challenge_new_best)
            else stringResource(R.string.challenge_best, page.best)
            Text(best, Modifier.testTag("challenge-best"), style = MaterialTheme.typography.titleLarge)
            MainButton(
                stringResource(R.string.challenge_again), "start-challenge", Modifier.fillMaxWidth(),
                onClick = actions::startChallenge,
            )
        },
        second = {
            if (page.mistakes.isNotEmpty()) MistakeReview(stringResource(R.string.challenge_mistakes), page.mistakes)
        },
    )
}
