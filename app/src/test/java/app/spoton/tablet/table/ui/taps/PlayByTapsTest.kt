package app.spoton.tablet.table.ui.taps

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertContentDescriptionContains
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.longClick
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.swipeLeft
import androidx.compose.ui.test.swipeRight
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.card.Cards
import app.spoton.engine.catalog.Catalog
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.designsystem.aMomentLater
import app.spoton.tablet.designsystem.tap
import org.junit.Assert.assertEquals
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** A whole round of each game, as a dealer plays it with a finger. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class PlayByTapsTest {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()

    @Before
    fun tableIsOpen() {
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag("deal").isDisplayed() }
    }

    /** Part of a line, which TalkBack reads as one. */
    private fun part(tag: String) = rule.onNodeWithTag(tag, useUnmergedTree = true)

    private fun tap(vararg tags: String) = tags.forEach { rule.onNodeWithTag(it).assertIsDisplayed().tap() }

    private fun deal(cards: String) = Cards.parse(cards).list().forEach {
        tap("rank-" + it.rank().symbol(), "suit-" + it.suit().symbol())
    }

    private fun SemanticsNodeInteraction.isEnabled(): Boolean =
        isDisplayed() && !fetchSemanticsNode().config.contains(SemanticsProperties.Disabled)

    private fun game(id: String) {
        tap("change-game", "game-$id")
        rule.waitUntil(timeoutMillis = 20_000) {
            rule.onNodeWithTag("game-title").fetchSemanticsNode().config[SemanticsProperties.Text].single().text ==
                Catalog.standard().game(id).get().title()
        }
    }

    private fun settle() {
        rule.onNodeWithTag("settle").assertIsEnabled()
        tap("settle")
        rule.waitUntil(timeoutMillis = 20_000) { part("dealer-hand").isDisplayed() }
        tap("pace-by_line")
    }

    /** Goes through the settlement; what every line says. */
    private fun lines(): List<String> {
        val said = mutableListOf<String>()
        tap("next")
        while (part("step").isDisplayed()) {
            val node = part("step").fetchSemanticsNode()
            said += node.config[SemanticsProperties.ContentDescription].single()
            tap("next")
        }
        tap("confirm")
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag("next-round").isEnabled() }
        return said
    }

    @Test
    fun fourCardPoker() {
        tap("spot-1-ante", "chip-5.00", "chip-5.00", "spot-1-aces-up", "chip-5.00", "spot-2-ante", "chip-5.00")
        rule.onNodeWithTag("settle").assertDoesNotExist()
        tap("deal", "fold-2")
        deal("AhAd9c4d2h")
        tap("play-1-0-30.00")
        rule.onNodeWithTag("settle").assertIsNotEnabled()
        deal("KsQd8s6c2s3d")
        settle()
        part("dealer-hand").assertTextContains("King high")
        part("qualifies").assertDoesNotExist() // its dealer plays any hand
        assertEquals(
            listOf(
                "Seat 2: take ante, $5; folded.",
                "Seat 1: pay play $30, 1 to 1 on $30, pair of aces.",
                "Seat 1: pay ante $10, 1 to 1 on $10, pair of aces.",
                "Seat 1: pay aces up $5, 1 to 1 on $5, pair of aces.",
            ),
            lines(),
        )
        tap("repeat-wagers")
        rule.onNodeWithTag("deal").assertIsEnabled()
    }

    @Test
    fun threeCardFury() {
        game("three-card-fury")
        tap("spot-4-ante", "chip-25.00", "deal")
        deal("9s9h4d2c")
        tap("play-4-0-25.00")
        deal("QsTd4h")
        settle()
        part("qualifies").assertTextContains("Does not qualify")
        assertEquals(
            listOf("push play", "take 3 Card Monster", "pay ante"),
            lines().map { it.substringAfter(": ").substringBefore(",").substringBefore(" $") },
        )
    }

    @Test
    fun crazyFourPoker() {
        game("crazy-4-poker")
        tap("spot-2-ante", "chip-5.00", "chip-5.00", "spot-2-queens-up", "chip-1.00", "deal")
        deal("AcAd8hJcKh")
        tap("play-2-0-30.00")
        deal("KsTd8s6c2s")
        settle()
        assertEquals(
            listOf("pay play", "pay ante", "pay queens up", "push super bonus"),
            lines().map { it.substringAfter(": ").substringBefore(",").substringBefore(" $") },
        )
    }

    @Test
    fun fourCardSplit() {
        game("four-card-split")
        tap("spot-1-ante-1", "chip-5.00", "spot-1-blind", "deal") // a tap on the marked blind stakes what the ante stakes
        deal("AcAd9hKs")
        tap("split-0", "play-1-0-5.00", "fold-1-1")
        deal("3c")
        deal("KhQd5c3s")
        settle()
        assertEquals(
            listOf(
                "Seat 1: pay 4 Card Blind $10, 2 to 1 on $5, pair of aces.",
                "Seat 1: take second ante, $5; folded.",
                "Seat 1: pay first play $5, 1 to 1 on $5, pair of aces.",
                "Seat 1: pay first ante $5, 1 to 1 on $5, pair of aces.",
            ),
            lines(),
        )
    }

    @Test
    fun superFourPoker() {
        game("super-4-poker")
        tap("spot-6-ante", "chip-25.00", "spot-6-player-bonus", "chip-5.00", "deal")
        deal("QcQd8hJcKh")
        tap("play-6-0-25.00")
        deal("AsAd8s6c2s")
        settle()
        assertEquals(
            listOf("take ante", "take play", "take X-TRA bonus", "pay player bonus"),
            lines().map { it.substringAfter(": ").substringBefore(",").substringBefore(" $") },
        )
    }

    @Test
    fun aWagerAboveTheLimitIsReportedAtTheSeatAndCannotBeDealt() {
        tap("spot-3-ante")
        rule.onNodeWithTag("typed").performTextInput("50")
        rule.onNodeWithTag("typed").performTextInput("0")
        rule.onNodeWithTag("wrong-3").assertTextContains("the ante of $500 ", substring = true)
        rule.onNodeWithTag("deal").assertIsNotEnabled()
        tap("undo")
        rule.onNodeWithTag("wrong-3").assertDoesNotExist()
        rule.onNodeWithTag("deal").assertIsEnabled()
    }

    @Test
    fun aCardInUseIsOffAndAWrongOneIsCorrectedByTwoTaps() {
        tap("spot-1-ante", "chip-5.00", "deal")
        deal("AhKh")
        tap("rank-A")
        rule.onNodeWithTag("suit-h").assertIsNotEnabled()
        tap("hand-card-0")
        deal("Qs")
        tap("rank-A")
        rule.onNodeWithTag("suit-h").assertIsEnabled()
    }

    @Test
    fun theSettlementMovesForwardAndBackByTapSwipeAndKeyAndSaysWhy() {
        tap("spot-1-ante", "chip-5.00", "deal")
        deal("AhAd9c4d2h")
        tap("play-1-0-5.00")
        deal("KsQd8s6c2s3d")
        settle()
        rule.onNodeWithTag("line").tap()
        rule.onNodeWithTag("next").assertTextContains("1 of 2")
        rule.onNodeWithTag("line").performTouchInput { swipeLeft() }
        aMomentLater()
        rule.onNodeWithTag("next").assertTextContains("2 of 2")
        // 'Push' is an outcome, not what the dealer does with the chips in the end.
        part("seat-total").assertIsDisplayed().assert(!hasText("push", substring = true, ignoreCase = true))
        rule.onNodeWithTag("line").performTouchInput { swipeRight() }
        aMomentLater()
        rule.onNodeWithTag("next").assertTextContains("1 of 2")
        rule.onNode(hasTestTag("table")).performKeyInput { pressKey(Key.DirectionRight) }
        aMomentLater()
        rule.onNodeWithTag("next").assertTextContains("2 of 2")
        tap("why")
        part("why-rule").assertTextContains("Four Card Poker Training Manual", substring = true)
    }

    @Test
    fun aChipIsDraggedToASpot() {
        val chip = rule.onNodeWithTag("chip-25.00").fetchSemanticsNode().boundsInRoot.center
        val spot = rule.onNodeWithTag("spot-4-ante").fetchSemanticsNode().boundsInRoot.center
        rule.onRoot().performTouchInput {
            down(chip)
            moveTo(chip - Offset(0f, 60f))
            moveTo(spot)
            up()
        }
        rule.onNodeWithTag("spot-4-ante").assertContentDescriptionContains("$25", substring = true)
        rule.onNodeWithTag("deal").assertIsEnabled()
    }

    @Test
    fun anAmountThatTheChipsCannotMakeStaysInTheFieldWithTheReason() {
        tap("spot-3-ante")
        rule.onNodeWithTag("typed").performTextInput("7.25")
        rule.onNodeWithTag("notice").assertTextContains("$7.25 cannot be made", substring = true)
        rule.onNodeWithTag("typed").assertTextContains("7.25")
        rule.onNodeWithTag("deal").assertIsNotEnabled()
    }

    @Test
    fun aSecondTapOnPlayRaisesAndHoldingItRaisesToTheMost() {
        tap("spot-1-ante", "chip-5.00", "deal", "play-1")
        rule.onNodeWithTag("play-1").assertTextContains("Play $5")
        tap("play-1")
        rule.onNodeWithTag("play-1").assertTextContains("Play $10")
        rule.onNodeWithTag("play-1").performTouchInput { longClick() }
        rule.onNodeWithTag("play-1").assertTextContains("Play $15")
    }
}
