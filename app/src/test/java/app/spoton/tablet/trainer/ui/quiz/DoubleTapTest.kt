package app.spoton.tablet.trainer.ui.quiz

import android.view.KeyEvent
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyPress
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.requestFocus
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.tablet.designsystem.aMomentLater
import app.spoton.tablet.trainer.TestAnswers
import app.spoton.tablet.trainer.ui.TrainerTapTest
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** A bouncing finger or a key that is held down answers one question, not the next one too. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class DoubleTapTest : TrainerTapTest() {
    private val number get() = quiz().progress().number()

    private fun isShown(tag: String) = rule.onAllNodesWithTag(tag).fetchSemanticsNodes().isNotEmpty()

    @Test
    fun aDoubleTapInAChallengeAnswersOneQuestion() {
        tap("practice-four-card-poker")
        tap("skill-name-hand")
        tap("start-challenge")
        repeat(3) {
            val before = number
            rule.onNodeWithTag("option-0").performClick()
            rule.onNodeWithTag("option-0").performClick()
            assertEquals(before + 1, number)
            aMomentLater()
        }
    }

    @Test
    fun aDoubleTapInAnExamAnswersOneQuestion() {
        tap("open-exam")
        rule.onNodeWithTag("exam-name").performTextInput("Ana")
        rule.onNodeWithTag("exam-code").performTextInput(trainer.code("FURY-10-7"))
        tap("begin-exam")
        var tried = 0
        repeat(9) {
            val before = number
            val taps = TestAnswers.tags(quiz().question())
            taps.dropLast(1).forEach { tap(it) }
            rule.onNodeWithTag(taps.last()).performClick()
            listOf("option-0", "line-0").filter { isShown(it) }.forEach {
                rule.onNodeWithTag(it).performClick()
                tried++
            }
            assertEquals(before + 1, number)
            aMomentLater()
        }
        assertTrue("no question of this exam can be answered by a second tap", tried > 0)
    }

    @Test
    fun aDoubleTapOnStartDoesNotAnswerTheFirstQuestion() {
        tap("practice-four-card-poker")
        tap("skill-name-hand")
        rule.onNodeWithTag("start-drill").performClick()
        rule.onNodeWithTag("option-0").performClick()
        assertTrue(quiz().graded().isEmpty)
    }

    @Test
    fun aKeyThatIsHeldDownAnswersOneQuestion() {
        tap("practice-four-card-poker")
        tap("skill-name-hand")
        tap("start-challenge")
        rule.onNodeWithTag("quiz").requestFocus()
        repeat(4) { repeated ->
            val event = KeyEvent(0, 0, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_1, repeated)
            rule.onNodeWithTag("quiz").performKeyPress(androidx.compose.ui.input.key.KeyEvent(event))
            aMomentLater()
        }
        assertEquals(2, number)
    }
}
