package app.spoton.tablet.ui.table

import androidx.activity.ComponentActivity
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import app.spoton.tablet.shell.Place
import app.spoton.tablet.table.Phase
import app.spoton.tablet.table.TableState
import app.spoton.tablet.ui.Shell
import app.spoton.tablet.ui.theme.SpotOnTheme
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.rules.TestRule
import org.junit.runner.RunWith
import org.junit.runners.model.Statement
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.GraphicsMode

/** On every tablet that lies flat, and on those that stand with text of the usual size: whose turn it is, and what next. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class EveryTabletTest(private val size: String, private val text: Float) {
    private val rule = createAndroidComposeRule<ComponentActivity>()
    private val tablet = TestRule { base, _ ->
        object : Statement() {
            override fun evaluate() {
                val (width, height) = size.split("x").map { it.toInt() }
                val turned = if (width > height) "land" else "port"
                RuntimeEnvironment.setQualifiers("w${width}dp-h${height}dp-$turned-mdpi")
                RuntimeEnvironment.setFontScale(text)
                base.evaluate()
            }
        }
    }

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(tablet).around(rule)

    private var state: TableState by mutableStateOf(TableMoments.open)

    private fun node(tag: String): SemanticsNode = rule.onNodeWithTag(tag, useUnmergedTree = true).fetchSemanticsNode()

    private fun isInView(node: SemanticsNode): Boolean = node.boundsInRoot.height >= node.size.height - 1

    @Test
    fun theSeatWhoseTurnItIsAndTheButtonThatGoesOnAreInView() {
        rule.setContent {
            SpotOnTheme(true) { Shell(Place.TABLE, {}, {}) { TableScreen(state, TableMoments.taps) } }
        }
        val lines = (0..8).map { TableMoments.line(it) }
        (listOf(TableMoments.wagers, TableMoments.cards) + lines).forEach { moment ->
            state = moment
            rule.waitForIdle()
            val seat = (1..6).find { isLit(moment, it) }
            val where = "${moment.phase()}, line ${moment.round().line()}"
            if (seat != null) assertTrue("$where, seat $seat", isInView(node("seat-$seat")))
            val button = when (moment.phase()) {
                Phase.WAGERS -> "deal"
                Phase.CARDS -> "settle"
                else -> "next"
            }
            assertTrue("$where, $button", isInView(node(button)))
        }
    }

    companion object {
        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}, text x {1}")
        fun tablets(): List<Array<Any>> =
            listOf("1280x800", "1280x720", "1024x768", "1024x600", "960x600").flatMap { size ->
                listOf(1f, 1.3f).map { arrayOf<Any>(size, it) }
            } + listOf(
                arrayOf("1280x800", 2f), arrayOf("800x1280", 1f), arrayOf("768x1024", 1f), arrayOf("600x1024", 1f),
                arrayOf("800x1280", 1.3f),
            )
    }
}
