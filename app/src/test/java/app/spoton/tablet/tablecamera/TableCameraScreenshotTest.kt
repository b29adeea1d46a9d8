package app.spoton.tablet.tablecamera

import androidx.activity.ComponentActivity
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onRoot
import app.spoton.camera.device.CameraProblem
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.ScreenLook
import app.spoton.tablet.designsystem.ScreenSize
import app.spoton.tablet.designsystem.Screenshots
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.table.ui.TableScreen
import app.spoton.tablet.table.ui.TableStates
import app.spoton.tablet.tablecamera.enrollment.EnrollmentActions
import app.spoton.tablet.tablecamera.enrollment.EnrollmentScreen
import app.spoton.tablet.tablecamera.registration.RegistrationActions
import app.spoton.tablet.tablecamera.registration.RegistrationScreen
import app.spoton.tablet.tablecamera.settings.CameraSettingsActions
import app.spoton.tablet.tablecamera.settings.CameraSettingsScreen
import app.spoton.tablet.tablecamera.source.CameraObstacle
import app.spoton.tablet.tablecamera.source.CameraStatus
import app.spoton.tablet.tablecamera.spots.SpotMarkingActions
import app.spoton.tablet.tablecamera.spots.SpotMarkingScreen
import app.spoton.tablet.tablecamera.storage.CardSourceKind
import com.github.takahirom.roborazzi.captureRoboImage
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** The camera at the table and on its own pages, as somebody last saw and approved it. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class TableCameraScreenshotTest(private val moment: String, private val size: ScreenSize, private val look: ScreenLook) {
    /** A picture is taken when nothing moves any more: on a small screen the selected seat is scrolled to first. */
    private val rule = createAndroidComposeRule<ComponentActivity>()

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(Screenshots.tablet(size, look)).around(rule)

    @Test
    fun everyPictureMatchesItsScreenshot() {
        val place = if (moment in AtTable) AppSection.TABLE else AppSection.CAMERA
        val state = AtTable[moment]?.invoke()
        rule.setContent {
            SpotOnTheme(look.isDark) {
                AppShell(place, onGo = {}, onBack = {}) {
                    if (state != null) AtTheTable(state) else OnItsOwnPage.getValue(moment)()
                }
            }
        }
        rule.waitForIdle()
        rule.onRoot().captureRoboImage(Screenshots.file("table-camera-$moment", size, look), roborazziOptions = Screenshots.Tolerance)
    }

    @Composable
    private fun AtTheTable(state: TableCameraUiState) {
        val slot = slot(state, TableCameraActions()) { Box(it.background(Color(0xFF3C5A46))) }
        TableScreen(if (moment == "ready") TableStates.ready else TableStates.cards, TableStates.taps, slot)
    }

    companion object {
        private val AtTable = mapOf<String, () -> TableCameraUiState>(
            "demonstration" to { TableCameraStates.idle(CardSourceKind.DEMONSTRATION) },
            "ready" to { TableCameraStates.read(TableStates.ready, false) },
            "remark" to { TableCameraStates.read(TableStates.cards, true) },
            "later" to { TableCameraStates.read(TableStates.cards, false) },
            "hands" to { TableCameraStates.status(CameraStatus.HANDS) },
            "reading" to { TableCameraStates.status(CameraStatus.READING) },
            "question" to { TableCameraStates.asking() },
            "permission" to { TableCameraStates.with(CameraObstacle.PERMISSION) },
            "unregistered" to { TableCameraStates.with(CameraObstacle.REGISTRATION) },
            "moved" to { TableCameraStates.with(CameraObstacle.MOVED) },
            "denied" to { TableCameraStates.with(CameraProblem.PERMISSION_DENIED) },
            "taken-away" to { TableCameraStates.with(CameraProblem.TAKEN_AWAY) },
            "no-camera" to { TableCameraStates.with(CameraProblem.NO_CAMERA) },
            "dark" to { TableCameraStates.with(CameraProblem.LOW_LIGHT) },
        )

        private val OnItsOwnPage = mapOf<String, @Composable () -> Unit>(
            "camera-trouble" to { CameraSettingsScreen(TableCameraStates.cameraWithTrouble(), CameraSettingsActions(), onBack = {}) },
            "register" to { RegistrationScreen(TableCameraStates.registration(), RegistrationActions(), null, onDone = {}) },
            "register-marking" to { RegistrationScreen(TableCameraStates.marking(), RegistrationActions(), null, onDone = {}) },
            "register-proposed" to {
                RegistrationScreen(TableCameraStates.proposed(), RegistrationActions(), null, onDone = {})
            },
            "register-wrong" to { RegistrationScreen(TableCameraStates.crossed(), RegistrationActions(), null, onDone = {}) },
            "register-kept" to { RegistrationScreen(TableCameraStates.kept(), RegistrationActions(), null, onDone = {}) },
            "register-plain" to { RegistrationScreen(TableCameraStates.keptPlain(), RegistrationActions(), null, onDone = {}) },
            "spots" to { SpotMarkingScreen(TableCameraStates.spots(3), SpotMarkingActions(), onDone = {}) },
            "enroll-name" to { EnrollmentScreen(TableCameraStates.enrollment(), EnrollmentActions(), null, onDone = {}) },
            "enroll-grid" to { EnrollmentScreen(TableCameraStates.grid(), EnrollmentActions(), null, onDone = {}) },
            "enroll-card" to { EnrollmentScreen(TableCameraStates.card(), EnrollmentActions(), null, onDone = {}) },
            "enroll-check" to { EnrollmentScreen(TableCameraStates.check(), EnrollmentActions(), null, onDone = {}) },
        )

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} {2}")
        fun pictures(): List<Array<Any>> =
            (AtTable.keys + OnItsOwnPage.keys - SameButForASentence).map { arrayOf<Any>(it, ScreenSize.WIDE, ScreenLook.DARK) } + listOf(
                arrayOf<Any>("question", ScreenSize.WIDE, ScreenLook.LIGHT),
                arrayOf<Any>("question", ScreenSize.TALL, ScreenLook.LIGHT),
                arrayOf<Any>("question", ScreenSize.TALL, ScreenLook.DARK),
                arrayOf<Any>("question", ScreenSize.SMALL, ScreenLook.LIGHT),
                arrayOf<Any>("question", ScreenSize.WIDE, ScreenLook.DARK_200),
                arrayOf<Any>("register-proposed", ScreenSize.SMALL, ScreenLook.LIGHT),
                arrayOf<Any>("spots", ScreenSize.SMALL, ScreenLook.LIGHT),
                arrayOf<Any>("enroll-check", ScreenSize.WIDE, ScreenLook.DARK_200),
                arrayOf<Any>("demonstration", ScreenSize.SMALL, ScreenLook.LIGHT),
            )

        private val SameButForASentence = setOf(
            "denied", "no-camera", "dark", "hands", "later", "permission", "register-plain", "unregistered",
        )
    }
}
