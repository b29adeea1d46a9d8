package app.spoton.tablet.table.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.movableContentOf
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import app.spoton.engine.hand.HandWords
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.cards.CardRow
import app.spoton.tablet.designsystem.inputs.LocalTapGuard
import app.spoton.tablet.designsystem.inputs.TapGuard
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.page.ReadOrder
import app.spoton.tablet.designsystem.page.backGesture
import app.spoton.tablet.designsystem.page.readAt
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.sentence
import app.spoton.tablet.designsystem.text.spoken
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.table.panels.CameraSlot
import app.spoton.tablet.table.panels.LocalCameraStatusLast
import app.spoton.tablet.table.panels.LocalPanelScrolls
import app.spoton.tablet.table.panels.LocalShortOfHeight
import app.spoton.tablet.table.panels.Panel
import app.spoton.tablet.table.panels.ProcedureLine
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.panels.entry.CardPanel
import app.spoton.tablet.table.panels.entry.ChipDrag
import app.spoton.tablet.table.panels.entry.Decision
import app.spoton.tablet.table.panels.entry.DecisionPanel
import app.spoton.tablet.table.panels.entry.DraggedChip
import app.spoton.tablet.table.panels.entry.LocalChipDrag
import app.spoton.tablet.table.panels.entry.ReadAndSettle
import app.spoton.tablet.table.panels.entry.WagerPanel
import app.spoton.tablet.table.panels.settlement.ConfirmedPanel
import app.spoton.tablet.table.panels.settlement.EndRoundPanel
import app.spoton.tablet.table.panels.settlement.PayoutsForSupervisor
import app.spoton.tablet.table.panels.settlement.SettlementPanel
import app.spoton.tablet.table.panels.settlement.StagedBar
import app.spoton.tablet.table.panels.settlement.Supervisors
import app.spoton.tablet.table.panels.settlement.isAnythingDue
import app.spoton.tablet.table.panels.shownProcedure
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.state.TableState

private val ArcFromWidth = 1080.dp
private val ArcFromHeight = 740.dp
private val DealerStaysFrom = 900.dp
private val PanelIsWholeFrom = 1100.dp
private val HeaderStaysFrom = 560.dp
private val HeaderStaysBesideFrom = 340.dp
private val ProcedureStaysFrom = 960.dp
private val ProcedureStaysBesideFrom = 500.dp
private const val LargeText = 1.2f

/** So much of the height what is to be done may take, where it is below the seats and has to scroll. */
private const val PanelShare = 0.54f

/** The panel shrinks for the seat whose turn it is, but not below this. */
private const val LeastPanelShare = 0.36f
private val Gaps = 24.dp

private val DealerCard = 42.dp

/**
 * The table as seen by the dealer, who stands at the lower edge of the screen: seat 1 at the left, the last seat at the
 * right, the players at the top, the dealer's own hand and the current task at the bottom.
 */
@Composable
fun TableScreen(
    state: TableState,
    actions: TableActions,
    camera: CameraSlot = CameraSlot(),
    supervisors: Supervisors = Supervisors(),
    dealerName: String? = null,
) {
    var choosing by rememberSaveable { mutableStateOf(false) }
    var ending by rememberSaveable { mutableStateOf(false) }
    // Movable content, so that what is typed or opened in the panel survives a change of layout.
    val movable = remember { movableContentOf<@Composable () -> Unit> { it() } }
    val panel: @Composable () -> Unit = {
        movable {
            when {
                choosing -> GameChooser(state, actions) { choosing = false }
                ending && canEndRound(state) -> EndRoundPanel(state, actions, supervisors) { ending = false }
                else -> CurrentPanel(state, actions, camera, supervisors)
            }
        }
    }
    // Back closes what is open; it never leaves a round.
    backGesture(choosing || ending || canEndRound(state)) {
        choosing = false
        ending = false
    }
    val hands = remember { TapGuard() }
    val drag = remember { ChipDrag() }
    var table by remember { mutableStateOf<LayoutCoordinates?>(null) }
    CompositionLocalProvider(LocalTapGuard provides hands, LocalChipDrag provides drag) {
        BoxWithConstraints(
            Modifier
                .fillMaxSize()
                .testTag("table")
                .tableKeys(state, actions, hands, off = choosing || ending && canEndRound(state))
                .windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Bottom))
                .padding(12.dp)
                .onPlaced { table = it },
        ) {
            val text = textScale()
            val wide = maxWidth / text >= ArcFromWidth
            val arc = wide && maxHeight / text >= ArcFromHeight
            val beside = !arc && maxWidth > maxHeight && maxWidth - seatWidth() >= PanelFrom
            val roomy = maxHeight / text >= PanelIsWholeFrom && !state.waiting().isPresent
            val lines = state.phase() == RoundPhase.SETTLEMENT || state.phase() == RoundPhase.CONFIRMED
            val dealerStays = roomy || lines && maxHeight / text >= DealerStaysFrom
            val whole = maxHeight / text >= if (beside) HeaderStaysBesideFrom else HeaderStaysFrom
            // In the header where the table is an arc, above the seats where it would take their room; always instead of the limits.
            val procedure = shownProcedure(state, actions)
            val due = isAnythingDue(state)
            val procedureStays = !(beside && due) && maxHeight / text >= if (beside) ProcedureStaysBesideFrom else ProcedureStaysFrom
            val limitsStay = arc || procedure.isEmpty() && (text < LargeText && beside || roomy)
            val header = HeaderActions(dealerName, actions, if (arc) procedure else emptyList(), { choosing = true }, { ending = true })
            val top: @Composable () -> Unit = {
                if (whole) TableHeader(state, wide, header, limitsStay, beside) else ShortHeader(state, actions)
            }
            val aboveSeats: @Composable () -> Unit = {
                if (!arc && !procedureStays && !(beside && due)) ProcedureLine(procedure, Modifier.fillMaxWidth(), short = true)
                if (!whole) RestOfHeader(state, header)
                if (!limitsStay && beside) LimitsAndPaytables(state, Modifier, ReadOrder.IN_FORCE)
            }
            // Below the seats where these need the height: the panel names the limits of the spot in focus.
            val belowSeats: @Composable () -> Unit = { if (!limitsStay) LimitsAndPaytables(state, Modifier, ReadOrder.IN_FORCE) }
            val staged: @Composable () -> Unit = { if (!choosing && !ending && !(wide && limitsStay)) StagedBar(state, actions) }
            val width = maxWidth
            val height = maxHeight
            var above by remember { mutableIntStateOf(0) }
            var seat by remember { mutableIntStateOf(0) }
            var dealer by remember { mutableIntStateOf(0) }
            CompositionLocalProvider(LocalShortOfHeight provides !whole, LocalCameraStatusLast provides due) {
                Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
                    Column(Modifier.onSizeChanged { above = it.height }, Arrangement.spacedBy(8.dp)) {
                        top()
                        if (!arc && procedureStays) ProcedureLine(procedure)
                        PayoutsForSupervisor(state, brief = !arc)
                    }
                    when {
                        arc -> {
                            ArcLayout(state, actions, width, Modifier.weight(1f))
                            panel()
                        }
                        beside -> SideBySideLayout(state, actions, width, Modifier.weight(1f), aboveSeats, panel, staged)
                        else -> {
                            RowLayout(state, actions, Modifier.weight(1f), aboveSeats, dealer = !dealerStays, belowSeats) { seat = it }
                            val place = Modifier.align(Alignment.CenterHorizontally).onSizeChanged { dealer = it.height }
                            if (dealerStays) DealerView(state, raised(state), actions, place)
                            staged()
                            val others = above + seat + if (dealerStays) dealer else 0
                            val besideSeat = with(LocalDensity.current) { height - others.toDp() } - Gaps
                            val givesWay = text < LargeText && !state.waiting().isPresent // a supervisor's PIN pad must be fully visible
                            val least = if (givesWay) LeastPanelShare else PanelShare
                            val most = besideSeat.coerceIn(height * least, height * PanelShare)
                            Box(if (roomy) Modifier else Modifier.heightIn(max = most)) {
                                CompositionLocalProvider(LocalPanelScrolls provides !roomy) { panel() }
                            }
                        }
                    }
                }
            }
            DraggedChip(state.setup(), table)
        }
    }
}

/** Whether there is a round that could end without being settled. */
internal fun canEndRound(state: TableState): Boolean =
    state.phase() != RoundPhase.CONFIRMED && !state.isSettling && state.round().seatsInPlay().isNotEmpty()

@Composable
private fun CurrentPanel(state: TableState, actions: TableActions, camera: CameraSlot, supervisors: Supervisors) {
    val focus = state.focus()
    val question = camera.question
    when {
        state.phase() == RoundPhase.SETTLEMENT -> SettlementPanel(state, actions, supervisors)
        state.phase() == RoundPhase.CONFIRMED -> ConfirmedPanel(state, actions)
        state.phase() == RoundPhase.CARDS && question != null -> question(state)
        focus is TableFocus.Spot -> WagerPanel(state, focus, actions, camera)
        focus is TableFocus.CardAt -> CardPanel(state, focus, actions, camera)
        focus is TableFocus.Decision -> DecisionPanel(state, focus, actions, camera)
        else -> Panel(
            state, stringResource(R.string.cards_done), stringResource(R.string.cards_done_hint),
            left = {}, middle = {}, right = { ReadAndSettle(state, actions, camera, it) }, cameraStatus = camera.status,
        )
    }
}

/** The cards of the hand that decides the line in view, one bit for each. */
internal fun raised(state: TableState): Long {
    val round = state.round()
    val settlement = round.settlement().orNull() ?: return 0L
    if (state.phase() != RoundPhase.SETTLEMENT) return 0L
    val hands = groupInView(state)?.steps().orEmpty().mapNotNull { it.hand().orNull()?.cards()?.mask() }
    val dealers = if (state.view().get().isFirst) settlement.dealer().orNull()?.cards()?.mask() ?: 0L else 0L
    return hands.fold(dealers) { all, each -> all or each }
}

/** Whether it is about the dealer's own hand. */
internal fun isDealerHighlighted(state: TableState): Boolean =
    state.focus().seat() == TableFocus.DEALER ||
        state.phase() == RoundPhase.SETTLEMENT && groupInView(state) == null && !state.round().isAtTotals

@Composable
internal fun DealerView(state: TableState, raised: Long, actions: TableActions, modifier: Modifier, named: Boolean = false) {
    val colors = MaterialTheme.colorScheme
    val shape = RoundedCornerShape(18.dp)
    val highlighted = isDealerHighlighted(state)
    val description = stringResource(R.string.table_dealer_spoken, spoken(state.round().dealer()))
    FlowRow(
        modifier
            .testTag("dealer")
            .readAt(ReadOrder.DEALER)
            .focusRing(shape)
            .clip(shape)
            .background(colors.surfaceContainerHigh)
            .border(if (highlighted) 3.dp else 1.dp, if (highlighted) colors.primary else colors.outlineVariant, shape)
            .clickable(state.phase() == RoundPhase.CARDS, role = Role.Button) { actions.tap { it.selectSeat(TableFocus.DEALER) } }
            .semantics { contentDescription = description }
            .heightIn(min = 56.dp)
            .padding(start = 16.dp, end = 16.dp, top = 11.dp, bottom = 5.dp),
        Arrangement.spacedBy(14.dp),
        Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Text(
            stringResource(R.string.table_dealer),
            style = MaterialTheme.typography.titleMedium, fontWeight = FontWeight.Bold,
        )
        val next = (state.focus() as? TableFocus.CardAt)?.takeIf { it.seat() == TableFocus.DEALER }?.index() ?: -1
        val touch: ((Int) -> Unit)? =
            if (state.phase() != RoundPhase.CARDS) null else { place -> actions.tap { it.selectCard(TableFocus.DEALER, 0, place) } }
        CardRow(
            state.round().dealer(), state.setup().game().dealerCards(), DealerCard, next = next, raised = raised, onCard = touch,
        )
        state.round().settlement().orNull()?.dealer()?.orNull()?.takeIf { named }?.let {
            Text(
                sentence(HandWords.of(it)), Modifier.testTag("dealer-has"), style = MaterialTheme.typography.titleMedium,
                fontWeight = FontWeight.Bold,
            )
        }
    }
}
