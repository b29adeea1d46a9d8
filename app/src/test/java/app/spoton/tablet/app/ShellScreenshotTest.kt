package app.spoton.tablet.app

import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.designsystem.ScreenLook
import app.spoton.tablet.designsystem.ScreenSize
import app.spoton.tablet.designsystem.ScreenVariant
import app.spoton.tablet.designsystem.Screenshots
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** Every section in the shell around it. The features have screenshots of their own. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class ShellScreenshotTest(private val section: AppSection, private val size: ScreenSize, private val look: ScreenLook) {
    @Test
    fun sectionMatchesItsScreenshot() {
        Screenshots.compare(section.name.lowercase(), size, look) { dark -> ScreenVariant(section, dark) }
    }

    companion object {
        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} {2}")
        fun screenshots(): List<Array<Any>> =
            AppSection.entries.map { arrayOf<Any>(it, ScreenSize.WIDE, ScreenLook.DARK) } + listOf(
                arrayOf(AppSection.TABLE, ScreenSize.WIDE, ScreenLook.LIGHT),
                arrayOf(AppSection.TABLE, ScreenSize.SMALL, ScreenLook.LIGHT_200),
                arrayOf(AppSection.DEVICE_CHECK, ScreenSize.TALL, ScreenLook.LIGHT_200),
                arrayOf(AppSection.SETTINGS, ScreenSize.WIDE, ScreenLook.DARK_200),
                arrayOf(AppSection.SETTINGS, ScreenSize.TALL, ScreenLook.LIGHT_200),
                arrayOf(AppSection.SETTINGS, ScreenSize.SMALL, ScreenLook.DARK),
            )
    }
}
