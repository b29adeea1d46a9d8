package app.spoton.tablet.history.ui

import androidx.activity.compose.LocalActivity
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import app.spoton.tablet.auditlog.DemonstrationTable
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.history.HistoryUiState
import app.spoton.tablet.history.TabStatus
import app.spoton.tablet.history.export.Exports
import app.spoton.tablet.history.ui.rounds.RoundActions
import app.spoton.tablet.history.ui.rounds.RoundsTab
import app.spoton.tablet.people.PeopleViewModel
import app.spoton.tablet.people.pins.PinPurpose
import app.spoton.tablet.people.pins.PinResult
import app.spoton.tablet.people.staff.Role

/** History behind a supervisor's PIN, if there is one. It locks again when the supervisor leaves it. */
@Composable
fun HistoryRoute(models: HistoryModels, people: PeopleViewModel) {
    val history = models.history
    val activity = LocalActivity.current
    DisposableEffect(history) {
        history.enter()
        onDispose {
            if (activity?.isChangingConfigurations != true) {
                models.lock()
                people.clearPinResult()
            }
        }
    }
    val staff = people.state().asState().value ?: return
    val state = history.state().asState().value ?: return
    DisposableEffect(state.isOpen) {
        // The session ended while it was shown: what was read is forgotten. Without staff there is none, and the demonstration stays.
        if (!state.isOpen && !staff.hasNoStaff()) models.lockTabs()
        onDispose {}
    }
    val notLogged = (staff.pinResult().orNull() as? PinResult.NotLogged)?.takeIf { it.purpose() == PinPurpose.HISTORY }
    if (notLogged != null) {
        LogRepairScreen(notLogged.message(), people::clearPinResult) { models.log.setLogAside(notLogged.name()) { people.clearPinResult() } }
        return
    }
    if (!state.isOpen && !staff.hasNoStaff()) {
        HistoryPinScreen(staff) { name, pin -> people.verifyPin(name, pin, Role.SUPERVISOR, PinPurpose.HISTORY) { history.unlock(it.name()) } }
        return
    }
    val shown = state.shown().orNull() ?: return
    when (state.tab()) {
        HistoryUiState.Tab.METERS -> MetersRoute(models, shown)
        HistoryUiState.Tab.STATISTICS -> StatisticsRoute(models, shown)
        HistoryUiState.Tab.LOG -> AuditLogRoute(models, shown)
        else -> RoundsRoute(models, shown)
    }
}

@Composable
private fun RoundsRoute(models: HistoryModels, shown: HistoryUiState.ShownLog) {
    val rounds = models.rounds
    val dialogs = listOf(Exports.Form.JSON_LINES, Exports.Form.CSV, Exports.Form.PDF).associateWith { form ->
        saveDialog(mimeType(form), models) { file, by -> rounds.export(form, file, by) }
    }
    val actions = remember(rounds, shown) {
        RoundActions(
            rounds.editor(), gamingDay = shown.gamingDay(), supervisor = { signer(models, shown) }, find = rounds::find, loadMore = rounds::loadMore,
            open = rounds::open, close = rounds::close, settleAgain = rounds::settleAgain, startWhatIf = rounds::startWhatIf,
            endWhatIf = rounds::endWhatIf, correct = rounds::correct,
            export = { form, name -> dialogs.getValue(form)(name) },
        )
    }
    onEnter(rounds, shown) { rounds.refresh(it) }
    val state = rounds.state().asState().value ?: return
    Tab(models, HistoryUiState.Tab.ROUNDS, shown, state.status(), state.opened().isPresent) { RoundsTab(state, actions, it) }
}

/** Who signs an entry: the supervisor whose PIN opened History. At the demonstration table anybody may. */
private fun signer(models: HistoryModels, shown: HistoryUiState.ShownLog): String =
    models.history.supervisor().ifEmpty { if (shown.demonstration()) DemonstrationTable.NAME else "" }

@Composable
private fun MetersRoute(models: HistoryModels, shown: HistoryUiState.ShownLog) {
    val meters = models.meters
    onEnter(meters, shown) { meters.refresh(it) }
    val actions = remember(meters, shown) { LedgerActions(meters::choose, meters::showTime, meters::loadMore, shown.gamingDay()) }
    val state = meters.state().asState().value ?: return
    Tab(models, HistoryUiState.Tab.METERS, shown, state.status()) { MeterLedgerPage(state, actions) }
}

@Composable
private fun StatisticsRoute(models: HistoryModels, shown: HistoryUiState.ShownLog) {
    val statistics = models.statistics
    onEnter(statistics, shown) { statistics.refresh(it) }
    val state = statistics.state().asState().value ?: return
    Tab(models, HistoryUiState.Tab.STATISTICS, shown, state.status()) {
        StatisticsPage(state, shown.gamingDay(), statistics::show)
    }
}

@Composable
private fun AuditLogRoute(models: HistoryModels, shown: HistoryUiState.ShownLog) {
    val log = models.log
    val supervisor = models.history::supervisor
    val save = saveDialog(mimeType(Exports.Form.BACKUP), models) { file, by -> log.backUp(file, by) }
    var kept by rememberSaveable { mutableStateOf("") }
    val saveKept = saveDialog("application/zip", models) { file, by -> log.exportKept(kept, file, by) }
    var restoring by rememberSaveable { mutableStateOf("") }
    val openBackup = rememberLauncherForActivityResult(ActivityResultContracts.OpenDocument()) { file ->
        if (file != null) log.restore(file.toString(), restoring)
    }
    val actions = remember(log) {
        AuditLogActions(
            check = log::check, backUp = save, sign = { log.sign(supervisor()) },
            restore = {
                restoring = supervisor()
                models.history.openDialog()
                openBackup.launch(arrayOf("*/*"))
            },
            exportKept = {
                kept = it
                saveKept("$it.zip")
            },
            retryKept = { log.retryKept(it, supervisor()) },
            keepEvidence = { log.keepEvidence(it, supervisor()) }, showDemonstration = { models.showDemonstration(true) },
            eraseDemonstration = models::eraseDemonstration,
        )
    }
    onEnter(log, shown) { log.refresh() }
    val state = log.state().asState().value ?: return
    Tab(models, HistoryUiState.Tab.LOG, shown, state.status()) { AuditLogPage(state, actions) }
}

@Composable
private fun Tab(
    models: HistoryModels, tab: HistoryUiState.Tab, shown: HistoryUiState.ShownLog, status: TabStatus, isDetail: Boolean = false,
    content: @Composable (Boolean) -> Unit,
) = HistoryScreen(
    tab, status, isDetail, HistoryActions(models.history::show, models::showDemonstration), shown.demonstration(), content,
)

/** Reads what a tab shows when it comes on screen, and when another log is shown. */
@Composable
private fun onEnter(model: Any, shown: HistoryUiState.ShownLog, refresh: (Boolean) -> Unit) = DisposableEffect(model, shown) {
    refresh(shown.demonstration())
    onDispose {}
}

/**
 * The system's dialog in which a person chooses where to save a file; gives a function that opens it for a file name. Whose
 * export it is, is whoever taps: the dialog may come back when the supervisor is gone.
 */
@Composable
private fun saveDialog(type: String, models: HistoryModels, onFile: (String, String) -> Unit): (String) -> Unit {
    var supervisor by rememberSaveable { mutableStateOf("") }
    val dialog = rememberLauncherForActivityResult(ActivityResultContracts.CreateDocument(type)) { file ->
        if (file != null) onFile(file.toString(), supervisor)
    }
    return { name ->
        supervisor = models.history.supervisor()
        models.history.openDialog()
        dialog.launch(name)
    }
}

private fun mimeType(form: Exports.Form): String = when (form) {
    Exports.Form.JSON_LINES -> "application/x-ndjson"
    Exports.Form.CSV -> "text/csv"
    Exports.Form.PDF -> "application/pdf"
    Exports.Form.BACKUP -> "application/gzip"
}
