package app.spoton.tablet.table.panels

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.page.ReadOrder
import app.spoton.tablet.designsystem.page.readTogether
import app.spoton.tablet.table.state.ProcedureMoment
import app.spoton.tablet.table.state.TableState

/** What the manual has the dealer do at this moment, one step at a time, with its citation. For those who want it. */
@Composable
internal fun ProcedureLine(state: TableState, actions: TableActions) {
    if (!actions.preferences.showProcedure()) return
    val steps = ProcedureMoment.steps(state, actions.procedureOf(state.setup().game()))
    if (steps.isEmpty()) return
    var place by rememberSaveable(steps[0].id()) { mutableIntStateOf(0) }
    val step = steps[place % steps.size]
    val count = stringResource(R.string.settle_step_of, place % steps.size + 1, steps.size)
    val description = listOf(step.moment().words(), count, step.text(), step.rule().toString()).joinToString(". ")
    val next = stringResource(R.string.procedure_next)
    Surface(
        Modifier
            .fillMaxWidth()
            .testTag("procedure")
            .readTogether(ReadOrder.NOW - 2)
            .clickable(steps.size > 1, onClickLabel = next, role = Role.Button) { place += 1 }
            .semantics { contentDescription = description },
        shape = RoundedCornerShape(12.dp), color = MaterialTheme.colorScheme.surfaceContainerHighest,
    ) {
        FlowRow(
            Modifier.heightIn(min = 40.dp).padding(horizontal = 14.dp, vertical = 4.dp), Arrangement.spacedBy(12.dp),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            val type = MaterialTheme.typography
            Text(step.moment().words(), color = MaterialTheme.colorScheme.primary, style = type.labelLarge)
            Text(step.text(), Modifier.testTag("procedure-text"), style = type.bodyLarge, fontWeight = FontWeight.Bold)
            Text(step.rule().toString(), color = MaterialTheme.colorScheme.onSurfaceVariant, style = type.bodySmall)
            if (steps.size > 1) Text(count, color = MaterialTheme.colorScheme.primary, style = type.labelMedium)
        }
    }
}
