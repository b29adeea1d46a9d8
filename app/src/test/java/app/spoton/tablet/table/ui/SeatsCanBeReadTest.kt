package app.spoton.tablet.table.ui

import androidx.activity.ComponentActivity
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.test.click
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.unit.dp
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.TabletRule
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.table.FullTable
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.state.TableState
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** On every tablet each seat of a full table can be brought into view whole, and its cards can be read and tapped. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class SeatsCanBeReadTest(private val size: String, private val game: String) {
    private val rule = createAndroidComposeRule<ComponentActivity>()

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(TabletRule(size)).around(rule)

    private val complete = FullTable.round(game).last { it.phase() == RoundPhase.CARDS }
    private var state: TableState by mutableStateOf(complete)

    private fun show() = rule.setContent {
        val actions = TableActions(emptyList(), tap = { state = it(state) })
        SpotOnTheme(true) { AppShell(AppSection.TABLE, {}, {}) { TableScreen(state, actions) } }
    }

    private fun node(tag: String): SemanticsNode = rule.onNodeWithTag(tag, useUnmergedTree = true).fetchSemanticsNode()

    private fun reach(seat: Int) {
        val scrolls = generateSequence(node("seat-$seat")) { it.parent }.any {
            it.config.contains(SemanticsActions.ScrollBy)
        }
        if (scrolls) rule.onNodeWithTag("seat-$seat", useUnmergedTree = true).performScrollTo()
        rule.waitForIdle()
    }

    @Test
    fun everySeatComesIntoViewWholeAndItsCardsAreLargeEnoughToRead() {
        show()
        (1..complete.setup().seats()).forEach { seat ->
            reach(seat)
            val whole = node("seat-$seat")
            assertTrue("seat $seat is cut off: ${whole.boundsInRoot} of ${whole.size}", whole.boundsInRoot.height >= whole.size.height - 1)
            val cards = node("cards-$seat")
            val hands = if (game == "four-card-split") 2 else 1
            val width = cards.size.height / hands / 1.36f
            assertTrue("the cards of seat $seat are $width wide", width >= with(cards.layoutInfo.density) { 32.dp.toPx() } - 1)
            assertTrue("the cards of seat $seat stay within it", cards.boundsInRoot.right <= whole.boundsInRoot.right + 1)
        }
    }

    @Test
    fun aTapOnASmallCardCorrectsIt() {
        show()
        reach(2)
        rule.onNodeWithTag("cards-2", useUnmergedTree = true).performTouchInput { click(Offset(10f, 10f)) }
        rule.waitForIdle()
        assertEquals(2, state.focus().seat())
        assertTrue(state.focus().toString(), state.focus() is TableFocus.CardAt)
    }

    companion object {
        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}, {1}")
        fun tablets(): List<Array<Any>> = listOf("1280x800", "960x600", "800x1280", "600x960").flatMap { size ->
            listOf("crazy-4-poker", "four-card-split").map { arrayOf<Any>(size, it) }
        }
    }
}
