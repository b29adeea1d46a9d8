package app.spoton.tablet.ui.table

import androidx.activity.ComponentActivity
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import app.spoton.tablet.eyes.EyesMoments
import app.spoton.tablet.eyes.Watching
import app.spoton.tablet.shell.Place
import app.spoton.tablet.table.Phase
import app.spoton.tablet.table.TableState
import app.spoton.tablet.ui.OnATablet
import app.spoton.tablet.ui.Shell
import app.spoton.tablet.ui.eyes.EyesTaps
import app.spoton.tablet.ui.eyes.slot
import app.spoton.tablet.ui.theme.SpotOnTheme
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.annotation.GraphicsMode

/** On every tablet, in both orientations and with text of up to twice the size: whose turn it is, and what next. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class EveryTabletTest(private val size: String, private val text: Float) {
    private val rule = createAndroidComposeRule<ComponentActivity>()

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(OnATablet(size, text)).around(rule)

    private var state: TableState by mutableStateOf(TableMoments.open)

    private fun node(tag: String): SemanticsNode = rule.onNodeWithTag(tag, useUnmergedTree = true).fetchSemanticsNode()

    private fun isInView(node: SemanticsNode): Boolean = node.boundsInRoot.height >= node.size.height - 1 &&
        node.boundsInRoot.width >= node.size.width - 1

    private fun moments(): List<TableState> =
        listOf(TableMoments.open, TableMoments.wagers, TableMoments.refused, TableMoments.cards, TableMoments.ready) +
            listOf(TableMoments.split, TableMoments.instant, TableMoments.raise) + (0..8).map { TableMoments.line(it) } +
            listOf(TableMoments.totals, TableMoments.confirmed, TableMoments.misdeal, TableMoments.meterWin)

    private fun button(moment: TableState): String = when {
        moment.phase() == Phase.WAGERS -> "deal"
        moment.phase() == Phase.CARDS -> "settle"
        moment.phase() == Phase.CONFIRMED -> "next-round"
        moment.round().waitsForSupervisor() -> "approve"
        moment.round().isAtTotals -> "confirm"
        else -> "next"
    }

    private fun look(camera: CameraSlot, at: (TableState, String) -> Unit) {
        rule.setContent {
            SpotOnTheme(true) { Shell(Place.TABLE, {}, {}) { TableScreen(state, TableMoments.taps, camera) } }
        }
        moments().forEach { moment ->
            state = moment
            rule.waitForIdle()
            at(moment, "${moment.setup().game().id()}, ${moment.phase()}, ${moment.focus()}, line ${moment.round().line()}")
        }
    }

    @Test
    fun theSeatWhoseTurnItIsAndTheButtonThatGoesOnAreInView() = look(CameraSlot()) { moment, where ->
        val seat = (1..6).find { isLit(moment, it) }
        val fits = text < 2f || size == "1280x800" // otherwise a seat is higher than what is left for the seats
        if (seat != null && fits && !moment.round().waitsForSupervisor()) {
            assertTrue("$where, seat $seat", isInView(node("seat-$seat")))
        }
        assertTrue("$where, ${button(moment)}", isInView(node(button(moment))))
        assertTrue("$where, what it is about", isInView(node(if (moment.phase() == Phase.SETTLEMENT) "panel" else "now")))
    }

    @Test
    fun withACameraTheButtonThatReadsIsInViewToo() =
        look(slot(EyesMoments.watching(Watching.EMPTY), EyesTaps()) {}) { moment, where ->
            assertTrue("$where, ${button(moment)}", isInView(node(button(moment))))
            if (moment.phase() == Phase.CARDS) assertTrue("$where, read", isInView(node("read")))
        }

    @Test
    fun whoeverIsCalledFindsTheWholePadForThePinAndTheAmount() {
        rule.setContent {
            SpotOnTheme(true) {
                Shell(Place.TABLE, {}, {}) {
                    TableScreen(TableMoments.meterWin, TableMoments.taps, supervisors = Supervisors(listOf("Sam", "Sue")))
                }
            }
        }
        listOf("person-Sam", "person-Sue", "digit-1", "digit-9", "digit-0", "pin-delete", "pin-enter").forEach {
            assertTrue(it, isInView(node(it)))
        }
        val amounts = rule.onAllNodes(hasText("$10,000.50", substring = true)).fetchSemanticsNodes()
        assertTrue("the amount", amounts.any { isInView(it) } || isInView(node("step")))
    }

    companion object {
        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}, text x {1}")
        fun tablets(): List<Array<Any>> =
            listOf("1280x800", "1280x720", "1024x768", "1024x600", "960x600").flatMap { size ->
                listOf(1f, 1.3f).map { arrayOf<Any>(size, it) }
            } + listOf(
                arrayOf("1280x800", 2f), arrayOf("800x1280", 1f), arrayOf("768x1024", 1f), arrayOf("600x1024", 1f),
                arrayOf("800x1280", 1.3f), arrayOf("600x960", 1f), arrayOf("600x960", 2f), arrayOf("960x600", 2f),
                arrayOf("800x1280", 2f), arrayOf("1024x600", 2f), arrayOf("600x1024", 2f),
            )
    }
}
