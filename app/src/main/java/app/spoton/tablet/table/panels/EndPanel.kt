package app.spoton.tablet.table.panels

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.spoton.engine.game.Irregularity
import app.spoton.engine.record.RoundEnd
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.TextEntry
import app.spoton.tablet.designsystem.title
import app.spoton.tablet.table.state.TableState

private fun title(irregularity: Irregularity): Int = when (irregularity) {
    Irregularity.WRONG_CARD_COUNT -> R.string.end_wrong_count
    Irregularity.SKIPPED_SEAT -> R.string.end_skipped
    Irregularity.EXPOSED_CARD -> R.string.end_exposed
    Irregularity.DEALT_TO_EMPTY_POSITION -> R.string.end_empty_position
}

/** A misdeal or a void: what went wrong, what the manual says about it, and what is done. */
@Composable
internal fun EndPanel(state: TableState, actions: TableActions, onDone: () -> Unit) {
    var chosen by rememberSaveable { mutableStateOf(-1) }
    var note by rememberSaveable { mutableStateOf("") }
    val irregularity = Irregularity.entries.getOrNull(chosen)
    val ruling = irregularity?.let { state.setup().game().rulingOn(it) }
    val other = chosen == Irregularity.entries.size
    val name = irregularity?.let { stringResource(title(it)) }.orEmpty()
    val reason = listOf(name, note.trim()).filter { it.isNotEmpty() }.joinToString(": ")
    Panel(
        state,
        heading = stringResource(R.string.end_title),
        lead = ruling?.let { stringResource(rulingText(it.action())) } ?: stringResource(R.string.end_lead),
        left = {
            if (ruling != null) {
                Text(
                    ruling.rule().toString(),
                    color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodySmall,
                )
            }
        },
        middle = {
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp),
            ) {
                Irregularity.entries.forEachIndexed { index, each ->
                    val tag = "irregularity-" + each.name.lowercase()
                    Choice(stringResource(title(each)), tag, chosen = index == chosen, toggles = true) {
                        chosen = index
                    }
                }
                val last = Irregularity.entries.size
                Choice(stringResource(R.string.end_other), "irregularity-other", chosen = other, toggles = true) {
                    chosen = last
                }
            }
            TextEntry(note, stringResource(R.string.end_note), "end-note") { note = it }
        },
        right = { modifier ->
            val forward = ruling?.action() == Irregularity.Action.MOVE_FORWARD
            val ready = !forward && reason.isNotEmpty() && chosen >= 0
            val end: (RoundEnd) -> Unit = {
                actions.tap { now -> now.returnWagers(it, reason) }
                onDone()
            }
            FlowRow(modifier, Arrangement.spacedBy(8.dp), Arrangement.spacedBy(8.dp), maxItemsInEachRow = 2) {
                val tall = Modifier.weight(1f).heightIn(min = 64.dp)
                val misdeal = ruling?.action() == Irregularity.Action.MISDEAL
                val void = ruling?.action() == Irregularity.Action.VOID
                Choice(stringResource(R.string.end_misdeal), "end-misdeal", tall, misdeal && ready, ready && !void) {
                    end(RoundEnd.MISDEAL)
                }
                Choice(stringResource(R.string.end_void), "end-void", tall, void && ready, ready && !misdeal) {
                    end(RoundEnd.VOID)
                }
            }
            Choice(stringResource(R.string.end_cancel), "end-keep", modifier.heightIn(min = 64.dp), onClick = onDone)
        },
    )
}

private fun rulingText(action: Irregularity.Action): Int = when (action) {
    Irregularity.Action.VOID -> R.string.end_rule_void
    Irregularity.Action.MISDEAL -> R.string.end_rule_misdeal
    Irregularity.Action.MOVE_FORWARD -> R.string.end_rule_forward
    Irregularity.Action.SUPERVISOR_DECIDES -> R.string.end_rule_supervisor
}
