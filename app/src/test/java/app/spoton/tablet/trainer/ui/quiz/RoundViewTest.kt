package app.spoton.tablet.trainer.ui.quiz

import androidx.activity.ComponentActivity
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import app.spoton.engine.catalog.Catalog
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.setup.TableSetup
import app.spoton.tablet.trainer.generator.QuestionFactory
import app.spoton.tablet.trainer.question.Confusions
import app.spoton.tablet.trainer.question.Skill
import app.spoton.tablet.trainer.question.Syllabus
import app.spoton.tablet.trainer.ui.TrainerScreen
import app.spoton.tablet.trainer.ui.TrainerStates
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.annotation.Config

/** On a large tablet two hands are shown with large cards, in every game. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class RoundViewTest(private val game: String) {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    @Test
    fun whoWinsIsAskedWithLargeCards() {
        val setup = TableSetup.demonstration(Catalog.standard(), Catalog.standard().game(game).orElseThrow())
        val topic = Syllabus.of(setup).first { it.skill() == Skill.WHO_WINS }
        val question = QuestionFactory(setup).ask(topic, 1, Confusions.NONE).get()
        rule.setContent { SpotOnTheme(true) { TrainerScreen(TrainerStates.quiz(question), TrainerStates.taps) } }
        listOf("cards-dealer", "cards-seat").forEach {
            val height = rule.onNodeWithTag(it).fetchSemanticsNode().size.height
            assertTrue("$it is $height high", height >= LARGE)
        }
    }

    companion object {
        /** A card of 80 dp, whose height is 1.4 times its width, and the line above it. */
        private const val LARGE = 130

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}")
        fun games(): List<String> = Catalog.standard().games().map { it.id() }
    }
}
