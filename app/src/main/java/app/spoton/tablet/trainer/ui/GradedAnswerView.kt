package app.spoton.tablet.trainer.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.MainButton
import app.spoton.tablet.designsystem.manuals
import app.spoton.tablet.designsystem.theme.LocalOutcomeColors
import app.spoton.tablet.trainer.answer.AnswerForm
import app.spoton.tablet.trainer.question.GradedAnswer
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.text.TrainerText

/** Whether it was right, why, what the engine does with it, and where that stands. */
@Composable
internal fun GradedAnswerView(page: TrainerPage.Quiz, actions: TrainerActions) {
    val graded = page.graded.get()
    val words = words()
    val word = stringResource(if (graded.isCorrect()) R.string.verdict_right else R.string.verdict_wrong)
    val reason = words.reason(page.question.explanation().reason())
    val says = stringResource(R.string.verdict_spoken, word, reason)
    val next = remember { FocusRequester() }
    // a pane that appears is read out; a live region that is not there before would not be
    Column(Modifier.testTag("verdict-pane").semantics { paneTitle = says }, Arrangement.spacedBy(10.dp)) {
        Banner(graded)
        Text(reason, Modifier.testTag("reason"), style = MaterialTheme.typography.titleLarge)
    }
    if (!graded.isCorrect() && page.question.form() !is AnswerForm.Settle) {
        Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
            Text(
                stringResource(R.string.verdict_answer, words.answer(page.question.correctAnswer(), page.question)),
                Modifier.testTag("right-answer"),
                style = MaterialTheme.typography.bodyLarge, fontWeight = FontWeight.Bold,
            )
            Text(
                stringResource(R.string.verdict_yours, words.answer(graded.answer(), page.question)),
                color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyLarge,
            )
        }
    }
    MainButton(
        stringResource(R.string.sit_next), "next-question", Modifier.focusRequester(next).fillMaxWidth(),
        onClick = actions::next,
    )
    DisposableEffect(page.number) {
        next.requestFocus() // with keys, 'enter' goes on; a finger notices nothing
        onDispose {}
    }
    Choice(stringResource(R.string.sit_again), "same-kind", Modifier.fillMaxWidth(), onClick = actions::sameAgain)
    Because(graded)
}

@Composable
private fun Banner(graded: GradedAnswer) {
    val outcomes = LocalOutcomeColors.current
    val fill = if (graded.isCorrect()) outcomes.pay else outcomes.take
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(14.dp), itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        val word = if (graded.isCorrect()) R.string.verdict_right else R.string.verdict_wrong
        Filled(stringResource(word), fill.colour, fill.content, Modifier.testTag("verdict"))
        val took = stringResource(R.string.verdict_seconds, TrainerText.seconds(graded.time()))
        Text(
            stringResource(R.string.verdict_pace, took, words().pace(graded.pace())), Modifier.testTag("pace"),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyLarge,
        )
    }
}

/** The settlement in the engine's sentences, and the citations. */
@Composable
internal fun Because(graded: GradedAnswer) {
    val explanation = graded.question().explanation()
    if (explanation.steps().isNotEmpty()) {
        Block(stringResource(R.string.verdict_settlement)) {
            val words = words()
            explanation.steps().forEachIndexed { at, step ->
                Column {
                    Text(step.sentence(), Modifier.testTag("settlement"), style = MaterialTheme.typography.bodyLarge)
                    if (explanation.steps().size > 1) {
                        Text(
                            words.reason(explanation.reasons()[at]),
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
            stringResource(R.string.verdict_where), Modifier.semantics { heading() },
            style = MaterialTheme.typography.titleMedium,
        )
        explanation.citations().forEach {
            Text(
                manuals().citation(it), Modifier.testTag("citation"),
                color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
            )
        }
    }
}
