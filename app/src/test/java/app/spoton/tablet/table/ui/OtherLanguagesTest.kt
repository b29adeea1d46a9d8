package app.spoton.tablet.table.ui

import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTextInput
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.card.Cards
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.designsystem.tap
import java.util.Locale
import org.junit.After
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** On a tablet that is set to Arabic, seat 1 is still at the dealer's left, and every amount is written in its digits. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "ar-rEG-ldrtl-w1280dp-h800dp-land-mdpi")
class OtherLanguagesTest {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()

    private val before = Locale.getDefault()

    @Before
    fun tableIsOpen() {
        Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"))
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag("deal").isDisplayed() }
    }

    @After
    fun asItWas() = Locale.setDefault(before)

    private fun tap(vararg tags: String) = tags.forEach { rule.onNodeWithTag(it).tap() }

    private fun left(tag: String): Float = rule.onNodeWithTag(tag).fetchSemanticsNode().boundsInRoot.left

    @Test
    fun theTableIsNotMirroredAndItsNumbersAreNotTranslated() {
        assertTrue("seat 1 is at the left", left("seat-1") < left("seat-6"))
        assertTrue("chips from the largest down", left("chip-500.00") < left("chip-0.50"))
        tap("spot-2-ante")
        rule.onNodeWithTag("now").assertTextContains("Seat 2 · Ante")
        rule.onNodeWithTag("typed").performTextInput("12.50")
        rule.onNodeWithTag("amount").assertTextContains("$12.50")
        tap("deal")
        Cards.parse("AhAd9c4d2h").list().forEach { tap("rank-" + it.rank().symbol(), "suit-" + it.suit().symbol()) }
        tap("play-2-0-37.50")
        Cards.parse("KsQd8s6c2s3d").list().forEach { tap("rank-" + it.rank().symbol(), "suit-" + it.suit().symbol()) }
        tap("settle")
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag("next").isDisplayed() }
        tap("pace-by_line", "next")
        rule.onNodeWithTag("next").assertTextContains("1 of 2")
    }
}
