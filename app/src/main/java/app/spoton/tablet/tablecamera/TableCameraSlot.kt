package app.spoton.tablet.tablecamera

import android.Manifest
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.table.panels.CameraSlot
import app.spoton.tablet.tablecamera.preview.CameraPreview
import app.spoton.tablet.tablecamera.source.CameraObstacle
import app.spoton.tablet.tablecamera.storage.CardSourceKind

/** The camera's part of the dealer's table, with its view model. */
@Composable
fun tableCameraSlot(camera: TableCameraViewModel): CameraSlot {
    val state = camera.state().asState().value ?: return CameraSlot()
    val ask = rememberLauncherForActivityResult(ActivityResultContracts.RequestPermission()) { camera.permission(it) }
    val actions = remember(camera) {
        TableCameraActions(
            read = camera::read, look = camera::look, torch = if (camera.hasLight()) camera::torch else null,
            allow = { ask.launch(Manifest.permission.CAMERA) },
            retry = camera::retry, answer = camera::answer, noCard = camera::noCard,
        )
    }
    val lens = remember(camera) { camera.lens().orNull() }
    return slot(state, actions) { CameraPreview(it, lens, camera::showOn, camera::hide) }
}

/** @param live the camera's own picture, where there is one */
internal fun slot(state: TableCameraUiState, actions: TableCameraActions, live: @Composable (Modifier) -> Unit): CameraSlot {
    if (state.source() == CardSourceKind.BY_HAND) return CameraSlot()
    val looks = state.source() == CardSourceKind.CAMERA && state.obstacle() != CameraObstacle.PERMISSION
    val asked = state.question().orNull()
    return CameraSlot(
        status = { modifier -> CameraStatusPanel(state, actions, if (looks) live else null, modifier) },
        read = if (!canRead(state)) null
        else { table, modifier -> ReadButton(state, table, actions, looks, modifier) },
        look = if (!canRead(state)) null else { modifier -> LookButton(state, actions, modifier) },
        question = asked?.let { uncertain -> { table -> QuestionPanel(state, uncertain, table, actions) } },
        seenWagers = state.spots().seatsWithChips().associateWith { state.spots().bet(it) },
        seatsWithoutCards = state.spots().seatsWithoutCards(),
    )
}
