package app.spoton.tablet.history.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.backGesture
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.textScale
import app.spoton.tablet.history.HistoryUiState

private val TwoPanesFrom = 860.dp

/** Rounds, meters, figures and the log itself; rounds beside the one that is open where there is room. */
@Composable
fun HistoryScreen(state: HistoryUiState, taps: HistoryActions) {
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val twoPanes = maxWidth / textScale() >= TwoPanesFrom
        val margin = if (maxWidth >= 720.dp) 28.dp else 14.dp
        Column(Modifier.fillMaxSize().padding(start = margin, end = margin, top = 16.dp), Arrangement.spacedBy(12.dp)) {
            val alone = !twoPanes && state.tab() == HistoryUiState.Tab.ROUNDS && state.opened().isPresent
            if (!alone) Header(state, taps)
            Notice(state)
            Busy(state)
            when (state.tab()) {
                HistoryUiState.Tab.METERS -> MeterLedgerPage(state.ledger(), taps)
                HistoryUiState.Tab.FIGURES -> StatisticsPage(state.figures().orNull(), taps)
                HistoryUiState.Tab.LOG -> AuditLogPage(state, taps)
                else -> Rounds(state, taps, twoPanes)
            }
        }
    }
}

@Composable
private fun Rounds(state: HistoryUiState, taps: HistoryActions, twoPanes: Boolean) {
    val opened = state.opened().orNull()
    backGesture(enabled = opened != null, taps.close)
    if (twoPanes) {
        Row(Modifier.fillMaxSize(), Arrangement.spacedBy(24.dp)) {
            Box(Modifier.weight(5f)) { RoundList(state.found(), opened?.number(), taps) }
            Box(Modifier.weight(6f)) {
                if (opened == null) Hint(R.string.history_open_hint) else RoundDetail(opened, taps, closes = false)
            }
        }
    } else if (opened != null) {
        RoundDetail(opened, taps, closes = true)
    } else {
        RoundList(state.found(), null, taps)
    }
}

@Composable
internal fun Hint(text: Int) {
    Box(Modifier.fillMaxSize().padding(32.dp), Alignment.Center) {
        Text(
            stringResource(text), Modifier.widthIn(max = 420.dp),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyLarge,
        )
    }
}

@Composable
private fun Header(state: HistoryUiState, taps: HistoryActions) {
    FlowRow(
        Modifier.fillMaxWidth(), Arrangement.spacedBy(20.dp), Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Text(
            stringResource(R.string.history_headline), Modifier.semantics { heading() },
            style = MaterialTheme.typography.headlineMedium,
        )
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
            HistoryUiState.Tab.entries.forEach { tab ->
                val chosen = tab == state.tab()
                val tag = "history-" + tab.name.lowercase()
                Choice(stringResource(tabName(tab)), tag, chosen = chosen, toggles = true) { taps.show(tab) }
            }
        }
    }
}

private fun tabName(tab: HistoryUiState.Tab): Int = when (tab) {
    HistoryUiState.Tab.ROUNDS -> R.string.history_rounds
    HistoryUiState.Tab.METERS -> R.string.history_meters
    HistoryUiState.Tab.FIGURES -> R.string.history_figures
    HistoryUiState.Tab.LOG -> R.string.history_log
}

@Composable
private fun Notice(state: HistoryUiState) {
    val notice = state.notice().orNull() ?: return
    val words = when (notice.kind()) {
        HistoryUiState.Notice.Kind.EXPORTED -> stringResource(R.string.history_exported, notice.words())
        HistoryUiState.Notice.Kind.RESTORED -> stringResource(R.string.history_restored, notice.words())
        HistoryUiState.Notice.Kind.NOTHING_TO_RESTORE -> stringResource(R.string.history_nothing_to_restore)
        HistoryUiState.Notice.Kind.BACKUP_BROKEN -> stringResource(R.string.history_backup_broken, notice.words())
        HistoryUiState.Notice.Kind.BACKUP_PARTIAL -> stringResource(R.string.history_backup_partial, notice.words())
        HistoryUiState.Notice.Kind.CORRECTED -> stringResource(R.string.history_corrected_notice, notice.words())
        else -> notice.words()
    }
    val bad = notice.kind() in BadNews
    val colours = MaterialTheme.colorScheme
    Text(
        words,
        Modifier
            .fillMaxWidth()
            .testTag("history-notice")
            .semantics { liveRegion = LiveRegionMode.Polite }
            .background(if (bad) colours.errorContainer else colours.secondaryContainer, RoundedCornerShape(12.dp))
            .padding(horizontal = 16.dp, vertical = 10.dp),
        color = if (bad) colours.onErrorContainer else colours.onSecondaryContainer,
        style = MaterialTheme.typography.bodyLarge,
    )
}

private val BadNews = setOf(
    HistoryUiState.Notice.Kind.BACKUP_BROKEN, HistoryUiState.Notice.Kind.BACKUP_PARTIAL, HistoryUiState.Notice.Kind.TROUBLE,
)

@Composable
private fun Busy(state: HistoryUiState) {
    val busy = state.busy().orNull() ?: return
    val words = when (busy.work()) {
        HistoryUiState.Work.CHECKING -> R.string.history_checking
        HistoryUiState.Work.EXPORTING -> R.string.history_exporting
        HistoryUiState.Work.RESTORING -> R.string.history_restoring
        else -> R.string.history_adding_up
    }
    Column(Modifier.testTag("history-busy"), Arrangement.spacedBy(4.dp)) {
        Text(stringResource(words, count(busy.done())), style = MaterialTheme.typography.bodyMedium)
        LinearProgressIndicator(Modifier.fillMaxWidth())
    }
}
