package app.spoton.tablet.ui

import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import app.spoton.tablet.eyes.EyesViewModel
import app.spoton.tablet.settings.SettingsViewModel
import app.spoton.tablet.shell.Place
import app.spoton.tablet.shell.ShellViewModel
import app.spoton.tablet.table.TableViewModel
import app.spoton.tablet.ui.eyes.CameraModels
import app.spoton.tablet.ui.eyes.CameraRoute
import app.spoton.tablet.ui.eyes.eyesSlot
import app.spoton.tablet.ui.table.TableRoute
import app.spoton.tablet.ui.theme.SpotOnTheme

/** Fills the activity with the app. */
fun show(activity: ComponentActivity, shell: ShellViewModel, models: Models) {
    activity.setContent { SpotOn(shell, models) }
}

/** The view models of the screens. */
class Models(
    val table: TableViewModel, val eyes: EyesViewModel, val camera: CameraModels, val settings: SettingsViewModel,
)

@Composable
private fun SpotOn(shell: ShellViewModel, models: Models) {
    val state = shell.state().asState().value ?: return
    SpotOnTheme(dark = state.appearance.isDark(isSystemInDarkTheme())) {
        Shell(state.place, onGo = shell::go, onBack = shell::back) { place ->
            when (place) {
                Place.TABLE -> TableRoute(models.table, eyesSlot(models.eyes))
                Place.TRAINER -> TrainerScreen()
                Place.HISTORY -> HistoryScreen()
                Place.SETTINGS -> SettingsRoute(models.settings, shell::go)
                Place.LICENCES -> LicencesScreen(onBack = shell::back)
                Place.CAMERA -> {
                    val seats = models.table.state().asState().value?.setup()?.seats() ?: return@Shell
                    CameraRoute(models.camera, seats, shell::back)
                }
            }
        }
    }
}

@Composable
private fun SettingsRoute(settings: SettingsViewModel, onGo: (Place) -> Unit) {
    val state = settings.state().asState().value ?: return
    SettingsScreen(
        state, settings::choose, onCamera = { onGo(Place.CAMERA) }, onLicences = { onGo(Place.LICENCES) },
    )
}
