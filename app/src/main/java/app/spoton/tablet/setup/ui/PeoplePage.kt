package app.spoton.tablet.setup.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.ChoiceGroup
import app.spoton.tablet.designsystem.inputs.ErrorText
import app.spoton.tablet.designsystem.inputs.TextEntry
import app.spoton.tablet.designsystem.page.Hint
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.people.PeopleUiState
import app.spoton.tablet.people.staff.Role
import app.spoton.tablet.people.ui.SecureWindow
import app.spoton.tablet.people.ui.refusalText

private fun roleName(role: Role): Int = if (role == Role.SUPERVISOR) R.string.role_supervisor else R.string.role_dealer

/** Who may deal and who may supervise. */
@Composable
internal fun StaffColumn(people: PeopleUiState, actions: PeopleActions) {
    Lead(R.string.setup_lead_people)
    var removing by rememberSaveable { mutableStateOf("") }
    Panel(R.string.people_title) {
        people.people().forEach { person ->
            FlowRow(
                Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp),
                itemVerticalAlignment = Alignment.CenterVertically,
            ) {
                Text(person.name(), Modifier.weight(1f), style = MaterialTheme.typography.titleMedium)
                Text(
                    stringResource(roleName(person.role())),
                    color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
                )
                if (removing == person.name()) {
                    Choice(stringResource(R.string.people_remove_confirm, person.name()), "remove-confirm", chosen = true) {
                        actions.remove(person.name())
                        removing = ""
                    }
                    Choice(stringResource(R.string.people_remove_cancel), "remove-cancel") { removing = "" }
                } else {
                    val description = stringResource(R.string.people_remove_spoken, person.name())
                    Choice(stringResource(R.string.people_remove), "remove-" + person.name(), spoken = description) {
                        removing = person.name()
                    }
                }
            }
            if (removing == person.name()) Hint(R.string.people_remove_hint)
        }
    }
}

@Composable
internal fun NewPersonColumn(people: PeopleUiState, actions: PeopleActions) {
    Panel(R.string.people_new) { NewPerson(people, null, actions) }
    Panel(R.string.recovery_title) {
        Hint(R.string.recovery_make_hint)
        Choice(stringResource(R.string.recovery_make), "make-recovery-code", onClick = actions.makeRecoveryCode)
    }
}

/** Somebody new, or somebody known with a new PIN. The PIN is typed twice, for nobody sees it. */
@Composable
internal fun NewPerson(people: PeopleUiState, only: Role?, actions: PeopleActions) {
    SecureWindow()
    var name by rememberSaveable { mutableStateOf("") }
    var role by rememberSaveable { mutableStateOf(only ?: Role.DEALER) }
    var pin by remember { mutableStateOf("") }
    var again by remember { mutableStateOf("") }
    var adding by rememberSaveable { mutableStateOf("") }
    val known = people.people().any { it.name().equals(name.trim(), ignoreCase = true) }
    if (adding.isNotEmpty() && people.people().any { it.name() == adding }) {
        SideEffect {
            name = ""
            adding = ""
        }
    }
    TextEntry(name, stringResource(R.string.people_name), "new-name") { name = it }
    if (known && adding.isEmpty()) Hint(R.string.people_known)
    if (only == null) {
        ChoiceGroup("role", Role.entries.map { it.name to stringResource(roleName(it)) }, role.name) { role = Role.valueOf(it) }
    }
    Pin(pin, stringResource(R.string.people_pin, role.minDigits(), Role.MAX_DIGITS), "new-pin") { pin = it }
    Pin(again, stringResource(R.string.people_pin_again), "new-pin-again") { again = it }
    val differ = again.isNotEmpty() && pin != again
    val refusal = people.refusal().orNull()
    val failure = people.change().flatMap { it.failure() }.orNull()
    val refused = refusal?.let { refusalText(it, role, people.lookAlike()) }
    val problem = if (differ) stringResource(R.string.people_pins_differ) else failure ?: refused
    ErrorText(problem, "person")
    Choice(
        stringResource(if (known) R.string.people_change else R.string.people_add), "add-person",
        Modifier.fillMaxWidth(), enabled = name.isNotBlank() && pin.isNotEmpty() && pin == again,
    ) {
        actions.add(name, role, pin, known)
        adding = name.trim()
        pin = ""
        again = ""
    }
}

@Composable
private fun Pin(value: String, label: String, tag: String, onType: (String) -> Unit) {
    TextEntry(value, label, tag, KeyboardType.NumberPassword, hidden = true) { typed ->
        if (typed.length <= Role.MAX_DIGITS) onType(typed)
    }
}
