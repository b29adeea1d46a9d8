package app.spoton.tablet.trainer.ui

import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts.CreateDocument
import androidx.compose.runtime.Composable
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.designsystem.page.backGesture
import app.spoton.tablet.trainer.TrainerViewModel
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.state.TrainerUiState
import app.spoton.tablet.trainer.ui.exam.ExamFinishedPage
import app.spoton.tablet.trainer.ui.exam.ExamStartPage
import app.spoton.tablet.trainer.ui.progress.ProgressPage
import app.spoton.tablet.trainer.ui.progress.TraineesPage
import app.spoton.tablet.trainer.ui.quiz.QuizPage

/** The trainer with its view model and the system's file dialog for exam results. */
@Composable
fun TrainerRoute(trainer: TrainerViewModel) {
    val state = trainer.state().asState().value ?: return
    val save = rememberLauncherForActivityResult(CreateDocument("text/plain")) { uri ->
        if (uri != null) trainer.saveResult(uri.toString())
    }
    backGesture(enabled = state.page !is TrainerPage.Home, onBack = trainer::back)
    TrainerScreen(state, trainer) { save.launch(it) }
}

/** @param onSave asks where to save a file of this name */
@Composable
fun TrainerScreen(state: TrainerUiState, actions: TrainerActions, onSave: (String) -> Unit = {}) {
    when (val page = state.page) {
        is TrainerPage.Home -> HomePage(state, actions)
        is TrainerPage.Quiz -> QuizPage(state, page, actions)
        is TrainerPage.ChallengeResult -> ChallengeResultPage(page, actions)
        is TrainerPage.ExamStart -> ExamStartPage(state, page, actions)
        is TrainerPage.ExamFinished -> ExamFinishedPage(page, actions, onSave)
        is TrainerPage.Progress -> ProgressPage(state, page, actions)
        is TrainerPage.Trainees -> TraineesPage(state, page, actions)
        is TrainerPage.Paytables -> PaytablesPage(state, page, actions)
    }
}
