package app.spoton.tablet.table.panels

import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.detectHorizontalDragGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.engine.record.RoundEnd
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.DebouncedClick
import app.spoton.tablet.designsystem.LocalTapGuard
import app.spoton.tablet.designsystem.MainButton
import app.spoton.tablet.designsystem.ReadOrder
import app.spoton.tablet.designsystem.dollars
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.readApart
import app.spoton.tablet.designsystem.readTogether
import app.spoton.tablet.designsystem.title
import app.spoton.tablet.table.state.TableState

private val TwoColumnsFrom = 900.dp
private val SwipeFrom = 48.dp

/** The settlement, one big line at a time: a tap, a swipe or a key goes on and back. */
@Composable
internal fun SettlementPanel(state: TableState, actions: TableActions, supervisors: Supervisors) {
    var why by rememberSaveable { mutableStateOf(false) }
    val step = state.round().step().orNull()
    Surface(
        Modifier.fillMaxWidth().testTag("panel").readApart(),
        shape = RoundedCornerShape(24.dp),
        color = MaterialTheme.colorScheme.surfaceContainerHigh,
    ) {
        BoxWithConstraints(panelPadding()) {
            val held = state.round().waitsForSupervisor()
            val buttons: @Composable ColumnScope.(Modifier) -> Unit = {
                if (held) SupervisorStop(state, supervisors, actions) else Buttons(state, actions, why, { why = !why }, it)
            }
            if (maxWidth / LocalDensity.current.fontScale >= TwoColumnsFrom) {
                Row(Modifier.heightIn(min = PanelHeight), Arrangement.spacedBy(24.dp), Alignment.CenterVertically) {
                    SettlementLine(state, why, actions, Modifier.weight(1f))
                    val right = Modifier.width(if (held) 400.dp else 220.dp).readTogether(ReadOrder.BUTTONS)
                    Column(right, Arrangement.spacedBy(10.dp)) {
                        buttons(Modifier.fillMaxWidth())
                    }
                }
            } else {
                val line: @Composable ColumnScope.() -> Unit = { SettlementLine(state, why && step != null, actions, Modifier.fillMaxWidth()) }
                val below: @Composable ColumnScope.() -> Unit = { buttons(Modifier.fillMaxWidth()) }
                // On a low screen the PIN comes first: whoever is called finds it without scrolling, the amount below it.
                if (held && LocalPanelScrolls.current) ScrollableStack(stays = false, above = below, buttons = line)
                else ScrollableStack(above = line, buttons = below)
            }
        }
    }
}

@Composable
private fun SettlementLine(state: TableState, why: Boolean, actions: TableActions, modifier: Modifier) {
    val step = state.round().step().orNull()
    val deliberate = LocalTapGuard.current?.deliberate ?: remember { DebouncedClick() }
    val next = { deliberate { actions.tap { it.next() } } }
    val label = stringResource(R.string.settle_next)
    Column(
        modifier
            .testTag("line")
            .readTogether(ReadOrder.NOW)
            .clip(RoundedCornerShape(16.dp))
            .swipes(next) { deliberate { actions.tap { it.back() } } }
            .then(
                if (state.round().isAtTotals) Modifier
                else Modifier.clickable(onClickLabel = label, role = Role.Button, onClick = next),
            )
            .padding(4.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        when {
            step != null && why -> Why(state, step)
            step != null -> StepLine(state, step)
            state.round().isAtTotals -> Totals(state)
            else -> DealerLine(state)
        }
        Notices(state)
    }
}

/** To the left goes on, to the right goes back, as pages turn. */
@Composable
private fun Modifier.swipes(next: () -> Unit, back: () -> Unit): Modifier {
    val on by rememberUpdatedState(next)
    val off by rememberUpdatedState(back)
    return pointerInput(Unit) {
        var moved = 0f
        detectHorizontalDragGestures(
            onDragStart = { moved = 0f },
            onDragEnd = {
                if (moved <= -SwipeFrom.toPx()) on()
                if (moved >= SwipeFrom.toPx()) off()
            },
        ) { _, by -> moved += by }
    }
}

@Composable
private fun Buttons(state: TableState, actions: TableActions, why: Boolean, onWhy: () -> Unit, modifier: Modifier) {
    val round = state.round()
    val steps = round.settlement().get().steps()
    if (round.isAtTotals) {
        MainButton(
            stringResource(R.string.settle_confirm), "confirm", modifier,
            hint = stringResource(R.string.settle_confirm_hint),
        ) { actions.tap { it.confirm() } }
    } else {
        val first = round.line() == 0
        val text = if (first && steps.isNotEmpty()) stringResource(R.string.settle_start, steps[0].seat())
        else stringResource(R.string.settle_next)
        val hint = if (first) null else stringResource(R.string.settle_step_of, round.line(), steps.size)
        MainButton(text, "next", modifier, hint = hint) { actions.tap { it.next() } }
    }
    FlowRow(
        modifier, Arrangement.spacedBy(8.dp), Arrangement.spacedBy(8.dp), maxItemsInEachRow = 2,
    ) {
        val back = if (round.line() == 0) R.string.settle_correct else R.string.settle_back
        Choice(stringResource(back), "back", Modifier.weight(1f)) { actions.tap { it.back() } }
        if (round.step().isPresent) {
            val text = stringResource(if (why) R.string.settle_why_close else R.string.settle_why)
            Choice(text, "why", Modifier.weight(1f), onClick = onWhy)
        }
    }
}

/** All is done: the next round, with the same wagers or none, once this one is in the log. */
@Composable
internal fun ConfirmedPanel(state: TableState, actions: TableActions) {
    val audit = state.round().audit()
    val title = when (audit.ending().end().orElse(RoundEnd.CONFIRMED)!!) {
        RoundEnd.CONFIRMED -> R.string.round_confirmed
        RoundEnd.MISDEAL -> R.string.ended_misdeal
        RoundEnd.VOID -> R.string.ended_void
    }
    val logged = audit.logEntry() > 0
    val reason = audit.ending().reason()
    val lead = if (logged) stringResource(R.string.round_logged, audit.logEntry())
    else stringResource(R.string.round_logging)
    Panel(
        state, stringResource(title), lead,
        left = { if (reason.isNotEmpty()) Text(reason, style = MaterialTheme.typography.bodyLarge) },
        middle = { if (state.round().wagersReturned()) ReturnedWagers(state) else Totals(state) },
        right = {
            if (state.notices().isNotEmpty()) {
                MainButton(stringResource(R.string.round_retry_log), "retry-log", it, onClick = actions.retryLog)
            } else {
                val tag = if (logged) "next-round" else "logging"
                val hint = stringResource(R.string.round_next_hint)
                MainButton(stringResource(R.string.round_next), tag, it, logged, hint) { actions.nextRound(false) }
                Choice(stringResource(R.string.wagers_repeat), "repeat-wagers", it, enabled = logged) {
                    actions.nextRound(true)
                }
            }
        },
    )
}

/** What every seat gets back from a round that was not settled. */
@Composable
private fun ReturnedWagers(state: TableState) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(28.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
        state.round().seatsInPlay().forEach { seat ->
            val back = seat.wagered().orNull()?.let { dollars(it) } ?: stringResource(R.string.ended_all_wagers)
            Text(
                stringResource(R.string.ended_seat, seat.number(), back),
                Modifier.testTag("back-" + seat.number()),
                style = MaterialTheme.typography.headlineSmall, fontWeight = FontWeight.Bold,
            )
        }
    }
}
