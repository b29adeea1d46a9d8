package app.spoton.tablet.ui.table

import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.focusable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.layout.positionInParent
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.table.Focus
import app.spoton.tablet.table.Phase
import app.spoton.tablet.table.TableState
import app.spoton.tablet.ui.focusRing

private val ArcFromWidth = 1080.dp
private val ArcFromHeight = 740.dp
private val PanelStaysFrom = 900.dp
private val SeatWidth = 200.dp
private val DealerCard = 42.dp
private val Drop = 120.dp

/**
 * The table as the dealer sees it who stands at the lower edge of the screen: seat 1 at the left, the last seat at the
 * right, the players beyond, the dealer's own hand and whatever is to be done now before the dealer.
 */
@Composable
fun TableScreen(
    state: TableState,
    taps: TableTaps,
    camera: CameraSlot = CameraSlot(),
    supervisors: Supervisors = Supervisors(),
    who: String? = null,
) {
    var choosing by rememberSaveable { mutableStateOf(false) }
    var ending by rememberSaveable { mutableStateOf(false) }
    val panel: @Composable () -> Unit = {
        when {
            choosing -> GameChooser(state, taps) { choosing = false }
            ending && mayEnd(state) -> EndPanel(state, taps) { ending = false }
            else -> NowPanel(state, taps, camera, supervisors)
        }
    }
    BoxWithConstraints(
        Modifier
            .fillMaxSize()
            .testTag("table")
            .settlementKeys(state, taps)
            .windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Bottom))
            .padding(12.dp),
    ) {
        val text = textScale()
        val wide = maxWidth / text >= ArcFromWidth
        val header: @Composable () -> Unit = {
            TableHeader(state, wide, who, taps, { choosing = true }, { ending = true })
        }
        if (wide && maxHeight / text >= ArcFromHeight) {
            Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
                header()
                Arc(state, taps, Modifier.weight(1f))
                panel()
            }
        } else if (maxHeight / text >= PanelStaysFrom && !state.round().waitsForSupervisor()) {
            Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
                header()
                Rows(state, taps, Modifier.weight(1f), rememberScrollState())
                DealerView(state, raised(state), taps, Modifier.align(Alignment.CenterHorizontally))
                panel()
            }
        } else {
            Column(Modifier.verticalScroll(rememberScrollState()), Arrangement.spacedBy(12.dp)) {
                header()
                panel()
                Rows(state, taps)
                DealerView(state, raised(state), taps, Modifier)
            }
        }
    }
}

/** Whether there is a round that could end without being settled. */
internal fun mayEnd(state: TableState): Boolean =
    state.phase() != Phase.CONFIRMED && !state.isSettling && state.round().seatsInPlay().isNotEmpty()

@Composable
private fun NowPanel(state: TableState, taps: TableTaps, camera: CameraSlot, supervisors: Supervisors) {
    val focus = state.focus()
    val question = camera.question
    when {
        state.phase() == Phase.SETTLEMENT -> SettlementPanel(state, taps, supervisors)
        state.phase() == Phase.CONFIRMED -> ConfirmedPanel(state, taps)
        state.phase() == Phase.CARDS && question != null -> question(state)
        focus is Focus.Spot -> WagerPanel(state, focus, taps)
        focus is Focus.CardAt -> CardPanel(state, focus, taps, camera)
        focus is Focus.Decision -> DecisionPanel(state, focus, taps, camera)
        else -> Panel(
            state, stringResource(R.string.cards_done), stringResource(R.string.cards_done_hint),
            left = {}, middle = {}, right = { ReadAndSettle(state, taps, camera, it) },
        )
    }
}

/** The seats in an arc around the dealer. */
@Composable
private fun Arc(state: TableState, taps: TableTaps, modifier: Modifier) {
    val raised = raised(state)
    val seats = state.setup().seats()
    Box(modifier.fillMaxWidth().felt()) {
        Row(Modifier.fillMaxWidth().padding(horizontal = 4.dp), Arrangement.spacedBy(6.dp)) {
            for (seat in 1..seats) {
                val way = (seat - 0.5f) / seats * 2 - 1
                SeatView(state, seat, raised, taps, Modifier.weight(1f).padding(top = Drop * (way * way)))
            }
        }
        DealerView(state, raised, taps, Modifier.align(Alignment.BottomCenter).padding(bottom = 6.dp))
    }
}

/** The seats in rows, where there is no room for the arc. */
@Composable
private fun Rows(state: TableState, taps: TableTaps, modifier: Modifier = Modifier, scroll: ScrollState? = null) {
    val raised = raised(state)
    val places = remember { mutableStateMapOf<Int, IntRange>() }
    val lit = (1..state.setup().seats()).find { isLit(state, it) }
    val scrolls = if (scroll == null) Modifier else Modifier.verticalScroll(scroll)
    BoxWithConstraints(modifier.fillMaxWidth().then(scrolls)) {
        val seat = (SeatWidth * textScale()).coerceAtMost(maxWidth)
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
            for (number in 1..state.setup().seats()) {
                val place = Modifier.width(seat).onPlaced {
                    val top = it.positionInParent().y.toInt()
                    places[number] = top..top + it.size.height
                }
                SeatView(state, number, raised, taps, place)
            }
        }
    }
    val place = lit?.let { places[it] }
    DisposableEffect(lit, place) {
        if (scroll != null && place != null) scroll.show(place)
        onDispose {}
    }
}

/** Scrolls as far as it takes to have the seat whose turn it is in view. */
private fun ScrollState.show(place: IntRange) {
    val below = place.last - (value + viewportSize)
    val above = place.first - value
    if (above < 0) dispatchRawDelta(above.toFloat()) else if (below > 0) dispatchRawDelta(below.toFloat())
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

/** The cards of the hand that decides the line in view, one bit for each. */
private fun raised(state: TableState): Long {
    val round = state.round()
    val settlement = round.settlement().orNull() ?: return 0L
    if (state.phase() != Phase.SETTLEMENT) return 0L
    if (round.line() == 0) return settlement.dealer().orNull()?.cards()?.mask() ?: 0L
    return round.step().orNull()?.hand()?.orNull()?.cards()?.mask() ?: 0L
}

@Composable
private fun DealerView(state: TableState, raised: Long, taps: TableTaps, modifier: Modifier) {
    val colours = MaterialTheme.colorScheme
    val shape = RoundedCornerShape(18.dp)
    val lit = state.focus().seat() == Focus.DEALER || state.phase() == Phase.SETTLEMENT && state.round().line() == 0
    val says = stringResource(R.string.table_dealer_spoken, spoken(state.round().dealer()))
    FlowRow(
        modifier
            .testTag("dealer")
            .focusRing(shape)
            .clip(shape)
            .background(colours.surfaceContainerHigh)
            .border(if (lit) 3.dp else 1.dp, if (lit) colours.primary else colours.outlineVariant, shape)
            .clickable(state.phase() == Phase.CARDS, role = Role.Button) { taps.tap { it.touchSeat(Focus.DEALER) } }
            .semantics { contentDescription = says }
            .heightIn(min = 56.dp)
            .padding(start = 16.dp, end = 16.dp, top = 14.dp, bottom = 8.dp),
        Arrangement.spacedBy(14.dp),
        Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Text(
            stringResource(R.string.table_dealer),
            style = MaterialTheme.typography.titleMedium, fontWeight = FontWeight.Bold,
        )
        val next = (state.focus() as? Focus.CardAt)?.takeIf { it.seat() == Focus.DEALER }?.index() ?: -1
        CardRow(state.round().dealer(), state.setup().game().dealerCards(), DealerCard, next = next, raised = raised)
    }
}

/** On and back by keyboard or by the tablet's volume buttons, while the round is settled. */
@Composable
private fun Modifier.settlementKeys(state: TableState, taps: TableTaps): Modifier {
    val settling = state.phase() == Phase.SETTLEMENT
    val here = remember { FocusRequester() }
    DisposableEffect(settling) {
        if (settling) here.requestFocus()
        onDispose {}
    }
    return if (settling) onKeyEvent { onOrBack(it, taps) }.focusRequester(here).focusable() else focusRequester(here)
}

private fun onOrBack(event: KeyEvent, taps: TableTaps): Boolean {
    val step: ((TableState) -> TableState) = when (event.key) {
        Key.DirectionRight, Key.PageDown, Key.Spacebar, Key.Enter, Key.VolumeDown -> TableState::next
        Key.DirectionLeft, Key.PageUp, Key.Backspace, Key.VolumeUp -> TableState::back
        else -> return false
    }
    if (event.type == KeyEventType.KeyDown) taps.tap(step)
    return true
}
