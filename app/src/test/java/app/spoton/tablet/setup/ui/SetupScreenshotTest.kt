package app.spoton.tablet.setup.ui

import androidx.compose.runtime.Composable
import app.spoton.tablet.app.AppSection
import app.spoton.tablet.app.AppShell
import app.spoton.tablet.designsystem.ScreenLook
import app.spoton.tablet.designsystem.ScreenSize
import app.spoton.tablet.designsystem.Screenshots
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.people.PeopleUiState
import app.spoton.tablet.people.PinResult
import app.spoton.tablet.people.ui.SignInScreen
import app.spoton.tablet.setup.form.SetupPage
import java.time.Duration
import java.util.Optional
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.annotation.GraphicsMode

/** Signing in and the house's settings, as somebody last saw and approved them. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class SetupScreenshotTest(private val moment: String, private val size: ScreenSize, private val look: ScreenLook) {
    @Test
    fun looksAsItDid() {
        Screenshots.compare("setup-$moment", size, look) { dark ->
            SpotOnTheme(dark) { AppShell(place(), onGo = {}, onBack = {}) { Moments.getValue(moment)() } }
        }
    }

    private fun place(): AppSection = if (moment == "sign-in" || moment == "wrong-pin") AppSection.TABLE else AppSection.HOUSE

    companion object {
        private val waiting = PeopleUiState(
            SetupStates.people.people(), Optional.empty(), Optional.of("Table 4"),
            Optional.of(PinResult.Wrong(Duration.ofSeconds(15))), Optional.empty(), false, PeopleUiState.Access.OPEN,
        )

        private val Moments = mapOf<String, @Composable () -> Unit>(
            "sign-in" to { SignInScreen(SetupStates.people, { _, _ -> }, {}) },
            "wrong-pin" to { SignInScreen(waiting, { _, _ -> }, {}) },
            "first" to { SetupScreen(SetupStates.closed, SetupStates.nobody, SetupStates.taps) },
            "closed" to { SetupScreen(SetupStates.closed, SetupStates.people, SetupStates.taps) },
            "wagers" to { SetupScreen(SetupStates.wrong, SetupStates.people, SetupStates.taps) },
            "paytables" to { SetupScreen(SetupStates.compared, SetupStates.people, SetupStates.taps) },
            "illegible" to { SetupScreen(SetupStates.illegible, SetupStates.people, SetupStates.taps) },
            "progressive" to { SetupScreen(SetupStates.first, SetupStates.people, SetupStates.taps) },
            "meters" to { SetupScreen(SetupStates.page(SetupPage.PROGRESSIVE), SetupStates.people, SetupStates.taps) },
            "options" to { SetupScreen(SetupStates.page(SetupPage.OPTIONS), SetupStates.people, SetupStates.taps) },
            "people" to { SetupScreen(SetupStates.page(SetupPage.PEOPLE), SetupStates.people, SetupStates.taps) },
            "unsaved" to { UnsavedPage(SetupStates.unsaved, {}, {}, {}) },
        )

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} {2}")
        fun pictures(): List<Array<Any>> =
            Moments.keys.map { arrayOf<Any>(it, ScreenSize.WIDE, ScreenLook.DARK) } + listOf(
                arrayOf<Any>("sign-in", ScreenSize.SMALL, ScreenLook.LIGHT), arrayOf<Any>("sign-in", ScreenSize.WIDE, ScreenLook.DARK_200),
                arrayOf<Any>("wagers", ScreenSize.TALL, ScreenLook.LIGHT), arrayOf<Any>("paytables", ScreenSize.TALL, ScreenLook.LIGHT),
                arrayOf<Any>("progressive", ScreenSize.WIDE, ScreenLook.DARK_200),
            )
    }
}
