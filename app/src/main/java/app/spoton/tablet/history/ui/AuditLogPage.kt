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
import androidx.compose.runtime.Stable
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
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.shortAmounts
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.history.evidence.EvidenceRetention
import app.spoton.tablet.history.integrity.AuditLogUiState
import app.spoton.tablet.history.integrity.LogIntegrityCheck
import app.spoton.tablet.history.ui.components.BodyText
import app.spoton.tablet.history.ui.components.SecondaryText
import app.spoton.tablet.history.ui.components.Section
import app.spoton.tablet.history.ui.components.WrappingRow
import app.spoton.tablet.history.ui.components.count
import app.spoton.tablet.history.ui.components.day
import app.spoton.tablet.history.ui.components.pluralText
import app.spoton.tablet.history.ui.components.textOfId
import app.spoton.tablet.history.ui.components.time
import java.time.Instant
import java.time.ZoneId

private val TwoColumnsFrom = 860.dp

/** What a supervisor can do in the Audit log tab. */
@Stable
class AuditLogActions(
    val check: () -> Unit = {},
    val backUp: (String) -> Unit = {},
    val restore: () -> Unit = {},
    val sign: () -> Unit = {},
    val exportKept: (String) -> Unit = {},
    val retryKept: (String) -> Unit = {},
    val keepEvidence: (EvidenceRetention.RetentionPeriod) -> Unit = {},
    val showDemonstration: () -> Unit = {},
    val eraseDemonstration: () -> Unit = {},
    val now: () -> Instant = Instant::now,
    val zone: ZoneId = ZoneId.systemDefault(),
)

/** Log integrity, backup, evidence pictures, and events that are not rounds. */
@Composable
internal fun AuditLogPage(state: AuditLogUiState, actions: AuditLogActions) {
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val twoColumns = maxWidth / textScale() >= TwoColumnsFrom
        Column(
            Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(bottom = 24.dp),
            Arrangement.spacedBy(16.dp),
        ) {
            if (twoColumns) {
                Row(horizontalArrangement = Arrangement.spacedBy(24.dp)) {
                    Column(Modifier.weight(1f), Arrangement.spacedBy(16.dp)) { LogSections(state, actions) }
                    Column(Modifier.weight(1f)) { Events(state, actions.zone) }
                }
            } else {
                LogSections(state, actions)
                Events(state, actions.zone)
            }
        }
    }
}

@Composable
private fun LogSections(state: AuditLogUiState, actions: AuditLogActions) {
    Integrity(state, actions)
    CheckpointSection(state.proof(), state.status().isIdle, actions.sign)
    Backup(state, actions)
    KeptLogsSection(state.proof(), state.status().isIdle, actions.exportKept, actions.retryKept)
    EvidenceSection(state.evidence(), actions)
    DemonstrationSection(actions)
}

/** The demonstration table's own log; erasing it takes a second tap. */
@Composable
private fun DemonstrationSection(actions: AuditLogActions) {
    var erasing by remember { mutableStateOf(false) }
    Section(R.string.history_demonstration) {
        SecondaryText(stringResource(R.string.history_demonstration_hint))
        if (erasing) BodyText(stringResource(R.string.history_erase_confirm))
        WrappingRow {
            if (erasing) {
                Choice(stringResource(R.string.history_erase_now), "erase-now") {
                    erasing = false
                    actions.eraseDemonstration()
                }
                Choice(stringResource(R.string.history_cancel), "erase-cancel") { erasing = false }
            } else {
                Choice(stringResource(R.string.history_show_demonstration), "show-demonstration", onClick = actions.showDemonstration)
                Choice(stringResource(R.string.history_erase_demonstration), "erase-demonstration") { erasing = true }
            }
        }
    }
}

@Composable
private fun Integrity(state: AuditLogUiState, actions: AuditLogActions) {
    val log = state.log()
    Section(R.string.history_log_integrity) {
        BodyText(pluralText(R.plurals.history_entries, log.entries()))
        if (log.head().isNotEmpty()) {
            SecondaryText(stringResource(R.string.history_head))
            SelectionContainer {
                Text(
                    log.head().chunked(HashGroup).joinToString(" "), Modifier.testTag("head"),
                    style = MaterialTheme.typography.bodyMedium, fontFamily = FontFamily.Monospace,
                )
            }
            SecondaryText(stringResource(R.string.history_head_hint))
        }
        Choice(
            stringResource(R.string.history_check), "check", enabled = state.status().isIdle && log.entries() > 0,
            onClick = actions.check,
        )
        state.check().orNull()?.let { CheckResult(it) }
    }
}

/** The hash is shown in groups of so many characters. */
private const val HashGroup = 8

@Composable
private fun CheckResult(result: LogIntegrityCheck.IntegrityResult) {
    val intact = result.isIntact
    val report = result.report()
    Column(Modifier.testTag("checked"), Arrangement.spacedBy(4.dp)) {
        Text(
            stringResource(if (intact) R.string.history_intact else R.string.history_not_intact),
            color = if (intact) MaterialTheme.colorScheme.secondary else MaterialTheme.colorScheme.error,
            style = MaterialTheme.typography.titleLarge,
        )
        BodyText(stringResource(R.string.history_checked, count(report.entries()), count(report.settled())))
        report.findings().take(FindingsShown).forEach { BodyText(it.toString()) }
        if (result.wrongRows() > 0) BodyText(pluralText(R.plurals.history_wrong_rows, result.wrongRows()))
    }
}

private const val FindingsShown = 10

@Composable
private fun Backup(state: AuditLogUiState, actions: AuditLogActions) {
    val log = state.log()
    Section(R.string.history_backup_title) {
        BodyText(stringResource(if (log.encrypted()) R.string.history_encrypted else R.string.history_not_encrypted))
        SecondaryText(stringResource(R.string.history_plain_files))
        if (log.damagedFile().isNotEmpty()) {
            Text(
                stringResource(R.string.history_damaged_file, log.damagedFile()), Modifier.testTag("damaged-file"),
                color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyLarge,
            )
        }
        SecondaryText(stringResource(R.string.history_backup_hint))
        WrappingRow {
            val idle = state.status().isIdle
            Choice(stringResource(R.string.history_back_up), "backup", enabled = idle && log.entries() > 0) {
                val date = actions.now().atZone(actions.zone).toLocalDate()
                actions.backUp("spoton-log-$date.jsonl.gz")
            }
            Choice(stringResource(R.string.history_restore), "restore", enabled = idle, onClick = actions.restore)
        }
    }
}

/** How many evidence pictures there are, and how long they are kept; deleting takes a second tap. */
@Composable
private fun EvidenceSection(evidence: EvidenceRetention.Summary, actions: AuditLogActions) {
    var chosen by remember(evidence.period()) { mutableStateOf(evidence.period()) }
    Section(R.string.history_evidence_pictures) {
        BodyText(pluralText(R.plurals.history_pictures_stored, evidence.pictures().toLong(), count(evidence.bytes() / Megabyte)))
        SecondaryText(stringResource(R.string.history_retention_hint))
        WrappingRow {
            EvidenceRetention.RetentionPeriod.entries.forEach { period ->
                Choice(
                    stringResource(periodName(period)), "keep-" + period.name.lowercase(), chosen = period == chosen,
                    toggles = true,
                ) {
                    chosen = period
                    if (period == EvidenceRetention.RetentionPeriod.FOREVER) actions.keepEvidence(period)
                }
            }
        }
        if (chosen != evidence.period() && chosen != EvidenceRetention.RetentionPeriod.FOREVER) {
            BodyText(stringResource(R.string.history_retention_confirm, stringResource(periodName(chosen))))
            WrappingRow {
                Choice(stringResource(R.string.history_delete_older), "keep-delete") { actions.keepEvidence(chosen) }
                Choice(stringResource(R.string.history_cancel), "keep-cancel") { chosen = evidence.period() }
            }
        }
    }
}

private const val Megabyte = 1_000_000L

private fun periodName(period: EvidenceRetention.RetentionPeriod): Int = when (period) {
    EvidenceRetention.RetentionPeriod.FOREVER -> R.string.history_keep_forever
    EvidenceRetention.RetentionPeriod.MONTH -> R.string.history_keep_month
    EvidenceRetention.RetentionPeriod.QUARTER -> R.string.history_keep_quarter
    EvidenceRetention.RetentionPeriod.YEAR -> R.string.history_keep_year
}

@Composable
private fun Events(state: AuditLogUiState, zone: ZoneId) {
    Section(R.string.history_events) {
        if (state.events().isEmpty()) SecondaryText(stringResource(R.string.history_no_events))
        state.events().forEach {
            Column(Modifier.semantics(mergeDescendants = true) {}) {
                BodyText(textOfId(it.kind) + ": " + shortAmounts(it.words))
                val at = Instant.ofEpochMilli(it.time)
                val who = listOf(it.by, it.table).filter(String::isNotEmpty).distinctBy(String::lowercase).joinToString(", ")
                SecondaryText(day(at, zone) + " " + time(at, zone) + (if (who.isEmpty()) "" else " · $who"))
            }
        }
    }
}
