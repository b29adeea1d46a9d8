package app.spoton.tablet.setup.ui

import androidx.compose.runtime.Composable
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.ScreenLook
import app.spoton.tablet.designsystem.ScreenSize
import app.spoton.tablet.designsystem.Screenshots
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.people.ui.SignInScreen
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** Signing in and the house's settings, as somebody last saw and approved them. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class SetupScreenshotTest(private val moment: String, private val size: ScreenSize, private val look: ScreenLook) {
    @Test
    fun everyPictureMatchesItsScreenshot() {
        Screenshots.compare("setup-$moment", size, look) { dark ->
            SpotOnTheme(dark) { AppShell(place(), onGo = {}, onBack = {}) { Moments.getValue(moment)() } }
        }
    }

    private fun place(): AppSection = if (moment == "sign-in") AppSection.TABLE else AppSection.TABLE_SETUP

    companion object {
        private val Moments = mapOf<String, @Composable () -> Unit>(
            "sign-in" to { SignInScreen(SetupStates.people, { _, _ -> }, {}) },
            "first" to { SetupScreen(SetupStates.closed, SetupStates.nobody, SetupStates.taps) },
            "wagers" to { SetupScreen(SetupStates.wrong, SetupStates.people, SetupStates.taps) },
            "paytables" to { SetupScreen(SetupStates.compared, SetupStates.people, SetupStates.taps) },
            "progressive" to { SetupScreen(SetupStates.first, SetupStates.people, SetupStates.taps) },
        )

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} {2}")
        fun pictures(): List<Array<Any>> =
            listOf(
                arrayOf("sign-in", ScreenSize.WIDE, ScreenLook.DARK), arrayOf("sign-in", ScreenSize.SMALL, ScreenLook.LIGHT),
                arrayOf("sign-in", ScreenSize.WIDE, ScreenLook.DARK_200), arrayOf("first", ScreenSize.WIDE, ScreenLook.DARK),
                arrayOf("wagers", ScreenSize.WIDE, ScreenLook.DARK), arrayOf("paytables", ScreenSize.TALL, ScreenLook.LIGHT),
                arrayOf("progressive", ScreenSize.WIDE, ScreenLook.DARK_200),
            )
    }
}
