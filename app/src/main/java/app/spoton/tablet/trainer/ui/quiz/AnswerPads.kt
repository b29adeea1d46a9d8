package app.spoton.tablet.trainer.ui.quiz

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.engine.card.Card
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.cards.CardFace
import app.spoton.tablet.designsystem.cards.CardRow
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.DebouncedClick
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.spoken
import app.spoton.tablet.designsystem.theme.LocalOutcomeColors
import app.spoton.tablet.trainer.answer.Answer
import app.spoton.tablet.trainer.answer.AnswerForm
import app.spoton.tablet.trainer.answer.AnswerOption
import app.spoton.tablet.trainer.question.Reason
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.text.TrainerText
import app.spoton.tablet.trainer.ui.components.Rounded
import app.spoton.tablet.trainer.ui.components.trainerText

private val PickCard = 72.dp
private val SmallCard = 44.dp

/** The answer form of a question; a tap answers only if [answering] accepts it. */
@Composable
internal fun AnswerPad(page: TrainerPage.Quiz, actions: TrainerActions, answering: DebouncedClick) {
    when (val form = page.question.form()) {
        is AnswerForm.MultipleChoice -> Options(page, form, actions, answering)
        is AnswerForm.PickCards -> PickCards(page, form, actions)
        is AnswerForm.EnterAmount -> {
            AmountPad(page, actions)
            if (page.graded.isEmpty) ClearButton(actions)
        }
        is AnswerForm.Settle -> SettlePad(page, form, actions)
        is AnswerForm.OrderWagers -> OrderPad(page, form, actions)
        is AnswerForm.OrderSteps -> OrderStepsPad(page, form, actions)
        is AnswerForm.FindMistake -> MistakePad(page, form, actions, answering)
    }
    if (page.question.form() !is AnswerForm.MultipleChoice && page.question.form() !is AnswerForm.FindMistake && page.graded.isEmpty) {
        val ready = page.draft.answer(page.question.form()).isPresent
        MainButton(
            stringResource(R.string.quiz_check), "check", Modifier.fillMaxWidth(), enabled = ready,
            onClick = { answering(actions::check) },
        )
    }
}

/** How an option is marked once the answer is graded. */
internal enum class Mark { NONE, RIGHT, WRONG }

private fun mark(page: TrainerPage.Quiz, answer: Answer): Mark = when {
    page.graded.isEmpty -> Mark.NONE
    page.question.isCorrect(answer) -> Mark.RIGHT
    page.graded.get().answer() == answer -> Mark.WRONG
    else -> Mark.NONE
}

@Composable
private fun Options(
    page: TrainerPage.Quiz, form: AnswerForm.MultipleChoice, actions: TrainerActions, answering: DebouncedClick,
) {
    val words = trainerText()
    form.options().forEachIndexed { at, option ->
        val mark = mark(page, Answer.Choice(option))
        val answer = { answering { actions.answer(option) } }
        AnswerButton(spokenOption(words, option), "option-$at", mark, page.graded.isEmpty, answer) {
            if (option is AnswerOption.SplitHands) {
                FlowRow(
                    horizontalArrangement = Arrangement.spacedBy(28.dp),
                    verticalArrangement = Arrangement.spacedBy(8.dp),
                ) { option.hands().filter { it.size() > 0 }.forEach { CardRow(it, 0, SmallCard) } }
            } else {
                Text(words.option(option), style = MaterialTheme.typography.titleLarge)
            }
        }
    }
}

@Composable
private fun spokenOption(words: TrainerText, option: AnswerOption): String =
    if (option is AnswerOption.SplitHands) option.hands().map { spoken(it) }.joinToString("; ") else words.option(option)

/**
 * An answer to tap; once graded, it shows whether it was correct.
 *
 * @param correctLabel the label of the correct one
 */
@Composable
internal fun AnswerButton(
    says: String,
    tag: String,
    mark: Mark,
    open: Boolean,
    onClick: () -> Unit,
    correctLabel: String = stringResource(R.string.result_correct),
    content: @Composable () -> Unit,
) {
    val colors = MaterialTheme.colorScheme
    val outcomes = LocalOutcomeColors.current
    val edge = when (mark) {
        Mark.NONE -> colors.outline
        Mark.RIGHT -> outcomes.pay.color
        Mark.WRONG -> outcomes.take.color
    }
    val word = when (mark) {
        Mark.NONE -> null
        Mark.RIGHT -> correctLabel
        Mark.WRONG -> stringResource(R.string.result_incorrect)
    }
    Row(
        Modifier
            .fillMaxWidth()
            .testTag(tag)
            .focusRing(Rounded)
            .clip(Rounded)
            .background(colors.surfaceContainerLow)
            .border(if (mark == Mark.NONE) 1.dp else 4.dp, edge, Rounded)
            .clickable(open, role = Role.Button, onClick = onClick)
            .semantics {
                contentDescription = says
                if (word != null) stateDescription = word
            }
            .heightIn(min = if (isLargeScreen()) 76.dp else 60.dp)
            .padding(horizontal = 18.dp, vertical = 10.dp),
        Arrangement.SpaceBetween,
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) { content() }
        if (word != null) Text(word, color = edge, style = MaterialTheme.typography.labelLarge)
    }
}

/** Tapping a card selects it; selected cards are raised. */
@Composable
private fun PickCards(page: TrainerPage.Quiz, form: AnswerForm.PickCards, actions: TrainerActions) {
    val open = page.graded.isEmpty
    val raised = if (open) page.draft.picked else page.question.explanation().decidingCards()
    val upCard = page.question.explanation().reason().kind() == Reason.Kind.UP_CARD_PLAYS
    FlowRow(
        Modifier.padding(top = PickCard / 5),
        horizontalArrangement = Arrangement.spacedBy(10.dp), verticalArrangement = Arrangement.spacedBy(20.dp),
    ) {
        form.from().list().forEachIndexed { at, card -> PickCard(card, raised, open, upCard && at == 0, actions) }
    }
}

@Composable
private fun PickCard(card: Card, raised: Long, open: Boolean, up: Boolean, actions: TrainerActions) {
    val picked = raised ushr card.index() and 1L == 1L
    val says = spoken(card)
    Column(horizontalAlignment = Alignment.CenterHorizontally, verticalArrangement = Arrangement.spacedBy(4.dp)) {
        CardFace(
            card, PickCard,
            Modifier
                .testTag("pick-$card")
                .focusRing(Rounded)
                .clickable(open, role = Role.Button) { actions.toggleCard(card.index()) }
                .semantics {
                    contentDescription = says
                    selected = picked
                },
            picked,
        )
        if (up) Text(stringResource(R.string.quiz_up), style = MaterialTheme.typography.labelLarge)
    }
}

/** Wagers to tap in order; each shows its position. */
@Composable
private fun OrderPad(page: TrainerPage.Quiz, form: AnswerForm.OrderWagers, actions: TrainerActions) {
    form.wagers().forEach { wager ->
        val right = (page.question.correctAnswer() as Answer.WagerOrder).wagers().indexOf(wager)
        val place = page.draft.ordered.indexOf(wager)
        OrderButton(page, TrainerText.capitalize(wager.words()), "order-" + wager.id(), place, right) { actions.toggleWager(wager) }
    }
}

/** Steps of the procedure to tap in order. */
@Composable
private fun OrderStepsPad(page: TrainerPage.Quiz, form: AnswerForm.OrderSteps, actions: TrainerActions) {
    form.steps().forEach { step ->
        val right = (page.question.correctAnswer() as Answer.StepOrder).steps().indexOf(step)
        val place = page.draft.steps.indexOf(step)
        OrderButton(page, step.text(), "order-" + step.id(), place, right) { actions.toggleStep(step) }
    }
}

/**
 * @param place where it was tapped, from 0; -1 if it was not
 * @param right where it belongs
 */
@Composable
private fun OrderButton(page: TrainerPage.Quiz, name: String, tag: String, place: Int, right: Int, onTap: () -> Unit) {
    val open = page.graded.isEmpty
    val mark = if (open) Mark.NONE else if (place == right) Mark.RIGHT else Mark.WRONG
    val number = 1 + if (open) place else right
    val says = if (number > 0) "$number. $name" else name
    AnswerButton(says, tag, mark, open, onTap) {
        Text(says, style = MaterialTheme.typography.titleLarge, fontWeight = if (number > 0) FontWeight.Bold else null)
    }
}

@Composable
private fun MistakePad(
    page: TrainerPage.Quiz, form: AnswerForm.FindMistake, actions: TrainerActions, answering: DebouncedClick,
) {
    val words = trainerText()
    val open = page.graded.isEmpty
    form.lines().forEachIndexed { at, line ->
        val mark = mark(page, Answer.Line(at))
        // 'correct' next to a wrong line would be misleading
        val mistake = stringResource(R.string.result_mistake)
        AnswerButton(words.line(line), "line-$at", mark, open, { answering { actions.answerLine(at) } }, mistake) {
            Text(words.line(line), style = MaterialTheme.typography.titleLarge)
        }
    }
    val none = stringResource(R.string.answer_no_mistake)
    AnswerButton(none, "line-none", mark(page, Answer.Line.NONE), open, { answering { actions.answerLine(-1) } }) {
        Text(none, style = MaterialTheme.typography.titleLarge)
    }
}

@Composable
internal fun ClearButton(actions: TrainerActions) {
    Choice(stringResource(R.string.quiz_clear), "clear", onClick = actions::clear)
}

/** Whether a spot was settled correctly, once the answer is graded. */
internal fun spotMark(page: TrainerPage.Quiz, spot: AnswerForm.SettledSpot): Mark {
    if (page.graded.isEmpty) return Mark.NONE
    val right = (page.question.correctAnswer() as Answer.SettledWagers).settled()
        .find { it.seat() == spot.seat() && it.wager() == spot.wager() }
    return if (page.draft.settledAt(spot).orNull() == right && isInTurn(page, spot)) Mark.RIGHT else Mark.WRONG
}

/** Whether the wager was settled in its turn, if the order counts. */
private fun isInTurn(page: TrainerPage.Quiz, spot: AnswerForm.SettledSpot): Boolean {
    val right = page.question.correctAnswer() as Answer.SettledWagers
    return !right.inOrder() || right.positionOf(spot) == Answer.SettledWagers(page.draft.settled, true).positionOf(spot)
}
