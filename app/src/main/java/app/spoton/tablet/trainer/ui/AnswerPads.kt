package app.spoton.tablet.trainer.ui

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
import app.spoton.tablet.designsystem.CardFace
import app.spoton.tablet.designsystem.CardRow
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.MainButton
import app.spoton.tablet.designsystem.focusRing
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.spoken
import app.spoton.tablet.designsystem.theme.LocalOutcomeColors
import app.spoton.tablet.trainer.answer.Answer
import app.spoton.tablet.trainer.answer.AnswerForm
import app.spoton.tablet.trainer.answer.AnswerOption
import app.spoton.tablet.trainer.question.Reason
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.text.TrainerText

private val PickCard = 72.dp
private val SmallCard = 44.dp

/** The means to answer, whatever the question asks for. */
@Composable
internal fun AnswerPad(page: TrainerPage.Sitting, taps: TrainerActions) {
    when (val form = page.question.form()) {
        is AnswerForm.OneOf -> Options(page, form, taps)
        is AnswerForm.Pick -> PickCards(page, form, taps)
        is AnswerForm.Amount -> {
            AmountPad(page, taps)
            if (page.verdict.isEmpty) ClearButton(taps)
        }
        is AnswerForm.Settle -> SettlePad(page, form, taps)
        is AnswerForm.Sequence -> OrderPad(page, form, taps)
        is AnswerForm.FindMistake -> MistakePad(page, form, taps)
    }
    if (page.question.form() !is AnswerForm.OneOf && page.question.form() !is AnswerForm.FindMistake && page.verdict.isEmpty) {
        val ready = page.working.answer(page.question.form()).isPresent
        MainButton(
            stringResource(R.string.sit_check), "check", Modifier.fillMaxWidth(), enabled = ready,
            onClick = taps::check,
        )
    }
}

/** How an option looks once the answer is given. */
internal enum class Mark { NONE, RIGHT, WRONG }

private fun mark(page: TrainerPage.Sitting, answer: Answer): Mark = when {
    page.verdict.isEmpty -> Mark.NONE
    page.question.isRight(answer) -> Mark.RIGHT
    page.verdict.get().answer() == answer -> Mark.WRONG
    else -> Mark.NONE
}

@Composable
private fun Options(page: TrainerPage.Sitting, form: AnswerForm.OneOf, taps: TrainerActions) {
    val words = words()
    form.options().forEachIndexed { at, option ->
        val mark = mark(page, Answer.Chosen(option))
        Answerable(optionWords(words, option), "option-$at", mark, page.verdict.isEmpty, { taps.answer(option) }) {
            if (option is AnswerOption.Hands) {
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
private fun optionWords(words: TrainerText, option: AnswerOption): String =
    if (option is AnswerOption.Hands) option.hands().map { spoken(it) }.joinToString("; ") else words.option(option)

/**
 * Something that can be tapped as an answer; afterwards, whether it was the right one.
 *
 * @param right what the right one is called then
 */
@Composable
internal fun Answerable(
    says: String,
    tag: String,
    mark: Mark,
    open: Boolean,
    onClick: () -> Unit,
    right: String = stringResource(R.string.verdict_right),
    content: @Composable () -> Unit,
) {
    val colours = MaterialTheme.colorScheme
    val outcomes = LocalOutcomeColors.current
    val edge = when (mark) {
        Mark.NONE -> colours.outline
        Mark.RIGHT -> outcomes.pay.colour
        Mark.WRONG -> outcomes.take.colour
    }
    val word = when (mark) {
        Mark.NONE -> null
        Mark.RIGHT -> right
        Mark.WRONG -> stringResource(R.string.verdict_wrong)
    }
    Row(
        Modifier
            .fillMaxWidth()
            .testTag(tag)
            .focusRing(Rounded)
            .clip(Rounded)
            .background(colours.surfaceContainerLow)
            .border(if (mark == Mark.NONE) 1.dp else 4.dp, edge, Rounded)
            .clickable(open, role = Role.Button, onClick = onClick)
            .semantics {
                contentDescription = says
                if (word != null) stateDescription = word
            }
            .heightIn(min = 60.dp)
            .padding(horizontal = 18.dp, vertical = 10.dp),
        Arrangement.SpaceBetween,
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) { content() }
        if (word != null) Text(word, color = edge, style = MaterialTheme.typography.labelLarge)
    }
}

/** The cards themselves are tapped; those that are picked are raised. */
@Composable
private fun PickCards(page: TrainerPage.Sitting, form: AnswerForm.Pick, taps: TrainerActions) {
    val open = page.verdict.isEmpty
    val raised = if (open) page.working.picked else page.question.explanation().counts()
    val upCard = page.question.explanation().reason().kind() == Reason.Kind.UP_CARD_PLAYS
    FlowRow(
        Modifier.padding(top = PickCard / 5),
        horizontalArrangement = Arrangement.spacedBy(10.dp), verticalArrangement = Arrangement.spacedBy(20.dp),
    ) {
        form.from().list().forEachIndexed { at, card -> PickCard(card, raised, open, upCard && at == 0, taps) }
    }
}

@Composable
private fun PickCard(card: Card, raised: Long, open: Boolean, up: Boolean, taps: TrainerActions) {
    val picked = raised ushr card.index() and 1L == 1L
    val says = spoken(card)
    Column(horizontalAlignment = Alignment.CenterHorizontally, verticalArrangement = Arrangement.spacedBy(4.dp)) {
        CardFace(
            card, PickCard,
            Modifier
                .testTag("pick-$card")
                .focusRing(Rounded)
                .clickable(open, role = Role.Button) { taps.pick(card.index()) }
                .semantics {
                    contentDescription = says
                    selected = picked
                },
            picked,
        )
        if (up) Text(stringResource(R.string.sit_up), style = MaterialTheme.typography.labelLarge)
    }
}

/** Wagers, tapped one after the other; each shows its place. */
@Composable
private fun OrderPad(page: TrainerPage.Sitting, form: AnswerForm.Sequence, taps: TrainerActions) {
    val open = page.verdict.isEmpty
    form.wagers().forEach { wager ->
        val place = page.working.ordered.indexOf(wager) + 1
        val name = TrainerText.capital(wager.words())
        val right = (page.question.right() as Answer.Ordered).wagers().indexOf(wager) + 1
        val mark = if (open) Mark.NONE else if (place == right) Mark.RIGHT else Mark.WRONG
        val number = if (open) place else right
        val says = if (number > 0) "$number. $name" else name
        Answerable(says, "order-" + wager.id(), mark, open, { taps.order(wager) }) {
            Text(
                says,
                style = MaterialTheme.typography.titleLarge, fontWeight = if (number > 0) FontWeight.Bold else null,
            )
        }
    }
}

@Composable
private fun MistakePad(page: TrainerPage.Sitting, form: AnswerForm.FindMistake, taps: TrainerActions) {
    val words = words()
    val open = page.verdict.isEmpty
    form.lines().forEachIndexed { at, line ->
        val mark = mark(page, Answer.Line(at))
        // 'right' beside a line that is wrong would be read as what to do
        val mistake = stringResource(R.string.verdict_the_mistake)
        Answerable(words.line(line), "line-$at", mark, open, { taps.answerLine(at) }, mistake) {
            Text(words.line(line), style = MaterialTheme.typography.titleLarge)
        }
    }
    val none = stringResource(R.string.answer_all_right)
    Answerable(none, "line-none", mark(page, Answer.Line.NONE), open, { taps.answerLine(-1) }) {
        Text(none, style = MaterialTheme.typography.titleLarge)
    }
}

/** What stands beside a pad: begin anew. */
@Composable
internal fun ClearButton(taps: TrainerActions) {
    Choice(stringResource(R.string.sit_clear), "clear", onClick = taps::clear)
}

/** Whether a spot's line was right, once that is known. */
internal fun spotMark(page: TrainerPage.Sitting, spot: AnswerForm.Spot): Mark {
    if (page.verdict.isEmpty) return Mark.NONE
    val right = (page.question.right() as Answer.Settled).done()
        .find { it.seat() == spot.seat() && it.wager() == spot.wager() }
    return if (page.working.at(spot).orNull() == right && isInItsPlace(page, spot)) Mark.RIGHT else Mark.WRONG
}

/** Where the order counts, whether the wager was settled when it should be. */
private fun isInItsPlace(page: TrainerPage.Sitting, spot: AnswerForm.Spot): Boolean {
    val right = page.question.right() as Answer.Settled
    return !right.inOrder() || right.placeOf(spot) == Answer.Settled(page.working.done, true).placeOf(spot)
}
