package app.spoton.tablet.table.panels.settlement

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.round.settlement.Pace
import app.spoton.tablet.table.state.TableState

/** How much of the settlement is in view: one tap changes it, also in the middle of a round. */
@Composable
internal fun PaceChoice(state: TableState, actions: TableActions, modifier: Modifier) {
    Row(modifier, Arrangement.spacedBy(6.dp)) {
        Pace.entries.forEach { pace ->
            Choice(
                stringResource(name(pace)), "pace-" + pace.name.lowercase(), Modifier.weight(1f), chosen = pace == state.pace(),
                spoken = stringResource(spoken(pace)), toggles = true,
            ) { actions.prefer(actions.preferences.with(pace)) }
        }
    }
}

private fun name(pace: Pace): Int = when (pace) {
    Pace.BY_LINE -> R.string.pace_line
    Pace.BY_SEAT -> R.string.pace_seat
    Pace.WHOLE_TABLE -> R.string.pace_table
}

private fun spoken(pace: Pace): Int = when (pace) {
    Pace.BY_LINE -> R.string.pace_line_spoken
    Pace.BY_SEAT -> R.string.pace_seat_spoken
    Pace.WHOLE_TABLE -> R.string.pace_table_spoken
}
