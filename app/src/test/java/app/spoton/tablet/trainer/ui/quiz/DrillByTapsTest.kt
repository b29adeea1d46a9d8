package app.spoton.tablet.trainer.ui.quiz

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.money.Money
import app.spoton.tablet.designsystem.aMomentLater
import app.spoton.tablet.trainer.TestAnswers
import app.spoton.tablet.trainer.answer.Answer
import app.spoton.tablet.trainer.answer.AnswerForm
import app.spoton.tablet.trainer.question.Skill
import app.spoton.tablet.trainer.session.LayoutPictureSource
import app.spoton.tablet.trainer.session.TestLayoutPictures
import app.spoton.tablet.trainer.ui.TrainerTapTest
import java.time.Duration
import java.util.Optional
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Drills and challenges by taps. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class DrillByTapsTest : TrainerTapTest() {
    @Test
    fun aDrillStartsWithOneTapAndExplainsEveryAnswer() {
        tap("start-drill")
        val kinds = mutableSetOf<String>()
        repeat(16) { number ->
            trainer.clock.move(Duration.ofSeconds(2))
            val question = quiz().question()
            kinds += question.form().javaClass.simpleName
            rule.onNodeWithTag("result").assertDoesNotExist()
            answerCorrectly()
            rule.onNodeWithTag("result").assertTextEquals("Correct")
            assertTrue(textOf("reason").endsWith("."))
            rule.onAllNodesWithTag("citation").onFirst().assertTextContains(question.topic().game().manual(), substring = true)
            rule.onNodeWithTag("score").assertTextEquals("${number + 1} of ${number + 1} correct")
            tap("next-question")
            assertNotEquals(question, quiz().question())
        }
        assertTrue("$kinds", kinds.size >= 2)
        tap("end")
        rule.onNodeWithTag("start-drill").assertIsDisplayed()
    }

    @Test
    fun aWrongAnswerShowsTheCorrectOneAndTheTopicCanBeRepeated() {
        tap("practice-four-card-poker")
        tap("skill-wager")
        tap("start-drill")
        val question = quiz().question()
        val options = (question.form() as AnswerForm.MultipleChoice).options()
        tap("option-" + options.indexOfFirst { !question.isCorrect(Answer.Choice(it)) })
        rule.onNodeWithTag("result").assertTextEquals("Incorrect")
        rule.onNodeWithTag("correct-answer").assertIsDisplayed()
        rule.onAllNodesWithTag("settlement").onFirst().assertIsDisplayed()
        tap("repeat-topic")
        assertEquals(question.topic(), quiz().question().topic())
        rule.onNodeWithTag("result").assertDoesNotExist()
    }

    @Test
    fun aDoubleTapOnTheAnswerDoesNotSkipTheExplanation() {
        tap("practice-four-card-poker")
        tap("skill-name-hand")
        tap("start-drill")
        val question = quiz().question()
        rule.onNodeWithTag(TestAnswers.tags(question).single()).performClick()
        listOf("next-question", "repeat-topic").forEach {
            rule.onNodeWithTag(it).performClick()
            assertEquals(question, quiz().question())
            rule.onNodeWithTag("result").assertIsDisplayed()
        }
        aMomentLater()
        tap("next-question")
        assertNotEquals(question, quiz().question())
    }

    /** A game for each skill. */
    private fun gameOf(skill: Skill): String = when (skill) {
        Skill.INSTANT_WINNER, Skill.LEGAL_SPLIT, Skill.DRAW, Skill.CARDS_THAT_PLAY, Skill.ORDER -> "four-card-split"
        Skill.PROGRESSIVE, Skill.ENVY, Skill.READING -> "four-card-poker"
        Skill.SETTLE_SEAT, Skill.MISTAKE, Skill.WAGER -> "three-card-fury"
        else -> "crazy-4-poker"
    }

    @Test
    fun everySkillCanBeDrilledByTaps() {
        trainer.pictures = LayoutPictureSource { Optional.of(TestLayoutPictures.layoutOf(it)) }
        Skill.entries.forEach { skill ->
            tap("practice-" + gameOf(skill))
            tap("skill-" + skill.id())
            tap("start-drill")
            repeat(3) { number ->
                val question = quiz().question()
                assertEquals(skill, question.topic().skill())
                if (skill == Skill.READING) rule.onNodeWithTag("picture").assertExists()
                if (number == 1) giveWrongAnswer() else answerCorrectly()
                val right = if (number == 1) "Incorrect" else "Correct"
                rule.onNodeWithTag("result").assertTextEquals(right)
                assertTrue("$skill", textOf("reason").endsWith("."))
                assertTrue(
                    "TalkBack reads the verdict and why",
                    rule.onNodeWithTag("result-pane").fetchSemanticsNode().config[SemanticsProperties.PaneTitle]
                        .let { it.startsWith(right) && it.endsWith(textOf("reason")) },
                )
                rule.onAllNodesWithTag("citation").onFirst().assertTextContains(question.topic().game().manual(), substring = true)
                tap(if (number == 1) "repeat-topic" else "next-question")
                if (number == 1) assertEquals(question.topic(), quiz().question().topic())
            }
            tap("end")
        }
    }

    @Test
    fun drawnCardsAreShownOnlyAfterTheAnswer() {
        tap("practice-four-card-split")
        tap("skill-draw")
        tap("start-drill")
        rule.onNodeWithTag("example").assertIsDisplayed()
        assertEquals("Hand 1: cards ace of hearts, ace of diamonds", describes("cards-hand-0"))
        answerCorrectly()
        rule.onNodeWithTag("result").assertTextEquals("Correct")
        assertEquals(
            "A hand that plays is filled to three cards: " +
                "hand 1 has 2 and gets 1 card, hand 2 has 2 and gets 1 card.",
            textOf("reason"),
        )
        rule.onAllNodesWithTag("citation").onFirst()
            .assertTextContains("Rules of Play and Dealing Procedure (3)", substring = true)
        val drawn = quiz().question().practice().seat().hands()[0].drawn().list().single()
        assertTrue(describes("cards-hand-0").startsWith("Hand 1: cards ace of hearts, ace of diamonds, "))
        assertEquals(3, describes("cards-hand-0").split(", ").size)
        assertEquals(1L, quiz().question().explanation().decidingCards() ushr drawn.index() and 1L)
    }

    private fun describes(tag: String): String =
        rule.onNodeWithTag(tag).fetchSemanticsNode().config[SemanticsProperties.ContentDescription].joinToString()

    @Test
    fun aMissedMistakeIsMarkedAsTheMistake() {
        tap("practice-four-card-poker")
        tap("skill-mistake")
        tap("start-drill")
        while (quiz().question().correctAnswer() == Answer.Line.NONE) {
            answerCorrectly()
            tap("next-question")
        }
        val line = (quiz().question().correctAnswer() as Answer.Line).index()
        giveWrongAnswer()
        assertEquals("Mistake", stateOf("line-$line"))
        assertTrue(textOf("correct-answer"), textOf("correct-answer").endsWith("is wrong"))
    }

    @Test
    fun settlingInTheWrongOrderShowsTheCorrectPositions() {
        tap("practice-crazy-4-poker")
        tap("skill-settle-table")
        tap("start-drill")
        val right = quiz().question().correctAnswer() as Answer.SettledWagers
        rule.runOnUiThread { TestAnswers.settle(trainer.model, quiz(), right.settled().reversed()) }
        tap("check")
        rule.onNodeWithTag("result").assertTextEquals("Incorrect")
        val first = right.settled().first()
        assertTrue(
            textOf("right-" + first.seat() + "-" + first.wager().id()).endsWith(", number 1 in order"),
        )
    }

    @Test
    fun afterAnAnswerTheOptionsShowWhichIsCorrect() {
        tap("practice-four-card-poker")
        tap("skill-name-hand")
        tap("start-drill")
        val question = quiz().question()
        val options = (question.form() as AnswerForm.MultipleChoice).options()
        val wrong = options.indexOfFirst { !question.isCorrect(Answer.Choice(it)) }
        val right = options.indexOfFirst { question.isCorrect(Answer.Choice(it)) }
        tap("option-$wrong")
        assertEquals("Incorrect", stateOf("option-$wrong"))
        assertEquals("Correct", stateOf("option-$right"))
    }

    @Test
    fun anAmountIsEnteredWithChips() {
        tap("practice-crazy-4-poker")
        tap("skill-pay")
        tap("start-drill")
        rule.onNodeWithTag("check").assertIsNotEnabled()
        while ((quiz().question().correctAnswer() as Answer.Amount).amount() > SmallPay) { // takes few chips
            rule.runOnUiThread {
                TestAnswers.give(trainer.model, quiz())
                trainer.model.nextQuestion()
            }
        }
        var left = (quiz().question().correctAnswer() as Answer.Amount).amount().cents()
        quiz().question().practice().setup().chips().forEach { chip ->
            repeat((left / chip.cents()).toInt()) { tap("chip-$chip") }
            left %= chip.cents()
        }
        tap("check")
        rule.onNodeWithTag("result").assertTextEquals("Correct")
    }

    @Test
    fun aChallengeRunsForAMinute() {
        tap("start-challenge")
        repeat(12) {
            answerCorrectly()
            rule.runOnUiThread { trainer.tick() }
        }
        rule.onNodeWithTag("score").assertTextEquals("12 of 12 correct")
        rule.onNodeWithTag("seconds").assertTextEquals("48 s")
        repeat(48) { rule.runOnUiThread { trainer.tick() } }
        rule.onNodeWithTag("challenge-score").assertTextEquals("12 correct")
        rule.onNodeWithTag("challenge-best").assertTextEquals("New personal best")
    }

    @Test
    fun aChallengeCanBeAboutTheDraw() {
        tap("practice-four-card-split")
        tap("skill-draw")
        tap("start-challenge")
        repeat(8) {
            assertEquals(Skill.DRAW, quiz().question().topic().skill())
            answerCorrectly()
        }
        rule.onNodeWithTag("score").assertTextEquals("8 of 8 correct")
    }

    @Test
    fun thePaytablesAreOneTapAwayInEveryQuestion() {
        tap("practice-four-card-poker")
        listOf("name-hand", "pay", "settle-seat").forEach { skill ->
            tap("skill-$skill")
            tap("start-drill")
            rule.onNodeWithTag("question-paytables").assertDoesNotExist()
            tap("show-paytables")
            rule.onNodeWithTag("question-paytables").assertExists()
            tap("show-paytables")
            rule.onNodeWithTag("question-paytables").assertDoesNotExist()
            tap("end")
        }
    }

    @Test
    fun theReviewOfAChallengeShowsTheCards() {
        tap("practice-four-card-poker")
        tap("skill-name-hand")
        tap("start-challenge")
        val cards = describes("cards-seat")
        giveWrongAnswer()
        tap("end")
        rule.onNodeWithTag("challenge-score").assertTextEquals("0 correct")
        assertEquals(cards, describes("cards-seat"))
    }

    private companion object {
        val SmallPay: Money = Money.ofCents(100_00)
    }
}
