package app.spoton.tablet.tablecamera.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.MainButton
import app.spoton.tablet.designsystem.Page
import app.spoton.tablet.designsystem.Panel
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.tablecamera.CornerMarks
import app.spoton.tablet.tablecamera.RegistrationUiState

/** What can be done while a table is registered. */
@Stable
class RegistrationActions(
    val takePicture: () -> Unit = {},
    val tap: (Double, Double) -> Unit = { _, _ -> },
    val choose: (Int) -> Unit = {},
    val move: (Int, Double, Double) -> Unit = { _, _, _ -> },
    val nudge: (Double, Double) -> Unit = { _, _ -> },
    val clear: () -> Unit = {},
    val widen: (Int) -> Unit = {},
    val deepen: (Int) -> Unit = {},
    val keep: () -> Unit = {},
)

internal val CornerNames = listOf(
    R.string.register_dealers_left, R.string.register_dealers_right, R.string.register_far_right,
    R.string.register_far_left,
)

/** The table is shown to the camera: a picture, four corners, and the regions that follow from them. */
@Composable
internal fun RegistrationScreen(
    state: RegistrationUiState, taps: RegistrationActions, live: (@Composable (Modifier) -> Unit)?, onDone: () -> Unit,
) {
    Page(
        heading = { TitleWithBack(stringResource(R.string.register_title), onDone) },
        first = {
            val shot = state.shot().orNull()
            if (shot != null) CornersOnPicture(state, shot, taps)
            else live?.invoke(Modifier.fillMaxWidth().aspectRatio(4f / 3))
            if (shot == null && live == null) Hint(R.string.register_demonstration)
        },
        second = {
            Panel(R.string.register_now) { Now(state, taps, onDone) }
            if (state.shot().isPresent) Panel(R.string.register_size) { Size(state, taps) }
        },
    )
}

@Composable
private fun Now(state: RegistrationUiState, taps: RegistrationActions, onDone: () -> Unit) {
    val marked = state.corners().dots().size
    val trouble = state.trouble().orNull()
    val words = when {
        state.saving() == RegistrationUiState.Saving.KEPT -> stringResource(R.string.register_kept)
        state.saving() == RegistrationUiState.Saving.KEPT_WITHOUT_PRINT ->
            stringResource(R.string.register_kept_without_print)
        state.saving() == RegistrationUiState.Saving.FAILED -> stringResource(R.string.register_failed)
        trouble != null -> stringResource(trouble.message())
        state.shot().isEmpty -> stringResource(R.string.register_take)
        marked < CornerMarks.ALL -> stringResource(R.string.register_tap, stringResource(CornerNames[marked]))
        state.isWrong -> stringResource(R.string.register_wrong)
        state.proposed() -> stringResource(R.string.register_proposed)
        else -> stringResource(R.string.register_check)
    }
    val wrong = trouble != null || state.isWrong || state.saving() == RegistrationUiState.Saving.FAILED
    Text(
        words, Modifier.testTag("register-words").semantics { liveRegion = LiveRegionMode.Polite },
        color = if (wrong) MaterialTheme.colorScheme.error else MaterialTheme.colorScheme.onSurface,
        style = MaterialTheme.typography.bodyLarge,
    )
    if (!state.isKept && trouble == null && (marked < CornerMarks.ALL || state.isWrong)) {
        CornerGuide(if (state.shot().isPresent) marked else -1)
    }
    when {
        state.isKept -> MainButton(
            stringResource(R.string.register_done), "register-done", Modifier.fillMaxWidth(), onClick = onDone,
        )
        state.shot().isEmpty -> MainButton(
            stringResource(if (state.busy()) R.string.register_taking else R.string.register_picture), "take-picture",
            Modifier.fillMaxWidth(), enabled = !state.busy(), onClick = taps.takePicture,
        )
        else -> {
            if (state.regions().isNotEmpty()) {
                MainButton(
                    stringResource(R.string.register_keep), "keep-table", Modifier.fillMaxWidth(), onClick = taps.keep,
                )
            }
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                val half = Modifier.weight(1f)
                Choice(stringResource(R.string.register_clear), "clear-corners", half, onClick = taps.clear)
                Choice(stringResource(R.string.register_again), "take-again", half, onClick = taps.takePicture)
            }
        }
    }
}

@Composable
private fun Size(state: RegistrationUiState, taps: RegistrationActions) {
    Hint(R.string.register_size_why)
    val plan = state.plan()
    Stepper(stringResource(R.string.register_width, (plan.width() / 10).toInt()), "width", taps.widen)
    Stepper(stringResource(R.string.register_depth, (plan.depth() / 10).toInt()), "depth", taps.deepen)
}

@Composable
private fun Stepper(words: String, tag: String, onStep: (Int) -> Unit) {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        Column(Modifier.weight(1f)) { Text(words, style = MaterialTheme.typography.titleMedium) }
        Choice("−", "$tag-less", spoken = stringResource(R.string.register_less, words)) { onStep(-1) }
        Choice("+", "$tag-more", spoken = stringResource(R.string.register_more, words)) { onStep(1) }
    }
}
