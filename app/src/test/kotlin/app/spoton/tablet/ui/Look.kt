package app.spoton.tablet.ui

import androidx.compose.runtime.Composable
import app.spoton.tablet.eyes.EyesMoments
import app.spoton.tablet.history.HistoryMoments
import app.spoton.tablet.settings.Appearance
import app.spoton.tablet.settings.SettingsState
import app.spoton.tablet.shell.Place
import app.spoton.tablet.ui.eyes.CameraScreen
import app.spoton.tablet.ui.eyes.CameraTaps
import app.spoton.tablet.ui.history.HistoryLook
import app.spoton.tablet.ui.history.HistoryScreen
import app.spoton.tablet.ui.house.HouseMoments
import app.spoton.tablet.ui.house.HouseScreen
import app.spoton.tablet.ui.table.TableMoments
import app.spoton.tablet.ui.table.TableScreen
import app.spoton.tablet.ui.theme.SpotOnTheme
import app.spoton.tablet.ui.trainer.TrainerMoments
import app.spoton.tablet.ui.trainer.TrainerScreen

/** A place in the shell as the app shows it, with a state that does not change from one version to the next. */
@Composable
internal fun Look(place: Place, dark: Boolean) {
    SpotOnTheme(dark) {
        Shell(place, onGo = {}, onBack = {}) {
            when (it) {
                Place.TABLE -> TableScreen(TableMoments.wagers, TableMoments.taps)
                Place.TRAINER -> TrainerScreen(TrainerMoments.home, TrainerMoments.taps)
                Place.HISTORY -> HistoryScreen(HistoryMoments.rounds(), HistoryLook.taps)
                Place.SETTINGS -> {
                    val appearance = if (dark) Appearance.DARK else Appearance.LIGHT
                    SettingsScreen(SettingsState(appearance, false, "1.0"), onAppearance = {}, onLicences = {})
                }
                Place.HOUSE -> HouseScreen(HouseMoments.open, HouseMoments.people, HouseMoments.taps)
                Place.LICENCES -> LicencesScreen(onBack = {})
                Place.CAMERA -> CameraScreen(EyesMoments.camera(), CameraTaps(), onBack = {})
            }
        }
    }
}
