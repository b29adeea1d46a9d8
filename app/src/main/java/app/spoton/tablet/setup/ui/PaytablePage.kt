package app.spoton.tablet.setup.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.RadioButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.engine.paytable.Paytable
import app.spoton.engine.paytable.PaytableCell
import app.spoton.engine.paytable.PaytableListing
import app.spoton.engine.paytable.PaytableProblem
import app.spoton.engine.round.Wager
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.PaytableColumn
import app.spoton.tablet.designsystem.PaytableView
import app.spoton.tablet.designsystem.pricesInALine
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.SwitchRow
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.page.Hint
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.sentence
import app.spoton.tablet.setup.draft.PaytableDraft
import app.spoton.tablet.setup.form.SetupField
import app.spoton.tablet.setup.form.SetupUiState

/** All paytables of a wager with their figures, and the prices of the chosen one next to another. */
@Composable
internal fun ColumnScope.PaytablePage(state: SetupUiState, wager: Wager, actions: SetupActions, wide: Boolean) {
    Lead(R.string.setup_lead_paytable)
    if (wide) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(40.dp)) {
            Column(Modifier.weight(1f)) { PaytableList(state, wager, actions) }
            Column(Modifier.weight(1.2f), Arrangement.spacedBy(24.dp)) { ChosenPaytable(state, wager, actions) }
        }
    } else {
        PaytableList(state, wager, actions)
        ChosenPaytable(state, wager, actions)
    }
    Choice(stringResource(R.string.setup_paytable_done), "paytable-done", Modifier.fillMaxWidth()) { actions.showPaytables(null) }
}

@Composable
private fun PaytableList(state: SetupUiState, wager: Wager, actions: SetupActions) {
    val chosen = state.draft().paytables().getValue(wager)
    Panel(R.string.setup_paytables) {
        actions.paytables(state.draft().game(), wager).forEach { listing ->
            PaytableRow(state, wager, listing, chosen, actions)
        }
    }
}

@Composable
private fun PaytableRow(
    state: SetupUiState, wager: Wager, listing: PaytableListing, chosen: PaytableDraft, actions: SetupActions,
) {
    val id = listing.table().id()
    val shape = RoundedCornerShape(12.dp)
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        Row(
            Modifier
                .weight(1f)
                .testTag("choose-$id")
                .focusRing(shape)
                .clip(shape)
                .selectable(id == chosen.id(), role = Role.RadioButton) { if (id != chosen.id()) actions.choosePaytable(wager, id) }
                .heightIn(min = 64.dp)
                .padding(4.dp),
            Arrangement.spacedBy(12.dp), Alignment.CenterVertically,
        ) {
            RadioButton(id == chosen.id(), onClick = null)
            Column {
                val name = if (listing.suggested()) stringResource(R.string.setup_suggested, id) else id
                Text(name, style = MaterialTheme.typography.titleMedium)
                Text(pricesInALine(listing.table()), style = MaterialTheme.typography.bodyMedium)
                val figures = state.view().figures()[wager]?.let { it[id] }
                val words = when {
                    figures != null -> figuresText(figures)
                    listing.table().unreadable().isNotEmpty() -> stringResource(R.string.setup_price_missing)
                    else -> ""
                }
                if (words.isNotEmpty()) {
                    Text(words, color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium)
                }
            }
        }
        if (id != chosen.id()) {
            val isCompared = state.view().comparedWith().orNull() == id
            val description = stringResource(R.string.setup_compare_spoken, id)
            Choice(stringResource(R.string.setup_compare), "compare-$id", chosen = isCompared, spoken = description, toggles = true) {
                actions.compareWith(if (isCompared) null else id)
            }
        }
    }
}

@Composable
private fun ChosenPaytable(state: SetupUiState, wager: Wager, actions: SetupActions) {
    val typed = state.draft().paytables().getValue(wager)
    val listings = actions.paytables(state.draft().game(), wager)
    val manual = listings.firstOrNull { it.table().id() == typed.id() }?.table() ?: return
    val figures = state.view().figures()[wager].orEmpty()
    val compared = state.view().comparedWith().orNull()?.takeIf { it != typed.id() }
        ?.let { id -> listings.firstOrNull { it.table().id() == id }?.table() }
    val table = changed(manual, typed)
    Panel(R.string.setup_prices) {
        PaytableView(listOfNotNull(table, compared).map { PaytableColumn(it, figures[it.id()]) }, stake(state, wager))
        if (manual.unreadable().isNotEmpty() || table.mergedRows().isNotEmpty()) FromLayout(state, wager, manual, table, actions)
    }
    Corrections(state, wager, manual, actions)
}

/** The manual's table with the corrections and prices that can be used so far. */
internal fun changed(manual: Paytable, typed: PaytableDraft): Paytable = try {
    if (typed.corrected().isEmpty()) manual else manual.correctedWith(typed.corrected())
} catch (_: PaytableProblem) {
    manual
}

/** Figures are for the minimum wager, so they are the least that a table brings. */
private fun stake(state: SetupUiState, wager: Wager): Money {
    val ante = state.draft().game().wagers().first()
    val typed = (state.draft().wagers()[wager] ?: state.draft().wagers()[ante])?.minimum().orEmpty()
    return Money.typed(typed).filter { it.cents() > 0 }.orElse(Money.ofCents(100))
}

/** What is uncertain in the manual comes from the approved layout. */
@Composable
private fun FromLayout(state: SetupUiState, wager: Wager, manual: Paytable, table: Paytable, actions: SetupActions) {
    val typed = state.draft().paytables().getValue(wager)
    manual.unreadable().forEach { row ->
        FormField(
            state, SetupField.of(SetupField.Name.PRICE, wager, row), stringResource(R.string.setup_payout, row.words()),
            typed.entered()[row].orEmpty(), keyboard = KeyboardType.Text,
        ) { text -> actions.edit { it.with(wager, it.paytables().getValue(wager).withEntered(row, text)) } }
    }
    if (table.mergedRows().isNotEmpty()) {
        SwitchRow(stringResource(R.string.setup_confirm_merged), typed.confirmed(), "confirm-" + wager.id()) { on ->
            actions.edit { it.with(wager, it.paytables().getValue(wager).withConfirmed(on)) }
        }
        FieldNotes(state, SetupField.of(SetupField.Name.CONFIRMATION, wager))
    }
}

/** Any row that differs on the approved layout. The paytable then has its own name in every round and in the log. */
@Composable
private fun Corrections(state: SetupUiState, wager: Wager, manual: Paytable, actions: SetupActions) {
    val typed = state.draft().paytables().getValue(wager)
    var open by rememberSaveable(wager, typed.id()) { mutableStateOf(typed.corrected().isNotEmpty()) }
    Panel(R.string.setup_corrections) {
        Hint(R.string.setup_corrections_hint)
        if (!open) {
            Choice(stringResource(R.string.setup_correct), "correct-" + wager.id()) { open = true }
            return@Panel
        }
        manual.prices().filter { it.odds().isPresent }.forEach { price ->
            val printed = PaytableCell.write(manual.kind(), price)
            FormField(
                state, SetupField.of(SetupField.Name.CORRECTION, wager, price.row()),
                stringResource(R.string.setup_correction, sentence(price.row().words().removePrefix("a ")), printed),
                typed.corrected()[price.row()] ?: printed, keyboard = KeyboardType.Text,
            ) { text ->
                actions.edit { it.with(wager, it.paytables().getValue(wager).withCorrected(price.row(), if (text == printed) "" else text)) }
            }
        }
    }
}
