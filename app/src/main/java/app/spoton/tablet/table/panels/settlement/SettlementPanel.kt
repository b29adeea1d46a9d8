package app.spoton.tablet.table.panels.settlement

import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.detectHorizontalDragGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
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
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.engine.record.RoundEnd
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.DebouncedClick
import app.spoton.tablet.designsystem.inputs.LocalTapGuard
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.page.ReadOrder
import app.spoton.tablet.designsystem.page.backGesture
import app.spoton.tablet.designsystem.page.readApart
import app.spoton.tablet.designsystem.page.readTogether
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.table.panels.LocalPanelScrolls
import app.spoton.tablet.table.panels.LocalShortOfHeight
import app.spoton.tablet.table.panels.Notices
import app.spoton.tablet.table.panels.Panel
import app.spoton.tablet.table.panels.PanelHeight
import app.spoton.tablet.table.panels.ScrollableStack
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.panels.panelPadding
import app.spoton.tablet.table.round.settlement.SettlementView
import app.spoton.tablet.table.round.settlement.StepGroup
import app.spoton.tablet.table.state.TableNotice
import app.spoton.tablet.table.state.TableState

private val TwoColumnsFrom = 900.dp
private val SwipeFrom = 48.dp
private val ConfirmWidth = 190.dp
private const val LargeText = 1.2f

/** The settlement at the dealer's pace. A tap, a swipe or a key goes forward and back. */
@Composable
internal fun SettlementPanel(state: TableState, actions: TableActions, supervisors: Supervisors) {
    var why by rememberSaveable { mutableStateOf(false) }
    val view = state.view().get()
    val explains = why && view.group().isPresent
    backGesture(explains) { why = false }
    Surface(
        Modifier.fillMaxWidth().testTag("panel").readApart(),
        shape = RoundedCornerShape(24.dp),
        color = MaterialTheme.colorScheme.surfaceContainerHigh,
    ) {
        BoxWithConstraints(panelPadding()) {
            val held = state.waiting().isPresent
            val buttons: @Composable ColumnScope.(Modifier) -> Unit = {
                if (held) {
                    SupervisorStop(state, supervisors)
                    WaitingButtons(state, actions)
                } else Buttons(state, view, actions, explains, { why = !why }, it)
            }
            val confirms = view.mayConfirm()
            if (maxWidth / LocalDensity.current.fontScale >= TwoColumnsFrom) {
                Row(Modifier.heightIn(min = PanelHeight), Arrangement.spacedBy(24.dp), Alignment.CenterVertically) {
                    if (confirms) Box(Modifier.width(ConfirmWidth).readTogether(ReadOrder.BUTTONS + 1)) { ConfirmButton(actions) }
                    SettlementLine(state, view, explains, actions, Modifier.weight(1f))
                    val right = Modifier.width(if (held) 400.dp else 220.dp).readTogether(ReadOrder.BUTTONS)
                    Column(right, Arrangement.spacedBy(10.dp)) {
                        buttons(Modifier.fillMaxWidth())
                    }
                }
            } else {
                // On a low screen the lines need the space of less used buttons.
                val moreScrolls = LocalPanelScrolls.current && LocalShortOfHeight.current
                val more: @Composable () -> Unit = {
                    if (held) WaitingButtons(state, actions) else MoreButtons(state, view, actions, explains) { why = !why }
                }
                val line: @Composable ColumnScope.() -> Unit = {
                    SettlementLine(state, view, explains, actions, Modifier.fillMaxWidth())
                    if (moreScrolls) more()
                }
                val below: @Composable ColumnScope.() -> Unit = {
                    if (held) SupervisorStop(state, supervisors) else NarrowButtons(view, actions)
                    if (!moreScrolls) more()
                }
                // On a low screen the PIN comes first, so that the supervisor finds it without scrolling; the amount is
                // below it.
                if (held && LocalPanelScrolls.current) ScrollableStack(stays = false, above = below, buttons = line)
                else ScrollableStack(above = line, buttons = below)
            }
        }
    }
}

/** Never where 'Next' was, so that repeated taps do not end the round. */
@Composable
private fun ConfirmButton(actions: TableActions) {
    val hands = LocalTapGuard.current
    MainButton(
        stringResource(R.string.settle_confirm), "confirm",
        Modifier.fillMaxWidth().then(if (hands == null) Modifier else Modifier.focusRequester(hands.confirm)),
        hint = stringResource(R.string.settle_confirm_hint),
    ) { actions.tap { it.confirm() } }
}

@Composable
private fun SettlementLine(state: TableState, view: SettlementView, why: Boolean, actions: TableActions, modifier: Modifier) {
    val group = view.group().orNull()
    val debounced = LocalTapGuard.current?.debounced ?: remember { DebouncedClick() }
    val next = { debounced { actions.tap { it.next() } } }
    val label = stringResource(R.string.settle_next)
    Column(
        modifier
            .testTag("line")
            .readTogether(ReadOrder.NOW)
            .clip(RoundedCornerShape(16.dp))
            .swipes(next) { debounced { actions.tap { it.back() } } }
            .then(
                if (view.isAtTotals) Modifier
                else Modifier.clickable(onClickLabel = label, role = Role.Button, onClick = next),
            )
            .padding(4.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        // Whoever may not deal reads that before the amount, which takes the whole panel where the text is large.
        val mayNotDeal = state.notice().orNull()?.kind() == TableNotice.Kind.APPROVED_BY_DEALER
        if (mayNotDeal) Notices(state)
        when {
            group == null -> if (view.isAtTotals) Totals(state) else DealerLine(state)
            why && group.steps().size == 1 -> Why(state, group.steps()[0])
            why -> GroupWhy(state, group)
            group.kind() == StepGroup.Kind.LINE -> StepLine(state, group.steps()[0])
            else -> GroupLines(state, view, group)
        }
        if (!mayNotDeal) Notices(state)
        if (state.waiting().isPresent && LocalPanelScrolls.current) {
            Text(stringResource(R.string.pit_payout_to_do), style = MaterialTheme.typography.bodyMedium)
        }
    }
}

/** Left goes forward and right goes back, like turning pages. */
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
private fun Buttons(
    state: TableState, view: SettlementView, actions: TableActions, why: Boolean, onWhy: () -> Unit, modifier: Modifier,
) {
    NextButton(view, actions, modifier)
    Row(modifier, Arrangement.spacedBy(8.dp)) {
        BackButton(view, actions, Modifier.weight(1f))
        WhyButton(view, why, Modifier.weight(1f), onWhy)
    }
    PaceChoice(state, actions, modifier)
}

/** On a low screen 'Next' keeps the right half, and the left half is only for 'Confirm round'. */
@Composable
private fun NarrowButtons(view: SettlementView, actions: TableActions) {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        Box(Modifier.weight(1f)) { if (view.mayConfirm()) ConfirmButton(actions) }
        NextButton(view, actions, Modifier.weight(1f))
    }
}

@Composable
private fun MoreButtons(state: TableState, view: SettlementView, actions: TableActions, why: Boolean, onWhy: () -> Unit) {
    val inOneRow = textScale() < LargeText
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
        BackButton(view, actions, Modifier.weight(1f))
        WhyButton(view, why, Modifier.weight(1f), onWhy)
        if (inOneRow) PaceChoice(state, actions, Modifier.weight(3f))
    }
    if (!inOneRow) PaceChoice(state, actions, Modifier.fillMaxWidth())
}

@Composable
private fun NextButton(view: SettlementView, actions: TableActions, modifier: Modifier) {
    val groups = view.groups()
    val text = when {
        !view.group().isPresent && !view.isAtTotals -> stringResource(R.string.settle_start, groups[0].steps()[0].seat())
        view.number() >= groups.size -> stringResource(R.string.settle_to_totals)
        else -> stringResource(R.string.settle_next)
    }
    val hint = when {
        view.isAtTotals -> stringResource(R.string.settle_confirm_where)
        view.group().isPresent -> stringResource(R.string.settle_step_of, view.number(), groups.size)
        else -> null
    }
    MainButton(text, "next", modifier, !view.isAtTotals, hint) { actions.tap { it.next() } }
}

@Composable
internal fun BackButton(view: SettlementView, actions: TableActions, modifier: Modifier) {
    val text = if (view.isFirst) R.string.settle_correct else R.string.settle_back
    Choice(stringResource(text), "back", modifier) { actions.tap { it.back() } }
}

@Composable
private fun WhyButton(view: SettlementView, why: Boolean, modifier: Modifier, onWhy: () -> Unit) {
    val text = stringResource(if (why) R.string.settle_why_close else R.string.settle_why)
    Choice(text, "why", modifier, enabled = view.group().isPresent, onClick = onWhy)
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
