package app.spoton.tablet.people.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.text.selection.SelectionContainer
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.ErrorText
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.inputs.TextEntry
import app.spoton.tablet.designsystem.page.ClosedScreen
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.people.PeopleUiState
import app.spoton.tablet.people.staff.Role

/** The tablet is closed to everybody but the recovery code, which adds a new supervisor and opens nothing else. */
@Composable
fun TabletClosedScreen(state: PeopleUiState, onRetry: () -> Unit, onRecover: (String, String, String, Boolean) -> Unit) {
    val message = state.access().closed().orNull().orEmpty()
    ClosedScreen(stringResource(R.string.tablet_closed), message, stringResource(R.string.storage_retry), onRetry) {
        if (state.access().hasRecoveryCode()) Recovery(state, onRecover)
        else Text(stringResource(R.string.recovery_none), style = MaterialTheme.typography.bodyLarge)
    }
}

@Composable
private fun Recovery(state: PeopleUiState, onRecover: (String, String, String, Boolean) -> Unit) {
    SecureWindow()
    var code by remember { mutableStateOf("") }
    var name by rememberSaveable { mutableStateOf("") }
    var pin by remember { mutableStateOf("") }
    var again by remember { mutableStateOf("") }
    Column(Modifier.widthIn(max = 640.dp), Arrangement.spacedBy(10.dp)) {
        Text(
            stringResource(R.string.recovery_title), Modifier.semantics { heading() },
            style = MaterialTheme.typography.titleLarge,
        )
        Text(stringResource(R.string.recovery_lead), style = MaterialTheme.typography.bodyLarge)
        TextEntry(code, stringResource(R.string.recovery_code), "recovery-code") { code = it }
        TextEntry(name, stringResource(R.string.people_name), "new-name") { name = it }
        val label = stringResource(R.string.people_pin, Role.SUPERVISOR.minDigits(), Role.MAX_DIGITS)
        TextEntry(pin, label, "new-pin", KeyboardType.NumberPassword, hidden = true) { pin = it }
        TextEntry(again, stringResource(R.string.people_pin_again), "new-pin-again", KeyboardType.NumberPassword, hidden = true) {
            again = it
        }
        val failure = state.change().flatMap { it.failure() }.orNull()
        val refusal = state.refusal().orNull()?.let { refusalText(it, Role.SUPERVISOR, state.lookAlike()) }
        val differ = stringResource(R.string.people_pins_differ).takeIf { again.isNotEmpty() && pin != again }
        ErrorText(differ ?: failure ?: refusal, "recovery")
        val ready = code.isNotBlank() && name.isNotBlank() && pin.isNotEmpty() && pin == again
        MainButton(stringResource(R.string.recovery_go), "recover", Modifier.fillMaxWidth(), ready) {
            onRecover(code, name, pin, false)
        }
        if (failure != null) {
            Text(stringResource(R.string.recovery_log_hint), style = MaterialTheme.typography.bodyLarge)
            Choice(stringResource(R.string.recovery_set_log_aside), "recover-log", enabled = ready) {
                onRecover(code, name, pin, true)
            }
        }
    }
}

/** Shows the recovery code, once. */
@Composable
fun RecoveryCodeScreen(code: String, onRead: () -> Unit) {
    SecureWindow()
    Column(
        Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(28.dp), Arrangement.spacedBy(16.dp),
    ) {
        Text(
            stringResource(R.string.recovery_new_title), Modifier.semantics { heading() },
            style = MaterialTheme.typography.headlineLarge,
        )
        Text(
            stringResource(R.string.recovery_new_lead), Modifier.widthIn(max = 640.dp),
            style = MaterialTheme.typography.bodyLarge,
        )
        SelectionContainer {
            Text(
                code, Modifier.testTag("recovery-code-shown"), fontFamily = FontFamily.Monospace,
                style = MaterialTheme.typography.headlineMedium,
            )
        }
        MainButton(stringResource(R.string.recovery_written_down), "recovery-code-read", Modifier.widthIn(min = 260.dp)) { onRead() }
    }
}
