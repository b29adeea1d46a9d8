package app.spoton.tablet.tablecamera

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import androidx.compose.ui.window.DialogProperties
import app.spoton.camera.device.CameraProblem
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.table.state.TableState
import app.spoton.tablet.tablecamera.preview.Jpeg
import app.spoton.tablet.tablecamera.preview.Snapshot
import app.spoton.tablet.tablecamera.source.CameraObstacle

private val Corner = RoundedCornerShape(10.dp)

/** Whether a picture can be taken and read now. */
internal fun canRead(state: TableCameraUiState): Boolean {
    val trouble = state.trouble().orNull()
    return when {
        trouble != null -> trouble == CameraProblem.LOW_LIGHT && !isUnregistered(state)
        else -> state.obstacle() != CameraObstacle.PERMISSION && !isUnregistered(state)
    }
}

private fun isUnregistered(state: TableCameraUiState): Boolean =
    state.obstacle() == CameraObstacle.REGISTRATION || state.obstacle() == CameraObstacle.REGISTRATION_DAMAGED

/** What the camera sees and does, or its problem and what to do. */
@Composable
internal fun CameraStatusPanel(
    state: TableCameraUiState, actions: TableCameraActions, live: (@Composable (Modifier) -> Unit)?, modifier: Modifier,
) {
    Column(modifier.testTag("table-camera"), Arrangement.spacedBy(6.dp)) {
        val trouble = state.trouble().orNull()
        when {
            state.obstacle() == CameraObstacle.PERMISSION && trouble == null -> Permission(actions)
            trouble != null && trouble != CameraProblem.LOW_LIGHT -> Trouble(trouble, actions)
            isUnregistered(state) -> StatusText(obstacleText(state.obstacle()), wrong = true)
            else -> PreviewAndStatus(state, trouble, live)
        }
    }
}

@Composable
private fun PreviewAndStatus(state: TableCameraUiState, trouble: CameraProblem?, live: (@Composable (Modifier) -> Unit)?) {
    val moved = state.obstacle() == CameraObstacle.MOVED && trouble == null && !state.isReading
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        if (!moved) Thumbnail(state, live) // its space is needed for the current task
        Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp)) {
            if (trouble != null) StatusText(stringResource(trouble.message()), wrong = true) else Status(state)
        }
    }
    if (moved) StatusText(obstacleText(CameraObstacle.MOVED), wrong = true, tag = "camera-moved")
}

/** The button that reads the picture; large while that is the next step. */
@Composable
internal fun ReadButton(state: TableCameraUiState, table: TableState, actions: TableCameraActions, live: Boolean, modifier: Modifier) {
    Row(modifier, Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        val text = stringResource(if (state.isReading) R.string.tablecamera_reading else R.string.tablecamera_read)
        if (table.canSettle() || table.isAnybodyUndecided) {
            Choice(text, "read", Modifier.weight(1f), enabled = !state.isReading, onClick = actions.read)
        } else {
            MainButton(text, "read", Modifier.weight(1f), enabled = !state.isReading, onClick = actions.read)
        }
        val torch = actions.torch
        if (live && torch != null) Torch(state, torch)
    }
}

/** The button that reads the wagers before the deal. */
@Composable
internal fun LookButton(state: TableCameraUiState, actions: TableCameraActions, modifier: Modifier) {
    val text = stringResource(if (state.isReading) R.string.tablecamera_looking else R.string.tablecamera_look)
    Choice(text, "look-wagers", modifier, enabled = !state.isReading, onClick = actions.look)
}

@Composable
private fun Torch(state: TableCameraUiState, torch: () -> Unit) {
    val description = stringResource(if (state.device().torch()) R.string.tablecamera_torch_off else R.string.tablecamera_torch_on)
    Choice(
        stringResource(R.string.tablecamera_torch), "torch", chosen = state.device().torch(), spoken = description, toggles = true,
        onClick = torch,
    )
}

/** The live picture, or the one that was read last; a tap shows that one large. */
@Composable
private fun Thumbnail(state: TableCameraUiState, live: (@Composable (Modifier) -> Unit)?) {
    var large by remember { mutableStateOf(false) }
    val snapshot = state.snapshot().orNull()
    if (live == null && snapshot == null) return
    val press = if (snapshot == null) Modifier else Modifier.focusRing(Corner).clickable(
        onClickLabel = stringResource(R.string.tablecamera_enlarge), role = Role.Button,
    ) { large = true }
    Box(
        Modifier
            .testTag("camera-thumbnail")
            .size(96.dp, 64.dp)
            .clip(Corner)
            .background(MaterialTheme.colorScheme.surfaceContainerLowest)
            .then(press),
    ) {
        val description = stringResource(R.string.tablecamera_picture)
        if (live != null) live(Modifier.fillMaxSize())
        else Jpeg(snapshot!!, snapshot::jpeg, description, Modifier.fillMaxSize(), ContentScale.Crop)
    }
    if (large && snapshot != null) SnapshotDialog(snapshot) { large = false }
}

@Composable
private fun SnapshotDialog(snapshot: Snapshot, onClose: () -> Unit) {
    Dialog(onClose, DialogProperties(usePlatformDefaultWidth = false)) {
        Surface(Modifier.padding(24.dp), RoundedCornerShape(24.dp)) {
            Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp), Alignment.CenterHorizontally) {
                Jpeg(
                    snapshot, snapshot::jpeg, stringResource(R.string.tablecamera_picture),
                    Modifier.weight(1f, fill = false), ContentScale.Fit,
                )
                Choice(stringResource(R.string.settle_why_close), "close-picture", onClick = onClose)
            }
        }
    }
}

/** The camera's status; what a person has to correct comes first. */
@Composable
private fun Status(state: TableCameraUiState) {
    val problems = state.problems().map { problemText(it) }
    when {
        state.obstacle() == CameraObstacle.MOVED && !state.isReading ->
            StatusText(stringResource(R.string.tablecamera_not_recognized), wrong = true)
        problems.isNotEmpty() && !state.isReading -> StatusText(problems.joinToString("\n"), wrong = true)
        state.reading().evidenceFailed() -> StatusText(stringResource(R.string.tablecamera_evidence_failed), wrong = true)
        state.obstacle() == CameraObstacle.DECK -> StatusText(obstacleText(CameraObstacle.DECK), wrong = true)
        state.deferred() > 0 && !state.isReading -> StatusText(
            pluralStringResource(R.plurals.tablecamera_deferred, state.deferred(), state.deferred()),
        )
        else -> StatusText(statusText(state))
    }
}

@Composable
private fun StatusText(text: String, wrong: Boolean = false, tag: String = "camera-status") {
    val colors = MaterialTheme.colorScheme
    Text(
        text, Modifier.testTag(tag).semantics { liveRegion = LiveRegionMode.Polite },
        color = if (wrong) colors.error else colors.onSurfaceVariant, style = MaterialTheme.typography.labelMedium,
    )
}

@Composable
private fun Permission(actions: TableCameraActions) {
    StatusText(stringResource(R.string.tablecamera_permission_why))
    MainButton(stringResource(R.string.tablecamera_permission), "allow", Modifier.fillMaxWidth(), onClick = actions.allow)
}

@Composable
private fun Trouble(trouble: CameraProblem, actions: TableCameraActions) {
    StatusText(stringResource(trouble.message()), wrong = true)
    if (trouble != CameraProblem.NO_CAMERA) {
        val asks = trouble == CameraProblem.PERMISSION_DENIED
        Choice(
            stringResource(if (asks) R.string.tablecamera_permission else R.string.tablecamera_try_again), "try-again",
            Modifier.fillMaxWidth(), onClick = if (asks) actions.allow else actions.retry,
        )
    }
}
