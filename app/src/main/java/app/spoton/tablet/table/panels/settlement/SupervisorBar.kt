package app.spoton.tablet.table.panels.settlement

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.engine.settlement.Step
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.page.ReadOrder
import app.spoton.tablet.designsystem.page.readTogether
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.title
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.state.TableState

/** A bar across the screen while a supervisor is needed. */
@Composable
internal fun SupervisorBar(heading: String, toDo: String?) {
    val colors = MaterialTheme.colorScheme
    Surface(
        Modifier.fillMaxWidth().testTag("pit").readTogether(ReadOrder.NOW - 1), shape = RoundedCornerShape(16.dp),
        color = colors.tertiaryContainer, contentColor = colors.onTertiaryContainer,
    ) {
        Column(Modifier.padding(horizontal = 16.dp, vertical = 6.dp)) {
            Text(
                heading, Modifier.testTag("pit-heading").semantics { liveRegion = LiveRegionMode.Polite },
                style = MaterialTheme.typography.titleMedium, fontWeight = FontWeight.Bold,
            )
            if (toDo != null) Text(toDo, Modifier.testTag("pit-to-do"), style = MaterialTheme.typography.bodyMedium)
        }
    }
}

/**
 * Payouts of the settlement that no supervisor has confirmed yet.
 *
 * @param brief without the instructions, which are then below the PIN
 */
@Composable
internal fun PayoutsForSupervisor(state: TableState, brief: Boolean) {
    if (state.phase() != RoundPhase.SETTLEMENT) return
    val waiting = state.view().orNull()?.unapproved().orEmpty()
    if (waiting.isEmpty()) return
    val names = waiting.map { payout(it) }.joinToString(" · ")
    SupervisorBar(stringResource(R.string.pit_payout, names), if (brief) null else stringResource(R.string.pit_payout_to_do))
}

/** If the stake was not counted, only the dealer can see whether the pay reaches the house's amount. */
@Composable
internal fun UncountedPayout(state: TableState, step: Step) {
    val from = state.setup().options().supervisorFrom().orNull() ?: return
    if (step.isPayCounted) return
    Text(
        stringResource(R.string.pit_from, dollars(from)), Modifier.testTag("pit-from"), color = MaterialTheme.colorScheme.tertiary,
        style = MaterialTheme.typography.bodyMedium,
    )
}

@Composable
private fun payout(step: Step): String {
    val pay = if (isPayKnown(step)) dollars(step.pay()) else stringResource(R.string.pit_read_display)
    return stringResource(R.string.pit_payout_line, step.seat(), title(step.wager()), pay)
}
