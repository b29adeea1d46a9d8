package app.spoton.tablet.trainer.ui

import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.ScreenLook
import app.spoton.tablet.designsystem.ScreenLook.DARK
import app.spoton.tablet.designsystem.ScreenLook.DARK_200
import app.spoton.tablet.designsystem.ScreenLook.LIGHT
import app.spoton.tablet.designsystem.ScreenLook.LIGHT_200
import app.spoton.tablet.designsystem.ScreenSize
import app.spoton.tablet.designsystem.ScreenSize.SMALL
import app.spoton.tablet.designsystem.ScreenSize.WIDE
import app.spoton.tablet.designsystem.Screenshots
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** Each page of the trainer once in dark and once in light, the crowded ones also small and with large text. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class TrainerScreenshotTest(private val name: String, private val size: ScreenSize, private val look: ScreenLook) {
    @Test
    fun everyPictureMatchesItsScreenshot() {
        val state = TrainerStates.all.getValue(name)()
        Screenshots.compare("trainer-$name", size, look) { dark ->
            SpotOnTheme(dark) {
                AppShell(AppSection.TRAINER, onGo = {}, onBack = {}) { TrainerScreen(state, TrainerStates.taps) }
            }
        }
    }

    companion object {
        /** The home page is among the shell's own screenshots. */
        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} {2}")
        fun pictures(): List<Array<Any>> = listOf(
            picture("home-exam", WIDE, DARK),
            picture("home-chosen", SMALL, LIGHT),
            picture("name-hand", WIDE, DARK),
            picture("correct", WIDE, LIGHT),
            picture("incorrect", WIDE, DARK),
            picture("incorrect", WIDE, DARK_200),
            picture("incorrect", SMALL, LIGHT),
            picture("pick", WIDE, LIGHT),
            picture("reading", WIDE, DARK),
            picture("reading", SMALL, LIGHT),
            picture("split", WIDE, DARK),
            picture("draw", WIDE, LIGHT),
            picture("amount", WIDE, DARK),
            picture("envy", WIDE, LIGHT),
            picture("order-incorrect", WIDE, DARK),
            picture("settle-seat", WIDE, DARK),
            picture("settle-seat", SMALL, LIGHT_200),
            picture("ruling", SMALL, LIGHT_200),
            picture("settle-table", WIDE, DARK),
            picture("table-incorrect", SMALL, LIGHT),
            picture("challenge", WIDE, DARK),
            picture("challenge-result", WIDE, LIGHT),
            picture("exam-start", WIDE, DARK),
            picture("exam-start", SMALL, LIGHT_200),
            picture("next-step", WIDE, DARK),
            picture("steps-incorrect", WIDE, LIGHT),
            picture("exam-passed", WIDE, DARK),
            picture("progress", WIDE, DARK),
            picture("progress", SMALL, DARK_200),
            picture("trainees", WIDE, DARK),
            picture("paytables", WIDE, LIGHT),
        )

        private fun picture(name: String, size: ScreenSize, look: ScreenLook) = arrayOf<Any>(name, size, look)
    }
}
