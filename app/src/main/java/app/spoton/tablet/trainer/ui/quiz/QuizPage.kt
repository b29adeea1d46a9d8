package app.spoton.tablet.trainer.ui.quiz

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
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.DebouncedClick
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.designsystem.theme.LocalOutcomeColors
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.state.TrainerUiState
import app.spoton.tablet.trainer.ui.components.Badge
import app.spoton.tablet.trainer.ui.components.trainerText

/** Next to the navigation rail of a 960 dp tablet a picture and its four answers fit side by side. */
private val TwoColumnsFrom = 800.dp

/** A question with its round and its answer form; once answered in a drill, the explanation. */
@Composable
internal fun QuizPage(state: TrainerUiState, page: TrainerPage.Quiz, actions: TrainerActions) {
    val focus = remember { FocusRequester() }
    val number = page.progress.number
    DisposableEffect(number, page.graded.isPresent) {
        if (page.graded.isEmpty) focus.requestFocus()
        onDispose {}
    }
    // The tap that answered the question before, or started the quiz, may be the first half of a double tap.
    val answering = remember(number) { DebouncedClick.afterTap() }
    var showsPaytables by remember(number) { mutableStateOf(false) }
    val header: @Composable () -> Unit = {
        Header(state, page, actions, showsPaytables) { showsPaytables = !showsPaytables }
    }
    BoxWithConstraints(
        Modifier
            .fillMaxSize()
            .testTag("quiz")
            .onKeyEvent { page.isAnsweredBy(it, actions, answering) }
            .focusRequester(focus)
            .focusable()
            .windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Bottom))
            .padding(horizontal = 20.dp, vertical = 12.dp),
    ) {
        val isWide = maxWidth / textScale() >= TwoColumnsFrom
        key(number, page.graded.isPresent) {
            if (isWide) {
                Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
                    header()
                    Row(horizontalArrangement = Arrangement.spacedBy(28.dp)) {
                        ScrollingColumn(Modifier.weight(1f)) {
                            QuestionText(page)
                            if (showsPaytables) QuestionPaytables(page.question)
                            QuestionRound(page)
                            if (page.graded.isPresent) AnswerPad(page, actions, answering)
                        }
                        ScrollingColumn(Modifier.weight(1f)) {
                            if (page.graded.isPresent) GradedAnswerView(page, actions) else AnswerPad(page, actions, answering)
                        }
                    }
                }
            } else {
                ScrollingColumn(Modifier) {
                    header()
                    QuestionText(page)
                    if (showsPaytables) QuestionPaytables(page.question)
                    if (page.graded.isPresent) GradedAnswerView(page, actions)
                    QuestionRound(page)
                    AnswerPad(page, actions, answering)
                }
            }
        }
    }
}

@Composable
private fun QuestionRound(page: TrainerPage.Quiz) = RoundView(page.question, page.graded.isPresent, page.picture.orNull())

@Composable
private fun ScrollingColumn(modifier: Modifier, content: @Composable ColumnScope.() -> Unit) {
    Column(
        modifier.fillMaxHeight().verticalScroll(rememberScrollState()).padding(bottom = 12.dp),
        Arrangement.spacedBy(12.dp), content = content,
    )
}

@Composable
private fun Header(
    state: TrainerUiState, page: TrainerPage.Quiz, actions: TrainerActions, showsPaytables: Boolean, onPaytables: () -> Unit,
) {
    val topic = page.question.topic()
    FlowRow(
        Modifier.fillMaxWidth(), Arrangement.spacedBy(16.dp), Arrangement.spacedBy(6.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Choice(stringResource(R.string.quiz_end), "end", onClick = actions::back)
        Choice(
            stringResource(R.string.quiz_show_paytables), "show-paytables", chosen = showsPaytables, toggles = true,
            onClick = onPaytables,
        )
        Text(
            topic.game().title() + " · " + trainerText().skill(topic.skill()),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.titleMedium,
        )
        Score(page)
        if (state.busy) {
            Text(stringResource(R.string.quiz_loading), style = MaterialTheme.typography.titleMedium)
        }
    }
}

@Composable
private fun Score(page: TrainerPage.Quiz) {
    val progress = page.progress
    val answered = progress.number - 1 + if (page.graded.isPresent) 1 else 0
    when (page.kind) {
        TrainerPage.QuizKind.EXAM -> Text(
            stringResource(R.string.quiz_question_of, progress.number, progress.length),
            Modifier.testTag("number"), style = MaterialTheme.typography.titleMedium,
        )
        TrainerPage.QuizKind.DRILL -> if (answered > 0) {
            Text(
                stringResource(R.string.quiz_score, progress.correctCount, answered), Modifier.testTag("score"),
                style = MaterialTheme.typography.titleMedium,
            )
        }
        TrainerPage.QuizKind.CHALLENGE -> ChallengeScore(page)
    }
}

/** The time left, the score, and whether the last answer was correct. */
@Composable
private fun ChallengeScore(page: TrainerPage.Quiz) {
    val progress = page.progress
    val spoken = pluralStringResource(R.plurals.quiz_seconds_spoken, progress.secondsLeft, progress.secondsLeft)
    Text(
        stringResource(R.string.quiz_seconds, progress.secondsLeft),
        Modifier.testTag("seconds").semantics { contentDescription = spoken },
        color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.headlineMedium,
    )
    Text(
        stringResource(R.string.quiz_score, progress.correctCount, progress.number - 1), Modifier.testTag("score"),
        style = MaterialTheme.typography.titleMedium,
    )
    page.previous.orNull()?.let { previous ->
        val outcomes = LocalOutcomeColors.current
        val fill = if (previous.isCorrect) outcomes.pay else outcomes.take
        val label = stringResource(if (previous.isCorrect) R.string.result_correct else R.string.result_incorrect)
        Badge(label, fill.color, fill.content, Modifier.semantics { liveRegion = LiveRegionMode.Polite })
    }
}

@Composable
private fun QuestionText(page: TrainerPage.Quiz) {
    if (page.question.topic().goal().situation().isExample) {
        Text(
            stringResource(R.string.ask_example), Modifier.testTag("example"),
            color = MaterialTheme.colorScheme.tertiary, style = MaterialTheme.typography.titleMedium,
        )
    }
    val question = trainerText().question(page.question)
    Text(
        question,
        Modifier.testTag("question").semantics {
            heading()
            if (page.graded.isEmpty) paneTitle = question // read out once, when it appears
        },
        style = MaterialTheme.typography.headlineMedium,
    )
}
