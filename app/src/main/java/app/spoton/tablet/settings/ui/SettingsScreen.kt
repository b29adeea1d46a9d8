package app.spoton.tablet.settings.ui

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.RadioButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
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
import app.spoton.tablet.designsystem.OutcomeLegend
import app.spoton.tablet.designsystem.inputs.SwitchRow
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.page.Point
import app.spoton.tablet.designsystem.page.PointWords
import app.spoton.tablet.settings.Appearance
import app.spoton.tablet.settings.SettingsUiState

@Composable
fun SettingsScreen(
    state: SettingsUiState,
    onAppearance: (Appearance) -> Unit,
    onLicenses: () -> Unit,
    onTableSetup: () -> Unit = {},
    onCallOuts: (Boolean) -> Unit = {},
    onDeviceCheck: () -> Unit = {},
) {
    Page(
        heading = {
            Text(
                stringResource(R.string.section_settings), Modifier.semantics { heading() },
                style = MaterialTheme.typography.headlineLarge,
            )
        },
        first = {
            Panel(R.string.appearance_title) {
                Column(Modifier.selectableGroup()) {
                    Appearance.entries.forEach { Choice(it, it == state.appearance) { onAppearance(it) } }
                }
                HorizontalDivider()
                OutcomeLegend()
            }
        },
        second = {
            Panel(R.string.setup_title) {
                NavigationRow(R.string.setup_entry, R.string.setup_entry_hint, "house", onTableSetup)
                SwitchRow(stringResource(R.string.call_outs), state.callOuts, "call-outs", onCallOuts)
            }
            Panel(R.string.operators_title) {
                Point(R.string.operators_live_title, R.string.operators_live)
                Point(R.string.operators_trainer_title, R.string.operators_trainer)
            }
            Panel(R.string.device_check_title) {
                NavigationRow(R.string.device_check_run, R.string.device_check_entry_hint, "device-check", onDeviceCheck)
            }
            About(state.version, onLicenses)
        },
    )
}

@Composable
private fun Choice(appearance: Appearance, chosen: Boolean, onChoose: () -> Unit) {
    val (name, hint) = when (appearance) {
        Appearance.DARK -> R.string.appearance_dark to R.string.appearance_dark_hint
        Appearance.LIGHT -> R.string.appearance_light to R.string.appearance_light_hint
        Appearance.SYSTEM -> R.string.appearance_system to R.string.appearance_system_hint
    }
    val shape = RoundedCornerShape(16.dp)
    Row(
        Modifier
            .fillMaxWidth()
            .testTag("appearance-" + appearance.name.lowercase())
            .focusRing(shape)
            .clip(shape)
            .selectable(chosen, role = Role.RadioButton, onClick = onChoose)
            .heightIn(min = 64.dp)
            .padding(vertical = 8.dp, horizontal = 8.dp),
        horizontalArrangement = Arrangement.spacedBy(16.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        RadioButton(chosen, onClick = null)
        PointWords(name, hint)
    }
}

@Composable
private fun About(version: String, onLicenses: () -> Unit) {
    Panel(R.string.about_title) {
        Row(
            Modifier.fillMaxWidth().semantics(mergeDescendants = true) {},
            horizontalArrangement = Arrangement.SpaceBetween,
        ) {
            Text(stringResource(R.string.about_version), style = MaterialTheme.typography.titleMedium)
            Text(
                version,
                color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.titleMedium,
            )
        }
        Point(R.string.about_private_title, R.string.about_private)
        HorizontalDivider()
        NavigationRow(R.string.about_licenses, R.string.about_licenses_hint, "licenses", onLicenses)
    }
}

/** A row that opens a page. */
@Composable
private fun NavigationRow(title: Int, hint: Int, tag: String, onOpen: () -> Unit) {
    val shape = RoundedCornerShape(16.dp)
    Row(
        Modifier
            .fillMaxWidth()
            .testTag(tag)
            .focusRing(shape)
            .clip(shape)
            .clickable(role = Role.Button, onClick = onOpen)
            .heightIn(min = 64.dp)
            .padding(vertical = 8.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        PointWords(title, hint, Modifier.weight(1f))
        Icon(painterResource(R.drawable.ic_forward), contentDescription = null, Modifier.size(24.dp))
    }
}
