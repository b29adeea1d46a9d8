package app.spoton.tablet.tablecamera.registration

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.focusable
import androidx.compose.foundation.gestures.detectDragGestures
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.dp
import app.spoton.camera.PicturePoint
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.tablecamera.preview.Jpeg
import app.spoton.tablet.tablecamera.preview.Snapshot
import kotlin.math.roundToInt

private val Handle = 48.dp
private val Line = Color(0xFFFFE082)
private val Ink = Color(0xFF14181A)

/** The picture with corners to drag, tap or move by keys, and the resulting regions. */
@Composable
internal fun CornersOnPicture(state: RegistrationUiState, snapshot: Snapshot, actions: RegistrationActions) {
    val shape = snapshot.width().toFloat() / snapshot.height()
    BoxWithConstraints(
        Modifier
            .testTag("corners")
            .fillMaxWidth()
            .aspectRatio(shape)
            .clip(RoundedCornerShape(16.dp))
            .background(MaterialTheme.colorScheme.surfaceContainerLowest),
    ) {
        val perPixel = with(LocalDensity.current) { maxWidth.toPx() } / snapshot.width()
        Jpeg(
            snapshot, snapshot::jpeg, stringResource(R.string.registration_photo),
            Modifier.fillMaxSize().pointerInput(snapshot) {
                detectTapGestures { actions.tap((it.x / perPixel).toDouble(), (it.y / perPixel).toDouble()) }
            },
            ContentScale.FillBounds,
        )
        Regions(state.regions(), perPixel)
        state.corners().dots().forEachIndexed { index, dot -> CornerHandle(state, index, dot, perPixel, actions) }
    }
}

@Composable
private fun Regions(regions: List<SeatRegion>, perPixel: Float) {
    Canvas(Modifier.fillMaxSize()) {
        regions.forEach { region ->
            val path = Path()
            region.outline().forEachIndexed { i, dot ->
                val at = Offset(dot.x().toFloat() * perPixel, dot.y().toFloat() * perPixel)
                if (i == 0) path.moveTo(at.x, at.y) else path.lineTo(at.x, at.y)
            }
            path.close()
            drawPath(path, Ink, style = Stroke(5.dp.toPx()))
            drawPath(path, Line, style = Stroke(2.dp.toPx()))
        }
    }
    regions.forEach { region ->
        val name = if (region.seat() == 0) stringResource(R.string.table_dealer) else "" + region.seat()
        Label(name, region.middle(), perPixel)
    }
}

@Composable
private fun Label(text: String, at: PicturePoint, perPixel: Float) {
    Box(
        Modifier.offset { at.onScreen(perPixel, 32.dp.roundToPx()) }.size(64.dp),
        Alignment.Center,
    ) {
        val size = with(LocalDensity.current) { 15.dp.toSp() } // on the picture, which does not grow with the text
        Text(
            text,
            Modifier.background(Ink.copy(alpha = 0.75f), RoundedCornerShape(6.dp)), color = Line, fontSize = size,
            lineHeight = size * 1.4f, fontWeight = FontWeight.Bold, softWrap = false,
        )
    }
}

private fun PicturePoint.onScreen(perPixel: Float, half: Int): IntOffset =
    IntOffset((x() * perPixel).roundToInt() - half, (y() * perPixel).roundToInt() - half)

/** A corner: dragged by a finger, moved by arrow keys, or by TalkBack's actions. */
@Composable
private fun CornerHandle(
    state: RegistrationUiState, index: Int, dot: PicturePoint, perPixel: Float, actions: RegistrationActions,
) {
    val colors = MaterialTheme.colorScheme
    val chosen = state.corners().chosen() == index
    val now by rememberUpdatedState(dot)
    val name = stringResource(R.string.registration_corner, index + 1, stringResource(CornerNames[index]))
    val moves = nudges(actions).map { (label, step) ->
        CustomAccessibilityAction(stringResource(label)) {
            actions.choose(index)
            step()
            true
        }
    }
    Box(
        Modifier
            .offset { dot.onScreen(perPixel, (Handle / 2).roundToPx()) }
            .size(Handle)
            .testTag("corner-$index")
            .onFocusChanged { if (it.isFocused) actions.choose(index) }
            .onKeyEvent { nudged(it, actions) }
            .focusRing(CircleShape)
            .focusable()
            .pointerInput(index, perPixel) {
                // Several movements may come before the next frame: they are added up here.
                var x = 0.0
                var y = 0.0
                detectDragGestures(onDragStart = {
                    x = now.x()
                    y = now.y()
                }) { change, by ->
                    change.consume()
                    x += by.x / perPixel
                    y += by.y / perPixel
                    actions.move(index, x, y)
                }
            }
            .pointerInput(index) { detectTapGestures { actions.choose(index) } }
            .semantics {
                contentDescription = name
                selected = chosen
                customActions = moves
            },
        Alignment.Center,
    ) { Dot(index, chosen, colors.primary, colors.onPrimary, if (chosen) 34.dp else 28.dp) }
}

@Composable
internal fun Dot(index: Int, chosen: Boolean, brass: Color, ink: Color, size: Dp) {
    Box(
        Modifier
            .size(size)
            .background(if (chosen) brass else Ink, CircleShape)
            .border(2.dp, if (chosen) Ink else Line, CircleShape),
        Alignment.Center,
    ) {
        val text = with(LocalDensity.current) { 15.dp.toSp() }
        Text(
            "" + (index + 1), color = if (chosen) ink else Line, fontSize = text, lineHeight = text,
            fontWeight = FontWeight.Bold,
        )
    }
}

private const val Step = 2.0

private fun nudges(actions: RegistrationActions): List<Pair<Int, () -> Unit>> = listOf(
    R.string.registration_left to { actions.nudge(-Step * 5, 0.0) },
    R.string.registration_right to { actions.nudge(Step * 5, 0.0) },
    R.string.registration_up to { actions.nudge(0.0, -Step * 5) },
    R.string.registration_down to { actions.nudge(0.0, Step * 5) },
)

private fun nudged(event: KeyEvent, actions: RegistrationActions): Boolean {
    val (dx, dy) = when (event.key) {
        Key.DirectionLeft -> -Step to 0.0
        Key.DirectionRight -> Step to 0.0
        Key.DirectionUp -> 0.0 to -Step
        Key.DirectionDown -> 0.0 to Step
        else -> return false
    }
    if (event.type == KeyEventType.KeyDown) actions.nudge(dx, dy)
    return true
}
