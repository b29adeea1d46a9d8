package app.spoton.tablet.table.ui.taps

import android.content.res.Configuration
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTextInput
import androidx.lifecycle.ViewModelProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.card.Cards
import app.spoton.engine.card.Rank
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.designsystem.tap
import app.spoton.tablet.table.TableViewModel
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.state.TableState
import app.spoton.tablet.tablecamera.TableCameraUiState
import app.spoton.tablet.tablecamera.TableCameraViewModel
import org.junit.Assert.assertEquals
import org.junit.Assert.assertSame
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The tablet is turned in the middle of a round, to stand and to lie again: all is as it was, on the other layout. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class RotationTest {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()

    @Before
    fun tableIsOpen() {
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag("deal").isDisplayed() }
    }

    private fun table(): TableState = ViewModelProvider(rule.activity)[TableViewModel::class.java].state().value!!.table().get()

    private fun camera(): TableCameraUiState? = ViewModelProvider(rule.activity)[TableCameraViewModel::class.java].state().value

    private fun tap(vararg tags: String) = tags.forEach { rule.onNodeWithTag(it).assertIsDisplayed().tap() }

    private fun deal(cards: String) = Cards.parse(cards).list().forEach {
        tap("rank-" + it.rank().symbol(), "suit-" + it.suit().symbol())
    }

    private fun turn(portrait: Boolean) {
        val before = table()
        val old = rule.activity
        RuntimeEnvironment.setQualifiers(if (portrait) "w800dp-h1280dp-port-mdpi" else "w1280dp-h800dp-land-mdpi")
        rule.activityRule.scenario.recreate()
        rule.waitForIdle()
        assert(old !== rule.activity)
        val configuration = rule.activity.resources.configuration
        assertEquals(
            if (portrait) Configuration.ORIENTATION_PORTRAIT else Configuration.ORIENTATION_LANDSCAPE,
            configuration.orientation,
        )
        assertEquals(if (portrait) 800 else 1280, configuration.screenWidthDp)
        assertSame("not a thing is lost", before, table())
        rule.onNodeWithTag("seat-1").assertIsDisplayed()
    }

    /** Something is looked at, with the tablet standing, and lying again. */
    private fun turned(look: () -> Unit) {
        look()
        turn(portrait = true)
        look()
        turn(portrait = false)
        look()
    }

    private fun settled() {
        tap("spot-1-ante", "chip-5.00", "deal")
        deal("AhAd9c4d2h")
        tap("play-1-0-5.00")
        deal("KsQd8s6c2s3d")
        tap("settle")
        rule.waitUntil(timeoutMillis = 20_000) { table().phase() == RoundPhase.SETTLEMENT }
        tap("pace-by_line")
    }

    @Test
    fun wagersSurviveTurningTheTablet() {
        tap("spot-3-ante", "chip-25.00", "spot-2-ante", "chip-5.00", "spot-3-aces-up")
        rule.onNodeWithTag("typed").performTextInput("12")
        turned {
            rule.onNodeWithTag("now").assertTextContains("Seat 3 · Aces up")
            rule.onNodeWithTag("amount").assertTextContains("$12")
            rule.onNodeWithTag("deal").assertIsEnabled().assertIsDisplayed()
        }
        rule.onNodeWithTag("typed").assertTextContains("12")
    }

    @Test
    fun halfACardTappedSurvivesTurningTheTablet() {
        tap("spot-1-ante", "chip-5.00", "deal")
        deal("AhAd")
        tap("rank-T")
        turned {
            assertEquals(Rank.TEN, table().rank().get())
            rule.onNodeWithTag("lead").assertTextContains("Ten of… Tap suit")
            rule.onNodeWithTag("suit-h").assertIsEnabled().assertIsDisplayed()
        }
        tap("suit-h")
        assertEquals("Ah Ad Th", table().round().seat(1).cards().list().joinToString(" "))
    }

    @Test
    fun aDecisionSurvivesTurningTheTablet() {
        tap("spot-1-ante", "chip-5.00", "deal")
        deal("AhAd9c4d2h")
        turned { rule.onNodeWithTag("now").assertTextContains("Seat 1: play or fold?") }
        turn(portrait = true)
        tap("play-1-0-15.00")
        turn(portrait = false)
        rule.onNodeWithTag("now").assertTextContains("Dealer: up card", substring = true)
    }

    @Test
    fun aMisdealBeingReportedSurvivesTurningTheTablet() {
        tap("spot-1-ante", "chip-5.00", "deal", "end-round", "irregularity-exposed_card")
        rule.onNodeWithTag("end-note").performTextInput("seat 1")
        turned { rule.onNodeWithTag("end-note").assertTextContains("seat 1") }
    }

    @Test
    fun theSettlementAndItsReasonSurviveTurningTheTablet() {
        settled()
        tap("next", "next")
        turned { rule.onNodeWithTag("next").assertTextContains("2 of 2").assertIsDisplayed() }
        tap("why")
        turned { rule.onNodeWithTag("why-rule", useUnmergedTree = true).assertIsDisplayed() }
        turn(portrait = true)
        tap("next", "confirm")
        rule.waitUntil(timeoutMillis = 20_000) { table().round().audit().logEntry() > 0 }
        turn(portrait = false)
        rule.onNodeWithTag("next-round").assertIsEnabled()
        tap("spot-2-ante")
        assertEquals("a spot of the finished table begins the next round", RoundPhase.WAGERS, table().phase())
        rule.onNodeWithTag("now").assertTextContains("Seat 2 · Ante")
    }

    @Test
    fun cardsTheCameraReadSurviveTurningTheTablet() {
        rule.waitUntil(timeoutMillis = 20_000) { camera() != null }
        tap("spot-1-ante", "chip-5.00", "spot-4-ante", "chip-5.00", "deal", "read")
        rule.waitUntil(timeoutMillis = 60_000) { camera()!!.snapshot().isPresent && !camera()!!.isAtWork }
        val read = camera()
        turned {
            assertSame(read, camera())
            rule.onNodeWithTag("camera-thumbnail").assertIsDisplayed()
        }
    }
}
