package app.spoton.tablet.trainer.ui.quiz

import androidx.activity.ComponentActivity
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher.Companion.keyIsDefined
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import app.spoton.engine.catalog.Catalog
import app.spoton.engine.testing.LongRun
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.TabletRule
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.setup.TableSetup
import app.spoton.tablet.trainer.answer.AnswerForm
import app.spoton.tablet.trainer.generator.QuestionFactory
import app.spoton.tablet.trainer.question.Confusions
import app.spoton.tablet.trainer.question.Skill
import app.spoton.tablet.trainer.question.Syllabus
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.state.TrainerUiState
import app.spoton.tablet.trainer.ui.TrainerScreen
import app.spoton.tablet.trainer.ui.TrainerStates
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** Even on the smallest tablets a one-tap question and all its answers fit on the screen. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class AnswersInViewTest(private val screen: String) {
    private val rule = createAndroidComposeRule<ComponentActivity>()

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(TabletRule(screen)).around(rule)

    private var state by mutableStateOf(TrainerStates.home)

    @Before
    fun trainerIsOpen() = rule.setContent {
        SpotOnTheme(dark = true) {
            AppShell(AppSection.TRAINER, onGo = {}, onBack = {}) { TrainerScreen(state, TrainerStates.taps) }
        }
    }

    @Test
    fun aOneTapQuestionAndItsAnswersFitWithoutScrolling() {
        val seen = mutableSetOf<Skill>()
        TrainerStates.all.forEach { (name, create) ->
            val page = create().page() as? TrainerPage.Quiz
            if (page != null && page.graded.isEmpty && page.question.form() is AnswerForm.MultipleChoice) {
                assertInView(name, create())
                seen += page.question.topic().skill()
            }
        }
        assertEquals(Skill.entries.filter { it.isOneTap }.toSet() + Skill.NEXT_STEP + Skill.IRREGULARITY, seen)
    }

    @Test
    fun anyDealtQuestionAndItsAnswersFitWithoutScrolling() {
        Catalog.standard().games().forEach { game ->
            val setup = TableSetup.demonstration(Catalog.standard(), game)
            val topics = Syllabus.of(setup).filter { it.skill().isOneTap && it.skill() != Skill.READING }
            topics.groupBy { it.skill() }.values.forEach { ofSkill ->
                for (seed in 1L..SEEDS) {
                    val topic = ofSkill[(seed * 7 % ofSkill.size).toInt()]
                    val question = QuestionFactory(setup).ask(topic, seed, Confusions.NONE).get()
                    assertInView("${topic.id()} $seed", TrainerStates.quiz(question))
                }
            }
        }
    }

    private fun assertInView(name: String, shown: TrainerUiState) {
        state = shown
        rule.waitForIdle()
        val question = (shown.page() as TrainerPage.Quiz).question
        val tags = (question.form() as AnswerForm.MultipleChoice).options().indices.map { "option-$it" } + "question" +
            if (question.topic().skill() == Skill.READING) listOf("picture") else listOf()
        tags.forEach { rule.onNodeWithTag(it).fetchSemanticsNode().assertWhole("$name: $it") }
        rule.onAllNodes(keyIsDefined(SemanticsProperties.VerticalScrollAxisRange)).fetchSemanticsNodes().forEach {
            val below = it.config[SemanticsProperties.VerticalScrollAxisRange].maxValue()
            assertTrue("$name: $below is below the fold", below <= EDGE)
        }
    }

    /** What is visible of it is as large as the node itself. */
    private fun SemanticsNode.assertWhole(what: String) {
        val inView = boundsInRoot
        assertTrue("$what is cut off: $inView of $size", inView.height >= size.height - 1)
        assertTrue("$what is cut off: $inView of $size", inView.width >= size.width - 1)
    }

    companion object {
        private val SEEDS = if (LongRun.IN_FULL) 8L else 2L

        /** The free space under the last line. */
        private const val EDGE = 12f

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}")
        fun tablets(): List<String> = listOf("w960dp-h600dp-land-mdpi", "w600dp-h960dp-port-mdpi")
    }
}
