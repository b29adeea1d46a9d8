package app.spoton.tablet.trainer.ui

import androidx.compose.runtime.getValue
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTextInput
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.tablet.trainer.TestAnswers
import app.spoton.tablet.trainer.TrainerFixture
import app.spoton.tablet.trainer.question.Skill
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** Exams by taps: the door, the questions, the mark and the file. */
@RunWith(AndroidJUnit4::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class ExamByTapsTest : TrainerTapTest() {
    @Test
    fun anExamIsTakenScoredAndSaved() {
        tap("open-exam")
        rule.onNodeWithTag("exam-code").performTextInput("nonsense")
        tap("begin-exam")
        rule.onNodeWithTag("exam-refused").assertIsDisplayed()
        rule.runOnUiThread { trainer.model.typeExamCode("") }
        rule.onNodeWithTag("exam-code").performTextInput(trainer.code("split-10-5").lowercase())
        tap("begin-exam")
        repeat(9) { number ->
            rule.onNodeWithTag("number").assertTextEquals("Question ${number + 1} of 10")
            answerCorrectly()
            rule.onNodeWithTag("verdict").assertDoesNotExist()
        }
        giveWrongAnswer()
        rule.onNodeWithTag("exam-mark").assertTextEquals("90%")
        rule.onAllNodesWithTag("missed").onFirst().assertExists()
        tap("export")
        assertEquals(listOf("exam-" + trainer.code("SPLIT-10-5") + ".txt"), asked)
        rule.onNodeWithTag("exported").assertTextEquals("Saved.")
        assertTrue(trainer.saved.getValue("content://chosen/place").contains("Mark: 90%"))
    }

    @Test
    fun anExamAboutSplitsAsksAboutTheDrawAndItsReportHasTheAnswers() {
        tap("open-exam")
        rule.onNodeWithTag("exam-code").performTextInput(trainer.code("SPLIT-20-5"))
        tap("begin-exam")
        var draws = 0
        repeat(20) {
            if (quiz().question().topic().skill() == Skill.DRAW) draws++
            rule.runOnUiThread { TestAnswers.give(trainer.model, quiz()) }
            rule.waitForIdle()
        }
        assertTrue("every skill comes up, this one as well", draws > 0)
        tap("export")
        val file = trainer.saved.getValue("content://chosen/place")
        assertEquals(draws, file.lines().count { it.contains("how many cards do you deal to each hand?") })
        assertEquals(draws, file.lines().count { it.contains(Regex("Right is: Hand 1: .* · Hand 2: .*")) })
        assertTrue(file.contains("Rules of Play and Dealing Procedure (5); version 1, 8"))
    }

    @Test
    fun anInterruptedExamIsResumedFromTheHomePage() {
        tap("open-exam")
        rule.onNodeWithTag("exam-code").performTextInput(trainer.code("FURY-10-7"))
        tap("begin-exam")
        repeat(3) { answerCorrectly() }
        rule.runOnUiThread { model = trainer.open(rule.activity) } // the app is killed and opened again
        rule.waitForIdle()
        tap("go-on-exam")
        rule.onNodeWithTag("number").assertTextEquals("Question 4 of 10")
        repeat(7) {
            TestAnswers.tags(TrainerFixture.quiz(model).question()).forEach { tap(it) }
        }
        rule.onNodeWithTag("exam-mark").assertTextEquals("100%")
        rule.onNodeWithTag("broken-off").assertExists()
        tap("trainer-back")
        rule.onNodeWithTag("go-on-exam").assertDoesNotExist()
    }

    @Test
    fun aCodeOfAnotherVersionIsRefusedWithTheReason() {
        tap("open-exam")
        rule.onNodeWithTag("exam-code").performTextInput("FURY-10-7")
        tap("begin-exam")
        rule.onNodeWithTag("exam-refused").assertTextContains("another version", substring = true)
    }

    @Test
    fun aCodeOfAnOlderVersionIsRefusedWithTheReason() {
        tap("open-exam")
        val code = trainer.code("FURY-10-7")
        val edition = code.substringAfterLast('-')
        val before = code.substringBeforeLast('-') + "-2" + edition.takeLast(3)
        assertNotEquals(code, before)
        rule.onNodeWithTag("exam-code").performTextInput(before)
        tap("begin-exam")
        rule.onNodeWithTag("exam-refused").assertTextContains("another version", substring = true)
    }
}
