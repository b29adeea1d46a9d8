package app.spoton.tablet.trainer.ui.exam

import androidx.compose.runtime.getValue
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
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
import app.spoton.tablet.trainer.ui.TrainerTapTest
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Exams by taps: start, questions, score and report. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class ExamByTapsTest : TrainerTapTest() {
    private fun begin(code: String) {
        tap("open-exam")
        rule.onNodeWithTag("exam-name").performTextInput("Ana")
        rule.onNodeWithTag("exam-code").performTextInput(code)
        tap("begin-exam")
    }

    @Test
    fun anExamAsksWhoTakesIt() {
        tap("open-exam")
        rule.onNodeWithTag("exam-code").performTextInput(trainer.code("FURY-10-7"))
        rule.onNodeWithTag("begin-exam").assertIsNotEnabled()
        rule.onNodeWithTag("exam-name").performTextInput("Ana")
        tap("begin-exam")
        rule.onNodeWithTag("number").assertTextEquals("Question 1 of 10")
        tap("end")
        rule.onNodeWithTag("open-trainees").assertTextEquals("Ana")
        tap("open-exam")
        rule.onNodeWithTag("exam-trainee").assertTextEquals("Trainee: Ana")
    }

    @Test
    fun anExamIsTakenScoredAndSaved() {
        begin("nonsense")
        rule.onNodeWithTag("exam-refused").assertIsDisplayed()
        rule.runOnUiThread { trainer.model.typeExamCode("") }
        rule.onNodeWithTag("exam-code").performTextInput(trainer.code("split-10-5").lowercase())
        tap("begin-exam")
        repeat(9) { number ->
            rule.onNodeWithTag("number").assertTextEquals("Question ${number + 1} of 10")
            answerCorrectly()
            rule.onNodeWithTag("result").assertDoesNotExist()
        }
        giveWrongAnswer()
        rule.onNodeWithTag("exam-score").assertTextEquals("90%")
        rule.onNodeWithTag("exam-passed").assertTextEquals("Passed")
        rule.onAllNodesWithTag("mistake").onFirst().assertExists()
        tap("save-result")
        assertEquals(listOf("exam-" + trainer.code("SPLIT-10-5") + ".txt"), asked)
        rule.onNodeWithTag("saved").assertTextEquals("Result saved.")
        assertTrue(trainer.saved.getValue("content://chosen/place").contains("Score: 90%"))
    }

    @Test
    fun anExamAboutSplitsAsksAboutTheDrawAndItsReportHasTheAnswers() {
        begin(trainer.code("SPLIT-20-5"))
        var draws = 0
        repeat(20) {
            if (quiz().question().topic().skill() == Skill.DRAW) draws++
            rule.runOnUiThread { TestAnswers.give(trainer.model, quiz()) }
            rule.waitForIdle()
        }
        assertTrue("every skill is asked about", draws > 0)
        tap("save-result")
        val file = trainer.saved.getValue("content://chosen/place")
        assertEquals(draws, file.lines().count { it.contains("how many cards does each hand get?") })
        assertEquals(draws, file.lines().count { it.contains(Regex("Correct answer: Hand 1: .* · Hand 2: .*")) })
        assertTrue(file.contains("Rules of Play and Dealing Procedure (5); version 1, 8"))
    }

    @Test
    fun anInterruptedExamIsResumedFromTheHomePage() {
        begin(trainer.code("FURY-10-7"))
        repeat(3) { answerCorrectly() }
        rule.runOnUiThread { model = trainer.open(rule.activity) } // the app is killed and opened again
        rule.waitForIdle()
        tap("resume-exam")
        rule.onNodeWithTag("number").assertTextEquals("Question 4 of 10")
        repeat(7) {
            TestAnswers.tags(TrainerFixture.quiz(model).question()).forEach { tap(it) }
        }
        rule.onNodeWithTag("exam-score").assertTextEquals("100%")
        rule.onNodeWithTag("interruptions").assertExists()
        tap("trainer-back")
        rule.onNodeWithTag("resume-exam").assertDoesNotExist()
    }

    @Test
    fun aCodeOfAnotherVersionIsRefusedWithTheReason() {
        begin("FURY-10-7")
        rule.onNodeWithTag("exam-refused").assertTextContains("another version", substring = true)
    }

    @Test
    fun aCodeOfAnOlderVersionIsRefusedWithTheReason() {
        val code = trainer.code("FURY-10-7")
        val edition = code.substringAfterLast('-')
        val before = code.substringBeforeLast('-') + "-3" + edition.takeLast(3)
        assertNotEquals(code, before)
        begin(before)
        rule.onNodeWithTag("exam-refused").assertTextContains("another version", substring = true)
    }
}
