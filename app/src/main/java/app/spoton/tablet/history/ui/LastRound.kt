package app.spoton.tablet.history.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import androidx.compose.ui.window.DialogProperties
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.designsystem.gameTitle
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.history.lastround.LastRoundUiState
import app.spoton.tablet.history.lastround.LastRoundViewModel
import app.spoton.tablet.history.ui.components.BodyText
import app.spoton.tablet.history.ui.components.SecondaryText
import app.spoton.tablet.history.ui.components.Section
import app.spoton.tablet.history.ui.components.day
import app.spoton.tablet.history.ui.components.time
import app.spoton.tablet.history.ui.rounds.RoundLayout
import app.spoton.tablet.history.ui.rounds.Steps
import java.time.ZoneId

/** A dealer's last round over the table, as it was settled. */
@Composable
fun LastRoundDialog(model: LastRoundViewModel, table: String, dealer: String, onClose: () -> Unit) {
    DisposableEffect(table, dealer) {
        model.read(table, dealer)
        onDispose {}
    }
    val state = model.state().asState().value ?: return
    Dialog(onClose, DialogProperties(usePlatformDefaultWidth = false)) {
        Surface(Modifier.fillMaxSize(), color = MaterialTheme.colorScheme.surface) { LastRound(state, ZoneId.systemDefault(), onClose) }
    }
}

@Composable
internal fun LastRound(state: LastRoundUiState, zone: ZoneId, onClose: () -> Unit) {
    Column(
        Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(20.dp).testTag("last-round-view"),
        Arrangement.spacedBy(16.dp),
    ) {
        Text(
            stringResource(R.string.history_last_round), Modifier.semantics { heading() },
            style = MaterialTheme.typography.headlineMedium,
        )
        val details = state.round().orNull()
        if (details == null) {
            if (state.wasRead()) BodyText(state.problem().ifEmpty { stringResource(R.string.history_no_last_round) })
        } else {
            val ended = details.ended()
            BodyText(gameTitle(details.round().game()) + " · " + day(ended, zone) + " " + time(ended, zone))
            SecondaryText(stringResource(R.string.history_last_round_hint))
        }
        Choice(stringResource(R.string.history_close), "close-last-round", onClick = onClose)
        if (details != null) {
            Section(R.string.history_settlement) { Steps(details.round()) }
            Section(R.string.history_cards_and_wagers) { RoundLayout(details.round()) }
        }
    }
}
