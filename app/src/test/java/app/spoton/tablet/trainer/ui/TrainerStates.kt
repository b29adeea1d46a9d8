package app.spoton.tablet.trainer.ui

import app.spoton.engine.catalog.Catalog
import app.spoton.engine.game.Game
import app.spoton.engine.money.Money
import app.spoton.engine.round.Wager
import app.spoton.tablet.setup.TableSetup
import app.spoton.tablet.trainer.answer.Answer
import app.spoton.tablet.trainer.answer.AnswerDraft
import app.spoton.tablet.trainer.answer.AnswerForm
import app.spoton.tablet.trainer.answer.AnswerOption
import app.spoton.tablet.trainer.answer.DealerAction
import app.spoton.tablet.trainer.answer.SettledWager
import app.spoton.tablet.trainer.generator.QuestionFactory
import app.spoton.tablet.trainer.question.Confusions
import app.spoton.tablet.trainer.question.GradedAnswer
import app.spoton.tablet.trainer.question.QuizQuestion
import app.spoton.tablet.trainer.question.Skill
import app.spoton.tablet.trainer.question.Syllabus
import app.spoton.tablet.trainer.session.TestLayoutPictures.layoutOf
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.state.TrainerUiState
import app.spoton.tablet.trainer.trainee.Trainee
import app.spoton.tablet.trainer.trainee.UnfinishedExam
import java.time.Duration
import java.util.Optional

/** States of the trainer for tests; always the same, because a seed deals the cards. */
internal object TrainerStates {
    val taps: TrainerActions = object : TrainerActions {}
    private val games = Catalog.standard().games()
    val ana = Trainee(2, "Ana")
    private val trainees = TrainerUiState.TraineeList(ana, listOf(ana, Trainee(3, "Ben"), Trainee(1, "")))

    fun game(id: String): Game = Catalog.standard().game(id).get()

    fun state(page: TrainerPage, unfinished: UnfinishedExam? = null) = TrainerUiState(
        page, trainees, TrainerUiState.PracticeSelection(games, Optional.empty(), Skill.entries, Optional.empty()),
        TrainerUiState.Status(4, 12, false, Optional.ofNullable(unfinished)), false,
    )

    private fun question(game: String, skill: Skill, goal: String, seed: Long = 3): QuizQuestion {
        val setup = TableSetup.demonstration(Catalog.standard(), game(game))
        val topic = Syllabus.of(setup).first { it.skill() == skill && it.goal().id() == goal }
        return QuestionFactory(setup).ask(topic, seed, Confusions.NONE).get()
    }

    fun quiz(
        question: QuizQuestion,
        draft: AnswerDraft = AnswerDraft.EMPTY,
        graded: GradedAnswer? = null,
        kind: TrainerPage.QuizKind = TrainerPage.QuizKind.DRILL,
        picture: TrainerPage.LayoutPicture? = null,
    ): TrainerUiState {
        val previous = GradedAnswer(question, question.correctAnswer(), true, Duration.ofSeconds(2))
            .takeIf { kind == TrainerPage.QuizKind.CHALLENGE }
        val length = if (kind == TrainerPage.QuizKind.EXAM) 20 else 0
        return state(
            TrainerPage.Quiz(
                kind, question, draft, Optional.ofNullable(graded), TrainerPage.QuizProgress(7, length, 5, 23),
                Optional.ofNullable(previous), Optional.ofNullable(picture),
            ),
        )
    }

    private fun answered(
        question: QuizQuestion, answer: Answer, seconds: Double, draft: AnswerDraft = AnswerDraft.EMPTY,
        picture: TrainerPage.LayoutPicture? = null,
    ) = quiz(
        question, draft, GradedAnswer.of(question, answer, Duration.ofMillis((seconds * 1000).toLong())),
        picture = picture,
    )

    private fun typed(amount: String) = AnswerDraft(0L, amount, listOf(), listOf(), listOf(), Optional.empty())

    private fun ordered(wagers: List<Wager>) = AnswerDraft(0L, "", wagers, listOf(), listOf(), Optional.empty())

    private fun tapped(steps: List<AnswerOption.Statement>) = AnswerDraft(0L, "", listOf(), steps, listOf(), Optional.empty())

    fun wrongOption(question: QuizQuestion): Answer = (question.form() as AnswerForm.MultipleChoice).options()
        .map { Answer.Choice(it) }.first { !question.isCorrect(it) }

    val name = question("four-card-poker", Skill.NAME_HAND, "hand:three-of-a-kind")
    val wager = question("crazy-4-poker", Skill.WAGER, "straight-that-loses", 8)
    private val example = question("three-card-fury", Skill.SETTLE_SEAT, "example-3")
    private val split = question("four-card-split", Skill.LEGAL_SPLIT, "example-1")
    private val table = question("super-4-poker", Skill.SETTLE_TABLE, "ordinary", 5)
    private val pay = question("crazy-4-poker", Skill.PAY, "three-to-two")
    private val cards = question("four-card-split", Skill.CARDS_THAT_PLAY, "up-card-must-play")
    private val order = question("three-card-fury", Skill.ORDER, "ordinary")
    private val mistake = question("four-card-poker", Skill.MISTAKE, "ordinary", 4)
    private val qualifies = question("four-card-split", Skill.QUALIFIES, "qualifying-edge")
    private val winner = question("four-card-split", Skill.WHO_WINS, "kicker")
    private val instant = question("four-card-split", Skill.INSTANT_WINNER, "instant-winner")
    private val draw = question("four-card-split", Skill.DRAW, "one-hand-folded", 1)
    private val drawOfWinner = question("four-card-split", Skill.DRAW, "instant-winner")
    private val drawExample = question("four-card-split", Skill.DRAW, "example-2")
    private val progressive = question("crazy-4-poker", Skill.PROGRESSIVE, "row:progressive:straight-flush")
    private val reading = question("four-card-poker", Skill.READING, "hand:two-pair")
    private val envy = question("four-card-poker", Skill.ENVY, "own-envy")
    private val next = question("three-card-fury", Skill.NEXT_STEP, "next-step:round.machine.slide-three-cards")
    private val missing = question("four-card-poker", Skill.NEXT_STEP, "missing-step:shuffler.machine")
    private val steps = question("crazy-4-poker", Skill.PROGRESSIVE_STEPS, "steps-in-order:progressive-win.keypad")
    private val ruling = question("three-card-fury", Skill.IRREGULARITY, "ruling:exposed-card")
    private val layout: TrainerPage.LayoutPicture by lazy { TrainerPage.LayoutPicture(layoutOf(reading.practice())) }

    private val halfSettled = AnswerDraft(
        0L, "100", listOf(), listOf(),
        (example.correctAnswer() as Answer.SettledWagers).settled().take(2).map {
            if (it.action() == DealerAction.PAY) SettledWager(it.seat(), it.wager(), DealerAction.PAY, Money.ofCents(10_000))
            else it
        },
        (example.form() as AnswerForm.Settle).spots().stream().filter { it.wager() == Wager.MONSTER }.findFirst(),
    )
    private val reversedOrder = (order.correctAnswer() as Answer.WagerOrder).wagers().reversed()
    private val reversedTable = (table.correctAnswer() as Answer.SettledWagers).settled().reversed()

    val home: TrainerUiState = state(TrainerPage.Home())

    /** A game, a skill and paytables were chosen by a trainee without a name. */
    private val homeChosen = game("four-card-split").let { split ->
        val nobody = Trainee(1, "")
        TrainerUiState(
            TrainerPage.Home(), TrainerUiState.TraineeList(nobody, listOf(nobody)),
            TrainerUiState.PracticeSelection(
                games, Optional.of(split), Syllabus.skills(Syllabus.of(TableSetup.demonstration(Catalog.standard(), split))),
                Optional.of(Skill.DRAW),
            ),
            TrainerUiState.Status(0, 0, true, Optional.empty()), false,
        )
    }

    /** Quiz states by name. */
    private val quizzes = mapOf<String, () -> TrainerUiState>(
        "name-hand" to { quiz(name) },
        "correct" to { answered(name, name.correctAnswer(), 2.3) },
        "loading" to { answered(name, name.correctAnswer(), 2.3).waiting() },
        "who-wins" to { quiz(winner) },
        "who-wins-correct" to { answered(winner, winner.correctAnswer(), 4.0) },
        "qualifies" to { quiz(qualifies) },
        "reading" to { quiz(reading, picture = layout) },
        "reading-correct" to { answered(reading, reading.correctAnswer(), 3.1, picture = layout) },
        "pick" to {
            quiz(cards, AnswerDraft(1L shl cards.practice().round().dealer().index(0), "", listOf(), listOf(), listOf(), Optional.empty()))
        },
        "pick-incorrect" to {
            answered(cards, Answer.CardSelection(cards.practice().round().dealer().list().take(3).sumOf { 1L shl it.index() }), 8.0)
        },
        "instant" to { quiz(instant) },
        "split" to { quiz(split) },
        "split-incorrect" to { answered(split, wrongOption(split), 9.0) },
        "draw" to { quiz(draw) },
        "draw-example" to { quiz(drawExample) },
        "draw-incorrect" to { answered(drawOfWinner, wrongOption(drawOfWinner), 6.0) },
        "wager" to { quiz(wager) },
        "incorrect" to { answered(wager, wrongOption(wager), 14.0) },
        "amount" to { quiz(pay, typed("22.5")) },
        "amount-incorrect" to { answered(pay, Answer.Amount(Money.ofCents(30_00)), 11.0, typed("30")) },
        "progressive" to { quiz(progressive) },
        "envy" to { quiz(envy) },
        "order" to { quiz(order, ordered((order.correctAnswer() as Answer.WagerOrder).wagers().take(2))) },
        "order-incorrect" to { answered(order, Answer.WagerOrder(reversedOrder), 9.0, ordered(reversedOrder)) },
        "mistake" to { quiz(mistake, kind = TrainerPage.QuizKind.EXAM) },
        "mistake-incorrect" to { answered(mistake, Answer.Line.NONE, 16.0) },
        "settle-seat" to { quiz(example, halfSettled) },
        "seat-incorrect" to { answered(example, Answer.SettledWagers(halfSettled.settled(), false), 31.0, halfSettled) },
        "settle-table" to { quiz(table) },
        "table-incorrect" to {
            answered(
                table, Answer.SettledWagers(reversedTable, true), 55.0,
                AnswerDraft(0L, "", listOf(), listOf(), reversedTable, Optional.empty()),
            )
        },
        "next-step" to { quiz(next) },
        "next-step-incorrect" to { answered(next, wrongOption(next), 9.0) },
        "missing-step" to { quiz(missing) },
        "steps" to { quiz(steps, tapped((steps.correctAnswer() as Answer.StepOrder).steps().take(2))) },
        "steps-incorrect" to {
            val reversed = (steps.correctAnswer() as Answer.StepOrder).steps().reversed()
            answered(steps, Answer.StepOrder(reversed), 21.0, tapped(reversed))
        },
        "ruling" to { quiz(ruling) },
        "ruling-correct" to { answered(ruling, ruling.correctAnswer(), 6.0) },
        "challenge" to { quiz(name, kind = TrainerPage.QuizKind.CHALLENGE) },
    )

    /** All states by name. */
    val all: Map<String, () -> TrainerUiState> = mapOf(
        "home" to { home },
        "home-exam" to {
            val answers = List(7) { UnfinishedExam.RecordedAnswer("line 0", Duration.ZERO) }
            state(TrainerPage.Home(), UnfinishedExam("FURY-20-80-0417-4KTM", 0, answers))
        },
        "home-chosen" to { homeChosen },
    ) + quizzes + TrainerPageStates.all
}
