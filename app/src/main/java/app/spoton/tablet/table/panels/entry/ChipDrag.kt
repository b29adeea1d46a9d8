package app.spoton.tablet.table.panels.entry

import androidx.compose.foundation.gestures.detectDragGestures
import androidx.compose.foundation.layout.offset
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.boundsInWindow
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.layout.positionInWindow
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.round
import app.spoton.engine.money.Money
import app.spoton.engine.round.Wager
import app.spoton.tablet.setup.TableSetup
import app.spoton.tablet.setup.ui.HouseChip
import app.spoton.tablet.table.round.TableFocus

private val ChipSize = 64.dp

/**
 * A chip that is dragged from the rack to a spot, and the spots that it can be dropped on. Positions are in window
 * coordinates.
 */
@Stable
internal class ChipDrag {
    private val spots = mutableMapOf<TableFocus.Spot, LayoutCoordinates>()
    var chip: Money? by mutableStateOf(null)
        private set
    var place by mutableStateOf(Offset.Zero)
        private set

    fun put(spot: TableFocus.Spot, at: LayoutCoordinates) {
        spots[spot] = at
    }

    fun start(value: Money, at: Offset) {
        chip = value
        place = at
    }

    fun move(to: Offset) {
        place = to
    }

    /** Lets go of the chip; the spot under it, if there is one. */
    fun drop(): TableFocus.Spot? {
        chip = null
        return spots.entries.find { it.value.isAttached && it.value.boundsInWindow().contains(place) }?.key
    }

    fun cancel() {
        chip = null
    }
}

internal val LocalChipDrag = staticCompositionLocalOf { ChipDrag() }

/** A spot that chips can be dropped on. */
@Composable
internal fun Modifier.chipTarget(seat: Int, wager: Wager, open: Boolean): Modifier {
    val drag = LocalChipDrag.current
    val spot = TableFocus.Spot(seat, wager)
    return if (open) onPlaced { drag.put(spot, it) } else this
}

/** A chip that a finger can carry to a spot. */
@Composable
internal fun Modifier.chipSource(value: Money, onDrop: (TableFocus.Spot) -> Unit): Modifier {
    val drag = LocalChipDrag.current
    val drop by rememberUpdatedState(onDrop)
    var here by remember { mutableStateOf<LayoutCoordinates?>(null) }
    return onPlaced { here = it }.pointerInput(value) {
        detectDragGestures(
            onDragStart = { start -> here?.let { drag.start(value, it.localToWindow(start)) } },
            onDragEnd = { drag.drop()?.let { drop(it) } },
            onDragCancel = { drag.cancel() },
        ) { change, _ ->
            change.consume()
            here?.let { drag.move(it.localToWindow(change.position)) }
        }
    }
}

/** The chip under the finger, above everything else on the table. */
@Composable
internal fun DraggedChip(setup: TableSetup, table: LayoutCoordinates?) {
    val drag = LocalChipDrag.current
    val chip = drag.chip ?: return
    val origin = table?.takeIf { it.isAttached }?.positionInWindow() ?: Offset.Zero
    HouseChip(
        setup.options(), chip, ChipSize,
        Modifier.offset { (drag.place - origin - Offset(ChipSize.toPx() / 2, ChipSize.toPx() / 2)).round() },
    )
}
