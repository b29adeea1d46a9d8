package app.spoton.tablet.ui.house

import androidx.compose.runtime.Composable
import app.spoton.tablet.people.Door
import app.spoton.tablet.people.PeopleState
import app.spoton.tablet.shell.Place
import app.spoton.tablet.ui.Shell
import app.spoton.tablet.ui.people.SignInScreen
import app.spoton.tablet.ui.theme.SpotOnTheme
import com.github.takahirom.roborazzi.RoborazziOptions
import com.github.takahirom.roborazzi.captureRoboImage
import com.dropbox.differ.SimpleImageComparator
import java.time.Duration
import java.util.Optional
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.GraphicsMode

/** Signing in and the house's settings, as somebody last saw and approved them. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class HouseScreenshotTest(private val moment: String, private val screen: String, private val dark: Boolean) {
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
        val name = "house-$moment-$screen-" + if (dark) "dark" else "light"
        captureRoboImage("src/test/screenshots/$name.png", tolerance) {
            SpotOnTheme(dark) { Shell(place(), onGo = {}, onBack = {}) { Moments.getValue(moment)() } }
        }
    }

    private fun place(): Place = if (moment == "sign-in" || moment == "wrong-pin") Place.TABLE else Place.HOUSE

    companion object {
        private val Screens = mapOf(
            "wide" to "w1280dp-h800dp-land-mdpi",
            "wide200" to "w1280dp-h800dp-land-mdpi",
            "small" to "w600dp-h960dp-port-mdpi",
            "long" to "w1280dp-h2400dp-port-mdpi",
        )

        private val waiting = PeopleState(
            HouseMoments.people.people(), Optional.empty(), Optional.of("Table 4"),
            Optional.of(Door.Wrong(Duration.ofSeconds(15))), Optional.empty(), false,
        )

        private val Moments = mapOf<String, @Composable () -> Unit>(
            "sign-in" to { SignInScreen(HouseMoments.people, { _, _ -> }, {}) },
            "wrong-pin" to { SignInScreen(waiting, { _, _ -> }, {}) },
            "first" to { HouseScreen(HouseMoments.closed, HouseMoments.nobody, HouseMoments.taps) },
            "closed" to { HouseScreen(HouseMoments.closed, HouseMoments.people, HouseMoments.taps) },
            "wrong" to { HouseScreen(HouseMoments.wrong, HouseMoments.people, HouseMoments.taps) },
        )

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} dark={2}")
        fun pictures(): List<Array<Any>> =
            (Moments.keys - "wrong").map { arrayOf<Any>(it, "wide", true) } + listOf(
                arrayOf<Any>("sign-in", "small", false), arrayOf<Any>("sign-in", "wide200", true),
                arrayOf<Any>("wrong", "long", true), arrayOf<Any>("wrong", "small", false),
            )
    }
}
