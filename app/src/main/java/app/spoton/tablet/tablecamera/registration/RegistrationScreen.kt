package app.spoton.tablet.tablecamera.registration

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
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.page.Hint
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.page.TitleWithBack
import app.spoton.tablet.designsystem.text.orNull

/** The actions while registering a table. */
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
    val save: () -> Unit = {},
)

internal val CornerNames = listOf(
    R.string.registration_dealers_left, R.string.registration_dealers_right, R.string.registration_far_right,
    R.string.registration_far_left,
)

/** The table is shown to the camera: a picture, four corners, and the regions that follow from them. */
@Composable
internal fun RegistrationScreen(
    state: RegistrationUiState, actions: RegistrationActions, live: (@Composable (Modifier) -> Unit)?, onDone: () -> Unit,
) {
    Page(
        heading = { TitleWithBack(stringResource(R.string.registration_title), onDone) },
        first = {
            val snapshot = state.snapshot().orNull()
            if (snapshot != null) CornersOnPicture(state, snapshot, actions)
            else live?.invoke(Modifier.fillMaxWidth().aspectRatio(4f / 3))
            if (snapshot == null && live == null) Hint(R.string.registration_demonstration)
        },
        second = {
            Panel(R.string.registration_next) { Now(state, actions, onDone) }
            if (state.snapshot().isPresent) Panel(R.string.registration_size) { Size(state, actions) }
        },
    )
}

@Composable
private fun Now(state: RegistrationUiState, actions: RegistrationActions, onDone: () -> Unit) {
    val marked = state.corners().dots().size
    val trouble = state.trouble().orNull()
    val text = when {
        state.saving() == RegistrationUiState.RegistrationSaving.SAVED -> stringResource(R.string.registration_saved)
        state.saving() == RegistrationUiState.RegistrationSaving.SAVED_WITHOUT_PRINT ->
            stringResource(R.string.registration_saved_without_print)
        state.saving() == RegistrationUiState.RegistrationSaving.FAILED -> stringResource(R.string.registration_failed)
        trouble != null -> stringResource(trouble.message())
        state.snapshot().isEmpty -> stringResource(R.string.registration_take)
        marked < CornerMarks.ALL -> stringResource(R.string.registration_tap, stringResource(CornerNames[marked]))
        state.isWrong -> stringResource(R.string.registration_wrong)
        state.proposed() -> stringResource(R.string.registration_proposed)
        else -> stringResource(R.string.registration_check)
    }
    val wrong = trouble != null || state.isWrong || state.saving() == RegistrationUiState.RegistrationSaving.FAILED
    Text(
        text, Modifier.testTag("registration-status").semantics { liveRegion = LiveRegionMode.Polite },
        color = if (wrong) MaterialTheme.colorScheme.error else MaterialTheme.colorScheme.onSurface,
        style = MaterialTheme.typography.bodyLarge,
    )
    if (!state.isSaved && trouble == null && (marked < CornerMarks.ALL || state.isWrong)) {
        CornerGuide(if (state.snapshot().isPresent) marked else -1)
    }
    when {
        state.isSaved -> MainButton(
            stringResource(R.string.registration_done), "register-done", Modifier.fillMaxWidth(), onClick = onDone,
        )
        state.snapshot().isEmpty -> MainButton(
            stringResource(if (state.busy()) R.string.registration_taking else R.string.registration_picture), "take-picture",
            Modifier.fillMaxWidth(), enabled = !state.busy(), onClick = actions.takePicture,
        )
        else -> {
            if (state.regions().isNotEmpty()) {
                MainButton(
                    stringResource(R.string.registration_save), "keep-table", Modifier.fillMaxWidth(), onClick = actions.save,
                )
            }
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                val half = Modifier.weight(1f)
                Choice(stringResource(R.string.registration_clear), "clear-corners", half, onClick = actions.clear)
                Choice(stringResource(R.string.registration_again), "take-again", half, onClick = actions.takePicture)
            }
        }
    }
}

@Composable
private fun Size(state: RegistrationUiState, actions: RegistrationActions) {
    Hint(R.string.registration_size_why)
    val plan = state.plan()
    Stepper(stringResource(R.string.registration_width, (plan.width() / 10).toInt()), "width", actions.widen)
    Stepper(stringResource(R.string.registration_depth, (plan.depth() / 10).toInt()), "depth", actions.deepen)
}

@Composable
private fun Stepper(text: String, tag: String, onStep: (Int) -> Unit) {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        Column(Modifier.weight(1f)) { Text(text, style = MaterialTheme.typography.titleMedium) }
        Choice("−", "$tag-less", spoken = stringResource(R.string.registration_less, text)) { onStep(-1) }
        Choice("+", "$tag-more", spoken = stringResource(R.string.registration_more, text)) { onStep(1) }
    }
}
