package app.spoton.tablet.table.panels.settlement

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
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
import app.spoton.engine.game.facts.Irregularity
import app.spoton.engine.record.RoundEnd
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.TextEntry
import app.spoton.tablet.designsystem.text.title
import app.spoton.tablet.people.ui.PinEntry
import app.spoton.tablet.table.panels.Panel
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.state.TableState

private fun title(irregularity: Irregularity): Int = when (irregularity) {
    Irregularity.WRONG_CARD_COUNT -> R.string.end_wrong_count
    Irregularity.SKIPPED_SEAT -> R.string.end_skipped
    Irregularity.EXPOSED_CARD -> R.string.end_exposed
    Irregularity.DEALT_TO_EMPTY_POSITION -> R.string.end_empty_position
}

/**
 * A misdeal or a void: what went wrong, what the manual says, and what to do. If the manual leaves it open, a
 * supervisor decides with a PIN.
 */
@Composable
internal fun EndRoundPanel(state: TableState, actions: TableActions, supervisors: Supervisors, onDone: () -> Unit) {
    var chosen by rememberSaveable { mutableStateOf(-1) }
    var note by rememberSaveable { mutableStateOf("") }
    var ruled by rememberSaveable { mutableStateOf<RoundEnd?>(null) }
    val irregularity = Irregularity.entries.getOrNull(chosen)
    val ruling = irregularity?.let { state.setup().game().rulingOn(it) }
    val other = chosen == Irregularity.entries.size
    val forThePit = other || ruling?.action() == Irregularity.Action.SUPERVISOR_DECIDES
    val name = irregularity?.let { stringResource(title(it)) }.orEmpty()
    val reason = listOf(name, note.trim()).filter { it.isNotEmpty() }.joinToString(": ")
    val ready = ruling?.action() != Irregularity.Action.MOVE_FORWARD && reason.isNotEmpty() && chosen >= 0
    val end: (RoundEnd, String) -> Unit = { how, why ->
        actions.tap { now -> now.returnWagers(how, why, state) }
        onDone()
    }
    val ruledBy = stringResource(R.string.end_ruled_by)
    Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
        if (forThePit && ready) SupervisorBar(stringResource(R.string.pit_ruling), stringResource(R.string.pit_ruling_to_do))
        Panel(
            state,
            heading = stringResource(R.string.end_title),
            lead = when {
                other && !ready -> stringResource(R.string.end_needs_note)
                other -> stringResource(R.string.end_rule_supervisor)
                ruling != null -> stringResource(rulingText(ruling.action()))
                else -> stringResource(R.string.end_lead)
            },
            left = {
                if (ruling != null) {
                    Text(
                        ruling.rule().toString(),
                        color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodySmall,
                    )
                }
            },
            middle = {
                val decided = ruled
                if (decided != null && forThePit && ready && supervisors.names.isNotEmpty()) {
                    PinEntry(supervisors.names, supervisors.pinResult, supervisors.verifying) { who, pin ->
                        supervisors.verify(who, pin) { end(decided, ruledBy.format(reason, who)) }
                    }
                } else {
                    WhatHappened(chosen, note, { note = it }) {
                        chosen = it
                        ruled = null
                    }
                }
            },
            right = { modifier ->
                FlowRow(modifier, Arrangement.spacedBy(8.dp), Arrangement.spacedBy(8.dp), maxItemsInEachRow = 2) {
                    val tall = Modifier.weight(1f).heightIn(min = 64.dp)
                    val required = when (ruling?.action()) {
                        Irregularity.Action.MISDEAL -> RoundEnd.MISDEAL
                        Irregularity.Action.VOID -> RoundEnd.VOID
                        else -> ruled
                    }
                    val byManual = required != null && !forThePit
                    listOf(RoundEnd.MISDEAL to R.string.end_misdeal, RoundEnd.VOID to R.string.end_void).forEach { (how, text) ->
                        val free = ready && (!byManual || required == how)
                        Choice(stringResource(text), "end-" + how.name.lowercase(), tall, ready && required == how, free) {
                            if (forThePit && supervisors.names.isNotEmpty()) ruled = how else end(how, reason)
                        }
                    }
                }
                Choice(stringResource(R.string.end_cancel), "end-keep", modifier.heightIn(min = 64.dp), onClick = onDone)
            },
        )
    }
}

@Composable
private fun WhatHappened(chosen: Int, note: String, onNote: (String) -> Unit, onChoose: (Int) -> Unit) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        Irregularity.entries.forEachIndexed { index, each ->
            val tag = "irregularity-" + each.name.lowercase()
            Choice(stringResource(title(each)), tag, chosen = index == chosen, toggles = true) { onChoose(index) }
        }
        val last = Irregularity.entries.size
        Choice(stringResource(R.string.end_other), "irregularity-other", chosen = chosen == last, toggles = true) {
            onChoose(last)
        }
    }
    TextEntry(note, stringResource(R.string.end_note), "end-note", onType = onNote)
}

private fun rulingText(action: Irregularity.Action): Int = when (action) {
    Irregularity.Action.VOID -> R.string.end_rule_void
    Irregularity.Action.MISDEAL -> R.string.end_rule_misdeal
    Irregularity.Action.MOVE_FORWARD -> R.string.end_rule_forward
    Irregularity.Action.SUPERVISOR_DECIDES -> R.string.end_rule_supervisor
}
