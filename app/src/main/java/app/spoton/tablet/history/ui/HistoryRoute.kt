package app.spoton.tablet.history.ui

import androidx.activity.compose.LocalActivity
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.remember
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.history.Exports
import app.spoton.tablet.history.HistoryUiState
import app.spoton.tablet.history.HistoryViewModel
import app.spoton.tablet.people.PeopleViewModel
import app.spoton.tablet.people.Role

/** History behind the supervisor's PIN, once there is one. It closes again when the supervisor leaves it. */
@Composable
fun HistoryRoute(history: HistoryViewModel, people: PeopleViewModel) {
    val activity = LocalActivity.current
    DisposableEffect(history) {
        onDispose {
            if (activity?.isChangingConfigurations != true) {
                history.lock()
                people.turnAway()
            }
        }
    }
    val persons = people.state().asState().value ?: return
    val state = history.state().asState().value ?: return
    if (state.open() || persons.isNew) {
        Opened(history, state)
    } else {
        HistoryPinScreen(persons) { name, pin -> people.knock(name, pin, Role.SUPERVISOR) { history.unlock(it.name()) } }
    }
}

/** History with the system's dialogs, in which a person chooses a file. */
@Composable
private fun Opened(history: HistoryViewModel, state: HistoryUiState) {
    val dialogs = Exports.Form.entries.associateWith { form ->
        rememberLauncherForActivityResult(ActivityResultContracts.CreateDocument(mimeType(form))) { file ->
            if (file != null) history.export(form, file.toString())
        }
    }
    val backup = rememberLauncherForActivityResult(ActivityResultContracts.OpenDocument()) { file ->
        if (file != null) history.restore(file.toString())
    }
    val taps = remember(history) {
        val trying = history.trying()
        HistoryActions(
            who = history::who, show = history::show, find = history::find,
            more = history::more, open = history::open, close = history::close, settleAgain = history::settleAgain,
            whatIf = history::whatIf, touchCard = trying::touchCard, leaveCard = trying::leaveCard,
            putCard = trying::putCard, putStake = trying::putStake, fold = trying::fold,
            toAdd = trying::wagersToAdd, addWager = trying::addWager, foldHand = trying::foldHand,
            moveCard = trying::moveCard, keepStills = history::keepStills,
            correct = history::correct, choose = history::choose, ask = history::ask, moreOfLedger = history::moreOfLedger,
            addUp = history::addUp, check = history::check,
            export = { form, name -> dialogs.getValue(form).launch(name) },
            restore = { backup.launch(arrayOf("*/*")) },
        )
    }
    DisposableEffect(history) {
        history.enter()
        onDispose {}
    }
    HistoryScreen(state, taps)
}

private fun mimeType(form: Exports.Form): String = when (form) {
    Exports.Form.JSON_LINES -> "application/x-ndjson"
    Exports.Form.CSV -> "text/csv"
    Exports.Form.PDF -> "application/pdf"
    Exports.Form.BACKUP -> "application/gzip"
}
