package app.spoton.tablet.table.panels.settlement

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.inputs.TextEntry
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.people.pins.PinResult
import app.spoton.tablet.people.ui.PinEntry
import app.spoton.tablet.table.panels.LocalShortOfHeight
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.round.MeterReadings
import app.spoton.tablet.table.state.TableState

/**
 * Who can confirm a win or rule on an irregularity, and how.
 *
 * @property onPin confirms the win in view, with the amount on the display of a controller that keeps the meters
 * @property verify runs another action if the PIN is accepted
 * @property names the supervisors; none at the demonstration table, where a tap is enough
 */
@Immutable
class Supervisors(
    val names: List<String> = emptyList(),
    val pinResult: PinResult? = null,
    val verifying: Boolean = false,
    val onPin: (String, String, Money?) -> Unit = { _, _, _ -> },
    val verify: (String, String, () -> Unit) -> Unit = { _, _, _ -> },
    val onDemonstration: (Money?) -> Unit = {},
)

/** The round waits until a supervisor has confirmed the win; Back still works. */
@Composable
internal fun SupervisorStop(state: TableState, supervisors: Supervisors) {
    val unread = state.waiting().orNull()?.takeIf { MeterReadings.isMissing(state.round(), it) }
    var typed by rememberSaveable(unread?.number()) { mutableStateOf("") }
    val display = Money.typed(typed).orNull()?.takeIf { it.cents() > 0 }
    if (unread != null) {
        val wrong = if (typed.isNotBlank() && display == null) stringResource(R.string.wagers_not_an_amount) else null
        TextEntry(typed, stringResource(R.string.supervisor_display), "display", KeyboardType.Decimal, problem = wrong, money = true) { typed = it }
    }
    if (supervisors.names.isEmpty()) {
        Text(stringResource(R.string.supervisor_demonstration), style = MaterialTheme.typography.bodyMedium)
        MainButton(
            stringResource(R.string.supervisor_confirm), "approve", Modifier.fillMaxWidth(),
            enabled = unread == null || display != null,
        ) { supervisors.onDemonstration(display) }
    } else {
        Column { PinEntry(supervisors.names, supervisors.pinResult, supervisors.verifying) { name, pin -> supervisors.onPin(name, pin, display) } }
    }
}

/** The way back and the pace, while the round waits for a supervisor. */
@Composable
internal fun WaitingButtons(state: TableState, actions: TableActions) {
    if (LocalShortOfHeight.current) { // its text is large: the four would not fit side by side
        BackButton(state.view().get(), actions, Modifier.fillMaxWidth())
        PaceChoice(state, actions, Modifier.fillMaxWidth())
    } else {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
            BackButton(state.view().get(), actions, Modifier.weight(1f))
            PaceChoice(state, actions, Modifier.weight(2f))
        }
    }
}
