package app.spoton.tablet.tablecamera.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.RadioButton
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.Page
import app.spoton.tablet.designsystem.Panel
import app.spoton.tablet.designsystem.PointWords
import app.spoton.tablet.designsystem.focusRing
import app.spoton.tablet.tablecamera.CameraSettingsUiState
import app.spoton.tablet.tablecamera.CardSourceKind

/** What can be done on the camera's page. */
@Stable
class CameraSettingsActions(
    val choose: (CardSourceKind) -> Unit = {},
    val evidence: (Boolean) -> Unit = {},
    val useDeck: (String) -> Unit = {},
    val forgetDeck: (String) -> Unit = {},
    val register: () -> Unit = {},
    val enrol: () -> Unit = {},
)

private val Shape = RoundedCornerShape(16.dp)

@Composable
internal fun CameraScreen(state: CameraSettingsUiState, taps: CameraSettingsActions, onBack: () -> Unit) {
    Page(
        heading = { TitleWithBack(stringResource(R.string.camera_title), onBack) },
        first = {
            Panel(R.string.camera_source_title) { Sources(state, taps) }
            Panel(R.string.camera_table_title) { Table(state, taps) }
        },
        second = {
            Panel(R.string.camera_decks_title) { Decks(state, taps) }
            Panel(R.string.camera_evidence_title) { Evidence(state, taps) }
        },
    )
}

@Composable
internal fun TitleWithBack(title: String, onBack: () -> Unit) {
    Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
        IconButton(onBack, Modifier.testTag("back").size(48.dp)) {
            Icon(painterResource(R.drawable.ic_back), stringResource(R.string.back))
        }
        Text(title, Modifier.semantics { heading() }, style = MaterialTheme.typography.headlineLarge)
    }
}

@Composable
private fun Sources(state: CameraSettingsUiState, taps: CameraSettingsActions) {
    Column(Modifier.selectableGroup()) {
        Radio("source-camera", state.choices().source() == CardSourceKind.CAMERA, { taps.choose(CardSourceKind.CAMERA) }) {
            val hint = if (state.hasCamera()) R.string.camera_source_camera_hint else R.string.camera_source_no_camera
            PointWords(R.string.camera_source_camera, hint)
        }
        Radio(
            "source-demonstration", state.choices().source() == CardSourceKind.DEMONSTRATION,
            { taps.choose(CardSourceKind.DEMONSTRATION) },
        ) { PointWords(R.string.camera_source_demonstration, R.string.camera_source_demonstration_hint) }
        Radio("source-by-hand", state.choices().source() == CardSourceKind.BY_HAND, { taps.choose(CardSourceKind.BY_HAND) }) {
            PointWords(R.string.camera_source_by_hand, R.string.camera_source_by_hand_hint)
        }
    }
}

@Composable
private fun Radio(tag: String, chosen: Boolean, onChoose: () -> Unit, words: @Composable () -> Unit) {
    Row(
        Modifier
            .fillMaxWidth()
            .testTag(tag)
            .focusRing(Shape)
            .clip(Shape)
            .selectable(chosen, role = Role.RadioButton, onClick = onChoose)
            .heightIn(min = 64.dp)
            .padding(8.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        RadioButton(chosen, onClick = null)
        words()
    }
}

@Composable
private fun ColumnScope.Table(state: CameraSettingsUiState, taps: CameraSettingsActions) {
    val words = when (state.registered()!!) {
        CameraSettingsUiState.Registered.NO -> R.string.camera_table_no
        CameraSettingsUiState.Registered.YES -> R.string.camera_table_yes
        CameraSettingsUiState.Registered.DAMAGED -> R.string.camera_table_damaged
    }
    val again = state.registered() == CameraSettingsUiState.Registered.YES
    Hint(words, wrong = state.registered() == CameraSettingsUiState.Registered.DAMAGED)
    Choice(
        stringResource(if (again) R.string.camera_table_again else R.string.camera_table_begin), "register",
        Modifier.fillMaxWidth(), onClick = taps.register,
    )
}

@Composable
private fun Decks(state: CameraSettingsUiState, taps: CameraSettingsActions) {
    Hint(R.string.camera_decks_why)
    Column(Modifier.selectableGroup()) {
        Radio("deck-none", state.choices().deck().isEmpty(), { taps.useDeck("") }) {
            PointWords(R.string.camera_deck_none, R.string.camera_deck_none_hint)
        }
        state.decks().forEach { deck -> Deck(deck, state.choices().deck() == deck, taps) }
    }
    state.damaged().forEach {
        Text(
            stringResource(R.string.camera_deck_damaged, it),
            color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyMedium,
        )
    }
    Choice(stringResource(R.string.camera_deck_enrol), "enrol", Modifier.fillMaxWidth(), onClick = taps.enrol)
}

@Composable
private fun Deck(name: String, inUse: Boolean, taps: CameraSettingsActions) {
    Row(verticalAlignment = Alignment.CenterVertically) {
        Column(Modifier.weight(1f)) {
            Radio("deck-$name", inUse, { taps.useDeck(name) }) {
                Text(name, style = MaterialTheme.typography.titleMedium)
            }
        }
        Choice(
            stringResource(R.string.camera_deck_forget), "forget-$name",
            spoken = stringResource(R.string.camera_deck_forget_spoken, name),
        ) { taps.forgetDeck(name) }
    }
}

@Composable
private fun Evidence(state: CameraSettingsUiState, taps: CameraSettingsActions) {
    Row(
        Modifier
            .fillMaxWidth()
            .testTag("evidence")
            .focusRing(Shape)
            .clip(Shape)
            .toggleable(state.choices().evidence(), role = Role.Switch, onValueChange = taps.evidence)
            .heightIn(min = 64.dp)
            .padding(8.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        PointWords(R.string.camera_evidence, R.string.camera_evidence_hint, Modifier.weight(1f))
        Switch(state.choices().evidence(), onCheckedChange = null)
    }
    HorizontalDivider()
    Hint(R.string.camera_evidence_where)
}

@Composable
internal fun Hint(words: Int, wrong: Boolean = false) {
    val colours = MaterialTheme.colorScheme
    Text(
        stringResource(words), color = if (wrong) colours.error else colours.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
}
