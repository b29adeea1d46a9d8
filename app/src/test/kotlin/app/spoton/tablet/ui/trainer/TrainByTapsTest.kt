package app.spoton.tablet.ui.trainer

import android.app.Activity
import android.content.Intent
import android.net.Uri
import androidx.activity.ComponentActivity
import androidx.activity.compose.LocalActivityResultRegistryOwner
import androidx.activity.result.ActivityResultRegistry
import androidx.activity.result.ActivityResultRegistryOwner
import androidx.activity.result.contract.ActivityResultContract
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.core.app.ActivityOptionsCompat
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.money.Money
import app.spoton.tablet.shell.Place
import app.spoton.tablet.trainer.Answers
import app.spoton.tablet.trainer.Page
import app.spoton.tablet.trainer.TrainerFixture
import app.spoton.tablet.trainer.question.Answer
import app.spoton.tablet.trainer.question.Form
import app.spoton.tablet.ui.Shell
import app.spoton.tablet.ui.theme.SpotOnTheme
import java.time.Duration
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** A drill, a challenge and an exam, as a person takes them with a finger. */
@RunWith(AndroidJUnit4::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class TrainByTapsTest {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    private val trainer = TrainerFixture()
    private val asked = mutableListOf<String>()

    /** The system's file dialog, in which somebody chooses a place at once. */
    private val dialog = object : ActivityResultRegistry() {
        override fun <I, O> onLaunch(
            requestCode: Int,
            contract: ActivityResultContract<I, O>,
            input: I,
            options: ActivityOptionsCompat?,
        ) {
            asked += input.toString()
            dispatchResult(requestCode, Activity.RESULT_OK, Intent().setData(Uri.parse("content://chosen/place")))
        }
    }

    @Before
    fun trainerIsOpen() {
        val owner = object : ActivityResultRegistryOwner {
            override val activityResultRegistry = dialog
        }
        rule.setContent {
            CompositionLocalProvider(LocalActivityResultRegistryOwner provides owner) {
                SpotOnTheme(dark = true) {
                    Shell(Place.TRAINER, onGo = {}, onBack = {}) { TrainerRoute(trainer.model) }
                }
            }
        }
    }

    @After
    fun close() = trainer.close()

    private fun tap(tag: String) {
        val node = rule.onNodeWithTag(tag)
        val scrolls = generateSequence(node.fetchSemanticsNode().parent) { it.parent }
            .any { SemanticsActions.ScrollBy in it.config }
        (if (scrolls) node.performScrollTo() else node).performClick()
    }

    private fun sitting(): Page.Sitting = trainer.sitting()

    private fun answerRight() = Answers.tags(sitting().question()).forEach { tap(it) }

    private fun textOf(tag: String): String = rule.onNodeWithTag(tag).fetchSemanticsNode()
        .config[SemanticsProperties.Text].joinToString { it.text }

    @Test
    fun aDrillIsOneTapAwayAndTellsAfterEachAnswerWhy() {
        tap("start-drill")
        rule.onNodeWithTag("example").assertIsDisplayed()
        val kinds = mutableSetOf<String>()
        repeat(12) { number ->
            trainer.clock.move(Duration.ofSeconds(2))
            val question = sitting().question()
            kinds += question.form().javaClass.simpleName
            rule.onNodeWithTag("verdict").assertDoesNotExist()
            answerRight()
            rule.onNodeWithTag("verdict").assertTextEquals("Right")
            assertTrue(textOf("reason").endsWith("."))
            rule.onAllNodesWithTag("citation").onFirst().assertTextContains(".txt, ", substring = true)
            rule.onNodeWithTag("score").assertTextEquals("${number + 1} of ${number + 1} right")
            tap("next-question")
            assertNotEquals(question, sitting().question())
        }
        assertTrue("$kinds", kinds.size >= 3)
        tap("end")
        rule.onNodeWithTag("start-drill").assertIsDisplayed()
    }

    @Test
    fun aWrongAnswerShowsTheRightOneAndTheSameKindCanBeAskedAgain() {
        tap("practice-four-card-poker")
        tap("skill-wager")
        tap("start-drill")
        val question = sitting().question()
        val options = (question.form() as Form.OneOf).options()
        tap("option-" + options.indexOfFirst { !question.isRight(Answer.Chosen(it)) })
        rule.onNodeWithTag("verdict").assertTextEquals("Not right")
        rule.onNodeWithTag("right-answer").assertIsDisplayed()
        rule.onAllNodesWithTag("settlement").onFirst().assertIsDisplayed()
        tap("same-kind")
        assertEquals(question.topic(), sitting().question().topic())
        rule.onNodeWithTag("verdict").assertDoesNotExist()
    }

    @Test
    fun anAmountIsCutInChips() {
        tap("practice-crazy-4-poker")
        tap("skill-pay")
        tap("start-drill")
        rule.onNodeWithTag("check").assertIsNotEnabled()
        while ((sitting().question().right() as Answer.Paid).amount() > SmallPay) { // of which few chips are cut
            rule.runOnUiThread {
                Answers.give(trainer.model, sitting())
                trainer.model.next()
            }
        }
        var left = (sitting().question().right() as Answer.Paid).amount().cents()
        sitting().question().practice().setup().chips().forEach { chip ->
            repeat((left / chip.cents()).toInt()) { tap("chip-$chip") }
            left %= chip.cents()
        }
        tap("check")
        rule.onNodeWithTag("verdict").assertTextEquals("Right")
    }

    @Test
    fun aChallengeRunsForAMinute() {
        tap("start-challenge")
        repeat(12) {
            answerRight()
            rule.runOnUiThread { trainer.tick() }
        }
        rule.onNodeWithTag("score").assertTextEquals("12 of 12 right")
        rule.onNodeWithTag("seconds").assertTextEquals("48 s")
        repeat(48) { rule.runOnUiThread { trainer.tick() } }
        rule.onNodeWithTag("challenge-score").assertTextEquals("12 right")
        rule.onNodeWithTag("challenge-best").assertTextEquals("Your best yet")
    }

    @Test
    fun anExamIsTypedInTakenMarkedAndExported() {
        tap("open-exam")
        rule.onNodeWithTag("exam-code").performTextInput("nonsense")
        tap("begin-exam")
        rule.onNodeWithTag("exam-refused").assertIsDisplayed()
        rule.runOnUiThread { trainer.model.typeCode("") }
        rule.onNodeWithTag("exam-code").performTextInput("split-10-5")
        tap("begin-exam")
        repeat(9) { number ->
            rule.onNodeWithTag("number").assertTextEquals("Question ${number + 1} of 10")
            answerRight()
            rule.onNodeWithTag("verdict").assertDoesNotExist()
        }
        giveWrongAnswer()
        rule.onNodeWithTag("exam-mark").assertTextEquals("90 %")
        rule.onAllNodesWithTag("missed").onFirst().assertExists()
        tap("export")
        assertEquals(listOf("exam-SPLIT-10-0005.txt"), asked)
        rule.onNodeWithTag("exported").assertTextEquals("Saved.")
        assertTrue(trainer.exported.getValue("content://chosen/place").contains("Mark: 90 %"))
    }

    private fun giveWrongAnswer() {
        val question = sitting().question()
        when (val form = question.form()) {
            is Form.OneOf -> tap("option-" + form.options().indexOfFirst { !question.isRight(Answer.Chosen(it)) })
            is Form.FindMistake -> tap(if (question.right() == Answer.Line.NONE) "line-0" else "line-none")
            else -> {
                rule.runOnUiThread { trainer.model.answerLine(-1) } // no such answer: never right
                rule.waitForIdle()
            }
        }
    }

    @Test
    fun aPersonPractisesUnderTheirNameSeesTheirProgressAndErasesIt() {
        tap("open-people")
        rule.onNodeWithTag("new-name").performTextInput("Dora")
        tap("add-person")
        rule.onNodeWithTag("open-people").assertTextEquals("Dora")
        tap("start-drill")
        answerRight()
        tap("end")
        tap("open-progress")
        rule.onNodeWithTag("plot-accuracy").assertExists()
        rule.onNode(hasTestTag("progress-settle-seat")).assertExists()
        tap("trainer-back")
        tap("open-people")
        tap("erase-" + trainer.state().person().id())
        rule.onNodeWithTag("sure").assertTextContains("Dora", substring = true)
        tap("erase-now")
        assertTrue(trainer.state().people().none { it.name() == "Dora" })
    }

    private companion object {
        val SmallPay: Money = Money.ofCents(100_00)
    }
}
