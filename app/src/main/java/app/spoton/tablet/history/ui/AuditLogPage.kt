package app.spoton.tablet.history.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.text.selection.SelectionContainer
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.unit.dp
import app.spoton.engine.auditlog.Verification
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.textScale
import app.spoton.tablet.history.EvidenceRetention
import app.spoton.tablet.history.Exports
import app.spoton.tablet.history.HistoryUiState
import java.time.Instant

private val TwoColumnsFrom = 860.dp

/** The log itself: its head, whether it is whole, how it is kept, and what was written besides rounds. */
@Composable
internal fun AuditLogPage(state: HistoryUiState, taps: HistoryActions) {
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val twoColumns = maxWidth / textScale() >= TwoColumnsFrom
        Column(
            Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(bottom = 24.dp),
            Arrangement.spacedBy(16.dp),
        ) {
            if (twoColumns) {
                Row(horizontalArrangement = Arrangement.spacedBy(24.dp)) {
                    Column(Modifier.weight(1f), Arrangement.spacedBy(16.dp)) { Proof(state, taps) }
                    Column(Modifier.weight(1f)) { Happenings(state.log(), taps) }
                }
            } else {
                Proof(state, taps)
                Happenings(state.log(), taps)
            }
        }
    }
}

@Composable
private fun Proof(state: HistoryUiState, taps: HistoryActions) {
    val log = state.log()
    Section(R.string.history_proof) {
        Plain(stringResource(R.string.history_entries, count(log.entries())))
        if (log.head().isNotEmpty()) {
            Quiet(stringResource(R.string.history_head))
            SelectionContainer {
                Text(
                    log.head().chunked(GroupsOf).joinToString(" "), Modifier.testTag("head"),
                    style = MaterialTheme.typography.bodyMedium, fontFamily = FontFamily.Monospace,
                )
            }
            Quiet(stringResource(R.string.history_head_hint))
        }
        Choice(
            stringResource(R.string.history_check), "check", enabled = state.busy().isEmpty && log.entries() > 0,
            onClick = taps.check,
        )
        log.check().orNull()?.let { Checked(it, log) }
    }
    Section(R.string.history_keeping) {
        Plain(stringResource(if (log.encrypted()) R.string.history_encrypted else R.string.history_not_encrypted))
        if (log.setAside().isNotEmpty()) {
            Text(
                stringResource(R.string.history_set_aside, log.setAside()), Modifier.testTag("set-aside"),
                color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyLarge,
            )
        }
        Quiet(stringResource(R.string.history_backup_lead))
        Chips {
            val idle = state.busy().isEmpty
            Choice(stringResource(R.string.history_backup), "backup", enabled = idle && log.entries() > 0) {
                val day = taps.now().atZone(taps.zone).toLocalDate()
                taps.export(Exports.Form.BACKUP, "spoton-log-$day.jsonl.gz")
            }
            Choice(stringResource(R.string.history_restore), "restore", enabled = idle, onClick = taps.restore)
        }
    }
    Shelf(log, taps)
}

/** How many evidence pictures there are, and for how long they are kept; nothing is deleted by one tap. */
@Composable
private fun Shelf(log: HistoryUiState.LogState, taps: HistoryActions) {
    val shelf = log.shelf()
    var chosen by remember(shelf.keep()) { mutableStateOf(shelf.keep()) }
    Section(R.string.history_stills_kept) {
        Plain(stringResource(R.string.history_shelf, count(shelf.pictures().toLong()), count(shelf.bytes() / Megabyte)))
        Quiet(stringResource(R.string.history_shelf_lead))
        Chips {
            EvidenceRetention.Keep.entries.forEach { keep ->
                Choice(
                    stringResource(keepName(keep)), "keep-" + keep.name.lowercase(), chosen = keep == chosen, toggles = true,
                ) {
                    chosen = keep
                    if (keep == EvidenceRetention.Keep.FOR_EVER) taps.keepStills(keep)
                }
            }
        }
        if (chosen != shelf.keep() && chosen != EvidenceRetention.Keep.FOR_EVER) {
            Plain(stringResource(R.string.history_keep_sure, stringResource(keepName(chosen))))
            Chips {
                Choice(stringResource(R.string.history_keep_delete), "keep-delete") { taps.keepStills(chosen) }
                Choice(stringResource(R.string.history_keep_as_is), "keep-as-is") { chosen = shelf.keep() }
            }
        }
    }
}

private const val Megabyte = 1_000_000L

private fun keepName(keep: EvidenceRetention.Keep): Int = when (keep) {
    EvidenceRetention.Keep.FOR_EVER -> R.string.history_keep_for_ever
    EvidenceRetention.Keep.MONTH -> R.string.history_keep_month
    EvidenceRetention.Keep.QUARTER -> R.string.history_keep_quarter
    EvidenceRetention.Keep.YEAR -> R.string.history_keep_year
}

private const val GroupsOf = 8

@Composable
private fun Checked(report: Verification.Report, log: HistoryUiState.LogState) {
    val whole = log.isWhole
    Column(Modifier.testTag("checked"), Arrangement.spacedBy(4.dp)) {
        Text(
            stringResource(if (whole) R.string.history_whole else R.string.history_not_whole),
            color = if (whole) MaterialTheme.colorScheme.secondary else MaterialTheme.colorScheme.error,
            style = MaterialTheme.typography.titleLarge,
        )
        Plain(stringResource(R.string.history_checked, count(report.entries()), count(report.settled())))
        report.findings().take(FindingsShown).forEach { Plain(it.toString()) }
        if (log.wrongRows() > 0) Plain(stringResource(R.string.history_wrong_rows, count(log.wrongRows())))
    }
}

private const val FindingsShown = 10

@Composable
private fun Happenings(log: HistoryUiState.LogState, taps: HistoryActions) {
    Section(R.string.history_happenings) {
        if (log.happenings().isEmpty()) Quiet(stringResource(R.string.history_no_happenings))
        log.happenings().forEach {
            Column(Modifier.semantics(mergeDescendants = true) {}) {
                Plain(handName(it.kind) + ": " + it.words)
                val at = Instant.ofEpochMilli(it.time)
                val who = listOf(it.by, it.table).filter(String::isNotEmpty).joinToString(", ")
                Quiet(day(at, taps.zone) + " " + time(at, taps.zone) + (if (who.isEmpty()) "" else " · $who"))
            }
        }
    }
}
