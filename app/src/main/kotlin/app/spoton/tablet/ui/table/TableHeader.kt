package app.spoton.tablet.ui.table

import androidx.compose.foundation.layout.Arrangement
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
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.engine.round.Meter
import app.spoton.tablet.R
import app.spoton.tablet.table.Layout
import app.spoton.tablet.table.Phase
import app.spoton.tablet.table.TableState

/** Which game, by which paytables, for how much; and the way back from the last tap. */
@Composable
internal fun TableHeader(
    state: TableState,
    wide: Boolean,
    who: String?,
    taps: TableTaps,
    onChange: () -> Unit,
    onEnd: () -> Unit,
    inForce: Boolean,
    low: Boolean,
) {
    if (wide) {
        // As high as its highest, so that the table does not move from one phase to the next.
        Row(Modifier.fillMaxWidth().heightIn(min = 52.dp), Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
            GameName(state, who, Modifier.widthIn(max = 300.dp))
            if (inForce) InForce(state, Modifier.weight(1f)) else Spacer(Modifier.weight(1f))
            Meters(state)
            HeaderButtons(state, who, taps, onChange, onEnd)
        }
    } else {
        Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
            FlowRow(
                Modifier.fillMaxWidth(), Arrangement.SpaceBetween, Arrangement.spacedBy(8.dp),
                itemVerticalAlignment = Alignment.CenterVertically,
            ) {
                if (low) {
                    Row(horizontalArrangement = Arrangement.spacedBy(16.dp), verticalAlignment = Alignment.CenterVertically) {
                        GameName(state, who, Modifier.weight(1f, fill = false))
                        Meters(state)
                    }
                } else {
                    Column {
                        GameName(state, who, Modifier)
                        Meters(state)
                    }
                }
                HeaderButtons(state, who, taps, onChange, onEnd)
            }
            if (inForce) InForce(state, Modifier)
        }
    }
}

@Composable
private fun GameName(state: TableState, who: String?, modifier: Modifier) {
    Column(modifier) {
        Text(
            state.setup().game().title(), Modifier.testTag("game-title").semantics { heading() },
            style = MaterialTheme.typography.headlineSmall,
        )
        Text(
            if (who == null) stringResource(R.string.table_demonstration)
            else stringResource(R.string.table_who, state.setup().name(), who),
            Modifier.testTag("who"),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.labelMedium,
        )
    }
}

/** Each wager with its limits and its paytable, and the paytables of bonuses that are no wagers. */
@Composable
internal fun InForce(state: TableState, modifier: Modifier) {
    val setup = state.setup()
    val tables = setup.paytables()
    val bets = setup.game().wagers()
        .filterIndexed { place, wager ->
            val equal = Layout.equalTo(setup.game(), wager).orNull()
            !Layout.isPlay(wager) && (wager in tables || equal == null || setup.game().wagers().indexOf(equal) > place)
        }
    val lines = bets.mapNotNull { wager ->
        val limits = setup.limits(wager).orNull()?.let { range(title(wager), it) }
        val table = tables[wager]?.id()
        if (limits == null) table?.let { title(wager) + " " + it } else limits + table?.let { " ($it)" }.orEmpty()
    } + tables.filterKeys { it !in bets }.map { (wager, table) -> title(wager) + " " + table.id() }
    Text(
        lines.joinToString(" · "), modifier.testTag("in-force"),
        color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.labelMedium,
    )
}

/** What the progressive stands at; it moves while a win is paid. */
@Composable
private fun Meters(state: TableState) {
    val meters = state.round().meters()
    if (meters.isEmpty()) return
    Column(Modifier.testTag("meters"), horizontalAlignment = Alignment.End) {
        meters.forEach { (name, meter) ->
            Text(
                meterWords(name, meter), color = MaterialTheme.colorScheme.primary,
                style = MaterialTheme.typography.labelLarge, fontWeight = FontWeight.Bold,
            )
        }
    }
}

@Composable
private fun meterWords(name: String, meter: Meter): String =
    if (name == "main") stringResource(R.string.table_meter, dollars(meter.amount()))
    else stringResource(R.string.table_meter_named, sentence(name), dollars(meter.amount()))

@Composable
private fun HeaderButtons(
    state: TableState,
    who: String?,
    taps: TableTaps,
    onChange: () -> Unit,
    onEnd: () -> Unit,
) {
    val between = state.phase() == Phase.WAGERS || state.phase() == Phase.CONFIRMED
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
        Choice(stringResource(R.string.table_undo), "undo", enabled = state.canUndo()) { taps.tap { it.undo() } }
        if (!between || mayEnd(state)) {
            Choice(stringResource(R.string.end_open), "end-round", enabled = mayEnd(state), onClick = onEnd)
        }
        if (between && who == null) {
            Choice(stringResource(R.string.table_change_game), "change-game", onClick = onChange)
        }
        if (between && taps.leave != null) {
            val words = if (who == null) R.string.sign_in_button else R.string.sign_out
            Choice(stringResource(words), "sign-out", onClick = taps.leave)
        }
    }
}

/** The games that can be put on the table. */
@Composable
internal fun GameChooser(state: TableState, taps: TableTaps, onDone: () -> Unit) {
    Surface(
        Modifier.fillMaxWidth().testTag("panel"),
        shape = RoundedCornerShape(24.dp),
        color = MaterialTheme.colorScheme.surfaceContainerHigh,
    ) {
        Column(Modifier.padding(20.dp), Arrangement.spacedBy(16.dp)) {
            Text(
                stringResource(R.string.table_which_game), Modifier.semantics { heading() },
                color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.headlineSmall,
            )
            FlowRow(Modifier, Arrangement.spacedBy(12.dp), Arrangement.spacedBy(12.dp)) {
                taps.games.forEach { game ->
                    val chosen = game == state.setup().game()
                    Choice(game.title(), "game-" + game.id(), Modifier.heightIn(min = 72.dp), chosen, toggles = true) {
                        taps.choose(game)
                        onDone()
                    }
                }
            }
            Choice(stringResource(R.string.table_keep_game), "keep-game", onClick = onDone)
        }
    }
}
