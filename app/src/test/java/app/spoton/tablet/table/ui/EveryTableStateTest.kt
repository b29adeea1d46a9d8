package app.spoton.tablet.table.ui

import androidx.activity.ComponentActivity
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.unit.dp
import app.spoton.camera.device.CameraProblem
import app.spoton.engine.testing.LongRun
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.table.FullTable
import app.spoton.tablet.table.panels.CameraSlot
import app.spoton.tablet.table.panels.settlement.Supervisors
import app.spoton.tablet.table.panels.settlement.outcome
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.settlement.Pace
import app.spoton.tablet.table.state.TableState
import app.spoton.tablet.tablecamera.TableCameraActions
import app.spoton.tablet.tablecamera.TableCameraStates
import app.spoton.tablet.tablecamera.slot
import app.spoton.tablet.tablecamera.source.CameraObstacle
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.annotation.Config

/**
 * What must hold at every moment of a round of each game, with as many seats as it has and every wager made, with and without the
 * manual's procedure in turn. Every game has one of the two themes by default, because nothing here depends on color; both with
 * {@code -Pspoton.long}.
 */
@RunWith(ParameterizedRobolectricTestRunner::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class EveryTableStateTest(private val game: String, private val dark: Boolean) {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    private var state: TableState? by mutableStateOf(null)
    private var camera by mutableStateOf(CameraSlot())
    private var actions by mutableStateOf(TableStates.taps)

    private fun look(thin: Int, at: (TableState, SemanticsNode) -> Unit) {
        val moments = TableMoments.sample(game, if (LongRun.IN_FULL) thin else 6 * thin)
        state = moments[0]
        rule.setContent {
            SpotOnTheme(dark) {
                AppShell(AppSection.TABLE, onGo = {}, onBack = {}) {
                    TableScreen(state!!, actions, camera, Supervisors(listOf("Sam", "Sue")), "Ann")
                }
            }
        }
        moments.forEachIndexed { index, it ->
            state = it
            actions = if (index % 2 == 0) TableStates.training else TableStates.taps
            rule.waitForIdle()
            at(it, rule.onNode(isRoot()).fetchSemanticsNode())
        }
    }

    private fun what(state: TableState, node: SemanticsNode): String =
        "$game, procedure ${actions.preferences.showProcedure()}, ${state.phase()}, ${state.pace()}, ${state.focus()}, line ${state.round().line()}: " +
            node.config.getOrNull(SemanticsProperties.TestTag) + " " + problemText(node)

    private fun problemText(node: SemanticsNode): String =
        (node.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty() +
            node.config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }).joinToString()

    @Test
    fun nothingScrollsAndNothingIsCutOffOrOverlaps() = look(5, ::assertWhole)

    @Test
    fun nothingScrollsOrIsCutOffBesideACameraMessageEither() {
        val description = listOf(
            TableCameraStates.with(CameraObstacle.MOVED), TableCameraStates.with(CameraObstacle.DECK), TableCameraStates.with(CameraObstacle.REGISTRATION),
            TableCameraStates.with(CameraProblem.LOW_LIGHT), TableCameraStates.with(CameraProblem.PERMISSION_DENIED),
        ).map { slot(it, TableCameraActions()) { live -> Box(live) } }
        var turn = 0
        look(17) { now, root ->
            val shown = if (LongRun.IN_FULL) description else listOf(description[turn++ % description.size])
            shown.forEach {
                camera = it
                rule.waitForIdle()
                assertWhole(now, root)
            }
        }
    }

    private fun assertWhole(now: TableState, root: SemanticsNode) {
        rule.onAllNodes(Scrolls).fetchSemanticsNodes().forEach {
            assertEquals(what(now, it) + " scrolls", 0f, it.config[SemanticsProperties.VerticalScrollAxisRange].maxValue())
        }
        rule.onAllNodes(HasText, useUnmergedTree = true).fetchSemanticsNodes().filter { problemText(it).isNotEmpty() }
            .forEach { it.assertWhole(now, root) }
        val tagged = rule.onAllNodes(SemanticsMatcher.keyIsDefined(SemanticsProperties.TestTag), useUnmergedTree = true)
            .fetchSemanticsNodes().associateBy { it.config[SemanticsProperties.TestTag] }
        val dealer = tagged.getValue("dealer").boundsInRoot
        val panel = tagged.getValue("panel").boundsInRoot
        assertTrue("the panel ends within the screen", panel.bottom <= root.size.height)
        assertTrue("the dealer is above the panel: $dealer, $panel", dealer.bottom <= panel.top)
        (1..now.setup().seats()).forEach { seat ->
            val place = tagged.getValue("seat-$seat").boundsInRoot
            val where = "${what(now, tagged.getValue("seat-$seat"))} $place"
            assertTrue("$where lies under the panel $panel", place.bottom <= panel.top)
            assertTrue("$where lies on the dealer's hand $dealer", !place.overlaps(dealer))
        }
    }

    @Test
    fun everythingThatCanBePressedSaysWhatItIsAndIsLargeEnoughForAFinger() = look(7) { now, _ ->
        rule.onAllNodes(hasClickAction()).fetchSemanticsNodes().forEach { node ->
            assertTrue(what(now, node) + " says nothing", problemText(node).any { it.isLetterOrDigit() })
            val least = with(node.layoutInfo.density) { 48.dp.toPx() }
            val touch = node.touchBoundsInRoot
            assertTrue(what(now, node) + " is $touch", maxOf(touch.width, node.size.width.toFloat()) >= least)
            assertTrue(what(now, node) + " is $touch", maxOf(touch.height, node.size.height.toFloat()) >= least)
        }
    }

    @Test
    fun theAmountsOfTheWholeTableAreLargeEnoughToBeReadByAStandingDealer() {
        look(29) { _, _ -> }
        state = FullTable.round(game).first { it.phase() == RoundPhase.SETTLEMENT }.withPace(Pace.WHOLE_TABLE)
        rule.waitForIdle()
        val steps = state!!.round().settlement().get().steps().filter { outcome(it) != null }
        assertTrue(steps.isNotEmpty())
        steps.forEach { step ->
            val row = rule.onNodeWithTag("outcome-" + step.number(), useUnmergedTree = true).fetchSemanticsNode()
            val sizes = texts(row).map { text ->
                val results = mutableListOf<TextLayoutResult>()
                text.config[SemanticsActions.GetTextLayoutResult].action?.invoke(results)
                results.single().layoutInput.style.fontSize.value
            }
            assertTrue("$game, $step: $sizes sp", sizes.max() >= 20f)
        }
    }

    private fun texts(node: SemanticsNode): List<SemanticsNode> =
        listOf(node).filter { it.config.contains(SemanticsActions.GetTextLayoutResult) } + node.children.flatMap { texts(it) }

    private fun SemanticsNode.assertWhole(now: TableState, root: SemanticsNode) {
        val results = mutableListOf<TextLayoutResult>()
        config[SemanticsActions.GetTextLayoutResult].action?.invoke(results)
        val text = results.single()
        val what = what(now, this)
        val lines = 0 until text.lineCount
        assertTrue("$what is cut off at the side", lines.all { text.getLineRight(it) - text.getLineLeft(it) <= size.width + 1 })
        assertTrue("$what is cut off below", lines.all { text.getLineBottom(it) <= size.height + 1 })
        val place = boundsInRoot
        assertTrue("$what runs off the screen: $place", place.right <= root.size.width && place.bottom <= root.size.height)
        assertTrue("$what is hidden in part: $place of $size", place.height >= size.height - 1 && place.width >= size.width - 1)
        assertTrue("$what is broken within a word", (1 until text.lineCount).all { line ->
            val start = text.getLineStart(line)
            !text.layoutInput.text[start - 1].isLetterOrDigit() || !text.layoutInput.text[start].isLetterOrDigit()
        })
    }

    companion object {
        private val HasText = SemanticsMatcher.keyIsDefined(SemanticsActions.GetTextLayoutResult)
        private val Scrolls = SemanticsMatcher.keyIsDefined(SemanticsProperties.VerticalScrollAxisRange)

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} dark={1}")
        fun games(): List<Array<Any>> = TableMoments.GAMES.withIndex().flatMap { (index, game) ->
            val themes = if (LongRun.IN_FULL) listOf(true, false) else listOf(index % 2 == 0)
            themes.map { arrayOf<Any>(game, it) }
        }
    }
}
