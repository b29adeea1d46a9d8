package app.spoton.tablet.ui

import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import app.spoton.tablet.history.HistoryViewModel
import app.spoton.tablet.settings.SettingsViewModel
import app.spoton.tablet.shell.Place
import app.spoton.tablet.shell.ShellViewModel
import app.spoton.tablet.table.TableViewModel
import app.spoton.tablet.ui.history.HistoryRoute
import app.spoton.tablet.ui.table.TableRoute
import app.spoton.tablet.ui.theme.SpotOnTheme

/** Fills the activity with the app. */
fun show(
    activity: ComponentActivity, shell: ShellViewModel, table: TableViewModel, history: HistoryViewModel,
    settings: SettingsViewModel,
) {
    activity.setContent { SpotOn(shell, table, history, settings) }
}

@Composable
private fun SpotOn(
    shell: ShellViewModel, table: TableViewModel, history: HistoryViewModel, settings: SettingsViewModel,
) {
    val state = shell.state().asState().value ?: return
    SpotOnTheme(dark = state.appearance.isDark(isSystemInDarkTheme())) {
        Shell(state.place, onGo = shell::go, onBack = shell::back) { place ->
            when (place) {
                Place.TABLE -> TableRoute(table)
                Place.TRAINER -> TrainerScreen()
                Place.HISTORY -> HistoryRoute(history)
                Place.SETTINGS -> SettingsRoute(settings, onLicences = { shell.go(Place.LICENCES) })
                Place.LICENCES -> LicencesScreen(onBack = shell::back)
            }
        }
    }
}

@Composable
private fun SettingsRoute(settings: SettingsViewModel, onLicences: () -> Unit) {
    val state = settings.state().asState().value ?: return
    SettingsScreen(state, onAppearance = settings::choose, onLicences = onLicences)
}
