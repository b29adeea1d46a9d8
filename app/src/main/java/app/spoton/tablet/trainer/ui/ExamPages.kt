package app.spoton.tablet.trainer.ui

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.MainButton
import app.spoton.tablet.designsystem.Page
import app.spoton.tablet.designsystem.manuals
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.trainer.exam.Exam
import app.spoton.tablet.trainer.exam.ExamCode
import app.spoton.tablet.trainer.question.GradedAnswer
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.state.TrainerUiState

/** What a minute came to. */
@Composable
internal fun ChallengeOverPage(page: TrainerPage.ChallengeResult, actions: TrainerActions) {
    Page(
        heading = { PageTitle(stringResource(R.string.challenge_over), actions) },
        first = {
            Text(
                stringResource(R.string.challenge_score, page.right), Modifier.testTag("challenge-score"),
                style = MaterialTheme.typography.displayLarge, fontWeight = FontWeight.Bold,
            )
            Text(stringResource(R.string.challenge_of, page.asked), style = MaterialTheme.typography.titleLarge)
            val best = if (page.right > page.best) stringResource(R.string.challenge_new_best)
            else stringResource(R.string.challenge_best, page.best)
            Text(best, Modifier.testTag("challenge-best"), style = MaterialTheme.typography.titleLarge)
            MainButton(
                stringResource(R.string.challenge_again), "start-challenge", Modifier.fillMaxWidth(),
                onClick = actions::challenge,
            )
        },
        second = { if (page.wrong.isNotEmpty()) Missed(stringResource(R.string.challenge_missed), page.wrong) },
    )
}

/** The questions that went wrong, each with its right answer, the reason and the citation. */
@Composable
private fun Missed(title: String, wrong: List<GradedAnswer>) {
    val words = words()
    val manuals = manuals()
    Block(title) {
        wrong.forEach { graded ->
            val question = graded.question()
            Text(
                question.topic().game().title() + " · " + words.ask(question), Modifier.testTag("missed"),
                style = MaterialTheme.typography.titleMedium,
            )
            Text(
                stringResource(R.string.verdict_answer, words.answer(question.correctAnswer(), question)),
                style = MaterialTheme.typography.bodyLarge, fontWeight = FontWeight.Bold,
            )
            Text(
                stringResource(R.string.verdict_yours, words.answer(graded.answer(), question)),
                style = MaterialTheme.typography.bodyMedium,
            )
            Text(words.reason(question.explanation().reason()), style = MaterialTheme.typography.bodyLarge)
            Text(
                question.explanation().citations().joinToString("; ") { manuals.citation(it) },
                color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
            )
        }
    }
}

/** A trainee types a code in; a supervisor draws one. */
@Composable
internal fun ExamDoorPage(state: TrainerUiState, page: TrainerPage.ExamStart, actions: TrainerActions) {
    Page(
        heading = { PageTitle(stringResource(R.string.trainer_exam), actions) },
        first = {
            Block(stringResource(R.string.exam_take)) {
                Text(stringResource(R.string.exam_take_hint), style = MaterialTheme.typography.bodyLarge)
                OutlinedTextField(
                    page.typed, actions::typeCode, Modifier.fillMaxWidth().testTag("exam-code"),
                    label = { Text(stringResource(R.string.exam_code)) }, isError = page.refused != TrainerPage.CodeProblem.NONE,
                    singleLine = true,
                )
                val refused = when (page.refused) {
                    TrainerPage.CodeProblem.NONE -> null
                    TrainerPage.CodeProblem.NOT_A_CODE -> R.string.exam_refused
                    TrainerPage.CodeProblem.OTHER_VERSION -> R.string.exam_refused_version
                    TrainerPage.CodeProblem.OTHER_PAYTABLES -> R.string.exam_refused_tables
                }
                if (refused != null) Refused(stringResource(refused))
                MainButton(
                    stringResource(R.string.exam_begin), "begin-exam", Modifier.fillMaxWidth(),
                    enabled = page.typed.isNotBlank(), onClick = actions::beginExam,
                )
            }
        },
        second = {
            Block(stringResource(R.string.exam_set)) {
                Text(stringResource(R.string.exam_set_hint), style = MaterialTheme.typography.bodyLarge)
                GameChoices(state.games, page.game, "exam", actions::examGame)
                Choices {
                    ExamCode.LENGTHS.forEach { length ->
                        Choice(
                            stringResource(R.string.exam_length, length), "exam-$length",
                            chosen = length == page.length, toggles = true,
                        ) { actions.examLength(length) }
                    }
                }
                Choice(stringResource(R.string.exam_draw), "set-exam", Modifier.fillMaxWidth(), onClick = actions::setExam)
                page.set.orNull()?.let {
                    Text(
                        it.toString(), Modifier.testTag("exam-set"),
                        style = MaterialTheme.typography.displaySmall, fontWeight = FontWeight.Bold,
                    )
                }
            }
        },
    )
}

/** Read out as it appears. */
@Composable
private fun Refused(why: String) {
    Text(
        why, Modifier.testTag("exam-refused").semantics { paneTitle = why },
        color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyLarge,
    )
}

/** The mark, what was missed and why, and where to keep the result. */
@Composable
internal fun ExamOverPage(page: TrainerPage.ExamFinished, actions: TrainerActions, onSave: (String) -> Unit) {
    val result = page.result
    val asked = result.answers().size
    val file = stringResource(R.string.exam_file, result.code().toString())
    Page(
        heading = { PageTitle(stringResource(R.string.exam_result), actions) },
        first = {
            Text(
                stringResource(R.string.exam_mark, Exam.mark(result.right(), asked)), Modifier.testTag("exam-mark"),
                style = MaterialTheme.typography.displayLarge, fontWeight = FontWeight.Bold,
            )
            Text(
                stringResource(R.string.exam_right_of, result.right(), asked, result.code().toString()),
                style = MaterialTheme.typography.titleLarge,
            )
            if (result.interruptions() > 0) {
                Text(
                    pluralStringResource(R.plurals.exam_broken_off, result.interruptions(), result.interruptions()),
                    Modifier.testTag("broken-off"), style = MaterialTheme.typography.bodyLarge,
                )
            }
            MainButton(stringResource(R.string.exam_export), "export", Modifier.fillMaxWidth()) { onSave(file) }
            val told = when (page.export) {
                TrainerPage.SaveStatus.NOT_SAVED -> null
                TrainerPage.SaveStatus.SAVED -> R.string.exam_exported
                TrainerPage.SaveStatus.FAILED -> R.string.exam_export_failed
            }
            if (told != null) {
                Text(stringResource(told), Modifier.testTag("exported"), style = MaterialTheme.typography.titleMedium)
            }
        },
        second = {
            val wrong = result.answers().filter { !it.isCorrect() }
            if (wrong.isEmpty()) {
                Text(stringResource(R.string.exam_none_missed), style = MaterialTheme.typography.titleLarge)
            } else {
                Missed(stringResource(R.string.exam_missed), wrong)
            }
        },
    )
}
