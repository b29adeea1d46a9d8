package app.spoton.tablet.handbook.ui

import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.ScreenLook
import app.spoton.tablet.designsystem.ScreenSize
import app.spoton.tablet.designsystem.Screenshots
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.handbook.HandbookSection
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** The handbook, as somebody last saw and approved it. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class HandbookScreenshotTest(private val page: String, private val size: ScreenSize, private val look: ScreenLook) {
    @Test
    fun everyPictureMatchesItsScreenshot() {
        Screenshots.compare("handbook-$page", size, look) { dark ->
            SpotOnTheme(dark) {
                AppShell(AppSection.HANDBOOK, onGo = {}, onBack = {}) { HandbookScreen(Pages.getValue(page)(), HandbookActions()) }
            }
        }
    }

    companion object {
        private val Pages = mapOf(
            "paytables" to { HandbookStates.compared },
            "hands" to { HandbookStates.of("three-card-fury", HandbookSection.HANDS) },
            "procedure" to { HandbookStates.of("crazy-4-poker", HandbookSection.PROCEDURE) },
        )

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} {2}")
        fun pictures(): List<Array<Any>> = listOf(
            arrayOf("paytables", ScreenSize.WIDE, ScreenLook.DARK), arrayOf("hands", ScreenSize.WIDE, ScreenLook.LIGHT_200),
            arrayOf("procedure", ScreenSize.TALL, ScreenLook.LIGHT),
        )
    }
}
