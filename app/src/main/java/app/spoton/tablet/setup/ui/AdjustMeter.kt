package app.spoton.tablet.setup.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.engine.round.Meter
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.ErrorText
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.inputs.TextEntry
import app.spoton.tablet.designsystem.page.Hint
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.setup.MeterAdjustment
import app.spoton.tablet.setup.form.SetupUiState

/** Adjusts a live meter by hand, with a log entry that has the reason and the supervisor's name. */
@Composable
internal fun AdjustMeter(state: SetupUiState, name: String, meter: Meter, actions: SetupActions) {
    var open by rememberSaveable(name) { mutableStateOf(false) }
    if (state.view().adjustment() == SetupUiState.Adjustment.SAVED && !open) Hint(R.string.setup_adjusted)
    if (!open) {
        Choice(stringResource(R.string.setup_adjust), "adjust-$name") { open = true }
        return
    }
    var amount by rememberSaveable(name) { mutableStateOf(meter.amount().toString()) }
    var reserve by rememberSaveable(name) { mutableStateOf(meter.reserve().toString()) }
    var reason by rememberSaveable(name) { mutableStateOf("") }
    var round by rememberSaveable(name) { mutableStateOf("") }
    TextEntry(amount, stringResource(R.string.setup_adjust_amount), "adjust-amount-$name", KeyboardType.Decimal, money = true) { amount = it }
    TextEntry(reserve, stringResource(R.string.setup_adjust_reserve), "adjust-reserve-$name", KeyboardType.Decimal, money = true) { reserve = it }
    TextEntry(reason, stringResource(R.string.setup_adjust_reason), "adjust-reason-$name") { reason = it }
    TextEntry(round, stringResource(R.string.setup_adjust_round), "adjust-round-$name") { round = it }
    val newAmount = Money.typed(amount).orNull()
    val newReserve = Money.typed(reserve).orNull()
    val problem = when {
        newAmount == null || newReserve == null -> R.string.wagers_not_an_amount
        newAmount == meter.amount() && newReserve == meter.reserve() -> R.string.setup_adjust_same
        reason.isBlank() -> R.string.setup_adjust_reason_missing
        else -> null
    }
    val inProgress = state.view().adjustment() == SetupUiState.Adjustment.ROUND_IN_PROGRESS
    ErrorText(if (inProgress) stringResource(R.string.setup_adjust_round_in_progress) else null, "adjust-$name")
    val hint = stringResource(problem ?: R.string.setup_adjust_hint, state.supervisor().orElse(""))
    MainButton(stringResource(R.string.setup_adjust_save), "adjust-save-$name", Modifier.fillMaxWidth(), problem == null, hint) {
        actions.adjust(MeterAdjustment(name, newAmount ?: Money.ZERO, newReserve ?: Money.ZERO, reason.trim(), round.trim()))
        open = false
    }
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        Choice(stringResource(R.string.setup_adjust_cancel), "adjust-cancel-$name") { open = false }
    }
}
