package app.spoton.tablet.trainer.ui

import androidx.compose.foundation.focusable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.textScale
import app.spoton.tablet.designsystem.theme.LocalOutcomeColors
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.state.TrainerUiState

/** What a tablet of 960 dp has beside the rail: there a picture and its four answers are in view together. */
private val TwoColumnsFrom = 800.dp

/** A question: the round on one side, the means to answer on the other, and afterwards why. */
@Composable
internal fun QuizPage(state: TrainerUiState, page: TrainerPage.Quiz, actions: TrainerActions) {
    val here = remember { FocusRequester() }
    DisposableEffect(page.number, page.graded.isPresent) {
        if (page.graded.isEmpty) here.requestFocus()
        onDispose {}
    }
    BoxWithConstraints(
        Modifier
            .fillMaxSize()
            .testTag("sitting")
            .onKeyEvent { page.isAnsweredBy(it, actions) }
            .focusRequester(here)
            .focusable()
            .windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Bottom))
            .padding(horizontal = 20.dp, vertical = 12.dp),
    ) {
        val wide = maxWidth / textScale() >= TwoColumnsFrom
        key(page.number, page.graded.isPresent) {
            if (wide) {
                Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
                    Header(state, page, actions)
                    Row(horizontalArrangement = Arrangement.spacedBy(28.dp)) {
                        Side(Modifier.weight(1f)) {
                            Asked(page)
                            RoundView(page)
                            if (page.graded.isPresent) AnswerPad(page, actions)
                        }
                        Side(Modifier.weight(1f)) {
                            if (page.graded.isPresent) GradedAnswerView(page, actions) else AnswerPad(page, actions)
                        }
                    }
                }
            } else {
                Side(Modifier) {
                    Header(state, page, actions)
                    Asked(page)
                    if (page.graded.isPresent) GradedAnswerView(page, actions)
                    RoundView(page)
                    AnswerPad(page, actions)
                }
            }
        }
    }
}

@Composable
private fun Side(modifier: Modifier, content: @Composable ColumnScope.() -> Unit) {
    Column(
        modifier.fillMaxHeight().verticalScroll(rememberScrollState()).padding(bottom = 12.dp),
        Arrangement.spacedBy(12.dp), content = content,
    )
}

@Composable
private fun Header(state: TrainerUiState, page: TrainerPage.Quiz, actions: TrainerActions) {
    val topic = page.question.topic()
    FlowRow(
        Modifier.fillMaxWidth(), Arrangement.spacedBy(16.dp), Arrangement.spacedBy(6.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Choice(stringResource(R.string.sit_end), "end", onClick = actions::back)
        Text(
            topic.game().title() + " · " + words().skill(topic.skill()),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.titleMedium,
        )
        Score(page)
        if (state.busy) {
            Text(stringResource(R.string.sit_dealing), style = MaterialTheme.typography.titleMedium)
        }
    }
}

@Composable
private fun Score(page: TrainerPage.Quiz) {
    val answered = page.number - 1 + if (page.graded.isPresent) 1 else 0
    when (page.kind) {
        TrainerPage.QuizKind.EXAM -> Text(
            stringResource(R.string.sit_question_of, page.number, page.of),
            Modifier.testTag("number"), style = MaterialTheme.typography.titleMedium,
        )
        TrainerPage.QuizKind.DRILL -> if (answered > 0) {
            Text(
                stringResource(R.string.sit_right_of, page.right, answered), Modifier.testTag("score"),
                style = MaterialTheme.typography.titleMedium,
            )
        }
        TrainerPage.QuizKind.CHALLENGE -> Challenge(page)
    }
}

/** The time left and the score; whether the last answer was right, in a word and a color. */
@Composable
private fun Challenge(page: TrainerPage.Quiz) {
    val says = stringResource(R.string.sit_seconds_spoken, page.secondsLeft)
    Text(
        stringResource(R.string.sit_seconds, page.secondsLeft),
        Modifier.testTag("seconds").semantics { contentDescription = says },
        color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.headlineMedium,
    )
    Text(
        stringResource(R.string.sit_right_of, page.right, page.number - 1), Modifier.testTag("score"),
        style = MaterialTheme.typography.titleMedium,
    )
    page.before.orNull()?.let { before ->
        val outcomes = LocalOutcomeColors.current
        val fill = if (before.isCorrect()) outcomes.pay else outcomes.take
        val word = stringResource(if (before.isCorrect()) R.string.verdict_right else R.string.verdict_wrong)
        Filled(word, fill.colour, fill.content, Modifier.semantics { liveRegion = LiveRegionMode.Polite })
    }
}

@Composable
private fun Asked(page: TrainerPage.Quiz) {
    if (page.question.topic().goal().situation().isExample) {
        Text(
            stringResource(R.string.ask_example), Modifier.testTag("example"),
            color = MaterialTheme.colorScheme.tertiary, style = MaterialTheme.typography.titleMedium,
        )
    }
    val asked = words().ask(page.question)
    Text(
        asked,
        Modifier.testTag("question").semantics {
            heading()
            if (page.graded.isEmpty) paneTitle = asked // read out when it appears, and not again with its answer
        },
        style = MaterialTheme.typography.headlineMedium,
    )
}
