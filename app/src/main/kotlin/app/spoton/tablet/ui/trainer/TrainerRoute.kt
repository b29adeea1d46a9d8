package app.spoton.tablet.ui.trainer

import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts.CreateDocument
import androidx.compose.runtime.Composable
import app.spoton.tablet.trainer.Page
import app.spoton.tablet.trainer.TrainerState
import app.spoton.tablet.trainer.TrainerTaps
import app.spoton.tablet.trainer.TrainerViewModel
import app.spoton.tablet.ui.asState
import app.spoton.tablet.ui.backGesture

/** The trainer with its view model, and the system's dialog for where an exam's result goes. */
@Composable
fun TrainerRoute(trainer: TrainerViewModel) {
    val state = trainer.state().asState().value ?: return
    val save = rememberLauncherForActivityResult(CreateDocument("text/plain")) { place ->
        if (place != null) trainer.export(place.toString())
    }
    backGesture(enabled = state.page !is Page.Home, onBack = trainer::back)
    TrainerScreen(state, trainer) { save.launch(it) }
}

/** @param onSave asks where a file of this name goes */
@Composable
fun TrainerScreen(state: TrainerState, taps: TrainerTaps, onSave: (String) -> Unit = {}) {
    when (val page = state.page) {
        is Page.Home -> HomePage(state, taps)
        is Page.Sitting -> SittingPage(state, page, taps)
        is Page.ChallengeOver -> ChallengeOverPage(page, taps)
        is Page.ExamDoor -> ExamDoorPage(state, page, taps)
        is Page.ExamOver -> ExamOverPage(page, taps, onSave)
        is Page.Progress -> ProgressPage(state, page, taps)
        is Page.People -> PeoplePage(state, page, taps)
        is Page.Tables -> TablesPage(state, page, taps)
    }
}
