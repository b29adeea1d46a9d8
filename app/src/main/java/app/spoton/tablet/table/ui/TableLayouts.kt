package app.spoton.tablet.table.ui

import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.dp
import app.spoton.tablet.designsystem.page.readApart
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.table.panels.LocalPanelScrolls
import app.spoton.tablet.table.panels.LocalShortOfHeight
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.round.seat.SpotLayout
import app.spoton.tablet.table.state.TableState

private val SeatWidth = 200.dp
private const val WidestSeat = 1.55f
private const val NarrowestSeat = 0.75f
private const val WidestInRow = 1.2f
private val Gap = 8.dp
private val Drop = 120.dp
private val SpotsWithCards = 345.dp
private val OutcomesWithCards = 395.dp
private val SecondRowOfCards = 58.dp

/** The minimum width of a panel next to the seats. */
internal val PanelFrom = 404.dp

/** As wide as a seat is in rows; it grows with the text as far as its words need. */
@Composable
internal fun seatWidth(): Dp = SeatWidth * textScale().coerceAtMost(WidestSeat)

/** As few rows as there can be, with seats as wide as the rows leave them. */
@Composable
private fun rowSeatWidth(room: Dp, seats: Int): Dp {
    val most = ((room + Gap) / (seatWidth() * NarrowestSeat + Gap)).toInt().coerceAtLeast(1)
    val rows = (seats + most - 1) / most
    val columns = (seats + rows - 1) / rows
    // A pixel less each: rounded up, the last one would not fit in its row any more.
    return ((room - Gap * (columns - 1)) / columns - 1.dp).coerceAtMost(seatWidth() * WidestInRow)
}

/** The seats in an arc around the dealer. */
@Composable
internal fun ArcLayout(state: TableState, actions: TableActions, width: Dp, modifier: Modifier) {
    val raised = raised(state)
    val seats = state.setup().seats()
    val seatWidth = (width - Gap - 6.dp * (seats - 1)) / seats
    BoxWithConstraints(modifier.fillMaxWidth().felt()) {
        val room = maxHeight >= heightWithCards(state)
        // High panels and high seats leave less room for the arc.
        val drop = if (!room || showsOutcomes(state)) Drop / 3 else Drop
        CompositionLocalProvider(LocalSeatCards provides room) {
            Row(Modifier.fillMaxWidth().padding(horizontal = 4.dp), Arrangement.spacedBy(6.dp)) {
                for (seat in 1..seats) {
                    val way = (seat - 0.5f) / seats * 2 - 1
                    val place = Modifier.weight(1f).padding(top = drop * (way * way))
                    SeatView(state, seat, raised, seatWidth, actions, place)
                }
            }
        }
        DealerView(state, raised, actions, Modifier.align(Alignment.BottomCenter).padding(bottom = 4.dp), named = true)
    }
}

/** The minimum height of the arc for the seats' cards; next to a high panel a settled seat is shown without them. */
private fun heightWithCards(state: TableState): Dp {
    val rows = if (SpotLayout.isSplit(state.setup().game())) SecondRowOfCards else 0.dp
    return when {
        state.phase() != RoundPhase.SETTLEMENT -> 0.dp
        showsOutcomes(state) -> OutcomesWithCards + rows
        else -> SpotsWithCards + rows
    }
}

/** Where the screen is low: the seats at the left, the dealer's edge of the table at the right, both in view at once. */
@Composable
internal fun SideBySideLayout(
    state: TableState, actions: TableActions, width: Dp, modifier: Modifier, aboveSeats: @Composable () -> Unit,
    panel: @Composable () -> Unit, abovePanel: @Composable () -> Unit,
) {
    val seat = seatWidth()
    // A seat needs all of the height of a short screen; while wagers are entered, the dealer's hand is empty.
    val dealerStays = !LocalShortOfHeight.current && state.phase() != RoundPhase.WAGERS
    val across = if (width - seat * 2 - Gap * 2 >= PanelFrom * textScale().coerceAtMost(1.4f)) 2 else 1
    Row(modifier.fillMaxWidth(), Arrangement.spacedBy(Gap)) {
        Column(Modifier.width(seat * across + Gap * (across - 1)).fillMaxHeight(), Arrangement.spacedBy(Gap)) {
            RowLayout(state, actions, Modifier.weight(1f), aboveSeats, dealer = !dealerStays)
            if (dealerStays) DealerView(state, raised(state), actions, Modifier.align(Alignment.CenterHorizontally))
        }
        Column(Modifier.weight(1f).fillMaxHeight(), Arrangement.spacedBy(Gap, Alignment.Bottom)) {
            abovePanel()
            Box(Modifier.weight(1f, fill = false)) { CompositionLocalProvider(LocalPanelScrolls provides true) { panel() } }
        }
    }
}

/**
 * The seats in rows, where there is no room for the arc; the one whose turn it is stays in view.
 *
 * @param onHeight receives its height in pixels
 */
@Composable
internal fun RowLayout(
    state: TableState, actions: TableActions, modifier: Modifier, above: @Composable () -> Unit, dealer: Boolean = false,
    below: @Composable () -> Unit = {},
    onHeight: (Int) -> Unit = {},
) {
    val scroll = rememberScrollState()
    val raised = raised(state)
    val places = remember { mutableStateMapOf<Int, IntRange>() }
    var whole by remember { mutableStateOf<LayoutCoordinates?>(null) }
    val placed = { number: Int ->
        Modifier.onPlaced {
            val top = whole?.localPositionOf(it, Offset.Zero)?.y?.toInt() ?: 0
            places[number] = top..top + it.size.height
        }
    }
    val highlighted = if (isDealerHighlighted(state)) TableFocus.DEALER else (1..state.setup().seats()).find { isHighlighted(state, it) }
    Column(
        modifier.fillMaxWidth().readApart().verticalScroll(scroll).onPlaced { whole = it }, Arrangement.spacedBy(Gap),
    ) {
        above()
        BoxWithConstraints {
            val width = rowSeatWidth(maxWidth, state.setup().seats())
            FlowRow(horizontalArrangement = Arrangement.spacedBy(Gap), verticalArrangement = Arrangement.spacedBy(Gap)) {
                CompositionLocalProvider(LocalSeatsInRows provides true) {
                    for (number in 1..state.setup().seats()) {
                        SeatView(state, number, raised, width, actions, Modifier.width(width).then(placed(number)))
                    }
                }
            }
        }
        below()
        if (dealer) DealerView(state, raised, actions, placed(TableFocus.DEALER).align(Alignment.CenterHorizontally))
    }
    val place = highlighted?.let { places[it] }
    DisposableEffect(highlighted, place, scroll.viewportSize) {
        if (place != null) onHeight(place.last - place.first)
        if (place != null && scroll.viewportSize > 0) scroll.show(place)
        onDispose {}
    }
}

/** Scrolls as far as it takes to have the seat whose turn it is in view; its lower edge first, where its cards are. */
private fun ScrollState.show(place: IntRange) {
    val below = place.last - (value + viewportSize)
    val above = place.first - value
    if (below > 0) dispatchRawDelta(below.toFloat()) else if (above < 0) dispatchRawDelta(above.toFloat())
}

/** The table's edge: round where the players sit, straight before the dealer. */
@Composable
private fun Modifier.felt(): Modifier {
    val cloth = MaterialTheme.colorScheme.secondaryContainer
    val edge = MaterialTheme.colorScheme.outline
    return drawBehind {
        val bend = Drop.toPx()
        val table = Path().apply {
            moveTo(0f, size.height)
            lineTo(0f, bend)
            quadraticTo(size.width / 2, -bend, size.width, bend)
            lineTo(size.width, size.height)
            close()
        }
        drawPath(table, cloth)
        drawPath(table, edge, style = Stroke(2.dp.toPx()))
    }
}
