package app.spoton.tablet.tablecamera.ui

import android.Manifest
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.table.ui.CameraSlot
import app.spoton.tablet.tablecamera.CameraObstacle
import app.spoton.tablet.tablecamera.CardSourceKind
import app.spoton.tablet.tablecamera.TableCameraUiState
import app.spoton.tablet.tablecamera.TableCameraViewModel

/** The camera's part of the dealer's table, with its view model. */
@Composable
fun eyesSlot(eyes: TableCameraViewModel): CameraSlot {
    val state = eyes.state().asState().value ?: return CameraSlot()
    val ask = rememberLauncherForActivityResult(ActivityResultContracts.RequestPermission()) { eyes.permission(it) }
    val taps = remember(eyes) {
        TableCameraActions(
            read = eyes::read, torch = if (eyes.hasLight()) eyes::torch else null,
            allow = { ask.launch(Manifest.permission.CAMERA) },
            tryAgain = eyes::tryAgain, answer = eyes::answer, noCard = eyes::noCard,
        )
    }
    val lens = remember(eyes) { eyes.lens().orNull() }
    return slot(state, taps) { CameraPreview(it, lens, eyes::showOn, eyes::hide) }
}

/** @param live the camera's own picture, where there is one */
internal fun slot(state: TableCameraUiState, taps: TableCameraActions, live: @Composable (Modifier) -> Unit): CameraSlot {
    if (state.source() == CardSourceKind.BY_HAND) return CameraSlot()
    val looks = state.source() == CardSourceKind.CAMERA && state.obstacle() != CameraObstacle.PERMISSION
    val asked = state.question().orNull()
    return CameraSlot(
        look = { modifier -> LookSlot(state, taps, if (looks) live else null, modifier) },
        read = if (!canRead(state)) null
        else { table, modifier -> ReadButton(state, table, taps, looks, modifier) },
        question = asked?.let { doubt -> { table -> QuestionPanel(state, doubt, table, taps) } },
    )
}
