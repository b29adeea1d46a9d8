package app.spoton.tablet.ui.eyes

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import app.spoton.camera.device.CameraProblem
import app.spoton.tablet.eyes.CardSource
import app.spoton.tablet.eyes.EyesMoments
import app.spoton.tablet.eyes.EyesState
import app.spoton.tablet.eyes.Obstacle
import app.spoton.tablet.eyes.Watching
import app.spoton.tablet.shell.Place
import app.spoton.tablet.ui.Shell
import app.spoton.tablet.ui.table.TableMoments
import app.spoton.tablet.ui.table.TableScreen
import app.spoton.tablet.ui.theme.SpotOnTheme
import com.dropbox.differ.SimpleImageComparator
import com.github.takahirom.roborazzi.RoborazziOptions
import com.github.takahirom.roborazzi.captureRoboImage
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.GraphicsMode

/** The camera at the table and on its own pages, as somebody last saw and approved it. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class EyesScreenshotTest(private val moment: String, private val screen: String, private val dark: Boolean) {
    private val tolerance = RoborazziOptions(
        compareOptions = RoborazziOptions.CompareOptions(
            changeThreshold = 0.001f,
            imageComparator = SimpleImageComparator(maxDistance = 0.02f),
        ),
    )

    @Test
    fun looksAsItDid() {
        RuntimeEnvironment.setQualifiers(Screens.getValue(screen))
        RuntimeEnvironment.setFontScale(if (screen.endsWith("200")) 2f else 1f)
        val name = "eyes-$moment-$screen-" + if (dark) "dark" else "light"
        val place = if (moment in AtTable) Place.TABLE else Place.CAMERA
        val state = AtTable[moment]?.invoke()
        captureRoboImage("src/test/screenshots/$name.png", tolerance) {
            SpotOnTheme(dark) {
                Shell(place, onGo = {}, onBack = {}) {
                    if (state != null) AtTheTable(state) else OnItsOwnPage.getValue(moment)()
                }
            }
        }
    }

    @Composable
    private fun AtTheTable(state: EyesState) {
        val slot = slot(state, EyesTaps()) { Box(it.background(Color(0xFF3C5A46))) }
        TableScreen(if (moment == "ready") TableMoments.ready else TableMoments.cards, TableMoments.taps, slot)
    }

    companion object {
        private val Screens = mapOf(
            "wide" to "w1280dp-h800dp-land-mdpi",
            "wide200" to "w1280dp-h800dp-land-mdpi",
            "tall" to "w800dp-h1280dp-port-mdpi",
            "small" to "w600dp-h960dp-port-mdpi",
        )

        private val AtTable = mapOf<String, () -> EyesState>(
            "demonstration" to { EyesMoments.idle(CardSource.DEMONSTRATION) },
            "ready" to { EyesMoments.read(TableMoments.ready, false) },
            "remark" to { EyesMoments.read(TableMoments.cards, true) },
            "later" to { EyesMoments.read(TableMoments.cards, false) },
            "hands" to { EyesMoments.watching(Watching.HANDS) },
            "reading" to { EyesMoments.watching(Watching.READING) },
            "question" to { EyesMoments.asking() },
            "permission" to { EyesMoments.with(Obstacle.PERMISSION) },
            "unregistered" to { EyesMoments.with(Obstacle.REGISTRATION) },
            "moved" to { EyesMoments.with(Obstacle.MOVED) },
            "denied" to { EyesMoments.with(CameraProblem.PERMISSION_DENIED) },
            "taken-away" to { EyesMoments.with(CameraProblem.TAKEN_AWAY) },
            "no-camera" to { EyesMoments.with(CameraProblem.NO_CAMERA) },
            "dark" to { EyesMoments.with(CameraProblem.LOW_LIGHT) },
        )

        private val OnItsOwnPage = mapOf<String, @Composable () -> Unit>(
            "camera-trouble" to { CameraScreen(EyesMoments.cameraWithTrouble(), CameraTaps(), onBack = {}) },
            "register" to { RegistrationScreen(EyesMoments.registration(), RegistrationTaps(), null, onDone = {}) },
            "register-marking" to { RegistrationScreen(EyesMoments.marking(), RegistrationTaps(), null, onDone = {}) },
            "register-proposed" to {
                RegistrationScreen(EyesMoments.proposed(), RegistrationTaps(), null, onDone = {})
            },
            "register-wrong" to { RegistrationScreen(EyesMoments.crossed(), RegistrationTaps(), null, onDone = {}) },
            "register-kept" to { RegistrationScreen(EyesMoments.kept(), RegistrationTaps(), null, onDone = {}) },
            "register-plain" to { RegistrationScreen(EyesMoments.keptPlain(), RegistrationTaps(), null, onDone = {}) },
            "enrol-name" to { EnrolmentScreen(EyesMoments.enrolment(), EnrolmentTaps(), null, onDone = {}) },
            "enrol-grid" to { EnrolmentScreen(EyesMoments.grid(), EnrolmentTaps(), null, onDone = {}) },
            "enrol-card" to { EnrolmentScreen(EyesMoments.card(), EnrolmentTaps(), null, onDone = {}) },
            "enrol-check" to { EnrolmentScreen(EyesMoments.check(), EnrolmentTaps(), null, onDone = {}) },
        )

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} dark={2}")
        fun pictures(): List<Array<Any>> =
            (AtTable.keys + OnItsOwnPage.keys).map { arrayOf<Any>(it, "wide", true) } +
                listOf("question", "register-proposed", "enrol-check").flatMap {
                    listOf(
                        arrayOf<Any>(it, "wide", false), arrayOf<Any>(it, "small", false),
                        arrayOf<Any>(it, "wide200", true),
                    )
                } + listOf("demonstration", "taken-away", "moved", "register-marking").flatMap {
                    listOf(arrayOf<Any>(it, "small", false), arrayOf<Any>(it, "wide200", true))
                }
    }
}
