package app.spoton.tablet.endtoend

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.tablet.trainer.TestAnswers
import app.spoton.tablet.trainer.TrainerViewModel
import app.spoton.tablet.trainer.state.TrainerPage
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** A new trainee takes a drill. */
@RunWith(AndroidJUnit4::class)
class DrillTest {
    @get:Rule
    val app = AppOnScreen()

    private fun quiz(): TrainerPage.Quiz? =
        app.model(TrainerViewModel::class.java).state().value?.page() as? TrainerPage.Quiz

    @Test
    fun everyQuestionIsAnsweredAndExplained() {
        app.awaitTable()
        app.tap("section-trainer")
        app.await("start-drill")
        app.tap("start-drill")
        repeat(QUESTIONS) {
            app.waitUntil { quiz()?.graded()?.isEmpty == true }
            app.await("question")
            pauseBetweenTaps()
            app.tap(*TestAnswers.tags(quiz()!!.question()).toTypedArray())
            app.await("result")
            assertTrue(quiz()!!.graded().get().isCorrect)
            app.await("citation")
            pauseBetweenTaps()
            app.tap("next-question")
        }
        app.tap("end")
        app.await("start-drill")
    }

    private companion object {
        const val QUESTIONS = 5
    }
}
