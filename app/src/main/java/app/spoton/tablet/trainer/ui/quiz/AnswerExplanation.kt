package app.spoton.tablet.trainer.ui.quiz

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.text.shortAmounts
import app.spoton.tablet.trainer.question.GradedAnswer
import app.spoton.tablet.trainer.ui.components.Section
import app.spoton.tablet.trainer.ui.components.trainerText

/** The settlement and the cited rules. */
@Composable
internal fun AnswerExplanation(graded: GradedAnswer) {
    val explanation = graded.question().explanation()
    if (explanation.steps().isNotEmpty()) {
        Section(stringResource(R.string.result_settlement)) {
            val words = trainerText()
            explanation.steps().forEachIndexed { at, step ->
                Column {
                    Text(shortAmounts(step.sentence()), Modifier.testTag("settlement"), style = MaterialTheme.typography.bodyLarge)
                    if (explanation.steps().size > 1) {
                        Text(
                            words.reason(explanation.stepReasons()[at]),
                            color = MaterialTheme.colorScheme.onSurfaceVariant,
                            style = MaterialTheme.typography.bodyMedium,
                        )
                    }
                }
            }
        }
    }
    Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
        Text(
            stringResource(R.string.result_rules), Modifier.semantics { heading() },
            style = MaterialTheme.typography.titleMedium,
        )
        explanation.citations().forEach {
            Text(
                it, Modifier.testTag("citation"),
                color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
            )
        }
    }
}
