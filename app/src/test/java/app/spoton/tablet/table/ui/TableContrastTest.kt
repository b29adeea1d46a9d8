package app.spoton.tablet.table.ui

import android.graphics.Bitmap
import android.graphics.Canvas
import android.view.View
import androidx.activity.ComponentActivity
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.text.TextLayoutResult
import app.spoton.engine.testing.LongRun
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.table.panels.settlement.Supervisors
import app.spoton.tablet.table.state.TableState
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.annotation.Config

/**
 * Every text of the table can be read on its background, in both themes, measured in pixels and not by the theme's
 * values. With {@code -Pspoton.long} twice as many of the moments that look alike.
 */
@RunWith(ParameterizedRobolectricTestRunner::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class TableContrastTest(private val game: String, private val dark: Boolean) {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    private var state: TableState? by mutableStateOf(null)

    @Test
    fun everyTextHasAContrastOfFourAndAHalfToOneWithItsBackground() {
        val moments = TableMoments.sample(game, if (LongRun.IN_FULL) 29 else 58)
        state = moments[0]
        rule.setContent {
            SpotOnTheme(dark) {
                AppShell(AppSection.TABLE, onGo = {}, onBack = {}) {
                    TableScreen(state!!, TableStates.taps, supervisors = Supervisors(listOf("Sam", "Sue")), dealerName = "Ann")
                }
            }
        }
        moments.forEach {
            state = it
            rule.waitForIdle()
            val picture = rule.runOnUiThread { ScreenPixels(rule.activity.window.decorView) }
            rule.onAllNodes(HasText, useUnmergedTree = true).fetchSemanticsNodes()
                .filter { node -> !node.isDisabled() && text(node).isNotEmpty() }
                .forEach { node -> assertReadable(it, node, picture) }
        }
    }

    private fun assertReadable(now: TableState, node: SemanticsNode, picture: ScreenPixels) {
        val results = mutableListOf<TextLayoutResult>()
        node.config[SemanticsActions.GetTextLayoutResult].action?.invoke(results)
        val ink = results.single().layoutInput.style.color
        val found = contrast(ink, picture.background(node.boundsInRoot) ?: ink)
        assertTrue("$game, ${now.phase()}, ${now.pace()}, line ${now.round().line()}: ${text(node)} is $found to 1", found >= LEAST)
    }

    private fun text(node: SemanticsNode): String =
        node.config.getOrElse(SemanticsProperties.Text) { emptyList() }.joinToString { it.text }

    private fun SemanticsNode.isDisabled(): Boolean =
        config.contains(SemanticsProperties.Disabled) || parent?.isDisabled() == true

    private class ScreenPixels(window: View) {
        private val width = window.width
        private val height = window.height
        private val pixels = IntArray(width * height)

        init {
            val drawn = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888)
            window.draw(Canvas(drawn))
            drawn.getPixels(pixels, 0, width, 0, 0, width, height)
        }

        /** The most frequent color of a place: text covers less of it than its background. */
        fun background(place: Rect): Color? {
            val left = place.left.toInt().coerceAtLeast(0)
            val right = place.right.toInt().coerceAtMost(width)
            val rows = (place.top.toInt().coerceAtLeast(0) until place.bottom.toInt().coerceAtMost(height)).filter { left < right }
            val colors = IntArray(rows.count() * (right - left).coerceAtLeast(0))
            rows.forEachIndexed { row, y -> pixels.copyInto(colors, row * (right - left), y * width + left, y * width + right) }
            colors.sort()
            return longestRun(colors)?.let { Color(it) }
        }

        private fun longestRun(sorted: IntArray): Int? {
            var most = 0
            var found: Int? = null
            var start = 0
            for (end in 1..sorted.size) {
                if (end == sorted.size || sorted[end] != sorted[start]) {
                    if (end - start > most) {
                        most = end - start
                        found = sorted[start]
                    }
                    start = end
                }
            }
            return found
        }
    }

    companion object {
        private const val LEAST = 4.5f
        private val HasText = SemanticsMatcher.keyIsDefined(SemanticsActions.GetTextLayoutResult)

        private fun contrast(a: Color, b: Color): Float {
            val (dark, light) = listOf(a.luminance(), b.luminance()).sorted()
            return (light + 0.05f) / (dark + 0.05f)
        }

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} dark={1}")
        fun games(): List<Array<Any>> = TableMoments.GAMES.flatMap { listOf(arrayOf<Any>(it, true), arrayOf<Any>(it, false)) }
    }
}
