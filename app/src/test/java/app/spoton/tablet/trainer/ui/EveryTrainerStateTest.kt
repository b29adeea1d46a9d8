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
import app.spoton.engine.testing.LongRun
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.TabletRule
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.trainer.state.TrainerUiState
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/**
 * In every state of the trainer no text is cut off, and everything that can be tapped is large enough and has a name.
 * By default each tablet gets its share of the states; with spoton.long every tablet gets all of them.
 */
@RunWith(ParameterizedRobolectricTestRunner::class)
class EveryTrainerStateTest(private val screen: String, private val text: Float) {
    private val rule = createAndroidComposeRule<ComponentActivity>()

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(TabletRule(screen, text)).around(rule)

    @Test
    fun noTextIsCutOffAndEveryTargetIsLargeAndNamed() {
        var state by mutableStateOf(TrainerStates.home)
        rule.setContent {
            SpotOnTheme(dark = true) {
                AppShell(AppSection.TRAINER, onGo = {}, onBack = {}) { TrainerScreen(state, TrainerStates.taps) }
            }
        }
        states().forEach { (name, create) ->
            state = create()
            rule.waitForIdle()
            val root = rule.onNode(isRoot()).fetchSemanticsNode()
            rule.onAllNodes(HasTextLayout, useUnmergedTree = true).fetchSemanticsNodes()
                .filterNot { it.isInChart() }.forEach { it.assertWhole(name, root) }
            rule.onAllNodes(hasClickAction()).fetchSemanticsNodes().forEach { it.assertTouchable(name) }
        }
    }

    /** Charts scroll sideways; their content description has the values. */
    private fun SemanticsNode.isInChart(): Boolean = generateSequence(parent) { it.parent }
        .any { it.config.getOrNull(SemanticsProperties.TestTag).orEmpty().startsWith("plot-") }

    private fun SemanticsNode.assertWhole(name: String, root: SemanticsNode) {
        val results = mutableListOf<TextLayoutResult>()
        config[SemanticsActions.GetTextLayoutResult].action?.invoke(results)
        val text = results.singleOrNull() ?: return
        val what = "$name: '${text.layoutInput.text}'"
        val lines = 0 until text.lineCount
        val widest = lines.maxOfOrNull { text.getLineRight(it) - text.getLineLeft(it) } ?: 0f
        assertTrue("$what is cut off at the side", widest <= size.width + 1)
        assertTrue("$what is cut off below", lines.all { text.getLineBottom(it) <= size.height + 1 })
        val left = positionInRoot.x
        assertTrue("$what runs off the side", left >= 0 && left + size.width <= root.size.width)
    }

    private fun SemanticsNode.assertTouchable(name: String) {
        val least = with(layoutInfo.density) { 48.dp.toPx() }
        val what = "$name: ${config.getOrNull(SemanticsProperties.TestTag)} is ${size.width} x ${size.height}"
        assertTrue(what, touchBoundsInRoot.width >= least || size.width >= least)
        assertTrue(what, touchBoundsInRoot.height >= least || size.height >= least)
        val said = config.getOrNull(SemanticsProperties.ContentDescription).orEmpty() +
            config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }
        val typed = SemanticsProperties.EditableText in config
        assertTrue("$what and has no name", typed || said.any { it.isNotBlank() })
    }

    private fun states(): Map<String, () -> TrainerUiState> {
        if (LongRun.IN_FULL) return TrainerStates.all
        val share = tablets().indexOfFirst { it[0] == screen && it[1] == text }
        return TrainerStates.all.entries.filterIndexed { at, _ -> at % tablets().size == share }.associate { it.toPair() }
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
