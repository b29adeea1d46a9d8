package app.spoton.tablet.devicecheck.ui

import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts.CreateDocument
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.page.Hint
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.page.TitleWithBack
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.devicecheck.CheckResult.CheckStatus
import app.spoton.tablet.devicecheck.DeviceCheckIntent
import app.spoton.tablet.devicecheck.DeviceCheckUiState
import app.spoton.tablet.devicecheck.DeviceCheckUiState.SaveResult
import app.spoton.tablet.devicecheck.DeviceCheckViewModel
import app.spoton.tablet.devicecheck.DevicePart
import app.spoton.tablet.devicecheck.DeviceReport

/** The device check with its view model and the system's file dialog. */
@Composable
fun DeviceCheckRoute(model: DeviceCheckViewModel, onBack: () -> Unit) {
    val state = model.state().asState().value ?: return
    val save = rememberLauncherForActivityResult(CreateDocument("text/plain")) { uri ->
        if (uri != null) model.save(uri.toString())
    }
    DeviceCheckScreen(state, onRun = model::run, onSave = { save.launch(DeviceCheckIntent.FILE) }, onBack)
}

@Composable
fun DeviceCheckScreen(state: DeviceCheckUiState, onRun: () -> Unit, onSave: () -> Unit, onBack: () -> Unit) {
    Page(
        heading = { TitleWithBack(stringResource(R.string.device_check_title), onBack) },
        first = {
            Hint(R.string.device_check_intro)
            Summary(state)
            RunButton(state, onRun)
            if (state.report.isComplete) {
                Choice(
                    stringResource(R.string.device_check_save), "save-report", Modifier.fillMaxWidth(),
                    enabled = !state.running, onClick = onSave,
                )
            }
            when (state.savedTo.orNull()) {
                SaveResult.SAVED -> Hint(R.string.device_check_saved)
                SaveResult.FAILED -> Hint(R.string.device_check_not_saved, wrong = true)
                null -> Unit
            }
        },
        second = {
            Panel(R.string.device_check_parts) {
                DevicePart.entries.forEach { PartRow(it, state.report.results[it], state.current().orNull() == it) }
            }
        },
    )
}

@Composable
private fun RunButton(state: DeviceCheckUiState, onRun: () -> Unit) {
    val part = state.current().orNull()
    val words = when {
        part != null -> stringResource(R.string.device_check_running, part.words())
        state.report.isComplete -> stringResource(R.string.device_check_run_again)
        else -> stringResource(R.string.device_check_run)
    }
    MainButton(words, "run-check", Modifier.fillMaxWidth(), enabled = !state.running, onClick = onRun)
}

/** What the results mean, once all are there. */
@Composable
private fun Summary(state: DeviceCheckUiState) {
    val report = state.report
    if (!report.isComplete || state.running) return
    Text(
        stringResource(verdict(report)),
        Modifier.testTag("verdict").semantics { liveRegion = LiveRegionMode.Polite },
        style = MaterialTheme.typography.titleLarge,
    )
    Text(
        stringResource(
            R.string.device_check_counts, report.count(CheckStatus.PASS), report.count(CheckStatus.FAIL), report.count(CheckStatus.MISSING),
        ),
        color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyLarge,
    )
}

private fun verdict(report: DeviceReport) = when {
    report.count(CheckStatus.FAIL) > 0 -> R.string.device_check_some_fail
    report.count(CheckStatus.MISSING) > 0 -> R.string.device_check_some_missing
    else -> R.string.device_check_all_work
}
