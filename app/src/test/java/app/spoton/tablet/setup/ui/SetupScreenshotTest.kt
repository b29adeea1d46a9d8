package app.spoton.tablet.setup.ui

import androidx.compose.runtime.Composable
import app.spoton.tablet.app.AppSection
import app.spoton.tablet.app.AppShell
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.people.PeopleUiState
import app.spoton.tablet.people.PinResult
import app.spoton.tablet.people.ui.SignInScreen
import com.dropbox.differ.SimpleImageComparator
import com.github.takahirom.roborazzi.RoborazziOptions
import com.github.takahirom.roborazzi.captureRoboImage
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
class SetupScreenshotTest(private val moment: String, private val screen: String, private val dark: Boolean) {
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
        val name = "setup-$moment-$screen-" + if (dark) "dark" else "light"
        captureRoboImage("src/test/screenshots/$name.png", tolerance) {
            SpotOnTheme(dark) { AppShell(place(), onGo = {}, onBack = {}) { Moments.getValue(moment)() } }
        }
    }

    private fun place(): AppSection = if (moment == "sign-in" || moment == "wrong-pin") AppSection.TABLE else AppSection.HOUSE

    companion object {
        private val Screens = mapOf(
            "wide" to "w1280dp-h800dp-land-mdpi",
            "wide200" to "w1280dp-h800dp-land-mdpi",
            "small" to "w600dp-h960dp-port-mdpi",
            "long" to "w1280dp-h2400dp-port-mdpi",
        )

        private val waiting = PeopleUiState(
            SetupStates.people.people(), Optional.empty(), Optional.of("Table 4"),
            Optional.of(PinResult.Wrong(Duration.ofSeconds(15))), Optional.empty(), false,
        )

        private val Moments = mapOf<String, @Composable () -> Unit>(
            "sign-in" to { SignInScreen(SetupStates.people, { _, _ -> }, {}) },
            "wrong-pin" to { SignInScreen(waiting, { _, _ -> }, {}) },
            "first" to { SetupScreen(SetupStates.closed, SetupStates.nobody, SetupStates.taps) },
            "closed" to { SetupScreen(SetupStates.closed, SetupStates.people, SetupStates.taps) },
            "wrong" to { SetupScreen(SetupStates.wrong, SetupStates.people, SetupStates.taps) },
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
