package app.spoton.tablet.ui

import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import app.spoton.tablet.eyes.EyesViewModel
import app.spoton.tablet.history.HistoryViewModel
import app.spoton.tablet.people.PeopleViewModel
import app.spoton.tablet.settings.SettingsViewModel
import app.spoton.tablet.shell.Place
import app.spoton.tablet.shell.ShellViewModel
import app.spoton.tablet.table.HouseViewModel
import app.spoton.tablet.table.TableViewModel
import app.spoton.tablet.trainer.TrainerViewModel
import app.spoton.tablet.ui.eyes.CameraDoor
import app.spoton.tablet.ui.eyes.CameraModels
import app.spoton.tablet.ui.eyes.CameraRoute
import app.spoton.tablet.ui.eyes.eyesSlot
import app.spoton.tablet.ui.history.HistoryRoute
import app.spoton.tablet.ui.house.HouseRoute
import app.spoton.tablet.ui.table.TableRoute
import app.spoton.tablet.ui.theme.SpotOnTheme
import app.spoton.tablet.ui.trainer.TrainerRoute
import java.util.function.Supplier

/** Fills the activity with the app. */
fun show(activity: ComponentActivity, shell: ShellViewModel, models: Models) {
    activity.setContent { SpotOn(shell, models) }
}

/** The view models of the screens; the trainer's and History's are made when somebody first goes there. */
class Models(
    val table: TableViewModel,
    val eyes: EyesViewModel,
    val people: PeopleViewModel,
    val trainer: Supplier<TrainerViewModel>,
    val history: Supplier<HistoryViewModel>,
    val settings: SettingsViewModel,
    val house: HouseViewModel,
    val camera: CameraModels,
)

@Composable
private fun SpotOn(shell: ShellViewModel, models: Models) {
    val state = shell.state().asState().value ?: return
    SpotOnTheme(dark = state.appearance.isDark(isSystemInDarkTheme())) {
        Shell(state.place, onGo = shell::go, onBack = shell::back) { place ->
            when (place) {
                Place.TABLE -> TableRoute(models.table, models.people, eyesSlot(models.eyes))
                Place.TRAINER -> TrainerRoute(models.trainer.get())
                Place.HISTORY -> HistoryRoute(models.history.get(), models.people)
                Place.SETTINGS -> SettingsRoute(models.settings, shell)
                Place.HOUSE -> HouseRoute(models.house, models.people, onBack = shell::back) {
                    val supervisor = models.house.state().asState().value?.supervisor()?.orElse("").orEmpty()
                    CameraDoor(models.camera.camera, supervisor) { shell.go(Place.CAMERA) }
                }
                Place.CAMERA -> CameraRoute(models.camera, onBack = shell::back)
                Place.LICENCES -> LicencesScreen(onBack = shell::back)
            }
        }
    }
}

@Composable
private fun SettingsRoute(settings: SettingsViewModel, shell: ShellViewModel) {
    val state = settings.state().asState().value ?: return
    SettingsScreen(
        state, onAppearance = settings::choose, onLicences = { shell.go(Place.LICENCES) },
        onHouse = { shell.go(Place.HOUSE) }, onCallOuts = settings::callOut,
    )
}
