package app.spoton.tablet.ui.house

import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import app.spoton.tablet.settings.Appearance
import app.spoton.tablet.settings.SettingsState
import app.spoton.tablet.shell.Place
import app.spoton.tablet.ui.OnATablet
import app.spoton.tablet.ui.SettingsScreen
import app.spoton.tablet.ui.Shell
import app.spoton.tablet.ui.TalkBack
import app.spoton.tablet.ui.people.SignInScreen
import app.spoton.tablet.ui.theme.SpotOnTheme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.annotation.GraphicsMode

/** Where somebody signs in, what a screen reader says follows what a person does: who, then the PIN, then what else there is. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class ReadAloudAtTheDoorTest(private val qualifiers: String) {
    private val rule = createAndroidComposeRule<ComponentActivity>()

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(OnATablet(qualifiers, before = TalkBack::turnOn)).around(rule)

    private fun read(place: Place, screen: @Composable () -> Unit): List<TalkBack.Stop> {
        rule.setContent { SpotOnTheme(true) { Shell(place, onGo = {}, onBack = {}) { screen() } } }
        return TalkBack.read(rule, rule.activity.window.decorView)
    }

    private fun assertInOrder(read: List<TalkBack.Stop>, vararg tags: String) {
        val found = read.map { it.tag }.filter { it in tags }
        assertEquals(read.joinToString("\n"), tags.toList(), found)
    }

    @Test
    fun whoDealsThenThePinThenTheDemonstration() {
        val read = read(Place.TABLE) { SignInScreen(HouseMoments.people, { _, _ -> }, {}) }
        assertInOrder(
            read, "section-table", "section-trainer", "section-history", "section-settings", "person-Ann", "person-Bob",
            "person-Sue", "pin-says", "digit-1", "digit-2", "digit-3", "demonstration",
        )
        val enter = read.indexOfFirst { it.tag == "pin-enter" }
        assertTrue(read.joinToString("\n"), enter > read.indexOfFirst { it.tag == "digit-9" })
        assertTrue(read.joinToString("\n"), enter < read.indexOfFirst { it.tag == "demonstration" })
    }

    @Test
    fun theHousesDoorAsksWhoBeforeThePin() {
        val read = read(Place.HOUSE) { HouseScreen(HouseMoments.closed, HouseMoments.people, HouseMoments.taps) }
        assertInOrder(read, "person-Sue", "pin-says", "digit-1", "digit-5", "pin-enter")
    }

    @Test
    fun settingsAreReadAfterTheSections() {
        val read = read(Place.SETTINGS) {
            SettingsScreen(SettingsState(Appearance.DARK, false, "1.0"), onAppearance = {}, onLicences = {})
        }
        val sections = read.indexOfLast { it.tag.startsWith("section-") }
        assertEquals(read.joinToString("\n"), 3, sections)
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
