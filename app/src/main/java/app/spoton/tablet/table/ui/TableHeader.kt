package app.spoton.tablet.table.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.engine.handbook.ProcedureStep
import app.spoton.engine.round.Meter
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.page.ReadOrder
import app.spoton.tablet.designsystem.page.readApart
import app.spoton.tablet.designsystem.page.readAt
import app.spoton.tablet.designsystem.page.readTogether
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.sentence
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.designsystem.text.title
import app.spoton.tablet.table.panels.ProcedureLine
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.panels.entry.range
import app.spoton.tablet.table.panels.settlement.StagedLines
import app.spoton.tablet.table.panels.settlement.isAnythingDue
import app.spoton.tablet.table.round.MeterReadings
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.seat.SpotLayout
import app.spoton.tablet.table.state.TableNotice
import app.spoton.tablet.table.state.TableState

/**
 * Who deals, and what the buttons of the header do.
 *
 * @property dealerName empty at the demonstration table
 * @property procedure shown instead of the limits, if turned on
 */
internal class HeaderActions(
    val dealerName: String?,
    val actions: TableActions,
    val procedure: List<ProcedureStep>,
    val onChange: () -> Unit,
    val onEnd: () -> Unit,
)

/** From here on the name, the meter and the buttons are in one row, with the meter below the name. */
private val OneRowFrom = 620.dp

/** The game, its paytables and limits, and Undo. */
@Composable
internal fun TableHeader(state: TableState, wide: Boolean, header: HeaderActions, showLimits: Boolean, low: Boolean) {
    if (wide) {
        // As high as its highest, so that the table does not move from one phase to the next.
        val all = Modifier.fillMaxWidth().heightIn(min = 52.dp).readTogether(ReadOrder.HEADER)
        Row(all, Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
            GameName(state, header.dealerName, Modifier.widthIn(max = 300.dp))
            when {
                isAnythingDue(state) && showLimits -> StagedLines(state, header.actions, Modifier.weight(1f), place = 1f)
                showLimits && header.procedure.isNotEmpty() -> ProcedureLine(header.procedure, Modifier.weight(1f), short = true)
                showLimits -> LimitsAndPaytables(state, Modifier.weight(1f))
                else -> Spacer(Modifier.weight(1f))
            }
            Meters(state)
            // At the top: lines that are due make the header higher, and its buttons stay.
            HeaderButtons(state, header, Modifier.align(Alignment.Top))
        }
    } else if (low) {
        Column(Modifier.readTogether(ReadOrder.HEADER), Arrangement.spacedBy(4.dp)) {
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
                GameName(state, header.dealerName, Modifier)
                Meters(state)
                Spacer(Modifier.weight(1f))
                HeaderButtons(state, header)
            }
            if (showLimits) LimitsAndPaytables(state, Modifier)
        }
    } else {
        BoxWithConstraints(Modifier.readTogether(ReadOrder.HEADER)) {
            val oneRow = maxWidth / textScale() >= OneRowFrom
            Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
                FlowRow(
                    Modifier.fillMaxWidth(), Arrangement.SpaceBetween, Arrangement.spacedBy(8.dp),
                    itemVerticalAlignment = Alignment.CenterVertically,
                ) {
                    if (oneRow) {
                        Column {
                            GameName(state, header.dealerName, Modifier)
                            Meters(state)
                        }
                    } else {
                        GameName(state, header.dealerName, Modifier)
                        Meters(state)
                    }
                    HeaderButtons(state, header)
                }
                if (showLimits) LimitsAndPaytables(state, Modifier)
            }
        }
    }
}

/** The part of the header that stays in view on small screens: the game, its meter, and Undo. */
@Composable
internal fun ShortHeader(state: TableState, actions: TableActions) {
    Row(
        Modifier.fillMaxWidth().readTogether(ReadOrder.HEADER), Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        FlowRow(
            Modifier.weight(1f).readTogether(0f), Arrangement.spacedBy(16.dp),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            Title(state)
            Meters(state)
        }
        Undo(state, actions)
    }
}

/** What [ShortHeader] leaves out; it scrolls with the seats. */
@Composable
internal fun RestOfHeader(state: TableState, header: HeaderActions) {
    FlowRow(
        Modifier.fillMaxWidth().readTogether(ReadOrder.HEADER + 1), Arrangement.SpaceBetween, Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        DealerName(state, header.dealerName)
        HeaderButtons(state, header, undo = false)
    }
}

@Composable
private fun GameName(state: TableState, dealerName: String?, modifier: Modifier) {
    Column(modifier.readTogether(0f)) {
        Title(state)
        DealerName(state, dealerName)
    }
}

@Composable
private fun Title(state: TableState) {
    Text(
        state.setup().game().title(), Modifier.testTag("game-title").semantics { heading() },
        style = MaterialTheme.typography.headlineSmall,
    )
}

@Composable
private fun DealerName(state: TableState, dealerName: String?) {
    Text(
        if (dealerName == null) stringResource(R.string.table_demonstration)
        else stringResource(R.string.table_dealer_name, state.setup().name(), dealerName),
        Modifier.testTag("who"),
        color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.labelMedium,
    )
}

/** Each wager with its limits and its paytable, and the paytables of bonuses that are no wagers. */
@Composable
internal fun LimitsAndPaytables(state: TableState, modifier: Modifier, place: Float = 1f) {
    val setup = state.setup()
    val tables = setup.paytables()
    val bets = setup.game().wagers()
        .filterIndexed { place, wager ->
            val equal = SpotLayout.equalTo(setup.game(), wager).orNull()
            !SpotLayout.isPlay(wager) && (wager in tables || equal == null || setup.game().wagers().indexOf(equal) > place)
        }
    val lines = bets.mapNotNull { wager ->
        val limits = setup.limits(wager).orNull()?.let { range(title(wager), it) }
        val table = tables[wager]?.id()
        if (limits == null) table?.let { title(wager) + " " + it } else limits + table?.let { " ($it)" }.orEmpty()
    } + tables.filterKeys { it !in bets }.map { (wager, table) -> title(wager) + " " + table.id() }
    Text(
        lines.joinToString(" · "), modifier.testTag("limits").readAt(place),
        color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.labelMedium,
    )
}

/** The progressive's amount; it changes while a win is paid. */
@Composable
private fun Meters(state: TableState) {
    val meters = state.round().meters()
    if (meters.isEmpty() || MeterReadings.isKeptByController(state.setup())) return
    Column(Modifier.testTag("meters").readTogether(2f), horizontalAlignment = Alignment.End) {
        meters.forEach { (name, meter) ->
            Text(
                meterText(name, meter), color = MaterialTheme.colorScheme.primary,
                style = MaterialTheme.typography.labelLarge, fontWeight = FontWeight.Bold,
            )
        }
    }
}

@Composable
private fun meterText(name: String, meter: Meter): String =
    if (name == "main") stringResource(R.string.table_meter, dollars(meter.amount()))
    else stringResource(R.string.table_meter_named, sentence(name), dollars(meter.amount()))

@Composable
private fun Undo(state: TableState, actions: TableActions) {
    Choice(stringResource(R.string.table_undo), "undo", enabled = state.canUndo()) { actions.tap { it.undo() } }
}

@Composable
private fun HeaderButtons(state: TableState, header: HeaderActions, modifier: Modifier = Modifier, undo: Boolean = true) {
    val between = state.phase() == RoundPhase.WAGERS || state.phase() == RoundPhase.CONFIRMED
    val leave = header.actions.leave
    // Always all of them: disabled buttons keep their places, and so do the others.
    FlowRow(modifier.readTogether(3f), Arrangement.spacedBy(8.dp, Alignment.End), Arrangement.spacedBy(8.dp)) {
        val preferences = header.actions.preferences
        Choice(
            stringResource(R.string.table_procedure), "procedure-shown", chosen = preferences.showProcedure(),
            spoken = stringResource(R.string.table_procedure_spoken), toggles = true,
        ) { header.actions.prefer(preferences.withProcedure(!preferences.showProcedure())) }
        Choice(stringResource(R.string.end_open), "end-round", enabled = canEndRound(state), onClick = header.onEnd)
        if (header.dealerName == null) {
            Choice(stringResource(R.string.table_change_game), "change-game", enabled = between, onClick = header.onChange)
        }
        if (leave != null) {
            val text = if (header.dealerName == null) R.string.sign_in_button else R.string.sign_out
            // Whoever confirmed a win before taking over cannot go on, and leaves the round to somebody else.
            val mayNotDeal = state.notice().orNull()?.kind() == TableNotice.Kind.APPROVED_BY_DEALER
            Choice(stringResource(text), "sign-out", enabled = between || mayNotDeal, onClick = leave)
        }
        if (undo) Undo(state, header.actions)
    }
}

/** The games that can be put on the table. */
@Composable
internal fun GameChooser(state: TableState, actions: TableActions, onDone: () -> Unit) {
    Surface(
        Modifier.fillMaxWidth().testTag("panel").readApart(),
        shape = RoundedCornerShape(24.dp),
        color = MaterialTheme.colorScheme.surfaceContainerHigh,
    ) {
        Column(Modifier.padding(20.dp), Arrangement.spacedBy(16.dp)) {
            Text(
                stringResource(R.string.table_choose_game), Modifier.readAt(ReadOrder.NOW).semantics { heading() },
                color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.headlineSmall,
            )
            val bets = state.round().seatsInPlay().takeIf { state.phase() == RoundPhase.WAGERS }.orEmpty()
            if (bets.isNotEmpty()) {
                Text(
                    pluralStringResource(R.plurals.table_game_loses, bets.size, bets.joinToString { it.number().toString() }),
                    Modifier.testTag("game-loses").readAt(ReadOrder.LEAD), color = MaterialTheme.colorScheme.error,
                    style = MaterialTheme.typography.bodyLarge,
                )
            }
            FlowRow(Modifier, Arrangement.spacedBy(12.dp), Arrangement.spacedBy(12.dp)) {
                actions.games.forEach { game ->
                    val chosen = game == state.setup().game()
                    Choice(game.title(), "game-" + game.id(), Modifier.heightIn(min = 72.dp), chosen, toggles = true) {
                        actions.choose(game)
                        onDone()
                    }
                }
            }
            Choice(stringResource(R.string.table_keep_game), "keep-game", onClick = onDone)
        }
    }
}
