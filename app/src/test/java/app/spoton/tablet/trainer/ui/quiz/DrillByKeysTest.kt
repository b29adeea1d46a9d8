package app.spoton.tablet.trainer.ui.quiz

import androidx.compose.ui.input.InputMode
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.requestFocus
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.tablet.designsystem.aMomentLater
import app.spoton.tablet.trainer.TestAnswers
import app.spoton.tablet.trainer.ui.TrainerTapTest
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Drills taken with a keyboard. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class DrillByKeysTest : TrainerTapTest() {
    @Test
    fun aDrillWorksWithTheKeyboardOnly() {
        rule.runOnUiThread { keys.requestInputMode(InputMode.Keyboard) }
        tap("practice-four-card-poker")
        tap("skill-who-wins")
        rule.onNodeWithTag("start-drill").requestFocus().performKeyInput { pressKey(Key.Enter) }
        rule.waitForIdle()
        aMomentLater()
        repeat(3) {
            val right = TestAnswers.tags(quiz().question()).single().removePrefix("option-").toInt()
            rule.onNodeWithTag("quiz").performKeyInput { pressKey(listOf(Key.One, Key.Two, Key.Three)[right]) }
            rule.onNodeWithTag("result").assertTextEquals("Correct")
            aMomentLater()
            rule.onNodeWithTag("next-question").assertIsFocused().performKeyInput { pressKey(Key.Enter) }
            rule.onNodeWithTag("result").assertDoesNotExist()
            aMomentLater()
        }
    }

    @Test
    fun anAmountIsTypedWithTheKeyboard() {
        tap("practice-crazy-4-poker")
        tap("skill-pay")
        tap("start-drill")
        rule.onNodeWithTag("quiz").performKeyInput {
            listOf(Key.One, Key.Two, Key.Period, Key.Five, Key.Backspace, Key.Zero).forEach { pressKey(it) }
        }
        rule.onNodeWithTag("amount").assertTextEquals("$12.0")
        rule.onNodeWithTag("quiz").performKeyInput { pressKey(Key.Enter) }
        rule.onNodeWithTag("result").assertIsDisplayed()
    }

    @Test
    fun theDrawIsAnsweredWithTheKeyboard() {
        tap("practice-four-card-split")
        tap("skill-draw")
        tap("start-drill")
        repeat(4) {
            val right = TestAnswers.tags(quiz().question()).single().removePrefix("option-").toInt()
            rule.onNodeWithTag("quiz").performKeyInput {
                pressKey(listOf(Key.One, Key.Two, Key.Three, Key.Four)[right])
            }
            rule.onNodeWithTag("result").assertTextEquals("Correct")
            aMomentLater()
            tap("next-question")
        }
    }
}
