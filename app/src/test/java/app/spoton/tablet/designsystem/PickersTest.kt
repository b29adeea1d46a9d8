package app.spoton.tablet.designsystem

import androidx.activity.ComponentActivity
import androidx.compose.foundation.layout.Column
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.card.Card
import app.spoton.tablet.designsystem.cards.CardPicker
import app.spoton.tablet.designsystem.inputs.NumberPad
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** The one picker of cards and the one pad of digits. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class PickersTest {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    private fun tap(vararg tags: String) = tags.forEach { rule.onNodeWithTag(it).performClick() }

    private fun left(tag: String): Float = rule.onNodeWithTag(tag).fetchSemanticsNode().boundsInRoot.left

    private fun top(tag: String): Float = rule.onNodeWithTag(tag).fetchSemanticsNode().boundsInRoot.top

    @Test
    fun twoTapsPickACardAndTheNextBeginsWithItsRank() {
        val picked = mutableListOf<Card>()
        rule.setContent {
            SpotOnTheme(true) { Column { CardPicker("seat 1", { it != Card.parse("Ah").get() }) { picked += it } } }
        }
        rule.onNodeWithTag("suit-h").assertIsNotEnabled()
        tap("rank-A")
        rule.onNodeWithTag("suit-h").assertIsNotEnabled()
        rule.onNodeWithTag("suit-s").assertIsEnabled()
        tap("suit-s")
        rule.onNodeWithTag("suit-s").assertIsNotEnabled()
        assertEquals(listOf(Card.parse("As").get()), picked)
    }

    @Test
    fun digitsAreWhereATelephoneHasThemWhateverElseThePadHas() {
        val typed = StringBuilder()
        rule.setContent {
            SpotOnTheme(true) { NumberPad({ typed.append(it) }, { typed.append('<') }, onEnter = { typed.append('>') }) }
        }
        tap("digit-1", "digit-9", "digit-0", "pad-delete", "pad-enter")
        assertEquals("190<>", typed.toString())
        assertTrue(top("digit-1") < top("digit-4") && top("digit-7") < top("digit-0"))
        assertTrue(left("digit-7") == left("pad-delete") && left("digit-8") == left("digit-0") && left("digit-9") == left("pad-enter"))
    }

    @Test
    fun anAmountHasItsPointLeftOfZeroAndDeleteRightOfIt() {
        rule.setContent { SpotOnTheme(true) { NumberPad({}, {}, onPoint = {}) } }
        assertTrue(left("digit-7") == left("pad-point") && left("digit-9") == left("pad-delete"))
    }
}
