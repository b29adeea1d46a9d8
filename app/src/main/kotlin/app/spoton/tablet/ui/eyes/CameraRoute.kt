package app.spoton.tablet.ui.eyes

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
import app.spoton.tablet.eyes.CameraState
import app.spoton.tablet.eyes.CameraViewModel
import app.spoton.tablet.eyes.CardSource
import app.spoton.tablet.eyes.EnrolmentViewModel
import app.spoton.tablet.eyes.RegistrationViewModel
import app.spoton.tablet.ui.Panel
import app.spoton.tablet.ui.asState
import app.spoton.tablet.ui.backGesture
import app.spoton.tablet.ui.table.Choice
import app.spoton.tablet.ui.table.orNull

/** What the camera's settings work with. */
class CameraModels(
    val camera: CameraViewModel, val registration: RegistrationViewModel, val enrolment: EnrolmentViewModel,
)

/**
 * All that a supervisor sets about the camera: where cards come from, where the table lies, which decks are known, and
 * whether pictures are kept. To be shown behind the supervisor's PIN.
 */
@Composable
fun CameraRoute(models: CameraModels, onBack: () -> Unit) {
    val camera = models.camera
    val state = camera.state().asState().value ?: return
    val leave = { camera.go(CameraState.Page.OVERVIEW) }
    backGesture(state.page() == CameraState.Page.REGISTRATION || state.page() == CameraState.Page.ENROLMENT, leave)
    val close = {
        camera.leave()
        onBack()
    }
    when (state.page()!!) {
        CameraState.Page.CLOSED -> Leave(onBack)
        CameraState.Page.OVERVIEW -> {
            val begin = beginWithPermission(models)
            val taps = CameraTaps(
                camera::choose, camera::keepEvidence, camera::useDeck, camera::forgetDeck,
                register = { begin(CameraState.Page.REGISTRATION) }, enrol = { begin(CameraState.Page.ENROLMENT) },
            )
            CameraScreen(state, taps, close)
        }
        CameraState.Page.REGISTRATION -> RegistrationRoute(models.registration, leave)
        CameraState.Page.ENROLMENT -> EnrolmentRoute(models.enrolment, leave)
    }
}

/** Where the camera is the source, it is asked for first; a page that may not use it says what to do. */
@Composable
private fun beginWithPermission(models: CameraModels): (CameraState.Page) -> Unit {
    var next by rememberSaveable { mutableStateOf(CameraState.Page.OVERVIEW) }
    val ask = rememberLauncherForActivityResult(ActivityResultContracts.RequestPermission()) {
        models.begin(next)
    }
    return { page ->
        next = page
        val source = models.camera.state().value?.choices()?.source()
        if (source == CardSource.CAMERA) ask.launch(Manifest.permission.CAMERA) else models.begin(page)
    }
}

private fun CameraModels.begin(page: CameraState.Page) {
    val state = camera.state().value ?: return
    val source = state.choices().source()
    if (page == CameraState.Page.REGISTRATION) registration.begin(source, state.table(), state.seats())
    else enrolment.begin(source)
    camera.go(page)
}

/** The way to the camera's page, for a place that only supervisors see. */
@Composable
fun CameraDoor(camera: CameraViewModel, supervisor: String, onOpen: () -> Unit) {
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
    val taps = remember(model) {
        RegistrationTaps(
            model::takePicture, model::tap, model::choose, model::move, model::nudge, model::clear, model::widen,
            model::deepen, model::keep,
        )
    }
    val lens = remember(model) { model.lens().orNull() }
    val live: (@Composable (Modifier) -> Unit)? = if (state.source() != CardSource.CAMERA) null
    else { modifier -> CameraPreview(modifier, lens, model::showOn, model::hide) }
    RegistrationScreen(state, taps, live, onDone)
}

@Composable
private fun EnrolmentRoute(model: EnrolmentViewModel, onDone: () -> Unit) {
    val state = model.state().asState().value ?: return Leave(onDone)
    val taps = remember(model) {
        EnrolmentTaps(
            model::name, model::takePicture, model::cardByCard, model::showAgain, model::check, model::keep,
        )
    }
    val lens = remember(model) { model.lens().orNull() }
    val live: (@Composable (Modifier) -> Unit)? = if (state.source() != CardSource.CAMERA) null
    else { modifier -> CameraPreview(modifier, lens, model::showOn, model::hide) }
    EnrolmentScreen(state, taps, live, onDone)
}

/** A killed process comes back to a page that is closed, or whose work is gone: back to where it is begun. */
@Composable
private fun Leave(onDone: () -> Unit) {
    DisposableEffect(Unit) {
        onDone()
        onDispose {}
    }
}
