package app.spoton.tablet.trainer.ui.quiz

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.theme.LocalOutcomeColors
import app.spoton.tablet.trainer.question.GradedAnswer
import app.spoton.tablet.trainer.text.TrainerText
import app.spoton.tablet.trainer.ui.components.Badge
import app.spoton.tablet.trainer.ui.components.trainerText

/** Whether the answer was correct, and how fast. */
@Composable
internal fun ResultBanner(graded: GradedAnswer) {
    val outcomes = LocalOutcomeColors.current
    val fill = if (graded.isCorrect()) outcomes.pay else outcomes.take
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(14.dp), itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        val word = if (graded.isCorrect()) R.string.result_correct else R.string.result_incorrect
        Badge(stringResource(word), fill.color, fill.content, Modifier.testTag("result"))
        val time = stringResource(R.string.result_seconds, TrainerText.seconds(graded.time()))
        Text(
            stringResource(R.string.result_pace, time, trainerText().pace(graded.pace())), Modifier.testTag("pace"),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyLarge,
        )
    }
}
