package app.spoton.tablet.app.navigation

import android.view.View
import androidx.activity.BackEventCompat
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTopPositionInRootIsEqualTo
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.isHeading
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.unit.dp
import androidx.core.graphics.Insets
import androidx.core.view.ViewCompat
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsCompat
import androidx.lifecycle.Lifecycle
import androidx.test.core.app.ActivityScenario
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.tablet.app.MainActivity
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The whole app as a person uses it. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class AppShellTest {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()

    private val scenario: ActivityScenario<MainActivity> get() = rule.activityRule.scenario

    @Before
    fun appearanceIsRead() {
        awaitText(TABLE)
    }

    private fun awaitText(text: String) {
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithText(text).isDisplayed() }
    }

    private fun back() {
        rule.runOnUiThread { rule.activity.onBackPressedDispatcher.onBackPressed() }
        rule.waitForIdle()
    }

    @Test
    fun eachSectionOfTheRailOpensAndIsLit() {
        val sections = mapOf("trainer" to TRAINER, "history" to HISTORY, "settings" to "Appearance", "table" to TABLE)
        sections.forEach { (section, says) ->
            rule.onNodeWithTag("section-$section").assertIsNotSelected().performClick()
            rule.onNodeWithTag("section-$section").assertIsSelected()
            awaitText(says)
        }
    }

    @Test
    fun backReturnsToTheTableAndThenLeaves() {
        rule.onNodeWithTag("section-history").performClick()
        awaitText(HISTORY)
        back()
        awaitText(TABLE)
        assertFalse(rule.activity.isFinishing)
        back()
        assertTrue(rule.activity.isFinishing)
    }

    @Test
    fun backFromThePageOfLicensesReturnsToSettings() {
        rule.onNodeWithTag("section-settings").performClick()
        awaitText("Appearance")
        rule.onNodeWithTag("licenses").performScrollTo().performClick()
        awaitText("OpenCV")
        rule.onNodeWithTag("section-settings").assertIsSelected()
        rule.onNodeWithContentDescription("Back").performClick()
        awaitText("Version")
        rule.onNodeWithTag("licenses").performScrollTo().performClick()
        back()
        awaitText("Version")
    }

    @Test
    fun aCanceledBackGestureLeavesThePageOpen() {
        rule.onNodeWithTag("section-trainer").performClick()
        val dispatcher = rule.activity.onBackPressedDispatcher
        rule.runOnUiThread {
            dispatcher.dispatchOnBackStarted(BackEventCompat(0f, 300f, 0f, BackEventCompat.EDGE_LEFT))
            dispatcher.dispatchOnBackProgressed(BackEventCompat(90f, 300f, 0.5f, BackEventCompat.EDGE_LEFT))
            dispatcher.dispatchOnBackCancelled()
        }
        awaitText(TRAINER)
    }

    @Test
    fun atTheTableTheSystemHasTheBackGesture() {
        assertFalse(rule.activity.onBackPressedDispatcher.hasEnabledCallbacks())
        rule.onNodeWithTag("section-trainer").performClick()
        rule.waitForIdle()
        assertTrue(rule.activity.onBackPressedDispatcher.hasEnabledCallbacks())
    }

    @Test
    fun turningTheTabletKeepsThePlace() {
        rule.onNodeWithTag("section-history").performClick()
        RuntimeEnvironment.setQualifiers("w800dp-h1280dp-port-mdpi")
        scenario.recreate()
        awaitText(HISTORY)
        rule.onNodeWithTag("section-history").assertIsSelected()
    }

    @Test
    fun theChosenAppearanceIsShownAtOnceAndAfterARestart() {
        assertEquals(0, rule.activity.lightBars())
        rule.onNodeWithTag("section-settings").performClick()
        awaitText("Appearance")
        rule.onNodeWithTag("appearance-dark").assertIsSelected()
        rule.onNodeWithTag("appearance-light").performClick()
        rule.waitUntil(timeoutMillis = 20_000) { rule.activity.lightBars() == 2 }
        rule.onNodeWithTag("appearance-light").assertIsSelected()
        scenario.moveToState(Lifecycle.State.DESTROYED)
        ActivityScenario.launch(MainActivity::class.java).use { again ->
            awaitText(TABLE)
            again.onActivity { assertEquals(2, it.lightBars()) }
        }
    }

    private fun MainActivity.lightBars(): Int {
        val bars = WindowCompat.getInsetsController(window, window.decorView)
        return listOf(bars.isAppearanceLightStatusBars, bars.isAppearanceLightNavigationBars).count { it }
    }

    @Test
    fun talkBackReadsRolesHeadingsAndOutcomesInWords() {
        val isTab = SemanticsMatcher.expectValue(SemanticsProperties.Role, Role.Tab)
        assertEquals(listOf("Table", "Trainer", "Handbook", "History", "Settings"), wordsOf(isTab))
        rule.onNode(isHeading() and hasText(TABLE)).assertIsDisplayed()
        rule.onNodeWithTag("section-settings").performClick()
        awaitText("Appearance")
        rule.onNodeWithContentDescription("Take: The house wins. Chips to the rack.").assertExists()
        rule.onNodeWithContentDescription("Push: Nobody wins. The wager stays the player’s.").assertExists()
        rule.onNodeWithContentDescription("Pay: The player wins. Pay the amount shown.").assertExists()
        assertEquals(listOf("Settings", "Appearance", "Table setup", "For operators", "Device check", "About"), wordsOf(isHeading()))
    }

    private fun wordsOf(what: SemanticsMatcher): List<String> =
        rule.onAllNodes(what).fetchSemanticsNodes().map { it.config[SemanticsProperties.Text].single().text }

    @Test
    fun everythingThatCanBePressedHasAName() {
        listOf("table", "settings").forEach { section ->
            rule.onNodeWithTag("section-$section").performClick()
            rule.waitForIdle()
            rule.onAllNodes(hasClickAction()).fetchSemanticsNodes().forEach {
                val named = SemanticsProperties.Text in it.config || SemanticsProperties.ContentDescription in it.config
                assertTrue("${it.config} has no name", named)
            }
        }
    }

    @Test
    fun nothingIsDrawnUnderTheSystemsBars() {
        val bars = WindowInsetsCompat.Builder()
            .setInsets(WindowInsetsCompat.Type.statusBars(), Insets.of(0, 40, 0, 0))
            .setInsets(WindowInsetsCompat.Type.navigationBars(), Insets.of(0, 0, 0, 60))
            .build()
        rule.onNodeWithTag("section-settings").performClick()
        awaitText("Appearance")
        val heading = rule.onNode(isHeading() and hasText("Settings"))
        val before = heading.fetchSemanticsNode().positionInRoot.y
        rule.runOnUiThread {
            val content: View = rule.activity.findViewById(android.R.id.content)
            ViewCompat.dispatchApplyWindowInsets(content, bars)
        }
        heading.assertTopPositionInRootIsEqualTo(before.dp + 40.dp)
    }

    private companion object {
        const val TABLE = "Four Card Poker"
        const val TRAINER = "Practice before you deal"
        const val HISTORY = "Round history"
    }
}
