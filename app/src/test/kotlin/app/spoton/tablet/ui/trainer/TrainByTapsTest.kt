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
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.input.InputMode
import androidx.compose.ui.input.InputModeManager
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.platform.LocalInputModeManager
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.requestFocus
import androidx.core.app.ActivityOptionsCompat
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.money.Money
import app.spoton.tablet.shell.Place
import app.spoton.tablet.trainer.Answers
import app.spoton.tablet.trainer.LayoutPictures
import app.spoton.tablet.trainer.Layouts
import app.spoton.tablet.trainer.Page
import app.spoton.tablet.trainer.TrainerFixture
import app.spoton.tablet.trainer.question.Answer
import app.spoton.tablet.trainer.question.Form
import app.spoton.tablet.trainer.question.Skill
import app.spoton.tablet.ui.Shell
import app.spoton.tablet.ui.theme.SpotOnTheme
import java.time.Duration
import java.util.Optional
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
    private var model by mutableStateOf(trainer.model)
    private lateinit var keys: InputModeManager

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
                    keys = LocalInputModeManager.current
                    Shell(Place.TRAINER, onGo = {}, onBack = {}) { TrainerRoute(model) }
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
            rule.onAllNodesWithTag("citation").onFirst().assertTextContains(" manual, ", substring = true)
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

    /** The games in which a skill is practised here; the others are much alike. */
    private fun gameOf(skill: Skill): String = when (skill) {
        Skill.INSTANT_WINNER, Skill.LEGAL_SPLIT, Skill.CARDS_THAT_PLAY, Skill.ORDER -> "four-card-split"
        Skill.PROGRESSIVE, Skill.ENVY, Skill.READING -> "four-card-poker"
        Skill.SETTLE_SEAT, Skill.MISTAKE, Skill.WAGER -> "three-card-fury"
        else -> "crazy-4-poker"
    }

    @Test
    fun aDrillOfEveryKindIsTakenByTaps() {
        trainer.pictures = LayoutPictures { Optional.of(Layouts.layoutOf(it)) }
        Skill.entries.forEach { skill ->
            tap("practice-" + gameOf(skill))
            tap("skill-" + skill.id())
            tap("start-drill")
            repeat(3) { number ->
                val question = sitting().question()
                assertEquals(skill, question.topic().skill())
                if (skill == Skill.READING) rule.onNodeWithTag("picture").assertExists()
                if (number == 1) giveWrongAnswer() else answerRight()
                val right = if (number == 1) "Not right" else "Right"
                rule.onNodeWithTag("verdict").assertTextEquals(right)
                assertTrue("$skill", textOf("reason").endsWith("."))
                assertTrue(
                    "TalkBack reads the verdict and why",
                    rule.onNodeWithTag("verdict-pane").fetchSemanticsNode().config[SemanticsProperties.PaneTitle]
                        .let { it.startsWith(right) && it.endsWith(textOf("reason")) },
                )
                rule.onAllNodesWithTag("citation").onFirst().assertTextContains(" manual, ", substring = true)
                tap(if (number == 1) "same-kind" else "next-question")
                if (number == 1) assertEquals(question.topic(), sitting().question().topic())
            }
            tap("end")
        }
    }

    @Test
    fun afterAnAnswerTheOptionsSayWhichIsRightAndWhichIsNot() {
        tap("practice-four-card-poker")
        tap("skill-name-hand")
        tap("start-drill")
        val question = sitting().question()
        val options = (question.form() as Form.OneOf).options()
        val wrong = options.indexOfFirst { !question.isRight(Answer.Chosen(it)) }
        val right = options.indexOfFirst { question.isRight(Answer.Chosen(it)) }
        tap("option-$wrong")
        assertEquals("Not right", stateOf("option-$wrong"))
        assertEquals("Right", stateOf("option-$right"))
    }

    private fun stateOf(tag: String): String =
        rule.onNodeWithTag(tag).fetchSemanticsNode().config[SemanticsProperties.StateDescription]

    @Test
    fun aDrillIsTakenWithTheKeyboardAlone() {
        rule.runOnUiThread { keys.requestInputMode(InputMode.Keyboard) }
        tap("practice-four-card-poker")
        tap("skill-who-wins")
        rule.onNodeWithTag("start-drill").requestFocus().performKeyInput { pressKey(Key.Enter) }
        repeat(3) {
            val right = Answers.tags(sitting().question()).single().removePrefix("option-").toInt()
            rule.onNodeWithTag("sitting").performKeyInput { pressKey(listOf(Key.One, Key.Two, Key.Three)[right]) }
            rule.onNodeWithTag("verdict").assertTextEquals("Right")
            rule.onNodeWithTag("next-question").assertIsFocused().performKeyInput { pressKey(Key.Enter) }
            rule.onNodeWithTag("verdict").assertDoesNotExist()
        }
    }

    @Test
    fun anAmountIsTypedWithTheKeyboard() {
        tap("practice-crazy-4-poker")
        tap("skill-pay")
        tap("start-drill")
        rule.onNodeWithTag("sitting").performKeyInput {
            listOf(Key.One, Key.Two, Key.Period, Key.Five, Key.Backspace, Key.Zero).forEach { pressKey(it) }
        }
        rule.onNodeWithTag("amount").assertTextEquals("$12.0")
        rule.onNodeWithTag("sitting").performKeyInput { pressKey(Key.Enter) }
        rule.onNodeWithTag("verdict").assertIsDisplayed()
    }

    @Test
    fun anExamThatWasBrokenOffGoesOnFromTheDoor() {
        tap("open-exam")
        rule.onNodeWithTag("exam-code").performTextInput(trainer.code("FURY-10-7"))
        tap("begin-exam")
        repeat(3) { answerRight() }
        rule.runOnUiThread { model = trainer.open(rule.activity) } // the app is killed and opened again
        rule.waitForIdle()
        tap("go-on-exam")
        rule.onNodeWithTag("number").assertTextEquals("Question 4 of 10")
        repeat(7) {
            Answers.tags(TrainerFixture.sitting(model).question()).forEach { tap(it) }
        }
        rule.onNodeWithTag("exam-mark").assertTextEquals("100%")
        rule.onNodeWithTag("broken-off").assertExists()
        tap("trainer-back")
        rule.onNodeWithTag("go-on-exam").assertDoesNotExist()
    }

    @Test
    fun aCodeOfAnotherVersionIsRefusedAndItIsSaidWhy() {
        tap("open-exam")
        rule.onNodeWithTag("exam-code").performTextInput("FURY-10-7")
        tap("begin-exam")
        rule.onNodeWithTag("exam-refused").assertTextContains("another version", substring = true)
    }

    @Test
    fun aSkillsOwnWeeksArePlottedWhenItIsTapped() {
        tap("practice-four-card-poker")
        tap("skill-qualifies")
        tap("start-drill")
        answerRight()
        tap("end")
        tap("open-progress")
        tap("progress-qualifies")
        assertEquals(Optional.of(Skill.QUALIFIES), (trainer.state().page() as Page.Progress).skill())
        tap("progress-all-skills")
        assertEquals(Optional.empty<Skill>(), (trainer.state().page() as Page.Progress).skill())
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
        rule.onNodeWithTag("exam-code").performTextInput(trainer.code("split-10-5").lowercase())
        tap("begin-exam")
        repeat(9) { number ->
            rule.onNodeWithTag("number").assertTextEquals("Question ${number + 1} of 10")
            answerRight()
            rule.onNodeWithTag("verdict").assertDoesNotExist()
        }
        giveWrongAnswer()
        rule.onNodeWithTag("exam-mark").assertTextEquals("90%")
        rule.onAllNodesWithTag("missed").onFirst().assertExists()
        tap("export")
        assertEquals(listOf("exam-" + trainer.code("SPLIT-10-5") + ".txt"), asked)
        rule.onNodeWithTag("exported").assertTextEquals("Saved.")
        assertTrue(trainer.exported.getValue("content://chosen/place").contains("Mark: 90%"))
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
        tap("erase-mine")
        rule.onNodeWithTag("sure").assertTextContains("Dora", substring = true)
        tap("erase-now")
        assertTrue(trainer.state().people().none { it.name() == "Dora" })
    }

    private companion object {
        val SmallPay: Money = Money.ofCents(100_00)
    }
}
