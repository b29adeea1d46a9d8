package app.spoton.tablet.table.ui.taps

import androidx.activity.ComponentActivity
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTextInput
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.catalog.Catalog
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.tap
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.panels.settlement.Supervisors
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.state.TableState
import app.spoton.tablet.table.ui.TableScreen
import app.spoton.tablet.table.ui.TableStates
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** What the manual leaves open is ruled on by a supervisor, with a PIN. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class RulingByPinTest {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    private var state: TableState by mutableStateOf(TableStates.cards)
    private val pins = mutableListOf<String>()

    private fun show() {
        val actions = TableActions(Catalog.standard().games(), tap = { change -> state = change(state) })
        val supervisors = Supervisors(
            listOf("Sue"),
            verify = { name, pin, act ->
                pins += "$name $pin"
                if (pin == "112358") act()
            },
        )
        rule.setContent {
            SpotOnTheme(true) {
                AppShell(AppSection.TABLE, {}, {}) { TableScreen(state, actions, supervisors = supervisors, dealerName = "Ann") }
            }
        }
    }

    private fun tap(vararg tags: String) = tags.forEach { rule.onNodeWithTag(it).assertIsDisplayed().tap() }

    private fun pin(digits: String) {
        digits.forEach { tap("digit-$it") }
        tap("pin-enter")
    }

    @Test
    fun whatIsNotInTheManualEndsARoundOnlyWithASupervisorsPin() {
        show()
        tap("end-round", "irregularity-skipped_seat")
        rule.onNodeWithTag("pit-heading", useUnmergedTree = true).assertIsDisplayed()
        tap("end-misdeal")
        assertEquals("nothing ends without the PIN", RoundPhase.CARDS, state.phase())
        pin("999999")
        assertEquals(RoundPhase.CARDS, state.phase())
        repeat(6) { tap("pin-delete") }
        pin("112358")
        assertEquals(RoundPhase.CONFIRMED, state.phase())
        assertEquals("Seat skipped; ruled by Sue", state.round().audit().ending().reason())
    }

    @Test
    fun whatTheManualRulesOnNeedsNone() {
        show()
        tap("end-round", "irregularity-wrong_card_count", "end-void")
        assertEquals(RoundPhase.CONFIRMED, state.phase())
        assertEquals(listOf<String>(), pins)
    }

    @Test
    fun somethingElseSaysThatItNeedsANote() {
        show()
        tap("end-round", "irregularity-other")
        rule.onNodeWithTag("lead").assertTextContains("Write in the note", substring = true)
        rule.onNodeWithTag("end-void").assertIsNotEnabled()
        rule.onNodeWithTag("end-note").performTextInput("cards on the floor")
        tap("end-void")
        pin("112358")
        assertEquals("cards on the floor; ruled by Sue", state.round().audit().ending().reason())
    }
}
