package app.spoton.tablet.trainer.ui

import androidx.activity.ComponentActivity
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
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.unit.dp
import app.spoton.tablet.app.AppSection
import app.spoton.tablet.app.AppShell
import app.spoton.tablet.designsystem.TabletRule
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.annotation.GraphicsMode

/** In every state of the trainer nothing is cut off, and whatever can be tapped is large enough and has a name. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class EveryTrainerStateTest(private val screen: String, private val text: Float) {
    private val rule = createAndroidComposeRule<ComponentActivity>()

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(TabletRule(screen, text)).around(rule)

    @Test
    fun nothingIsCutOffAndEveryTargetIsLargeAndNamed() {
        var state by mutableStateOf(TrainerStates.home)
        rule.setContent {
            SpotOnTheme(dark = true) {
                AppShell(AppSection.TRAINER, onGo = {}, onBack = {}) { TrainerScreen(state, TrainerStates.actions) }
            }
        }
        TrainerScreenshotTest.Moments.forEach { (moment, there) ->
            state = there()
            rule.waitForIdle()
            val root = rule.onNode(isRoot()).fetchSemanticsNode()
            rule.onAllNodes(HasTextLayout, useUnmergedTree = true).fetchSemanticsNodes()
                .filterNot { it.isInAPlot() }.forEach { it.assertWhole(moment, root) }
            rule.onAllNodes(hasClickAction()).fetchSemanticsNodes().forEach { it.assertTouchable(moment) }
        }
    }

    /** Plots are scrolled sideways; what they say stands in their description. */
    private fun SemanticsNode.isInAPlot(): Boolean = generateSequence(parent) { it.parent }
        .any { it.config.getOrNull(SemanticsProperties.TestTag).orEmpty().startsWith("plot-") }

    private fun SemanticsNode.assertWhole(moment: String, root: SemanticsNode) {
        val results = mutableListOf<TextLayoutResult>()
        config[SemanticsActions.GetTextLayoutResult].action?.invoke(results)
        val text = results.singleOrNull() ?: return
        val what = "$moment: '${text.layoutInput.text}'"
        val lines = 0 until text.lineCount
        val widest = lines.maxOfOrNull { text.getLineRight(it) - text.getLineLeft(it) } ?: 0f
        assertTrue("$what is cut off at the side", widest <= size.width + 1)
        assertTrue("$what is cut off below", lines.all { text.getLineBottom(it) <= size.height + 1 })
        val left = positionInRoot.x
        assertTrue("$what runs off the side", left >= 0 && left + size.width <= root.size.width)
    }

    private fun SemanticsNode.assertTouchable(moment: String) {
        val least = with(layoutInfo.density) { 48.dp.toPx() }
        val what = "$moment: ${config.getOrNull(SemanticsProperties.TestTag)} is ${size.width} x ${size.height}"
        assertTrue(what, touchBoundsInRoot.width >= least || size.width >= least)
        assertTrue(what, touchBoundsInRoot.height >= least || size.height >= least)
        val said = config.getOrNull(SemanticsProperties.ContentDescription).orEmpty() +
            config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }
        val typed = SemanticsProperties.EditableText in config
        assertTrue("$what and has no name", typed || said.any { it.isNotBlank() })
    }

    companion object {
        private val HasTextLayout = SemanticsMatcher.keyIsDefined(SemanticsActions.GetTextLayoutResult)

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}, text x {1}")
        fun tablets(): List<Array<Any>> = listOf(
            arrayOf("w1280dp-h800dp-land-mdpi", 1f), arrayOf("w600dp-h960dp-port-mdpi", 1f),
            arrayOf("w600dp-h960dp-port-mdpi", 2f), arrayOf("w960dp-h600dp-land-mdpi", 2f),
        )
    }
}
