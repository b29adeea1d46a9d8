package app.spoton.tablet.table.panels.settlement

import androidx.compose.foundation.layout.Column
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import app.spoton.engine.hand.Hand
import app.spoton.engine.hand.HandWords
import app.spoton.engine.money.Odds
import app.spoton.engine.settlement.Outcome
import app.spoton.engine.settlement.Step
import app.spoton.engine.settlement.StepNote
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.sentence
import app.spoton.tablet.designsystem.text.shortAmounts
import app.spoton.tablet.designsystem.text.title
import app.spoton.tablet.table.round.settlement.StepGroup
import app.spoton.tablet.table.state.TableState

/** The reason for the line in view in one sentence, and the rule's citation. */
@Composable
internal fun Why(state: TableState, step: Step) {
    Text(reason(state, step), Modifier.testTag("why-sentence"), style = MaterialTheme.typography.headlineSmall)
    Text(shortAmounts(step.sentence()), style = MaterialTheme.typography.titleMedium)
    Text(step.rule().toString(), Modifier.testTag("why-rule"), style = MaterialTheme.typography.bodyLarge)
    step.paytable().orNull()?.let { table ->
        val source = step.price().orNull()?.source()
        val text = stringResource(R.string.settle_paytable, table.id())
        Text(
            if (source == null) text else "$text: $source", Modifier.testTag("why-paytable"),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
        )
    }
}

/** What decided each line in view, with the rule. */
@Composable
internal fun GroupWhy(state: TableState, group: StepGroup) {
    group.steps().forEach { step ->
        Column(Modifier.testTag("why-" + step.number())) {
            Text(
                stringResource(R.string.why_line, title(step.wager()), reason(state, step)),
                style = MaterialTheme.typography.titleMedium,
            )
            Text(
                step.rule().toString(), color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodySmall,
            )
        }
    }
}

@Composable
private fun reason(state: TableState, step: Step): String {
    val hand = step.hand().orNull()
    val held = hand?.let { HandWords.withArticle(it) }.orEmpty()
    val table = step.paytable().orNull()
    val price = step.price().orNull()
    val odds = step.odds().orNull()
    val byTable = table != null && (price != null || !isAgainstDealer(state, step))
    return when {
        step.notes().contains(StepNote.FORFEITED) -> stringResource(R.string.why_folded, step.seat())
        step.from().isPresent -> stringResource(R.string.why_envy, step.from().asInt, held)
        byTable && price != null && odds != null && odds.kind() != Odds.Kind.PUSH ->
            stringResource(R.string.why_row, sentence(step.handWords().orElse(price.row().words())), odds.toString(), table.id())
        byTable && step.outcome() == Outcome.PUSH -> stringResource(R.string.why_row_push, sentence(held), table.id())
        byTable -> stringResource(R.string.why_no_row, sentence(held), table.id())
        else -> againstDealer(state, step)
    }
}

/** Whether the step's hand is of the dealer's order, so that the two were compared. */
private fun isAgainstDealer(state: TableState, step: Step): Boolean {
    val dealer = state.round().settlement().orNull()?.dealer()?.orNull()
    val hand = step.hand().orNull()
    return dealer != null && hand is Hand && hand.order() == dealer.order()
}

@Composable
private fun againstDealer(state: TableState, step: Step): String {
    val settlement = state.round().settlement().get()
    val dealer = settlement.dealer().orNull() ?: return shortAmounts(step.sentence())
    val hand = step.hand().orNull() as? Hand
    val qualified = settlement.dealerQualifies()
    val not = if (qualified) "" else stringResource(R.string.why_not_qualified, HandWords.of(dealer))
    if (hand == null || hand.order() != dealer.order()) return not.ifEmpty { shortAmounts(step.sentence()) }
    val compared = when {
        hand.beats(dealer) -> R.string.why_beats
        hand.ties(dealer) -> R.string.why_ties
        else -> R.string.why_loses
    }
    val decides = if (hand.beats(dealer)) HandWords.comparison(hand, dealer) else HandWords.comparison(dealer, hand)
    val text = stringResource(compared, step.seat(), decides)
    return listOf(not, text).filter { it.isNotEmpty() }.joinToString(" ")
}
