package app.spoton.tablet.handbook.ui

import app.spoton.tablet.app.AppSection
import app.spoton.tablet.app.AppShell
import app.spoton.tablet.designsystem.ScreenLook
import app.spoton.tablet.designsystem.ScreenSize
import app.spoton.tablet.designsystem.Screenshots
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.handbook.HandbookSection
import com.github.takahirom.roborazzi.captureRoboImage
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.GraphicsMode
import androidx.test.ext.junit.runners.AndroidJUnit4

@RunWith(AndroidJUnit4::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class HandbookLookTest {
    @Test
    fun look() {
        val all = listOf(
            Triple(ScreenSize.WIDE, ScreenLook.DARK, "a"), Triple(ScreenSize.TALL, ScreenLook.LIGHT, "b"),
            Triple(ScreenSize.WIDE, ScreenLook.LIGHT_200, "c"),
        )
        for ((size, look, name) in all) {
            for (section in HandbookSection.entries) {
                val id = listOf("four-card-poker", "three-card-fury", "crazy-4-poker", "four-card-split")[section.ordinal % 4]
                Screenshots.setUpTablet(size, look)
                captureRoboImage("/tmp/look/handbook-${section.id()}-$name.png") {
                    SpotOnTheme(look.isDark) {
                        AppShell(AppSection.HANDBOOK, onGo = {}, onBack = {}) {
                            HandbookScreen(HandbookStates.of(id, section), HandbookActions())
                        }
                    }
                }
            }
        }
        Screenshots.setUpTablet(ScreenSize.WIDE, ScreenLook.DARK)
        captureRoboImage("/tmp/look/handbook-search-a.png") {
            SpotOnTheme(true) {
                AppShell(AppSection.HANDBOOK, onGo = {}, onBack = {}) {
                    HandbookScreen(HandbookStates.of("crazy-4-poker", HandbookSection.HANDS, "supervisor key"), HandbookActions())
                }
            }
        }
    }
}
