package app.spoton.tablet.tablecamera.settings

import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.HorizontalDivider
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
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.page.Hint
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.page.PointWords
import app.spoton.tablet.designsystem.page.TitleWithBack
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.tablecamera.storage.CardSourceKind

/** The actions on the camera's page. */
@Stable
class CameraSettingsActions(
    val choose: (CardSourceKind) -> Unit = {},
    val evidence: (Boolean) -> Unit = {},
    val useDeck: (String) -> Unit = {},
    val deleteDeck: (String) -> Unit = {},
    val useVersion: (String, Int) -> Unit = { _, _ -> },
    val register: () -> Unit = {},
    val spots: () -> Unit = {},
    val enroll: () -> Unit = {},
)

private val Shape = RoundedCornerShape(16.dp)

@Composable
internal fun CameraSettingsScreen(state: CameraSettingsUiState, actions: CameraSettingsActions, onBack: () -> Unit) {
    Page(
        heading = { TitleWithBack(stringResource(R.string.camera_title), onBack) },
        first = {
            Panel(R.string.camera_source_title) { Sources(state, actions) }
            Panel(R.string.camera_table_title) { Table(state, actions) }
        },
        second = {
            Panel(R.string.camera_decks_title) { Decks(state, actions) }
            Panel(R.string.camera_evidence_title) { Evidence(state, actions) }
        },
    )
}

@Composable
private fun Sources(state: CameraSettingsUiState, actions: CameraSettingsActions) {
    Column(Modifier.selectableGroup()) {
        Radio("source-camera", state.preferences().source() == CardSourceKind.CAMERA, { actions.choose(CardSourceKind.CAMERA) }) {
            val hint = if (state.hasCamera()) R.string.camera_source_camera_hint else R.string.camera_source_no_camera
            PointWords(R.string.camera_source_camera, hint)
        }
        Radio(
            "source-demonstration", state.preferences().source() == CardSourceKind.DEMONSTRATION,
            { actions.choose(CardSourceKind.DEMONSTRATION) },
        ) { PointWords(R.string.camera_source_demonstration, R.string.camera_source_demonstration_hint) }
        Radio("source-by-hand", state.preferences().source() == CardSourceKind.BY_HAND, { actions.choose(CardSourceKind.BY_HAND) }) {
            PointWords(R.string.camera_source_by_hand, R.string.camera_source_by_hand_hint)
        }
    }
}

@Composable
private fun Radio(tag: String, chosen: Boolean, onChoose: () -> Unit, text: @Composable () -> Unit) {
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
        text()
    }
}

@Composable
private fun ColumnScope.Table(state: CameraSettingsUiState, actions: CameraSettingsActions) {
    val text = when (state.registered()!!) {
        CameraSettingsUiState.Registered.NO -> R.string.camera_table_no
        CameraSettingsUiState.Registered.YES -> R.string.camera_table_yes
        CameraSettingsUiState.Registered.DAMAGED -> R.string.camera_table_damaged
    }
    val again = state.registered() == CameraSettingsUiState.Registered.YES
    Hint(text, wrong = state.registered() == CameraSettingsUiState.Registered.DAMAGED)
    Choice(
        stringResource(if (again) R.string.camera_table_again else R.string.camera_table_begin), "register",
        Modifier.fillMaxWidth(), onClick = actions.register,
    )
    if (again) Choice(stringResource(R.string.camera_spots), "spots", Modifier.fillMaxWidth(), onClick = actions.spots)
}

@Composable
private fun Decks(state: CameraSettingsUiState, actions: CameraSettingsActions) {
    Hint(R.string.camera_decks_why)
    Column(Modifier.selectableGroup()) {
        Radio("deck-none", state.preferences().deck().isEmpty(), { actions.useDeck("") }) {
            PointWords(R.string.camera_deck_none, R.string.camera_deck_none_hint)
        }
        state.decks().forEach { deck -> Deck(deck, state.preferences().deck() == deck.name(), actions) }
    }
    state.damaged().forEach {
        Text(
            stringResource(R.string.camera_deck_damaged, it),
            color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyMedium,
        )
    }
    Choice(stringResource(R.string.camera_deck_enroll), "enroll", Modifier.fillMaxWidth(), onClick = actions.enroll)
}

@Composable
private fun Deck(deck: CameraSettingsUiState.EnrolledDeck, inUse: Boolean, actions: CameraSettingsActions) {
    val name = deck.name()
    val versions = deck.versions()
    val several = versions.before().isPresent || versions.after().isPresent
    Row(verticalAlignment = Alignment.CenterVertically) {
        Column(Modifier.weight(1f)) {
            Radio("deck-$name", inUse, { actions.useDeck(name) }) {
                Column {
                    Text(name, style = MaterialTheme.typography.titleMedium)
                    if (several) {
                        Text(stringResource(R.string.camera_deck_version, versions.inUse()), style = MaterialTheme.typography.bodyMedium)
                    }
                }
            }
        }
        Choice(
            stringResource(R.string.camera_deck_delete), "forget-$name",
            spoken = stringResource(R.string.camera_deck_delete_spoken, name),
        ) { actions.deleteDeck(name) }
    }
    if (several) Versions(deck, actions)
}

/** Switches back to the previous version, or forward again. */
@Composable
private fun Versions(deck: CameraSettingsUiState.EnrolledDeck, actions: CameraSettingsActions) {
    FlowRow(
        Modifier.fillMaxWidth().padding(start = 48.dp, bottom = 8.dp), horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        Version(deck, deck.versions().before().orNull(), R.string.camera_deck_back, R.string.camera_deck_back_spoken, actions)
        Version(deck, deck.versions().after().orNull(), R.string.camera_deck_forward, R.string.camera_deck_forward_spoken, actions)
    }
}

@Composable
private fun Version(
    deck: CameraSettingsUiState.EnrolledDeck, version: Int?, @StringRes words: Int, @StringRes spoken: Int, actions: CameraSettingsActions,
) {
    if (version == null) return
    Choice(stringResource(words, version), "version-$version-${deck.name()}", spoken = stringResource(spoken, version, deck.name())) {
        actions.useVersion(deck.name(), version)
    }
}

@Composable
private fun Evidence(state: CameraSettingsUiState, actions: CameraSettingsActions) {
    Row(
        Modifier
            .fillMaxWidth()
            .testTag("evidence")
            .focusRing(Shape)
            .clip(Shape)
            .toggleable(state.preferences().evidence(), role = Role.Switch, onValueChange = actions.evidence)
            .heightIn(min = 64.dp)
            .padding(8.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        PointWords(R.string.camera_evidence, R.string.camera_evidence_hint, Modifier.weight(1f))
        Switch(state.preferences().evidence(), onCheckedChange = null)
    }
    HorizontalDivider()
    Hint(R.string.camera_evidence_where)
}
