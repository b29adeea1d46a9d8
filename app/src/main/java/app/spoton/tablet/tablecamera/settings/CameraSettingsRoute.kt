package app.spoton.tablet.tablecamera.settings

import android.Manifest
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.page.Hint
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.page.backGesture
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.tablecamera.enrollment.EnrollmentActions
import app.spoton.tablet.tablecamera.enrollment.EnrollmentScreen
import app.spoton.tablet.tablecamera.enrollment.EnrollmentViewModel
import app.spoton.tablet.tablecamera.preview.CameraPreview
import app.spoton.tablet.tablecamera.registration.RegistrationActions
import app.spoton.tablet.tablecamera.registration.RegistrationScreen
import app.spoton.tablet.tablecamera.registration.RegistrationViewModel
import app.spoton.tablet.tablecamera.source.StillViewModel
import app.spoton.tablet.tablecamera.spots.SpotMarkingActions
import app.spoton.tablet.tablecamera.spots.SpotMarkingScreen
import app.spoton.tablet.tablecamera.spots.SpotMarkingViewModel
import app.spoton.tablet.tablecamera.storage.CardSourceKind

/** The dependencies of the camera's settings. */
class CameraModels(
    val camera: CameraSettingsViewModel, val registration: RegistrationViewModel, val enrollment: EnrollmentViewModel,
    val spots: SpotMarkingViewModel,
)

/**
 * The camera's settings: card source, table position, decks and evidence pictures. Show it behind the supervisor's PIN.
 */
@Composable
fun CameraSettingsRoute(models: CameraModels, onBack: () -> Unit) {
    val camera = models.camera
    val state = camera.state().asState().value ?: return
    val leave = { camera.go(CameraSettingsUiState.Page.OVERVIEW) }
    backGesture(state.page() != CameraSettingsUiState.Page.CLOSED && state.page() != CameraSettingsUiState.Page.OVERVIEW, leave)
    val close = {
        camera.leave()
        onBack()
    }
    when (state.page()!!) {
        CameraSettingsUiState.Page.CLOSED -> Leave(onBack)
        CameraSettingsUiState.Page.OVERVIEW -> {
            val begin = beginWithPermission(models)
            val actions = CameraSettingsActions(
                camera::choose, camera::setKeepEvidence, camera::useDeck, camera::deleteDeck, camera::useVersion,
                register = { begin(CameraSettingsUiState.Page.REGISTRATION) }, enroll = { begin(CameraSettingsUiState.Page.ENROLLMENT) },
                spots = { models.begin(CameraSettingsUiState.Page.SPOTS) },
            )
            CameraSettingsScreen(state, actions, close)
        }
        CameraSettingsUiState.Page.REGISTRATION -> RegistrationRoute(models.registration, leave)
        CameraSettingsUiState.Page.SPOTS -> SpotMarkingRoute(models.spots, leave)
        CameraSettingsUiState.Page.ENROLLMENT -> EnrollmentRoute(models.enrollment, leave)
    }
}

/** If the camera is the source, its permission is requested first; without it the page says what to do. */
@Composable
private fun beginWithPermission(models: CameraModels): (CameraSettingsUiState.Page) -> Unit {
    var next by rememberSaveable { mutableStateOf(CameraSettingsUiState.Page.OVERVIEW) }
    val ask = rememberLauncherForActivityResult(ActivityResultContracts.RequestPermission()) {
        models.begin(next)
    }
    return { page ->
        next = page
        val source = models.camera.state().value?.preferences()?.source()
        if (source == CardSourceKind.CAMERA) ask.launch(Manifest.permission.CAMERA) else models.begin(page)
    }
}

private fun CameraModels.begin(page: CameraSettingsUiState.Page) {
    val state = camera.state().value ?: return
    val source = state.preferences().source()
    when (page) {
        CameraSettingsUiState.Page.REGISTRATION -> registration.begin(source, state.table(), state.seats())
        CameraSettingsUiState.Page.SPOTS -> spots.begin()
        else -> enrollment.begin(source)
    }
    camera.go(page)
}

/** The way to the camera's page, for a place that only supervisors see. */
@Composable
fun CameraSettingsEntry(camera: CameraSettingsViewModel, supervisor: String, onOpen: () -> Unit) {
    Panel(R.string.camera_title) {
        Hint(R.string.camera_entry_hint)
        Choice(stringResource(R.string.camera_open), "camera", Modifier.fillMaxWidth()) {
            camera.enter(supervisor)
            onOpen()
        }
    }
}

@Composable
private fun RegistrationRoute(model: RegistrationViewModel, onDone: () -> Unit) {
    val state = model.state().asState().value ?: return Leave(onDone)
    val actions = remember(model) {
        RegistrationActions(
            model::takePicture, model::tap, model::choose, model::move, model::nudge, model::clear, model::widen,
            model::deepen, model::save,
        )
    }
    RegistrationScreen(state, actions, livePicture(model, state.source()), onDone)
}

/** What is on the disk is shown as soon as it is read. */
@Composable
private fun SpotMarkingRoute(model: SpotMarkingViewModel, onDone: () -> Unit) {
    val state = model.state().asState().value ?: return
    val actions = remember(model) { SpotMarkingActions(model::tap, model::skip, model::startOver, model::save) }
    SpotMarkingScreen(state, actions, onDone)
}

@Composable
private fun EnrollmentRoute(model: EnrollmentViewModel, onDone: () -> Unit) {
    val state = model.state().asState().value ?: return Leave(onDone)
    val actions = remember(model) {
        EnrollmentActions(
            model::name, model::takePicture, model::cardByCard, model::showAgain, model::check, model::save,
        )
    }
    EnrollmentScreen(state, actions, livePicture(model, state.source()), onDone)
}

/** What the camera sees; nothing where the demonstration is chosen. */
@Composable
private fun livePicture(model: StillViewModel<*>, source: CardSourceKind): (@Composable (Modifier) -> Unit)? {
    val lens = remember(model) { model.lens().orNull() }
    return if (source != CardSourceKind.CAMERA) null
    else { modifier -> CameraPreview(modifier, lens, model::showOn, model::hide) }
}

/** After a killed process the page may be closed or its work lost; this returns to its start. */
@Composable
private fun Leave(onDone: () -> Unit) {
    DisposableEffect(Unit) {
        onDone()
        onDispose {}
    }
}
