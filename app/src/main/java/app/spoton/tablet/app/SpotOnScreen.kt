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
fun show(activity: ComponentActivity, shell: AppViewModel, models: Models) {
    activity.setContent { SpotOn(shell, models) }
}

/** The view models of the screens; those of the trainer, the handbook and History are made when somebody first goes there. */
class Models(
    val catalog: Catalog,
    val table: TableViewModel,
    val tableCamera: TableCameraViewModel,
    val people: PeopleViewModel,
    val trainer: Supplier<TrainerViewModel>,
    val handbook: Supplier<HandbookViewModel>,
    val history: Supplier<HistoryModels>,
    val lastRound: Supplier<LastRoundViewModel>,
    val settings: SettingsViewModel,
    val house: SetupViewModel,
    val camera: CameraModels,
    val deviceCheck: Supplier<DeviceCheckViewModel>,
    val deviceCheckOffer: DeviceCheckOffer,
    val failures: StorageFailures,
)

@Composable
private fun SpotOn(shell: AppViewModel, models: Models) {
    val state = shell.state().asState().value ?: return
    SpotOnTheme(dark = state.appearance.isDark(isSystemInDarkTheme())) {
        CompositionLocalProvider(LocalCatalog provides models.catalog) {
            AppShell(state.place, onGo = shell::go, onBack = shell::back) { place ->
                Column {
                    StorageFailureBanner(models.failures)
                    Box(Modifier.weight(1f)) { if (!staffGate(place, models.people)) SectionContent(place, shell, models) }
                }
            }
        }
        DeviceCheckOfferDialog(models.deviceCheckOffer) { shell.go(AppSection.DEVICE_CHECK) }
    }
}

@Composable
private fun SectionContent(place: AppSection, shell: AppViewModel, models: Models) {
    when (place) {
        AppSection.TABLE -> TableRoute(models.table, models.people, tableCameraSlot(models.tableCamera)) { table, dealer, onClose ->
            LastRoundDialog(models.lastRound.get(), table, dealer, onClose)
        }
        AppSection.TRAINER -> TrainerRoute(models.trainer.get())
        AppSection.HANDBOOK -> HandbookRoute(models.handbook.get(), models.table.state().asState().value?.setup())
        AppSection.HISTORY -> HistoryRoute(models.history.get(), models.people)
        AppSection.SETTINGS -> SettingsRoute(models.settings, shell)
        AppSection.TABLE_SETUP -> SetupRoute(models.house, models.people, onBack = shell::back) {
            val supervisor = models.house.state().asState().value?.supervisor()?.orElse("").orEmpty()
            CameraSettingsEntry(models.camera.camera, supervisor) { shell.go(AppSection.CAMERA) }
        }
        AppSection.CAMERA -> CameraSettingsRoute(models.camera, onBack = shell::back)
        AppSection.DEVICE_CHECK -> DeviceCheckRoute(models.deviceCheck.get(), onBack = shell::back)
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
