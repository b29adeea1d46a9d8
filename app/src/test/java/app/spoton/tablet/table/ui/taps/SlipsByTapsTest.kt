package app.spoton.tablet.table.ui.taps

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.ViewModelProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.card.Cards
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.designsystem.aMomentLater
import app.spoton.tablet.designsystem.tap
import app.spoton.tablet.table.TableViewModel
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.settlement.Pace
import app.spoton.tablet.table.state.TableState
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** A slip of the finger costs nothing. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class SlipsByTapsTest {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()

    private fun table(): TableState = ViewModelProvider(rule.activity)[TableViewModel::class.java].state().value!!.table().get()

    private fun tap(vararg tags: String) = tags.forEach { rule.onNodeWithTag(it).assertIsDisplayed().tap() }

    private fun bounds(tag: String): Rect = rule.onNodeWithTag(tag).fetchSemanticsNode().boundsInRoot

    private fun deal(cards: String) = Cards.parse(cards).list().forEach {
        tap("rank-" + it.rank().symbol(), "suit-" + it.suit().symbol())
    }

    private fun back() {
        rule.runOnUiThread { rule.activity.onBackPressedDispatcher.onBackPressed() }
        rule.waitForIdle()
        assertTrue("the app is still there", rule.activity.lifecycle.currentState.isAtLeast(Lifecycle.State.RESUMED))
    }

    @Before
    fun tableIsOpen() {
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag("deal").isDisplayed() }
    }

    private fun settled() {
        tap("spot-1-ante", "chip-5.00", "spot-2-ante", "chip-5.00", "deal")
        deal("AhAd9c4d2h")
        tap("play-1-0-5.00")
        deal("7h7d9s4s2c")
        tap("play-2-0-5.00")
        deal("KsQd8s6c2s3d")
        tap("settle")
        rule.waitUntil(timeoutMillis = 20_000) { table().phase() == RoundPhase.SETTLEMENT }
    }

    @Test
    fun whoTapsOnAndOnWhereNextWasConfirmsNothing() {
        settled()
        Pace.entries.forEach { pace ->
            tap("pace-" + pace.name.lowercase())
            val next = bounds("next")
            repeat(12) {
                rule.onNodeWithTag("next").tap()
                aMomentLater()
            }
            assertEquals("$pace", RoundPhase.SETTLEMENT, table().phase())
            assertTrue("$pace", table().round().isAtTotals)
            assertFalse("$pace: ${bounds("confirm")} is where Next was", bounds("confirm").overlaps(next))
            while (!table().view().get().isFirst) tap("back")
        }
    }

    @Test
    fun undoAndTheHeaderStayInTheirPlacesThroughAWholeRound() {
        val header = listOf("undo", "end-round", "change-game", "procedure-shown")
        val at = header.associateWith { bounds(it) }
        val same = { moment: String -> header.forEach { assertEquals("$it, $moment", at[it], bounds(it)) } }
        tap("spot-1-ante", "chip-5.00")
        same("a wager")
        tap("deal")
        same("dealt")
        deal("AhAd9c4d2h")
        tap("play-1-0-5.00")
        deal("KsQd8s6c2s3d")
        same("all cards")
        tap("settle")
        rule.waitUntil(timeoutMillis = 20_000) { table().phase() == RoundPhase.SETTLEMENT }
        same("settled")
        tap("confirm")
        rule.waitUntil(timeoutMillis = 20_000) { table().round().audit().logEntry() > 0 }
        same("confirmed")
    }

    @Test
    fun backClosesWhyAndNeverLeavesARound() {
        tap("spot-1-ante", "chip-5.00")
        back()
        assertEquals("a wager is a round", 1, table().round().seatsInPlay().size)
        tap("end-round")
        back()
        rule.onNodeWithTag("end-keep").assertDoesNotExist()
        tap("deal")
        deal("AhAd9c4d2h")
        back()
        tap("play-1-0-5.00")
        deal("KsQd8s6c2s3d")
        tap("settle")
        rule.waitUntil(timeoutMillis = 20_000) { table().phase() == RoundPhase.SETTLEMENT }
        tap("why")
        rule.onNodeWithTag("why-1", useUnmergedTree = true).assertIsDisplayed()
        back()
        rule.onNodeWithTag("why-1", useUnmergedTree = true).assertDoesNotExist()
        back()
        assertEquals(RoundPhase.SETTLEMENT, table().phase())
    }

    @Test
    fun changingTheGameSaysWhichWagersAreLost() {
        tap("change-game")
        rule.onNodeWithTag("game-loses").assertDoesNotExist()
        tap("keep-game", "spot-1-ante", "chip-5.00", "spot-3-ante", "chip-5.00", "change-game")
        rule.onNodeWithTag("game-loses").assertTextContains("seats 1, 3", substring = true)
        tap("keep-game")
        assertEquals(2, table().round().seatsInPlay().size)
    }

    @Test
    fun thePaceIsKeptWithTheDealer() {
        settled()
        tap("pace-whole_table")
        assertEquals(Pace.WHOLE_TABLE, table().pace())
        tap("confirm")
        rule.waitUntil(timeoutMillis = 20_000) { table().round().audit().logEntry() > 0 }
        tap("next-round")
        assertEquals(Pace.WHOLE_TABLE, table().pace())
        rule.activityRule.scenario.recreate()
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag("deal").isDisplayed() }
        assertEquals(Pace.WHOLE_TABLE, table().pace())
    }
}
