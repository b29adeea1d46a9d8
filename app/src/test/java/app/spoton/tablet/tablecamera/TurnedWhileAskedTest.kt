package app.spoton.tablet.tablecamera

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.junit4.StateRestorationTester
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.card.Card
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.table.ui.TableScreen
import app.spoton.tablet.table.ui.TableStates
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h1280dp-mdpi")
class TurnedWhileAskedTest {
    @get:Rule
    val rule = createComposeRule()

    private var standing by mutableStateOf(false)

    @Test
    fun aQuestionOfTheCameraStaysOpenWithHalfItsAnswerWhenTheTabletIsTurned() {
        val answered = mutableListOf<Card>()
        val taps = TableCameraActions(answer = { _, card -> answered += card })
        val asking = TableCameraStates.asking()
        val tester = StateRestorationTester(rule)
        tester.setContent {
            SpotOnTheme(true) {
                Box(if (standing) Modifier.requiredSize(800.dp, 1280.dp) else Modifier.requiredSize(1280.dp, 800.dp)) {
                    TableScreen(TableStates.cards, TableStates.taps, slot(asking, taps) {})
                }
            }
        }
        rule.onNodeWithTag("answer-another").performClick()
        rule.onNodeWithTag("rank-Q").performClick()
        standing = true
        tester.emulateSavedInstanceStateRestore()
        rule.onNodeWithTag("question-picture").assertIsDisplayed()
        rule.onNodeWithTag("suit-c").assertIsEnabled().performClick()
        assertEquals(listOf(Card.parse("Qc").get()), answered)
    }
}
