package app.spoton.tablet.app

import app.spoton.tablet.designsystem.ScreenVariant
import com.dropbox.differ.SimpleImageComparator
import com.github.takahirom.roborazzi.RoborazziOptions
import com.github.takahirom.roborazzi.captureRoboImage
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.GraphicsMode

/**
 * Every screen as it looked when somebody last looked at it. `./gradlew recordRoborazziDebug` writes the pictures anew;
 * look at them before committing.
 */
@RunWith(ParameterizedRobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class ShellScreenshotTest(private val place: AppSection, private val size: Size, private val look: String) {
    enum class Size(val qualifiers: String) {
        WIDE("w1280dp-h800dp-land-mdpi"),
        TALL("w800dp-h1280dp-port-mdpi"),
        SMALL("w600dp-h960dp-port-mdpi"),
    }

    /** Another machine may round the edges of letters differently: a shade that the eye misses, in few places. */
    private val tolerance = RoborazziOptions(
        compareOptions = RoborazziOptions.CompareOptions(
            changeThreshold = 0.001f,
            imageComparator = SimpleImageComparator(maxDistance = 0.02f),
        ),
    )

    @Test
    fun looksAsItDid() {
        RuntimeEnvironment.setQualifiers(size.qualifiers)
        RuntimeEnvironment.setFontScale(if (look.endsWith("200")) 2f else 1f)
        val name = "${place.name.lowercase()}-${size.name.lowercase()}-$look"
        captureRoboImage("src/test/screenshots/$name.png", tolerance) { ScreenVariant(place, dark = look.startsWith("dark")) }
    }

    companion object {
        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} {2}")
        fun pictures(): List<Array<Any>> {
            val everyScreen = AppSection.entries.flatMap { place ->
                listOf("dark", "light", "dark-200").map { arrayOf<Any>(place, Size.WIDE, it) }
            }
            val otherSizes = listOf(Size.TALL, Size.SMALL).flatMap { size ->
                listOf(AppSection.TABLE, AppSection.SETTINGS).flatMap { place ->
                    listOf("dark", "light-200").map { arrayOf<Any>(place, size, it) }
                }
            }
            return everyScreen + otherSizes
        }
    }
}
