package app.spoton.tablet.tablecamera

import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.tablecamera.enrollment.EnrollmentActions
import app.spoton.tablet.tablecamera.enrollment.EnrollmentScreen
import app.spoton.tablet.tablecamera.settings.CameraSettingsActions
import app.spoton.tablet.tablecamera.settings.CameraSettingsScreen
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h1280dp-mdpi")
class DeckVersionsOnScreenTest {
    @get:Rule
    val rule = createComposeRule()

    @Test
    fun oneTapOnADecksRowGoesBackToTheVersionBefore() {
        val used = mutableListOf<Pair<String, Int>>()
        val taps = CameraSettingsActions(useVersion = { deck, version -> used += deck to version })
        rule.setContent { SpotOnTheme(false) { CameraSettingsScreen(TableCameraStates.camera(), taps, onBack = {}) } }
        rule.onAllNodesWithTag("version-1-Aviator").assertCountEquals(0)
        rule.onNodeWithTag("version-1-Bee, red").performClick()
        assertEquals(listOf("Bee, red" to 1), used)
    }

    @Test
    fun aNewVersionThatFailsItsCheckCannotBeSaved() {
        rule.setContent { SpotOnTheme(false) { EnrollmentScreen(TableCameraStates.refused(), EnrollmentActions(), null, onDone = {}) } }
        rule.onNodeWithTag("keep-deck").assertIsNotEnabled()
    }
}
