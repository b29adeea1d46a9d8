package app.spoton.tablet.setup.ui

import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.TabletRule
import app.spoton.tablet.designsystem.TalkBack
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.people.ui.SignInScreen
import app.spoton.tablet.settings.Appearance
import app.spoton.tablet.settings.SettingsUiState
import app.spoton.tablet.settings.ui.SettingsScreen
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** Where somebody signs in, what a screen reader says follows what a person does: who, then the PIN, then what else there is. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class SignInReadAloudTest(private val qualifiers: String) {
    private val rule = createAndroidComposeRule<ComponentActivity>()

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(TabletRule(qualifiers, before = TalkBack::turnOn)).around(rule)

    private fun read(place: AppSection, screen: @Composable () -> Unit): List<TalkBack.ReadStop> {
        rule.setContent { SpotOnTheme(true) { AppShell(place, onGo = {}, onBack = {}) { screen() } } }
        return TalkBack.read(rule, rule.activity.window.decorView)
    }

    private fun assertInOrder(read: List<TalkBack.ReadStop>, vararg tags: String) {
        val found = read.map { it.tag }.filter { it in tags }
        assertEquals(read.joinToString("\n"), tags.toList(), found)
    }

    @Test
    fun whoDealsThenThePinThenTheDemonstration() {
        val read = read(AppSection.TABLE) { SignInScreen(SetupStates.people, { _, _ -> }, {}) }
        assertInOrder(
            read, "section-table", "section-trainer", "section-history", "section-settings", "person-Ann", "person-Bob",
            "person-Sue", "pin-status", "digit-1", "digit-2", "digit-3", "demonstration",
        )
        val enter = read.indexOfFirst { it.tag == "pin-enter" }
        assertTrue(read.joinToString("\n"), enter > read.indexOfFirst { it.tag == "digit-9" })
        assertTrue(read.joinToString("\n"), enter < read.indexOfFirst { it.tag == "demonstration" })
    }

    @Test
    fun tableSetupAsksForANameBeforeThePin() {
        val read = read(AppSection.TABLE_SETUP) { SetupScreen(SetupStates.closed, SetupStates.people, SetupStates.taps) }
        assertInOrder(read, "person-Sue", "pin-status", "digit-1", "digit-5", "pin-enter")
    }

    @Test
    fun settingsAreReadAfterTheSections() {
        val read = read(AppSection.SETTINGS) {
            SettingsScreen(SettingsUiState(Appearance.DARK, false, "1.0"), onAppearance = {}, onLicenses = {})
        }
        val sections = read.indexOfLast { it.tag.startsWith("section-") }
        assertEquals(read.joinToString("\n"), 4, sections)
        assertTrue(read.joinToString("\n"), read.size > sections + 4)
    }

    companion object {
        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}")
        fun tablets(): List<Array<Any>> = listOf(
            arrayOf("w1280dp-h800dp-land-mdpi"), arrayOf("w800dp-h1280dp-port-mdpi"),
        )
    }
}
