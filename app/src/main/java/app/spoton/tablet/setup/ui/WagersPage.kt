package app.spoton.tablet.setup.ui

import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.engine.odds.PaytableFigures
import app.spoton.engine.round.Wager
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.pricesInALine
import app.spoton.tablet.designsystem.text.title
import app.spoton.tablet.setup.draft.PaytableDraft
import app.spoton.tablet.setup.form.SetupField
import app.spoton.tablet.setup.form.SetupUiState

/** A grid with a row per wager: whether it is offered, minimum, maximum, and its paytable. */
@Composable
internal fun ColumnScope.WagersPage(state: SetupUiState, actions: SetupActions, wide: Boolean) {
    Lead(R.string.setup_lead_wagers)
    FormField(
        state, SetupField.of(SetupField.Name.CAP), stringResource(R.string.setup_cap), state.draft().house().cap(),
        Modifier.widthIn(max = 320.dp),
    ) { typed -> actions.edit { it.with(it.house().withCap(typed)) } }
    Panel(R.string.setup_limits) {
        val game = state.draft().game()
        val rows = game.wagers() + game.priced().filter { it !in game.wagers() }
        rows.forEachIndexed { at, wager ->
            if (at > 0) HorizontalDivider()
            if (wide) {
                Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(16.dp), Alignment.Top) {
                    Cells(state, wager, actions)
                }
            } else {
                Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
                    WagerName(state, wager, actions, Modifier.fillMaxWidth())
                    if (state.draft().offers(wager)) {
                        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) { Limits(state, wager, actions) }
                    }
                    PaytableCell(state, wager, actions, Modifier.fillMaxWidth())
                }
            }
        }
    }
    NextPage(state, actions)
}

@Composable
private fun RowScope.Cells(state: SetupUiState, wager: Wager, actions: SetupActions) {
    WagerName(state, wager, actions, Modifier.weight(1.3f))
    Row(Modifier.weight(2f), Arrangement.spacedBy(12.dp)) {
        if (state.draft().offers(wager)) Limits(state, wager, actions)
    }
    PaytableCell(state, wager, actions, Modifier.weight(1.8f))
}

@Composable
private fun WagerName(state: SetupUiState, wager: Wager, actions: SetupActions, modifier: Modifier) {
    val isOptional = state.draft().wagers().containsKey(wager) && !state.draft().game().facts().isBaseGame(wager)
    Row(modifier.heightIn(min = 56.dp), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
        Column(Modifier.weight(1f)) {
            Text(title(wager), style = MaterialTheme.typography.titleMedium)
            val offered = state.draft().offers(wager)
            if (isOptional) {
                Text(
                    stringResource(if (offered) R.string.setup_offered else R.string.setup_not_offered),
                    color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
                )
            }
        }
        if (isOptional) {
            val description = stringResource(R.string.setup_offer_spoken, title(wager))
            Switch(
                state.draft().offers(wager),
                { on -> actions.edit { it.with(wager, it.wagers().getValue(wager).withOffered(on)) } },
                Modifier.testTag("offered-" + wager.id()).semantics { contentDescription = description },
            )
        }
    }
}

@Composable
private fun RowScope.Limits(state: SetupUiState, wager: Wager, actions: SetupActions) {
    val typed = state.draft().wagers()[wager] ?: return
    FormField(
        state, SetupField.of(SetupField.Name.MINIMUM, wager), stringResource(R.string.setup_minimum), typed.minimum(),
        Modifier.weight(1f),
    ) { text -> actions.edit { it.with(wager, it.wagers().getValue(wager).withMinimum(text)) } }
    FormField(
        state, SetupField.of(SetupField.Name.MAXIMUM, wager), stringResource(R.string.setup_maximum), typed.maximum(),
        Modifier.weight(1f),
    ) { text -> actions.edit { it.with(wager, it.wagers().getValue(wager).withMaximum(text)) } }
}

/** The chosen paytable with its hit rate and house edge; a tap shows its prices and all the others. */
@Composable
private fun PaytableCell(state: SetupUiState, wager: Wager, actions: SetupActions, modifier: Modifier) {
    val chosen = state.draft().paytables()[wager]
    Column(modifier) {
        if (chosen == null || !state.draft().offers(wager)) return@Column
        val shape = RoundedCornerShape(14.dp)
        Row(
            Modifier
                .fillMaxWidth()
                .testTag("paytable-" + wager.id())
                .focusRing(shape)
                .clip(shape)
                .border(1.dp, MaterialTheme.colorScheme.outline, shape)
                .clickable(role = Role.Button) { actions.showPaytables(wager) }
                .heightIn(min = 56.dp)
                .padding(horizontal = 16.dp, vertical = 8.dp),
            Arrangement.spacedBy(8.dp), Alignment.CenterVertically,
        ) {
            Column(Modifier.weight(1f)) {
                Text(paytableName(chosen), style = MaterialTheme.typography.titleMedium)
                val table = actions.paytables(state.draft().game(), wager).firstOrNull { it.table().id() == chosen.id() }?.table()
                if (table != null) {
                    Text(
                        pricesInALine(changed(table, chosen)), Modifier.testTag("prices-" + wager.id()),
                        style = MaterialTheme.typography.bodyMedium,
                    )
                }
                val figures = state.view().figures()[wager]?.let { it[paytableName(chosen)] }
                if (figures != null) {
                    Text(
                        figuresText(figures), color = MaterialTheme.colorScheme.onSurfaceVariant,
                        style = MaterialTheme.typography.bodyMedium,
                    )
                }
            }
            Icon(painterResource(R.drawable.ic_forward), contentDescription = null, Modifier.size(24.dp))
        }
        val prefix = wager.id() + "-"
        val problems = state.check().problems().filter {
            it.field().of() == wager.id() && (it.field().name() == SetupField.Name.CONFIRMATION || it.field().name() == SetupField.Name.PAYTABLE) ||
                it.field().of().startsWith(prefix)
        }
        problems.forEach { FieldNotes(state, it.field()) }
    }
}

/** A corrected paytable has its own name, as in the log. */
internal fun paytableName(table: PaytableDraft): String = if (table.corrected().isEmpty()) table.id() else table.id() + " (house)"

@Composable
internal fun figuresText(figures: PaytableFigures): String {
    val hits = figures.hitRate().percent(2)
    val edge = figures.edge()
    return when {
        figures.withoutStake() -> stringResource(R.string.setup_figures_without_stake, hits)
        figures.fromMeter() -> stringResource(R.string.setup_figures_meter, hits, edge.percent(2))
        else -> stringResource(R.string.setup_figures, hits, edge.percent(2))
    }
}
