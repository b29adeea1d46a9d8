package app.spoton.tablet.tablecamera.ui

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
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.MainButton
import app.spoton.tablet.designsystem.focusRing
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.table.TableState
import app.spoton.tablet.tablecamera.CameraObstacle
import app.spoton.tablet.tablecamera.Snapshot
import app.spoton.tablet.tablecamera.TableCameraUiState

private val Corner = RoundedCornerShape(10.dp)

/** Whether a picture can be taken and read as things stand. */
internal fun canRead(state: TableCameraUiState): Boolean {
    val trouble = state.trouble().orNull()
    return when {
        trouble != null -> trouble == CameraProblem.LOW_LIGHT && !isUnregistered(state)
        else -> state.obstacle() != CameraObstacle.PERMISSION && !isUnregistered(state)
    }
}

private fun isUnregistered(state: TableCameraUiState): Boolean =
    state.obstacle() == CameraObstacle.REGISTRATION || state.obstacle() == CameraObstacle.REGISTRATION_DAMAGED

/** What the camera sees and what it is at; or what hinders it, and what can be done about that. */
@Composable
internal fun LookSlot(
    state: TableCameraUiState, taps: TableCameraActions, live: (@Composable (Modifier) -> Unit)?, modifier: Modifier,
) {
    Column(modifier.testTag("eyes"), Arrangement.spacedBy(6.dp)) {
        val trouble = state.trouble().orNull()
        when {
            state.obstacle() == CameraObstacle.PERMISSION && trouble == null -> Permission(taps)
            trouble != null && trouble != CameraProblem.LOW_LIGHT -> Trouble(trouble, taps)
            isUnregistered(state) -> Words(obstacleWords(state.obstacle()), wrong = true)
            else -> Looking(state, trouble, live)
        }
    }
}

@Composable
private fun Looking(state: TableCameraUiState, trouble: CameraProblem?, live: (@Composable (Modifier) -> Unit)?) {
    val moved = state.obstacle() == CameraObstacle.MOVED && trouble == null && !state.isReading
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        if (!moved) SmallPicture(state, live) // its room is needed for what is to be done now
        Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp)) {
            if (trouble != null) Words(stringResource(trouble.message()), wrong = true) else Status(state)
        }
    }
    if (moved) Words(obstacleWords(CameraObstacle.MOVED), wrong = true, tag = "eyes-moved")
}

/** Has the picture read; large as long as that is what to do next. */
@Composable
internal fun ReadButton(state: TableCameraUiState, table: TableState, taps: TableCameraActions, live: Boolean, modifier: Modifier) {
    Row(modifier, Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        val words = stringResource(if (state.isReading) R.string.eyes_reading else R.string.eyes_read)
        if (table.canSettle()) {
            Choice(words, "read", Modifier.weight(1f), enabled = !state.isReading, onClick = taps.read)
        } else {
            MainButton(words, "read", Modifier.weight(1f), enabled = !state.isReading, onClick = taps.read)
        }
        val torch = taps.torch
        if (live && torch != null) Torch(state, torch)
    }
}

@Composable
private fun Torch(state: TableCameraUiState, torch: () -> Unit) {
    val says = stringResource(if (state.torch()) R.string.eyes_torch_off else R.string.eyes_torch_on)
    Choice(
        stringResource(R.string.eyes_torch), "torch", chosen = state.torch(), spoken = says, toggles = true,
        onClick = torch,
    )
}

/** The live picture, or the one that was read last; a tap shows that one large. */
@Composable
private fun SmallPicture(state: TableCameraUiState, live: (@Composable (Modifier) -> Unit)?) {
    var large by remember { mutableStateOf(false) }
    val shot = state.shot().orNull()
    if (live == null && shot == null) return
    val press = if (shot == null) Modifier else Modifier.focusRing(Corner).clickable(
        onClickLabel = stringResource(R.string.eyes_enlarge), role = Role.Button,
    ) { large = true }
    Box(
        Modifier
            .testTag("eyes-picture")
            .size(96.dp, 64.dp)
            .clip(Corner)
            .background(MaterialTheme.colorScheme.surfaceContainerLowest)
            .then(press),
    ) {
        val says = stringResource(R.string.eyes_picture)
        if (live != null) live(Modifier.fillMaxSize())
        else Jpeg(shot!!, shot::jpeg, says, Modifier.fillMaxSize(), ContentScale.Crop)
    }
    if (large && shot != null) LargePicture(shot) { large = false }
}

@Composable
private fun LargePicture(shot: Snapshot, onClose: () -> Unit) {
    Dialog(onClose, DialogProperties(usePlatformDefaultWidth = false)) {
        Surface(Modifier.padding(24.dp), RoundedCornerShape(24.dp)) {
            Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp), Alignment.CenterHorizontally) {
                Jpeg(
                    shot, shot::jpeg, stringResource(R.string.eyes_picture),
                    Modifier.weight(1f, fill = false), ContentScale.Fit,
                )
                Choice(stringResource(R.string.settle_why_close), "close-picture", onClick = onClose)
            }
        }
    }
}

/** What the camera is at; what a person has to put right comes first. */
@Composable
private fun Status(state: TableCameraUiState) {
    val remarks = state.remarks().map { remarkWords(it) }
    when {
        state.obstacle() == CameraObstacle.MOVED && !state.isReading ->
            Words(stringResource(R.string.eyes_not_recognised), wrong = true)
        remarks.isNotEmpty() && !state.isReading -> Words(remarks.joinToString("\n"), wrong = true)
        state.evidenceFailed() -> Words(stringResource(R.string.eyes_evidence_failed), wrong = true)
        state.obstacle() == CameraObstacle.DECK -> Words(obstacleWords(CameraObstacle.DECK), wrong = true)
        state.later() > 0 && !state.isReading -> Words(
            if (state.later() == 1) stringResource(R.string.eyes_later_one)
            else stringResource(R.string.eyes_later, state.later()),
        )
        else -> Words(watchingWords(state))
    }
}

@Composable
private fun Words(words: String, wrong: Boolean = false, tag: String = "eyes-words") {
    val colours = MaterialTheme.colorScheme
    Text(
        words, Modifier.testTag(tag).semantics { liveRegion = LiveRegionMode.Polite },
        color = if (wrong) colours.error else colours.onSurfaceVariant, style = MaterialTheme.typography.labelMedium,
    )
}

@Composable
private fun Permission(taps: TableCameraActions) {
    Words(stringResource(R.string.eyes_permission_why))
    MainButton(stringResource(R.string.eyes_permission), "allow", Modifier.fillMaxWidth(), onClick = taps.allow)
}

@Composable
private fun Trouble(trouble: CameraProblem, taps: TableCameraActions) {
    Words(stringResource(trouble.message()), wrong = true)
    if (trouble != CameraProblem.NO_CAMERA) {
        val asks = trouble == CameraProblem.PERMISSION_DENIED
        Choice(
            stringResource(if (asks) R.string.eyes_permission else R.string.eyes_try_again), "try-again",
            Modifier.fillMaxWidth(), onClick = if (asks) taps.allow else taps.tryAgain,
        )
    }
}
