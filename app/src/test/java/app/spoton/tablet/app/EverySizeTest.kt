package app.spoton.tablet.app

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
import app.spoton.tablet.designsystem.ScreenVariant
import app.spoton.tablet.designsystem.TabletRule
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** Rules for every screen at every size, from half a small tablet to a large one, at all text sizes. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class EverySizeTest(private val tablet: Tablet, private val text: Float) {
    class Tablet(val width: Int, val height: Int) {
        override fun toString(): String = "$width x $height dp"
    }

    private val rule = createAndroidComposeRule<ComponentActivity>()

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(TabletRule("${tablet.width}x${tablet.height}", text)).around(rule)

    @Test
    fun noTextIsClippedAndEveryTargetIsLargeEnoughForAFinger() {
        var place by mutableStateOf(AppSection.TABLE)
        rule.setContent { ScreenVariant(place, dark = true) }
        AppSection.entries.forEach {
            place = it
            rule.waitForIdle()
            val root = rule.onNode(isRoot()).fetchSemanticsNode()
            assertEquals(tablet.width, root.size.width)
            val texts = rule.onAllNodes(HasTextLayout, useUnmergedTree = true).fetchSemanticsNodes()
            assertTrue("$it shows text", texts.size > 5)
            texts.forEach { node -> node.assertWhole(it, root) }
            rule.onAllNodes(hasClickAction()).fetchSemanticsNodes().forEach { node -> node.assertTouchable(it) }
        }
    }

    private fun SemanticsNode.assertWhole(place: AppSection, root: SemanticsNode) {
        val results = mutableListOf<TextLayoutResult>()
        config[SemanticsActions.GetTextLayoutResult].action?.invoke(results)
        val text = results.single()
        val what = "$place: '${text.layoutInput.text}'"
        val lines = 0 until text.lineCount
        assertTrue("$what is cut off at the side", lines.all { text.lineWidth(it) <= size.width + 1 })
        assertTrue("$what is cut off below", lines.all { text.getLineBottom(it) <= size.height + 1 })
        assertTrue("$what is cut short", !text.multiParagraph.didExceedMaxLines)
        assertTrue("$what is broken within a word", text.breaksBetweenWords())
        val left = positionInRoot.x
        assertTrue("$what runs off the side", left >= 0 && left + size.width <= root.size.width)
    }

    /** Not hasVisualOverflow: what semantics lays out again is as wide as the text was allowed to be. */
    private fun TextLayoutResult.lineWidth(line: Int): Float = getLineRight(line) - getLineLeft(line)

    private fun TextLayoutResult.breaksBetweenWords(): Boolean = (1 until lineCount).all { line ->
        val start = getLineStart(line)
        !layoutInput.text[start - 1].isLetter() || !layoutInput.text[start].isLetter()
    }

    private fun SemanticsNode.assertTouchable(place: AppSection) {
        val least = with(layoutInfo.density) { 48.dp.toPx() }
        val what = "$place: ${config.getOrNull(SemanticsProperties.TestTag)} is ${size.width} x ${size.height}"
        assertTrue(what, touchBoundsInRoot.width >= least || size.width >= least)
        assertTrue(what, touchBoundsInRoot.height >= least || size.height >= least)
    }

    companion object {
        private val HasTextLayout = SemanticsMatcher.keyIsDefined(SemanticsActions.GetTextLayoutResult)

        /** By default the largest text on every tablet, where least fits, and one of each other text size. */
        private val Sample = listOf(Tablet(1280, 800) to 1f, Tablet(400, 800) to 1.3f)

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}, text x {1}")
        fun tablets(): List<Array<Any>> {
            val tablets = listOf(1280 to 800, 800 to 1280, 960 to 600, 600 to 960, 400 to 800, 1280 to 400)
                .map { (width, height) -> Tablet(width, height) }
            val everything = tablets.flatMap { tablet -> listOf(1f, 1.3f, 2f).map { tablet to it } }
            val chosen = if (LongRun.IN_FULL) everything else tablets.map { it to 2f } + Sample
            return chosen.map { (tablet, text) -> arrayOf<Any>(tablet, text) }
        }
    }
}
