package app.spoton.tablet.table.ui.taps

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertContentDescriptionContains
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.swipe
import androidx.lifecycle.Lifecycle
import androidx.test.core.app.ActivityScenario
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.card.Cards
import app.spoton.engine.catalog.Catalog
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.designsystem.aMomentLater
import app.spoton.tablet.designsystem.tap
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** What does not go straight on: interruptions, misdeals, meter wins, splits by dragging. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class IrregularByTapsTest {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()

    private val scenario: ActivityScenario<MainActivity> get() = rule.activityRule.scenario

    @Before
    fun tableIsOpen() = await("deal")

    private fun part(tag: String) = rule.onNodeWithTag(tag, useUnmergedTree = true)

    private fun await(tag: String) = rule.waitUntil(timeoutMillis = 20_000) { part(tag).isDisplayed() }

    private fun tap(vararg tags: String) = tags.forEach { rule.onNodeWithTag(it).assertIsDisplayed().tap() }

    private fun deal(cards: String) = Cards.parse(cards).list().forEach {
        tap("rank-" + it.rank().symbol(), "suit-" + it.suit().symbol())
    }

    private fun game(id: String) {
        tap("change-game", "game-$id")
        val title = Catalog.standard().game(id).get().title()
        rule.waitUntil(timeoutMillis = 20_000) {
            part("game-title").fetchSemanticsNode().config[SemanticsProperties.Text].single().text == title
        }
    }

    @Test
    fun aRoundIsFoundAsItWasAfterTheTabletTurnsAndAfterTheAppWasClosed() {
        tap("spot-1-ante", "chip-25.00", "deal")
        deal("AhAd9c")
        scenario.recreate()
        await("rank-A")
        rule.onNodeWithTag("now").assertTextContains("Seat 1: card 4 of 5")
        rule.waitForIdle()
        scenario.moveToState(Lifecycle.State.DESTROYED)
        ActivityScenario.launch(MainActivity::class.java).use {
            await("rank-A")
            rule.onNodeWithTag("now").assertTextContains("Seat 1: card 4 of 5")
            deal("4d2h")
            rule.onNodeWithTag("play-1-0-75.00").assertIsDisplayed()
        }
    }

    @Test
    fun aMisdealGivesEveryWagerBackWithItsReason() {
        game("three-card-fury")
        tap("spot-2-ante", "chip-25.00", "deal", "end-round")
        rule.onNodeWithTag("end-misdeal").assertIsNotEnabled()
        tap("irregularity-dealt_to_empty_position")
        rule.onNodeWithTag("end-misdeal").assertIsNotEnabled()
        tap("irregularity-exposed_card")
        rule.onNodeWithTag("end-void").assertIsNotEnabled()
        rule.onNodeWithTag("end-note").performTextInput("the queen")
        tap("end-misdeal")
        await("next-round")
        part("back-2").assertTextContains("Seat 2: return $50")
        tap("repeat-wagers")
        await("deal")
        rule.onNodeWithTag("amount").assertIsDisplayed()
    }

    @Test
    fun aMeterWinWaitsAndTheMeterMovesWhenItIsConfirmed() {
        tap("spot-2-ante", "chip-5.00", "spot-2-progressive", "deal")
        deal("AcAdAhAs9c")
        tap("play-2-0-5.00")
        deal("KsQd7h6c2s3d")
        tap("settle")
        await("dealer-hand")
        tap("pace-by_line")
        while (!part("approve").isDisplayed()) tap("next")
        rule.onNodeWithTag("table").performKeyInput { pressKey(Key.DirectionRight) }
        aMomentLater()
        part("notice").assertIsDisplayed()
        part("pit-heading").assertTextContains("$10,000", substring = true)
        tap("approve")
        part("pit-heading").assertDoesNotExist()
        while (!rule.onNodeWithTag("confirm").isDisplayed()) tap("next")
        tap("back", "next", "confirm")
        await("next-round")
    }

    @Test
    fun aSplitIsMadeByDraggingACard() {
        game("four-card-split")
        tap("spot-1-ante-1", "chip-5.00", "spot-1-blind")
        rule.onNodeWithTag("spot-1-blind").assertContentDescriptionContains("$5", substring = true)
        tap("deal")
        deal("AcAd9hKs")
        tap("split-0")
        rule.onNodeWithTag("move-Ks").performTouchInput { swipe(center, center - Offset(200f, 0f), 300) }
        rule.onNodeWithTag("play-1-1-5.00").assertIsDisplayed()
        rule.onNodeWithTag("move-Ks").performTouchInput { swipe(center, center - Offset(200f, 0f), 300) }
        rule.onNodeWithTag("play-1-1-5.00").assertIsDisplayed()
        rule.onNodeWithTag("move-9h").performTouchInput { swipe(center, center - Offset(200f, 0f), 300) }
        rule.onNodeWithTag("play-1-1-5.00").assertDoesNotExist()
    }
}
