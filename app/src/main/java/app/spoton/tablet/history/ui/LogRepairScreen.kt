package app.spoton.tablet.history.ui

import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.res.stringResource
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.page.ClosedScreen

/** The log cannot be written: a supervisor tries again or sets it aside, which needs a second tap. */
@Composable
internal fun LogRepairScreen(message: String, onRetry: () -> Unit, onSetAside: () -> Unit) {
    var asked by remember { mutableStateOf(false) }
    ClosedScreen(stringResource(R.string.history_log_closed), message, stringResource(R.string.storage_retry), onRetry) {
        Text(stringResource(R.string.history_set_aside_hint), style = MaterialTheme.typography.bodyLarge)
        if (asked) Choice(stringResource(R.string.history_set_aside_yes), "set-aside-yes", onClick = onSetAside)
        else Choice(stringResource(R.string.history_set_aside), "set-aside") { asked = true }
    }
}
