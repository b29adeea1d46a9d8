package app.spoton.tablet.trainer.ui.progress

import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTextInput
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.tablet.trainer.question.Skill
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.ui.TrainerTapTest
import java.util.Optional
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** A trainee sees their progress and erases it. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class ProgressByTapsTest : TrainerTapTest() {
    @Test
    fun aTraineePracticesSeesTheirProgressAndErasesIt() {
        tap("open-trainees")
        rule.onNodeWithTag("new-name").performTextInput("Dora")
        tap("add-trainee")
        rule.onNodeWithTag("open-trainees").assertTextEquals("Dora")
        tap("start-drill")
        answerCorrectly()
        tap("end")
        tap("open-progress")
        rule.onNodeWithTag("plot-accuracy").assertExists()
        rule.onNode(hasTestTag("progress-name-hand")).assertExists()
        tap("erase-mine")
        rule.onNodeWithTag("confirm-erase").assertTextContains("Dora", substring = true)
        tap("erase-now")
        assertTrue(trainer.state().trainees().all().none { it.name() == "Dora" })
    }

    @Test
    fun tappingASkillPlotsItsWeeks() {
        tap("practice-four-card-poker")
        tap("skill-who-wins")
        tap("start-drill")
        answerCorrectly()
        tap("end")
        tap("open-progress")
        tap("progress-who-wins")
        assertEquals(Optional.of(Skill.WHO_WINS), (trainer.state().page() as TrainerPage.Progress).skill())
        tap("progress-all-skills")
        assertEquals(Optional.empty<Skill>(), (trainer.state().page() as TrainerPage.Progress).skill())
    }

    @Test
    fun theWeeksOfTheDrawArePlotted() {
        tap("practice-four-card-split")
        tap("skill-draw")
        tap("start-drill")
        answerCorrectly()
        tap("end")
        tap("open-progress")
        tap("progress-draw")
        assertEquals(Optional.of(Skill.DRAW), (trainer.state().page() as TrainerPage.Progress).skill())
        rule.onNodeWithTag("plot-accuracy").assertExists()
    }
}
