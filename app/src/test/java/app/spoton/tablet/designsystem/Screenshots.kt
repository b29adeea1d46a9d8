package app.spoton.tablet.designsystem

import androidx.compose.runtime.Composable
import app.spoton.engine.testing.TestRequirement
import com.dropbox.differ.SimpleImageComparator
import com.github.takahirom.roborazzi.ExperimentalRoborazziApi
import com.github.takahirom.roborazzi.RoborazziOptions
import com.github.takahirom.roborazzi.RoborazziTaskType
import com.github.takahirom.roborazzi.captureRoboImage
import org.junit.rules.TestRule
import org.junit.runners.model.Statement
import org.robolectric.RuntimeEnvironment

/** The tablets that screenshots are taken on. */
enum class ScreenSize(val qualifiers: String) {
    WIDE("w1280dp-h800dp-land-mdpi"),
    TALL("w800dp-h1280dp-port-mdpi"),
    SMALL("w600dp-h960dp-port-mdpi"),
    LOW("w960dp-h600dp-land-mdpi"),
    LONG("w1280dp-h2400dp-port-mdpi"),
}

/** Theme and text size of a screenshot. */
enum class ScreenLook(val isDark: Boolean, val fontScale: Float) {
    DARK(true, 1f),
    LIGHT(false, 1f),
    DARK_200(true, 2f),
    LIGHT_200(false, 2f),
}

/** Screenshots are compared with src/test/screenshots; `./gradlew recordRoborazziDebug` records new ones to look at and commit. */
internal object Screenshots {
    /** Another machine may round the edges of letters differently: a shade that nobody sees, in few places. */
    val Tolerance = RoborazziOptions(
        compareOptions = RoborazziOptions.CompareOptions(
            changeThreshold = 0.001f,
            imageComparator = SimpleImageComparator(maxDistance = 0.02f),
        ),
    )

    /** Where every screenshot is kept: screen, size, theme, and 200 for doubled text, as history-steps-small-light-200.png. */
    fun file(screen: String, size: ScreenSize, look: ScreenLook): String {
        val name = listOf(screen, size.name, look.name).joinToString("-").lowercase().replace('_', '-')
        return "src/test/screenshots/$name.png"
    }

    fun setUpTablet(size: ScreenSize, look: ScreenLook) {
        RuntimeEnvironment.setQualifiers(size.qualifiers)
        RuntimeEnvironment.setFontScale(look.fontScale)
    }

    /** Sets up the tablet before the activity of an inner rule starts. */
    fun tablet(size: ScreenSize, look: ScreenLook): TestRule = TestRule { base, _ ->
        object : Statement() {
            override fun evaluate() {
                setUpTablet(size, look)
                base.evaluate()
            }
        }
    }

    /** Writes a picture for a person to look at, {@code -Pspoton.look=folder}; nothing is compared with it. */
    @OptIn(ExperimentalRoborazziApi::class)
    fun lookAt(name: String, size: ScreenSize, look: ScreenLook, content: @Composable () -> Unit) {
        val folder = System.getProperty("spoton.look")
        TestRequirement.require("writes pictures only to a folder given as spoton.look", folder != null)
        setUpTablet(size, look)
        captureRoboImage("$folder/$name-${size.name}-${look.name}.png".lowercase(), RoborazziOptions(taskType = RoborazziTaskType.Record), content)
    }

    /** @param content the screen, dark or light */
    fun compare(screen: String, size: ScreenSize, look: ScreenLook, content: @Composable (Boolean) -> Unit) {
        setUpTablet(size, look)
        captureRoboImage(file(screen, size, look), Tolerance) { content(look.isDark) }
    }
}
