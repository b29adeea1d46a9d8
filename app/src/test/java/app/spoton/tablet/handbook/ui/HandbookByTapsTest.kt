package app.spoton.tablet.handbook.ui

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.tablet.app.MainActivity
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** The handbook in the whole app, as a dealer opens it in the middle of a round. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class HandbookByTapsTest {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()

    @Before
    fun appIsOpen() = await("section-handbook")

    private fun await(tag: String) = rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag(tag).isDisplayed() }

    private fun tap(tag: String) {
        rule.onNodeWithTag(tag).performScrollTo().performClick()
        rule.waitForIdle()
    }

    private fun open() {
        rule.onNodeWithTag("section-handbook").performClick()
        await("handbook-game")
    }

    @Test
    fun oneTapOpensTheGameOfTheTableAndASecondAnyChapter() {
        open()
        rule.onNodeWithTag("handbook-game").assertTextContains("Four Card Poker · Demonstration")
        rule.onNodeWithTag("handbook-paytables").assertIsSelected()
        tap("handbook-irregularities")
        rule.onNodeWithText("A player or the dealer has too many or too few cards.").assertIsDisplayed()
        tap("handbook-procedure")
        rule.onNodeWithTag("step-press-start-game").assertExists()
        tap("variant-keypad")
        rule.onNodeWithTag("step-press-coin-in").assertExists()
        rule.onNodeWithTag("step-press-start-game").assertDoesNotExist()
    }

    @Test
    fun theReaderReturnsToTheSamePage() {
        open()
        tap("handbook-game-three-card-fury")
        tap("handbook-hands")
        rule.onNodeWithTag("section-table").performClick()
        rule.waitForIdle()
        open()
        rule.onNodeWithTag("handbook-hands").assertIsSelected()
        rule.onNodeWithTag("handbook-game-three-card-fury").assertIsSelected()
    }

    @Test
    fun aSearchListsLinesAndATapOpensTheirChapter() {
        open()
        rule.onNodeWithTag("handbook-search").performTextInput("green button")
        rule.onNodeWithText("press the green button", substring = true).assertIsDisplayed()
        tap("open-procedure")
        rule.onNodeWithTag("handbook-procedure").assertIsSelected()
    }
}
