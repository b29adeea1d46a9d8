package app.spoton.tablet.app

import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import app.spoton.engine.catalog.Catalog
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.app.navigation.AppViewModel
import app.spoton.tablet.app.navigation.staffGate
import app.spoton.tablet.designsystem.LocalCatalog
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.devicecheck.DeviceCheckOffer
import app.spoton.tablet.devicecheck.DeviceCheckViewModel
import app.spoton.tablet.devicecheck.ui.DeviceCheckOfferDialog
import app.spoton.tablet.devicecheck.ui.DeviceCheckRoute
import app.spoton.tablet.handbook.HandbookViewModel
import app.spoton.tablet.handbook.ui.HandbookRoute
import app.spoton.tablet.history.lastround.LastRoundViewModel
import app.spoton.tablet.history.ui.HistoryModels
import app.spoton.tablet.history.ui.HistoryRoute
import app.spoton.tablet.history.ui.LastRoundDialog
import app.spoton.tablet.people.PeopleViewModel
import app.spoton.tablet.settings.SettingsViewModel
import app.spoton.tablet.settings.ui.LicensesScreen
import app.spoton.tablet.settings.ui.SettingsScreen
import app.spoton.tablet.setup.form.SetupViewModel
import app.spoton.tablet.setup.ui.SetupRoute
import app.spoton.tablet.storage.StorageFailures
import app.spoton.tablet.table.TableViewModel
import app.spoton.tablet.table.ui.TableRoute
import app.spoton.tablet.tablecamera.TableCameraViewModel
import app.spoton.tablet.tablecamera.settings.CameraModels
import app.spoton.tablet.tablecamera.settings.CameraSettingsEntry
import app.spoton.tablet.tablecamera.settings.CameraSettingsRoute
import app.spoton.tablet.tablecamera.tableCameraSlot
import app.spoton.tablet.trainer.TrainerViewModel
import app.spoton.tablet.trainer.ui.TrainerRoute
import java.util.function.Supplier

/** Fills the activity with the app. */
fun show(activity: ComponentActivity, shell: AppViewModel, models: ScreenModels) {
    activity.setContent { SpotOn(shell, models) }
}

/** The view models of the screens; those behind a supplier are created on first use. */
class ScreenModels(
    val catalog: Catalog,
    val failures: StorageFailures,
    val dealing: DealingModels,
    val learning: LearningModels,
    val history: Supplier<HistoryModels>,
    val house: HouseModels,
    val device: DeviceModels,
)

/** For the dealer at the table. */
class DealingModels(
    val table: TableViewModel,
    val camera: TableCameraViewModel,
    val people: PeopleViewModel,
    val lastRound: Supplier<LastRoundViewModel>,
)

/** For trainees and for looking up rules. */
class LearningModels(val trainer: Supplier<TrainerViewModel>, val handbook: Supplier<HandbookViewModel>)

/** What a supervisor sets. */
class HouseModels(val setup: SetupViewModel, val camera: CameraModels, val settings: SettingsViewModel)

/** The check of a new tablet. */
class DeviceModels(val check: Supplier<DeviceCheckViewModel>, val offer: DeviceCheckOffer)

@Composable
private fun SpotOn(shell: AppViewModel, models: ScreenModels) {
    val state = shell.state().asState().value ?: return
    SpotOnTheme(dark = state.appearance.isDark(isSystemInDarkTheme())) {
        CompositionLocalProvider(LocalCatalog provides models.catalog) {
            AppShell(state.place, onGo = shell::go, onBack = shell::back) { place ->
                Column {
                    StorageFailureBanner(models.failures)
                    Box(Modifier.weight(1f)) { if (!staffGate(place, models.dealing.people)) SectionContent(place, shell, models) }
                }
            }
        }
        DeviceCheckOfferDialog(models.device.offer) { shell.go(AppSection.DEVICE_CHECK) }
    }
}

@Composable
private fun SectionContent(place: AppSection, shell: AppViewModel, models: ScreenModels) {
    when (place) {
        AppSection.TABLE -> TableRoute(models.dealing.table, models.dealing.people, tableCameraSlot(models.dealing.camera)) { table, dealer, onClose ->
            LastRoundDialog(models.dealing.lastRound.get(), table, dealer, onClose)
        }
        AppSection.TRAINER -> TrainerRoute(models.learning.trainer.get())
        AppSection.HANDBOOK -> HandbookRoute(models.learning.handbook.get(), models.dealing.table.state().asState().value?.table()?.orNull()?.setup())
        AppSection.HISTORY -> HistoryRoute(models.history.get(), models.dealing.people)
        AppSection.SETTINGS -> SettingsRoute(models.house.settings, shell)
        AppSection.TABLE_SETUP -> SetupRoute(models.house.setup, models.dealing.people, onBack = shell::back) {
            val supervisor = models.house.setup.state().asState().value?.supervisor()?.orElse("").orEmpty()
            CameraSettingsEntry(models.house.camera.camera, supervisor) { shell.go(AppSection.CAMERA) }
        }
        AppSection.CAMERA -> CameraSettingsRoute(models.house.camera, onBack = shell::back)
        AppSection.DEVICE_CHECK -> DeviceCheckRoute(models.device.check.get(), onBack = shell::back)
        AppSection.LICENSES -> LicensesScreen(onBack = shell::back)
    }
}

@Composable
private fun SettingsRoute(settings: SettingsViewModel, shell: AppViewModel) {
    val state = settings.state().asState().value ?: return
    SettingsScreen(
        state, onAppearance = settings::setAppearance, onLicenses = { shell.go(AppSection.LICENSES) },
        onTableSetup = { shell.go(AppSection.TABLE_SETUP) }, onCallOuts = settings::setCallOuts,
        onDeviceCheck = { shell.go(AppSection.DEVICE_CHECK) },
    )
}
