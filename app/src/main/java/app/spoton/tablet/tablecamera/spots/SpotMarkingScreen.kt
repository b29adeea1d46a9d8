package app.spoton.tablet.tablecamera.spots

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.camera.spots.SpotPlan
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.page.TitleWithBack
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.tablecamera.preview.Jpeg
import app.spoton.tablet.tablecamera.preview.Snapshot
import app.spoton.tablet.tablecamera.storage.CameraSaving

/** The actions while marking betting spots. */
@Stable
class SpotMarkingActions(
    val tap: (Double, Double) -> Unit = { _, _ -> },
    val skip: () -> Unit = {},
    val startOver: () -> Unit = {},
    val save: () -> Unit = {},
)

private val Line = Color(0xFFFFE082)
private val Ink = Color(0xFF14181A)

/** The empty layout from above, on which each wager's spot is tapped at one seat. */
@Composable
internal fun SpotMarkingScreen(state: SpotMarkingUiState, actions: SpotMarkingActions, onDone: () -> Unit) {
    Page(
        heading = { TitleWithBack(stringResource(R.string.spots_title), onDone) },
        first = { state.felt().orNull()?.let { Felt(state, it, actions) } },
        second = { Panel(R.string.registration_next) { Now(state, actions, onDone) } },
    )
}

@Composable
private fun Felt(state: SpotMarkingUiState, felt: Snapshot, actions: SpotMarkingActions) {
    BoxWithConstraints(
        Modifier
            .testTag("spots-felt")
            .fillMaxWidth()
            .aspectRatio(felt.width().toFloat() / felt.height())
            .clip(RoundedCornerShape(16.dp)),
    ) {
        val perPixel = with(LocalDensity.current) { maxWidth.toPx() } / felt.width()
        val radius = (SpotPlan.RADIUS / state.asked().plan().width() * felt.width()).toFloat() * perPixel
        Jpeg(
            felt, felt::jpeg, stringResource(R.string.spots_felt),
            Modifier.fillMaxSize().pointerInput(felt) {
                detectTapGestures { actions.tap((it.x / perPixel).toDouble(), (it.y / perPixel).toDouble()) }
            },
            ContentScale.FillBounds,
        )
        Canvas(Modifier.fillMaxSize()) {
            state.rings().forEach {
                val at = Offset(it.x().toFloat() * perPixel, it.y().toFloat() * perPixel)
                drawCircle(Ink, radius, at, style = Stroke(5.dp.toPx()))
                drawCircle(Line, radius, at, style = Stroke(2.dp.toPx()))
            }
        }
    }
}

@Composable
private fun Now(state: SpotMarkingUiState, actions: SpotMarkingActions, onDone: () -> Unit) {
    val next = state.next().orNull()
    val failed = state.saving() == CameraSaving.FAILED
    val saved = state.saving() == CameraSaving.SAVED
    val text = when {
        state.felt().isEmpty -> stringResource(R.string.spots_missing)
        saved -> stringResource(R.string.spots_saved)
        failed -> stringResource(R.string.registration_failed)
        next != null -> stringResource(R.string.spots_tap, next.words(), state.asked().seat())
        else -> stringResource(R.string.spots_check)
    }
    Text(
        text, Modifier.testTag("spots-status").semantics { liveRegion = LiveRegionMode.Polite },
        color = if (failed) MaterialTheme.colorScheme.error else MaterialTheme.colorScheme.onSurface,
        style = MaterialTheme.typography.bodyLarge,
    )
    when {
        saved || state.felt().isEmpty ->
            MainButton(stringResource(R.string.registration_done), "spots-done", Modifier.fillMaxWidth(), onClick = onDone)
        else -> {
            if (next == null) {
                MainButton(stringResource(R.string.spots_save), "save-spots", Modifier.fillMaxWidth(), onClick = actions.save)
            }
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                val half = Modifier.weight(1f)
                if (next != null) Choice(stringResource(R.string.spots_skip), "skip-spot", half, onClick = actions.skip)
                Choice(stringResource(R.string.spots_again), "spots-again", half, onClick = actions.startOver)
            }
        }
    }
}
