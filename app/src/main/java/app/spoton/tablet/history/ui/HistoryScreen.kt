package app.spoton.tablet.history.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
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
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.history.HistoryUiState
import app.spoton.tablet.history.TabStatus
import app.spoton.tablet.history.ui.components.count
import app.spoton.tablet.history.ui.components.pluralText

private val TwoPanesFrom = 860.dp

/** What a supervisor can do in every tab. */
@Stable
class HistoryActions(
    val tab: (HistoryUiState.Tab) -> Unit = {},
    val showDemonstration: (Boolean) -> Unit = {},
)

/** Says that what is on screen is not the house's. */
@Composable
private fun DemonstrationMark(onHouse: () -> Unit) {
    val colors = MaterialTheme.colorScheme
    FlowRow(
        Modifier
            .fillMaxWidth()
            .testTag("demonstration-shown")
            .background(colors.tertiaryContainer, RoundedCornerShape(12.dp))
            .padding(horizontal = 16.dp, vertical = 6.dp),
        Arrangement.spacedBy(16.dp), itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Text(
            stringResource(R.string.history_demonstration_shown), color = colors.onTertiaryContainer,
            style = MaterialTheme.typography.bodyLarge,
        )
        Choice(stringResource(R.string.history_show_house), "show-house", onClick = onHouse)
    }
}

/**
 * The frame of History: title, tabs, messages and progress, and the content of the tab that is shown.
 *
 * @param isDetail whether a narrow screen shows one round, which needs the whole height
 */
@Composable
internal fun HistoryScreen(
    tab: HistoryUiState.Tab, status: TabStatus, isDetail: Boolean, actions: HistoryActions, demonstration: Boolean,
    content: @Composable (twoPanes: Boolean) -> Unit,
) {
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val twoPanes = maxWidth / textScale() >= TwoPanesFrom
        val margin = if (maxWidth >= 720.dp) 28.dp else 14.dp
        Column(Modifier.fillMaxSize().padding(start = margin, end = margin, top = 16.dp), Arrangement.spacedBy(12.dp)) {
            if (twoPanes || !isDetail) Header(tab, actions.tab)
            if (demonstration) DemonstrationMark { actions.showDemonstration(false) }
            Message(status)
            Progress(status)
            content(twoPanes)
        }
    }
}

@Composable
private fun Header(shown: HistoryUiState.Tab, onTab: (HistoryUiState.Tab) -> Unit) {
    FlowRow(
        Modifier.fillMaxWidth(), Arrangement.spacedBy(20.dp), Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Text(
            stringResource(R.string.history_title), Modifier.semantics { heading() },
            style = MaterialTheme.typography.headlineMedium,
        )
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
            HistoryUiState.Tab.entries.forEach { tab ->
                val tag = "history-" + tab.name.lowercase()
                Choice(stringResource(tabName(tab)), tag, chosen = tab == shown, toggles = true) { onTab(tab) }
            }
        }
    }
}

private fun tabName(tab: HistoryUiState.Tab): Int = when (tab) {
    HistoryUiState.Tab.ROUNDS -> R.string.history_tab_rounds
    HistoryUiState.Tab.METERS -> R.string.history_tab_meters
    HistoryUiState.Tab.STATISTICS -> R.string.history_tab_statistics
    HistoryUiState.Tab.LOG -> R.string.history_tab_log
}

@Composable
private fun Message(status: TabStatus) {
    val message = status.message().orNull() ?: return
    val isError = message.kind().isError
    val colors = MaterialTheme.colorScheme
    Text(
        messageText(message),
        Modifier
            .fillMaxWidth()
            .testTag("history-message")
            .semantics { liveRegion = LiveRegionMode.Polite }
            .background(if (isError) colors.errorContainer else colors.secondaryContainer, RoundedCornerShape(12.dp))
            .padding(horizontal = 16.dp, vertical = 10.dp),
        color = if (isError) colors.onErrorContainer else colors.onSecondaryContainer,
        style = MaterialTheme.typography.bodyLarge,
    )
}

@Composable
private fun messageText(message: TabStatus.Message): String {
    val detail = message.detail()
    return when (message.kind()) {
        TabStatus.Message.Kind.EXPORTED -> pluralText(R.plurals.history_exported, detail.toLong())
        TabStatus.Message.Kind.RESTORED -> pluralText(R.plurals.history_restored, detail.toLong())
        TabStatus.Message.Kind.RESTORED_OTHER_RULES -> pluralText(R.plurals.history_restored_other_rules, detail.toLong())
        TabStatus.Message.Kind.NOTHING_TO_RESTORE -> stringResource(R.string.history_nothing_to_restore)
        TabStatus.Message.Kind.BACKUP_BROKEN -> stringResource(R.string.history_backup_broken, detail)
        TabStatus.Message.Kind.BACKUP_INCOMPLETE -> stringResource(R.string.history_backup_incomplete, detail)
        TabStatus.Message.Kind.CORRECTED -> stringResource(R.string.history_correction_saved)
        TabStatus.Message.Kind.ERROR -> detail
    }
}

@Composable
private fun Progress(status: TabStatus) {
    val progress = status.progress().orNull() ?: return
    val text = when (progress.task()) {
        TabStatus.Task.CHECK -> R.string.history_checking
        TabStatus.Task.EXPORT -> R.string.history_exporting
        TabStatus.Task.RESTORE -> R.string.history_restoring
        TabStatus.Task.STATISTICS -> R.string.history_calculating
    }
    Column(Modifier.testTag("history-progress"), Arrangement.spacedBy(4.dp)) {
        Text(stringResource(text, count(progress.done())), style = MaterialTheme.typography.bodyMedium)
        LinearProgressIndicator(Modifier.fillMaxWidth())
    }
}
