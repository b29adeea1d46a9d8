package app.spoton.tablet.designsystem

import androidx.compose.runtime.Composable
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.devicecheck.DeviceCheckStates
import app.spoton.tablet.devicecheck.ui.DeviceCheckScreen
import app.spoton.tablet.handbook.ui.HandbookActions
import app.spoton.tablet.handbook.ui.HandbookScreen
import app.spoton.tablet.handbook.ui.HandbookStates
import app.spoton.tablet.history.ui.HistoryStatesOnScreen
import app.spoton.tablet.settings.Appearance
import app.spoton.tablet.settings.SettingsUiState
import app.spoton.tablet.settings.ui.LicensesScreen
import app.spoton.tablet.settings.ui.SettingsScreen
import app.spoton.tablet.setup.ui.SetupScreen
import app.spoton.tablet.setup.ui.SetupStates
import app.spoton.tablet.table.ui.TableScreen
import app.spoton.tablet.table.ui.TableStates
import app.spoton.tablet.tablecamera.TableCameraStates
import app.spoton.tablet.tablecamera.settings.CameraSettingsActions
import app.spoton.tablet.tablecamera.settings.CameraSettingsScreen
import app.spoton.tablet.trainer.ui.TrainerScreen
import app.spoton.tablet.trainer.ui.TrainerStates

/** A place in the shell as the app shows it, with a state that does not change from one version to the next. */
@Composable
internal fun ScreenVariant(place: AppSection, dark: Boolean) {
    SpotOnTheme(dark) {
        AppShell(place, onGo = {}, onBack = {}) {
            when (it) {
                AppSection.TABLE -> TableScreen(TableStates.wagers, TableStates.taps)
                AppSection.TRAINER -> TrainerScreen(TrainerStates.home, TrainerStates.taps)
                AppSection.HANDBOOK -> HandbookScreen(HandbookStates.paytables, HandbookActions())
                AppSection.HISTORY -> HistoryStatesOnScreen.Rounds()
                AppSection.SETTINGS -> {
                    val appearance = if (dark) Appearance.DARK else Appearance.LIGHT
                    SettingsScreen(SettingsUiState(appearance, false, "1.0"), onAppearance = {}, onLicenses = {})
                }
                AppSection.TABLE_SETUP -> SetupScreen(SetupStates.open, SetupStates.people, SetupStates.taps)
                AppSection.DEVICE_CHECK -> DeviceCheckScreen(DeviceCheckStates.someFail(), onRun = {}, onSave = {}, onBack = {})
                AppSection.LICENSES -> LicensesScreen(onBack = {})
                AppSection.CAMERA -> CameraSettingsScreen(TableCameraStates.camera(), CameraSettingsActions(), onBack = {})
            }
        }
    }
}
