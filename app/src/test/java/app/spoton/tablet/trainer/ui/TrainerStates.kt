package app.spoton.tablet.trainer.ui

import app.spoton.engine.catalog.Catalog
import app.spoton.engine.game.Game
import app.spoton.engine.money.Money
import app.spoton.engine.round.Wager
import app.spoton.tablet.setup.TableSetup
import app.spoton.tablet.trainer.answer.Answer
import app.spoton.tablet.trainer.answer.AnswerDraft
import app.spoton.tablet.trainer.answer.AnswerForm
import app.spoton.tablet.trainer.answer.DealerAction
import app.spoton.tablet.trainer.answer.SettledWager
import app.spoton.tablet.trainer.exam.ExamCode
import app.spoton.tablet.trainer.exam.ExamEdition
import app.spoton.tablet.trainer.generator.QuestionFactory
import app.spoton.tablet.trainer.learning.WeeklyProgress
import app.spoton.tablet.trainer.practice.PracticeTables
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
import app.spoton.tablet.trainer.trainee.TraineeRecord
import java.time.Duration
import java.time.Instant
import java.time.LocalDate
import java.util.Optional

/** Moments of the trainer that the tests look at; always the same, because a seed deals them. */
internal object TrainerStates {
    val actions: TrainerActions = object : TrainerActions {}
    private val games = Catalog.standard().games()
    private val ana = Trainee(2, "Ana")

    private fun game(id: String): Game = Catalog.standard().game(id).get()

    private fun state(page: TrainerPage, unfinished: Optional<UnfinishedExam> = Optional.empty()) = TrainerUiState(
        page, ana, listOf(ana, Trainee(3, "Ben"), Trainee(1, "")), games, Optional.empty(), Optional.empty(),
        Skill.entries, 4, 12, false, false, unfinished,
    )

    val home: TrainerUiState = state(TrainerPage.Home())

    val homeAfterAnExam = state(
        TrainerPage.Home(),
        Optional.of(UnfinishedExam("FURY-20-0417-3KTM", 0, List(7) { UnfinishedExam.RecordedAnswer("line 0", Duration.ZERO) })),
    )

    private fun question(game: String, skill: Skill, goal: String, seed: Long = 3): QuizQuestion {
        val setup = TableSetup.demonstration(game(game))
        val topic = Syllabus.of(setup).first { it.skill() == skill && it.goal().id() == goal }
        return QuestionFactory(setup).ask(topic, seed, Confusions.NONE).get()
    }

    fun quiz(
        question: QuizQuestion,
        draft: AnswerDraft = AnswerDraft.NOTHING,
        graded: GradedAnswer? = null,
        kind: TrainerPage.QuizKind = TrainerPage.QuizKind.DRILL,
        picture: TrainerPage.LayoutPicture? = null,
    ): TrainerUiState {
        val before = GradedAnswer(question, question.correctAnswer(), true, Duration.ofSeconds(2))
            .takeIf { kind == TrainerPage.QuizKind.CHALLENGE }
        return state(
            TrainerPage.Quiz(
                kind, question, draft, Optional.ofNullable(graded), 7, if (kind == TrainerPage.QuizKind.EXAM) 20 else 0, 5, 23,
                Optional.ofNullable(before), Optional.ofNullable(picture),
            ),
        )
    }

    private fun answered(
        question: QuizQuestion,
        answer: Answer,
        seconds: Double,
        draft: AnswerDraft = AnswerDraft.NOTHING,
        picture: TrainerPage.LayoutPicture? = null,
    ) = quiz(
        question, draft, GradedAnswer.of(question, answer, Duration.ofMillis((seconds * 1000).toLong())),
        picture = picture,
    )

    private val name = question("four-card-poker", Skill.NAME_HAND, "hand:three-of-a-kind")
    private val wager = question("crazy-4-poker", Skill.WAGER, "straight-that-loses", 8)
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
    private val drawn = question("four-card-split", Skill.DRAW, "instant-winner")
    private val progressive = question("crazy-4-poker", Skill.PROGRESSIVE, "row:progressive:straight-flush")
    private val reading = question("four-card-poker", Skill.READING, "hand:two-pair")
    private val layout: TrainerPage.LayoutPicture by lazy { TrainerPage.LayoutPicture(layoutOf(reading.practice())) }
    private val envy = question("four-card-poker", Skill.ENVY, "own-envy")

    private fun wrongOption(question: QuizQuestion): Answer = (question.form() as AnswerForm.MultipleChoice).options()
        .map { Answer.Choice(it) }.first { !question.isCorrect(it) }

    private val halfDone = AnswerDraft(
        0L, "100", listOf(),
        (example.correctAnswer() as Answer.SettledWagers).settled().take(2).map {
            if (it.action() == DealerAction.PAY) SettledWager(it.seat(), it.wager(), DealerAction.PAY, Money.ofCents(10_000)) else it
        },
        (example.form() as AnswerForm.Settle).spots().stream().filter { it.wager() == Wager.MONSTER }.findFirst(),
    )

    val nameHand = quiz(name)
    val qualifying = quiz(qualifies)
    val whoWins = answered(winner, winner.correctAnswer(), 4.0)
    val instantWinner = quiz(instant)
    private val drawExample = question("four-card-split", Skill.DRAW, "example-3")
    val drawOfTheManual = quiz(drawExample)
    val drawing = quiz(draw)
    val drawnWrong = answered(drawn, wrongOption(drawn), 6.0)
    val toDo = quiz(wager)
    val comparing = quiz(winner)
    val progressivePaid = quiz(progressive)
    val readLayout get() = quiz(reading, picture = layout)
    val layoutRead get() = answered(reading, reading.correctAnswer(), 3.1, picture = layout)
    val orderWrong = answered(
        order, Answer.WagerOrder((order.correctAnswer() as Answer.WagerOrder).wagers().reversed()), 9.0,
        AnswerDraft(0L, "", (order.correctAnswer() as Answer.WagerOrder).wagers().reversed(), listOf(), Optional.empty()),
    )
    val right = answered(name, name.correctAnswer(), 2.3)
    val wrong = answered(wager, wrongOption(wager), 14.0)
    val settleSeat = quiz(example, halfDone)
    val settled = answered(example, Answer.SettledWagers(halfDone.settled(), false), 31.0, halfDone)
    val splits = quiz(split)
    val settleTable = quiz(table)
    val amount = quiz(pay, AnswerDraft(0L, "22.5", listOf(), listOf(), Optional.empty()))
    val pick = quiz(
        cards, AnswerDraft(1L shl cards.practice().round().dealer().index(0), "", listOf(), listOf(), Optional.empty()),
    )
    val ordering = quiz(
        order, AnswerDraft(0L, "", (order.correctAnswer() as Answer.WagerOrder).wagers().take(2), listOf(), Optional.empty()),
    )
    val findMistake = quiz(mistake, kind = TrainerPage.QuizKind.EXAM)
    val envied = quiz(envy)
    val challenge = quiz(name, kind = TrainerPage.QuizKind.CHALLENGE)

    val challengeNothingMissed = state(TrainerPage.ChallengeResult(9, 9, 18, listOf()))
    val amountWrong = answered(
        pay, Answer.Amount(Money.ofCents(30_00)), 11.0, AnswerDraft(0L, "30", listOf(), listOf(), Optional.empty()),
    )
    val picked = answered(
        cards, Answer.CardSelection(cards.practice().round().dealer().list().take(3).sumOf { 1L shl it.index() }), 8.0,
    )
    val splitWrong = answered(split, wrongOption(split), 9.0)
    val mistakeMissed = answered(mistake, Answer.Line.NONE, 16.0)
    val tableSettled = answered(
        table, Answer.SettledWagers((table.correctAnswer() as Answer.SettledWagers).settled().reversed(), true), 55.0,
        AnswerDraft(0L, "", listOf(), (table.correctAnswer() as Answer.SettledWagers).settled().reversed(), Optional.empty()),
    )

    /** The next question is still being dealt. */
    val dealing = with(right) {
        TrainerUiState(
            page, person, people, games, game, skill, skills, daysInARow, due, ownTables, true, unfinished,
        )
    }

    /** A game and a skill are chosen, and paytables of one's own; nobody has a name yet. */
    val homeChosen = with(home) {
        val split = game("four-card-split")
        TrainerUiState(
            page, Trainee(1, ""), listOf(Trainee(1, "")), games, Optional.of(split), Optional.of(Skill.DRAW),
            Syllabus.skills(Syllabus.of(TableSetup.demonstration(split))), 0, 0, true, false, Optional.empty(),
        )
    }

    val challengeOver = state(
        TrainerPage.ChallengeResult(24, 21, 18, listOf(GradedAnswer.of(wager, wrongOption(wager), Duration.ofSeconds(4)))),
    )

    val examDoor = state(
        TrainerPage.ExamStart(
            "FURY-20-0417-3KTM", TrainerPage.CodeProblem.NONE, Optional.of(game("three-card-fury")), 20,
            Optional.of(ExamCode(Optional.of(game("three-card-fury")), 20, 417, ExamEdition(3, "KTM"))),
        ),
    )

    val examRefused = state(
        TrainerPage.ExamStart("FURY-20-0417-2KTM", TrainerPage.CodeProblem.OTHER_VERSION, Optional.empty(), 20, Optional.empty()),
    )

    val examNoCode = state(TrainerPage.ExamStart("FURY", TrainerPage.CodeProblem.NOT_A_CODE, Optional.empty(), 20, Optional.empty()))

    val examOfOtherTables = state(
        TrainerPage.ExamStart("FURY-20-0417-3BCD", TrainerPage.CodeProblem.OTHER_PAYTABLES, Optional.empty(), 20, Optional.empty()),
    )

    val examNotSaved = state(
        TrainerPage.ExamFinished(
            ExamResult(
                ExamCode(Optional.empty(), 10, 417, ExamEdition(3, "KTM")), "Ana", Instant.parse("2026-11-16T09:30:00Z"),
                List(10) { GradedAnswer.of(name, name.correctAnswer(), Duration.ofSeconds(3)) }, mapOf(), 0,
            ),
            TrainerPage.SaveStatus.FAILED,
        ),
    )

    val examOver = state(
        TrainerPage.ExamFinished(
            ExamResult(
                ExamCode(Optional.empty(), 10, 417, ExamEdition(3, "KTM")), "Ana", Instant.parse("2026-11-16T09:30:00Z"),
                List(9) { GradedAnswer.of(name, name.correctAnswer(), Duration.ofSeconds(3)) } +
                    GradedAnswer.of(wager, wrongOption(wager), Duration.ofSeconds(4)),
                mapOf(), 1,
            ),
            TrainerPage.SaveStatus.SAVED,
        ),
    )

    private fun weeks(vararg accuracy: Int?): List<WeeklyProgress.Week> = accuracy.mapIndexed { at, percent ->
        WeeklyProgress.Week(
            LocalDate.of(2026, 9, 14).plusWeeks(at.toLong()), if (percent == null) 0 else 50, (percent ?: 0) / 2,
            if (percent == null) Duration.ZERO else Duration.ofMillis(12_000L - percent * 90),
        )
    }

    val progress = state(
        TrainerPage.Progress(
            Optional.empty(), Optional.empty(), weeks(null, 54, 60, 58, null, 70, 76, 82, 80, 88),
            mapOf(
                Skill.NAME_HAND to weeks(null, 70, 78, 80, null, 90, 92, 96, 96, 98),
                Skill.WAGER to weeks(null, 40, 48, 50, null, 60, 66, 70, 74, 80),
                Skill.SETTLE_SEAT to weeks(null, null, null, null, null, null, 40, 52, 60, 66),
            ),
            4, 412, listOf(ExamMark("FURY-20-0417-3KTM", Instant.parse("2026-11-13T09:30:00Z"), 17, 20)),
        ),
    )

    val progressOfASkill = state(
        TrainerPage.Progress(
            Optional.of(game("three-card-fury")), Optional.of(Skill.WAGER),
            weeks(null, 40, 48, 50, null, 60, 66, 70, 74, 80),
            mapOf(Skill.WAGER to weeks(null, 40, 48, 50, null, 60, 66, 70, 74, 80)), 4, 96, listOf(),
        ),
    )

    val noProgress = state(TrainerPage.Progress(Optional.empty(), Optional.empty(), weeks(), mapOf(), 0, 0, listOf()))
    val nameTaken = state(TrainerPage.Trainees("Ben", true, Optional.empty()))
    val people = state(TrainerPage.Trainees("", false, Optional.of(Trainee(3, "Ben"))))

    val tables: TrainerUiState = game("three-card-fury").let { fury ->
        val choices = fury.priced().associateWith { PracticeTables.choices(Catalog.standard(), fury, it) }
        state(TrainerPage.Paytables(fury, choices, TableSetup.demonstration(fury).paytables()))
    }
}
