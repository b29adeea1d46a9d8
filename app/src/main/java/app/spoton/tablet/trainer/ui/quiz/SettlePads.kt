package app.spoton.tablet.trainer.ui.quiz

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.spoton.engine.money.Money
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.NumberPad
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.trainer.answer.Answer
import app.spoton.tablet.trainer.answer.AnswerForm
import app.spoton.tablet.trainer.answer.DealerAction
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.text.TrainerText
import app.spoton.tablet.trainer.ui.components.Choices
import app.spoton.tablet.trainer.ui.components.Rounded
import app.spoton.tablet.trainer.ui.components.trainerText

private val SideBySideFrom = 440.dp

/** The amount, by chips or by keypad, side by side where there is room. */
@Composable
internal fun AmountPad(page: TrainerPage.Quiz, actions: TrainerActions) {
    val typed = page.draft.typed
    val amount = if (typed.isEmpty()) dollars(Money.ZERO) else "$$typed"
    BoxWithConstraints {
        val sideBySide = maxWidth / textScale() >= SideBySideFrom && page.graded.isEmpty
        val chips: @Composable () -> Unit = {
            Text(
                amount, Modifier.testTag("amount").semantics { liveRegion = LiveRegionMode.Polite },
                style = MaterialTheme.typography.displayMedium, fontWeight = FontWeight.Bold,
            )
            if (page.graded.isEmpty) {
                FlowRow(
                    horizontalArrangement = Arrangement.spacedBy(10.dp),
                    verticalArrangement = Arrangement.spacedBy(10.dp),
                ) { page.question.practice().setup().chips().forEach { ChipButton(it, actions) } }
            }
        }
        if (sideBySide) {
            Row(horizontalArrangement = Arrangement.spacedBy(16.dp)) {
                Column(Modifier.weight(1f), Arrangement.spacedBy(10.dp)) { chips() }
                Column(Modifier.width(240.dp * textScale()), Arrangement.spacedBy(8.dp)) { Keypad(actions) }
            }
        } else {
            Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
                chips()
                if (page.graded.isEmpty) Keypad(actions)
            }
        }
    }
}

@Composable
private fun Keypad(actions: TrainerActions) = NumberPad(
    onDigit = actions::typeKey, onDelete = { actions.typeKey('<') }, Modifier.widthIn(max = 420.dp),
    onPoint = { actions.typeKey('.') },
)

@Composable
private fun ChipButton(value: Money, actions: TrainerActions) {
    val colors = MaterialTheme.colorScheme
    val spoken = stringResource(R.string.wagers_chip, dollars(value))
    Box(
        Modifier
            .testTag("chip-$value")
            .focusRing(CircleShape)
            .clip(CircleShape)
            .background(colors.secondaryContainer)
            .border(4.dp, colors.secondary, CircleShape)
            .clickable(role = Role.Button) { actions.addChip(value) }
            .semantics { contentDescription = spoken }
            .size(60.dp * textScale()),
        Alignment.Center,
    ) {
        Text(
            dollars(value), color = colors.onSecondaryContainer,
            fontSize = 16.sp, fontWeight = FontWeight.Bold, softWrap = false,
        )
    }
}

/** Each wager with its actions; its position in the order is that of the first tap. */
@Composable
internal fun SettlePad(page: TrainerPage.Quiz, form: AnswerForm.Settle, actions: TrainerActions) {
    form.spots().forEach { spot -> SpotLine(page, form, spot, actions) }
    if (page.graded.isEmpty) ClearButton(actions)
}

@Composable
private fun SpotLine(page: TrainerPage.Quiz, form: AnswerForm.Settle, spot: AnswerForm.SettledSpot, actions: TrainerActions) {
    val colors = MaterialTheme.colorScheme
    val open = page.graded.isEmpty
    val place = page.draft.positionOf(spot)
    val stake = stringResource(R.string.quiz_wager, TrainerText.capitalize(spot.wager().words()), dollars(spot.stake()))
    val seat = if (form.inOrder()) stringResource(R.string.quiz_seat, spot.seat()) + " · " else ""
    val number = if (form.inOrder() && place > 0) "$place. " else ""
    val paying = open && page.draft.paying.orNull() == spot
    Column(
        Modifier
            .fillMaxWidth()
            .border(if (paying) 3.dp else 1.dp, if (paying) colors.primary else colors.outlineVariant, Rounded)
            .padding(12.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        FlowRow(
            Modifier.fillMaxWidth(), Arrangement.SpaceBetween, Arrangement.spacedBy(6.dp),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            Text(number + seat + stake, style = MaterialTheme.typography.titleMedium, fontWeight = FontWeight.Bold)
            ActionChoices(page, spot, actions)
        }
        if (paying) AmountPad(page, actions)
    }
}

@Composable
private fun ActionChoices(page: TrainerPage.Quiz, spot: AnswerForm.SettledSpot, actions: TrainerActions) {
    val open = page.graded.isEmpty
    val done = page.draft.settledAt(spot).orNull()
    val mark = spotMark(page, spot)
    Choices {
        choicesFor(spot).forEach { action ->
            val chosen = done?.action() == action
            val pay = if (chosen && action == DealerAction.PAY) done.pay() else Money.ZERO
            Choice(
                actionText(action, pay), "act-" + spot.seat() + "-" + spot.wager().id() + "-" + action.name.lowercase(),
                Modifier.widthIn(min = 84.dp), chosen = chosen, enabled = open || chosen, toggles = true,
            ) { if (open) actions.settle(spot, action) }
        }
        if (mark != Mark.NONE) {
            Text(
                stringResource(if (mark == Mark.RIGHT) R.string.result_correct else R.string.result_incorrect),
                Modifier.padding(8.dp), style = MaterialTheme.typography.labelLarge,
            )
        }
    }
    if (mark == Mark.WRONG) {
        val all = page.question.correctAnswer() as Answer.SettledWagers
        val right = all.settled().first { it.seat() == spot.seat() && it.wager() == spot.wager() }
        val action = trainerText().action(right.action(), right.pay())
        val place = if (all.inOrder()) all.positionOf(spot) else 0
        Text(
            if (place > 0) stringResource(R.string.result_correct_at, action, place)
            else stringResource(R.string.result_correct_is, action),
            Modifier.testTag("right-" + spot.seat() + "-" + spot.wager().id()),
            style = MaterialTheme.typography.bodyLarge, fontWeight = FontWeight.Bold,
        )
    }
}

private fun choicesFor(spot: AnswerForm.SettledSpot): List<DealerAction> =
    if (spot.isAutomaticBonus) listOf(DealerAction.NOTHING, DealerAction.PAY)
    else listOf(DealerAction.TAKE, DealerAction.PUSH, DealerAction.PAY)

@Composable
private fun actionText(action: DealerAction, pay: Money): String =
    if (action == DealerAction.PAY && pay.isZero) stringResource(R.string.outcome_pay_spoken) else trainerText().action(action, pay)
