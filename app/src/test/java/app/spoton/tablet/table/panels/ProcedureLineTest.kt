package app.spoton.tablet.table.panels

import androidx.activity.ComponentActivity
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.unit.dp
import app.spoton.engine.catalog.Catalog
import app.spoton.engine.handbook.ProcedureStep
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class ProcedureLineTest {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    /** The width that the demonstration table's header leaves on a tablet of 1280x800. */
    private val narrow = 360.dp

    @Test
    fun everyStepOfEveryGameTakesTwoLinesAndIsWhole() {
        val steps = Catalog.standard().games().flatMap { game -> Catalog.standard().handbook(game).procedure().steps().map { game.id() to it } }
        assertTrue(steps.size > 50)
        var shown: ProcedureStep by mutableStateOf(steps[0].second)
        rule.setContent {
            // With a neighbor, so that it says which of the two it is.
            SpotOnTheme(true) { Box(Modifier.width(narrow)) { ProcedureLine(listOf(shown, shown), short = true) } }
        }
        steps.forEach { (game, step) ->
            shown = step
            rule.waitForIdle()
            val results = mutableListOf<TextLayoutResult>()
            rule.onNodeWithTag("procedure-text", useUnmergedTree = true)
                .performSemanticsAction(SemanticsActions.GetTextLayoutResult) { it(results) }
            val text = results.single()
            assertTrue("$game: $step takes ${text.lineCount} lines", text.lineCount <= 2)
            assertTrue("$game: $step", text.layoutInput.text.text.startsWith(step.text()))
            assertTrue("$game: $step is cut off", !text.hasVisualOverflow)
        }
    }
}
