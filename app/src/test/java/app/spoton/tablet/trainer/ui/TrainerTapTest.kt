package app.spoton.tablet.trainer.ui

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
import androidx.compose.ui.input.InputModeManager
import androidx.compose.ui.platform.LocalInputModeManager
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.core.app.ActivityOptionsCompat
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.aMomentLater
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.trainer.TestAnswers
import app.spoton.tablet.trainer.TrainerFixture
import app.spoton.tablet.trainer.answer.Answer
import app.spoton.tablet.trainer.answer.AnswerForm
import app.spoton.tablet.trainer.state.TrainerPage
import org.junit.After
import org.junit.Before
import org.junit.Rule

/** The trainer on a screen, and a finger. */
abstract class TrainerTapTest {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    protected val trainer = TrainerFixture()
    protected val asked = mutableListOf<String>()
    protected var model by mutableStateOf(trainer.model)
    protected lateinit var keys: InputModeManager

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
                    AppShell(AppSection.TRAINER, onGo = {}, onBack = {}) { TrainerRoute(model) }
                }
            }
        }
    }

    @After
    fun close() = trainer.close()

    protected fun tap(tag: String) {
        val node = rule.onNodeWithTag(tag)
        val scrolls = generateSequence(node.fetchSemanticsNode().parent) { it.parent }
            .any { SemanticsActions.ScrollBy in it.config }
        (if (scrolls) node.performScrollTo() else node).performClick()
        rule.waitForIdle()
        aMomentLater() // counted from what the tap shows
    }

    protected fun quiz(): TrainerPage.Quiz = trainer.quiz()

    protected fun answerCorrectly() = TestAnswers.tags(quiz().question()).forEach { tap(it) }

    protected fun giveWrongAnswer() {
        val question = quiz().question()
        when (val form = question.form()) {
            is AnswerForm.MultipleChoice -> tap("option-" + form.options().indexOfFirst { !question.isCorrect(Answer.Choice(it)) })
            is AnswerForm.FindMistake -> tap(if (question.correctAnswer() == Answer.Line.NONE) "line-0" else "line-none")
            else -> {
                rule.runOnUiThread { trainer.model.answerLine(-1) } // no such answer: never right
                rule.waitForIdle()
                aMomentLater()
            }
        }
    }

    protected fun textOf(tag: String): String = rule.onNodeWithTag(tag).fetchSemanticsNode()
        .config[SemanticsProperties.Text].joinToString { it.text }

    protected fun stateOf(tag: String): String =
        rule.onNodeWithTag(tag).fetchSemanticsNode().config[SemanticsProperties.StateDescription]
}
