package app.spoton.tablet.setup.ui

import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performScrollTo
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.ScreenLook
import app.spoton.tablet.designsystem.ScreenSize
import app.spoton.tablet.designsystem.Screenshots
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.setup.form.SetupPage
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** Every page of the setup says what to do first, and the button to continue can be reached, also with large text. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class SetupPagesTest(private val page: String, size: ScreenSize, private val look: ScreenLook) {
    private val rule = createAndroidComposeRule<ComponentActivity>()

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(Screenshots.tablet(size, look)).around(rule)

    @Test
    fun saysWhatToDoAndLeadsOn() {
        rule.setContent { SpotOnTheme(look.isDark) { AppShell(AppSection.TABLE_SETUP, onGo = {}, onBack = {}) { Shown(page) } } }
        Reachable.getValue(page).forEach { rule.onNodeWithTag(it).performScrollTo().assertIsDisplayed() }
    }

    @Test
    fun theNextPageBeginsAtItsTop() {
        var shown by mutableStateOf(page)
        rule.setContent { SpotOnTheme(look.isDark) { AppShell(AppSection.TABLE_SETUP, onGo = {}, onBack = {}) { Shown(shown) } } }
        rule.onNodeWithTag(Reachable.getValue(page).last()).performScrollTo()
        shown = "OPTIONS".takeIf { it != page } ?: "TABLE"
        rule.onNodeWithTag("house-save").assertIsDisplayed()
    }

    companion object {
        /** What must be reachable on each page, in the order of the page. */
        private val Reachable = mapOf(
            "TABLE" to listOf("lead", "house-save", "use-Table 7", "field-name", "add-chip", "next-page"),
            "WAGERS" to listOf("lead", "field-maximum-ante", "paytable-aces-up", "next-page"),
            "PROGRESSIVE" to listOf("lead", "keeper-controller", "live-main", "adjust-main", "next-page"),
            "OPTIONS" to listOf("lead", "field-bad-beat-on-tie", "field-supervisor-from", "next-page"),
            "PEOPLE" to listOf("lead", "remove-Ann", "add-person"),
            "illegible" to listOf("lead", "choose-M-8", "field-price-monster-straight-flush", "confirm-monster", "paytable-done"),
            "unsaved" to listOf("unsaved", "leave-stay", "leave-discard"),
        )

        @Composable
        private fun Shown(page: String) = when (page) {
            "illegible" -> SetupScreen(SetupStates.illegible, SetupStates.people, SetupStates.taps)
            "unsaved" -> UnsavedPage(SetupStates.unsaved, {}, {}, {})
            else -> SetupScreen(SetupStates.page(SetupPage.valueOf(page)), SetupStates.people, SetupStates.taps)
        }

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} {2}")
        fun pages(): List<Array<Any>> = Reachable.keys.flatMap {
            listOf(arrayOf(it, ScreenSize.WIDE, ScreenLook.DARK), arrayOf(it, ScreenSize.TALL, ScreenLook.LIGHT_200))
        }
    }
}
