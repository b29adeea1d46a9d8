package app.spoton.tablet.setup.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.engine.handbook.ApprovalCondition
import app.spoton.engine.round.Meter
import app.spoton.engine.round.Wager
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.ChoiceGroup
import app.spoton.tablet.designsystem.page.Hint
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.setup.MeterKeeper
import app.spoton.tablet.setup.draft.MeterDraft
import app.spoton.tablet.setup.form.SetupField
import app.spoton.tablet.setup.form.SetupUiState

private fun offersProgressive(state: SetupUiState): Boolean =
    Wager.PROGRESSIVE in state.draft().game().wagers() && state.draft().offers(Wager.PROGRESSIVE)

/** Who keeps the meters, and the meters. */
@Composable
internal fun ProgressiveColumn(state: SetupUiState, actions: SetupActions) {
    if (!offersProgressive(state)) {
        Lead(R.string.setup_no_progressive)
        return
    }
    Lead(R.string.setup_lead_progressive)
    Panel(R.string.setup_keeper) {
        ChoiceGroup(
            "keeper", MeterKeeper.entries.map { it.id() to stringResource(keeperName(it)) }, state.draft().progressive().keeper().id(),
        ) { id -> actions.edit { it.with(it.progressive().with(MeterKeeper.entries.first { keeper -> keeper.id() == id })) } }
        val isOurs = state.draft().progressive().keeper() == MeterKeeper.TABLET
        Hint(if (isOurs) R.string.setup_keeper_tablet_hint else R.string.setup_keeper_controller_hint)
        FieldNotes(state, SetupField.of(SetupField.Name.KEEPER))
    }
    Meters(state, actions)
}

/** What the manual recommends. */
@Composable
internal fun AdviceColumn(state: SetupUiState, actions: SetupActions) {
    val advice = actions.handbook(state.draft().game()).conditions().filter { it.group() == ApprovalCondition.Group.METER }
    if (advice.isEmpty() || !offersProgressive(state)) return
    Panel(R.string.setup_advice) {
        advice.forEach {
            Text(it.text(), color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium)
        }
        Text(
            advice.first().rule().toString(), color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.labelMedium,
        )
    }
}

private fun keeperName(keeper: MeterKeeper): Int =
    if (keeper == MeterKeeper.TABLET) R.string.setup_keeper_tablet else R.string.setup_keeper_controller

/** Each meter: only an adjustment changes its amount; seed and contributions are settings. */
@Composable
private fun Meters(state: SetupUiState, actions: SetupActions) {
    val progressive = state.draft().progressive()
    if (progressive.keeper() == MeterKeeper.CONTROLLER) return
    progressive.shown().forEach { name ->
        Panel(meterTitle(name), Modifier.testTag("meter-$name")) {
            val live = progressive.live()[name]?.takeIf { state.draft().isLive(name) }
            if (live == null) NewMeter(state, name, actions) else LiveMeter(state, name, live, actions)
            MeterField(state, name, SetupField.Name.SEED, R.string.setup_seed, actions, Modifier.fillMaxWidth())
            FlowRow(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalArrangement = Arrangement.spacedBy(12.dp)) {
                val half = Modifier.weight(1f).widthIn(min = 150.dp * textScale())
                MeterField(state, name, SetupField.Name.RATE, R.string.setup_rate, actions, half)
                MeterField(state, name, SetupField.Name.RESERVE_RATE, R.string.setup_reserve_rate, actions, half)
            }
        }
    }
}

private fun meterTitle(name: String): Int = when (name) {
    "mega" -> R.string.setup_meter_mega
    "major" -> R.string.setup_meter_major
    "minor" -> R.string.setup_meter_minor
    else -> R.string.setup_meter_main
}

/** A meter that the log does not know yet: a supervisor copies what it shows. Nothing is filled in. */
@Composable
private fun NewMeter(state: SetupUiState, name: String, actions: SetupActions) {
    Hint(R.string.setup_meter_new)
    FlowRow(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalArrangement = Arrangement.spacedBy(12.dp)) {
        val half = Modifier.weight(1f).widthIn(min = 150.dp * textScale())
        MeterField(state, name, SetupField.Name.AMOUNT, R.string.setup_amount, actions, half)
        MeterField(state, name, SetupField.Name.RESERVE, R.string.setup_reserve, actions, half)
    }
}

@Composable
private fun LiveMeter(state: SetupUiState, name: String, meter: Meter, actions: SetupActions) {
    Row(Modifier.fillMaxWidth().testTag("live-$name").semantics(mergeDescendants = true) {}, Arrangement.spacedBy(32.dp)) {
        Figure(R.string.setup_amount, dollars(meter.amount()))
        Figure(R.string.setup_reserve, dollars(meter.reserve()))
    }
    AdjustMeter(state, name, meter, actions)
}

@Composable
private fun Figure(label: Int, value: String) {
    Column {
        Text(stringResource(label), color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.labelLarge)
        Text(value, style = MaterialTheme.typography.headlineSmall)
    }
}

@Composable
private fun MeterField(
    state: SetupUiState, meter: String, field: SetupField.Name, label: Int, actions: SetupActions, modifier: Modifier,
) {
    val typed = state.draft().progressive().meter(meter)
    FormField(state, SetupField.of(field, meter), stringResource(label), text(typed, field), modifier) { text ->
        actions.edit { it.with(it.progressive().with(meter, with(it.progressive().meter(meter), field, text))) }
    }
}

private fun text(meter: MeterDraft, field: SetupField.Name): String = when (field) {
    SetupField.Name.AMOUNT -> meter.amount()
    SetupField.Name.RESERVE -> meter.reserve()
    SetupField.Name.SEED -> meter.seed()
    SetupField.Name.RATE -> meter.rate()
    else -> meter.reserveRate()
}

private fun with(meter: MeterDraft, field: SetupField.Name, text: String): MeterDraft = when (field) {
    SetupField.Name.AMOUNT -> meter.withAmount(text)
    SetupField.Name.RESERVE -> meter.withReserve(text)
    SetupField.Name.SEED -> meter.withSeed(text)
    SetupField.Name.RATE -> meter.withRate(text)
    else -> meter.withReserveRate(text)
}
