package app.spoton.tablet.trainer.ui

import app.spoton.engine.catalog.Catalog
import app.spoton.tablet.setup.TableSetup
import app.spoton.tablet.trainer.exam.ExamCode
import app.spoton.tablet.trainer.exam.ExamEdition
import app.spoton.tablet.trainer.exam.ExamResult
import app.spoton.tablet.trainer.exam.ExamScore
import app.spoton.tablet.trainer.learning.WeeklyProgress
import app.spoton.tablet.trainer.practice.PracticeTables
import app.spoton.tablet.trainer.question.GradedAnswer
import app.spoton.tablet.trainer.question.Skill
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.state.TrainerUiState
import app.spoton.tablet.trainer.trainee.Trainee
import app.spoton.tablet.trainer.ui.TrainerStates.game
import app.spoton.tablet.trainer.ui.TrainerStates.name
import app.spoton.tablet.trainer.ui.TrainerStates.state
import app.spoton.tablet.trainer.ui.TrainerStates.wager
import app.spoton.tablet.trainer.ui.TrainerStates.wrongOption
import java.time.Duration
import java.time.Instant
import java.time.LocalDate
import java.util.Optional

/** States of the pages around the quiz: results, exams, progress, trainees and paytables. */
internal object TrainerPageStates {
    private const val CODE = "FURY-20-80-0417-4KTM"
    private val mistake = GradedAnswer.of(wager, wrongOption(wager), Duration.ofSeconds(4))
    private val correct = GradedAnswer.of(name, name.correctAnswer(), Duration.ofSeconds(3))

    private fun examStart(code: String, problem: TrainerPage.CodeProblem, created: ExamCode? = null) =
        TrainerPage.ExamStart(
            code, problem, "", TrainerPage.ExamDraft(Optional.of(game("three-card-fury")), 20, 80),
            Optional.ofNullable(created),
        )

    /** Nobody has given a name yet, so the exam asks for one. */
    private fun nameless(page: TrainerPage): TrainerUiState {
        val nobody = Trainee(1, "")
        return state(page).with(TrainerUiState.TraineeList(nobody, listOf(nobody)))
    }

    private fun examFinished(answers: List<GradedAnswer>, interruptions: Int, saved: TrainerPage.SaveStatus) = state(
        TrainerPage.ExamFinished(
            ExamResult(
                ExamCode(Optional.empty(), 10, 80, 417, ExamEdition(4, "KTM")), "Ana",
                Instant.parse("2026-11-16T09:30:00Z"), answers, mapOf(), interruptions,
            ),
            saved,
        ),
    )

    private fun weeks(vararg accuracy: Int?): List<WeeklyProgress.Week> = accuracy.mapIndexed { at, percent ->
        WeeklyProgress.Week(
            LocalDate.of(2026, 9, 14).plusWeeks(at.toLong()), if (percent == null) 0 else 50, (percent ?: 0) / 2,
            Optional.ofNullable(percent?.takeIf { it > 0 }?.let { Duration.ofMillis(12_000L - it * 90) }),
        )
    }

    private val wagerWeeks = weeks(null, 40, 48, 50, null, 60, 66, 70, 74, 80)

    private val progress = TrainerPage.Progress(
        Optional.empty(), Optional.empty(), weeks(null, 54, 60, 58, null, 70, 76, 82, 80, 88),
        mapOf(
            Skill.NAME_HAND to weeks(null, 70, 78, 80, null, 90, 92, 96, 96, 98),
            Skill.WAGER to wagerWeeks,
            Skill.ENVY to weeks(null, null, null, null, null, null, null, null, null, 0),
        ),
        4, 412, listOf(ExamScore(CODE, Instant.parse("2026-11-13T09:30:00Z"), 17, 20)),
    )

    private val paytables = game("three-card-fury").let { fury ->
        val choices = fury.priced().associateWith { PracticeTables.choices(Catalog.standard(), fury, it) }
        TrainerPage.Paytables(fury, choices, TableSetup.demonstration(Catalog.standard(), fury).paytables())
    }

    val all: Map<String, () -> TrainerUiState> = mapOf(
        "challenge-result" to { state(TrainerPage.ChallengeResult(24, 21, 18, listOf(mistake))) },
        "challenge-perfect" to { state(TrainerPage.ChallengeResult(9, 9, 18, listOf())) },
        "exam-start" to {
            state(
                examStart(
                    CODE, TrainerPage.CodeProblem.NONE,
                    ExamCode(Optional.of(game("three-card-fury")), 20, 80, 417, ExamEdition(4, "KTM")),
                ),
            )
        },
        "exam-nameless" to { nameless(examStart("", TrainerPage.CodeProblem.NONE)) },
        "exam-no-code" to { state(examStart("FURY", TrainerPage.CodeProblem.NOT_A_CODE)) },
        "exam-old-code" to { state(examStart("FURY-20-0417-2KTM", TrainerPage.CodeProblem.OTHER_VERSION)) },
        "exam-other-paytables" to {
            state(examStart("FURY-20-80-0417-4BCD", TrainerPage.CodeProblem.OTHER_PAYTABLES))
        },
        "exam-passed" to { examFinished(List(9) { correct } + mistake, 1, TrainerPage.SaveStatus.SAVED) },
        "exam-failed" to { examFinished(List(6) { correct } + List(4) { mistake }, 0, TrainerPage.SaveStatus.NOT_SAVED) },
        "exam-not-saved" to { examFinished(List(10) { correct }, 0, TrainerPage.SaveStatus.FAILED) },
        "progress" to { state(progress) },
        "progress-skill" to {
            state(
                TrainerPage.Progress(
                    Optional.of(game("three-card-fury")), Optional.of(Skill.WAGER), wagerWeeks,
                    mapOf(Skill.WAGER to wagerWeeks), 4, 96, listOf(),
                ),
            )
        },
        "progress-empty" to {
            state(TrainerPage.Progress(Optional.empty(), Optional.empty(), weeks(), mapOf(), 0, 0, listOf()))
        },
        "trainees" to { state(TrainerPage.Trainees("", false, Optional.of(Trainee(3, "Ben")))) },
        "trainees-taken" to { state(TrainerPage.Trainees("Ben", true, Optional.empty())) },
        "paytables" to { state(paytables) },
    )
}
