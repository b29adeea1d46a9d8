package app.spoton.tablet.trainer.ui

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerUiState
import app.spoton.tablet.trainer.ui.components.Choices
import app.spoton.tablet.trainer.ui.components.GameChoices
import app.spoton.tablet.trainer.ui.components.NavigationCard
import app.spoton.tablet.trainer.ui.components.Section
import app.spoton.tablet.trainer.ui.components.displayName
import app.spoton.tablet.trainer.ui.components.trainerText
import java.util.Optional

/** The trainer's home page: one tap starts a drill; game and skill can be chosen. */
@Composable
internal fun HomePage(state: TrainerUiState, actions: TrainerActions) {
    Page(
        heading = {
            Text(
                stringResource(R.string.trainer_headline), Modifier.semantics { heading() },
                style = MaterialTheme.typography.headlineLarge,
            )
        },
        first = {
            state.status.unfinishedExam.orNull()?.let {
                val count = it.answers().size
                NavigationCard(
                    stringResource(R.string.exam_resume),
                    pluralStringResource(R.plurals.exam_resume_hint, count, count, it.code()), "resume-exam",
                    actions::resumeExam,
                )
            }
            MainButton(
                stringResource(R.string.trainer_start), "start-drill", Modifier.fillMaxWidth(),
                hint = stringResource(R.string.trainer_start_hint), onClick = actions::startDrill,
            )
            Section(stringResource(R.string.trainer_game)) {
                GameChoices(state.selection.games, state.selection.game, "practice", actions::chooseGame)
            }
            Section(stringResource(R.string.trainer_skill)) { SkillChoices(state.selection, actions) }
        },
        second = {
            Section(stringResource(R.string.trainer_trainee)) { TraineeSummary(state, actions) }
            Links(state, actions)
        },
    )
}

@Composable
private fun Links(state: TrainerUiState, actions: TrainerActions) {
    val selection = state.selection
    val skill = selection.skill.orNull()?.takeIf { it.isOneTap }
    val challenge = if (skill == null) stringResource(R.string.trainer_challenge_hint)
    else stringResource(R.string.trainer_challenge_skill, trainerText().skill(skill))
    NavigationCard(stringResource(R.string.trainer_challenge), challenge, "start-challenge", actions::startChallenge)
    NavigationCard(
        stringResource(R.string.trainer_exam), stringResource(R.string.trainer_exam_hint), "open-exam", actions::openExam,
    )
    NavigationCard(
        stringResource(R.string.trainer_open_progress), stringResource(R.string.trainer_progress), "open-progress",
    ) { actions.openProgress(selection.game, Optional.empty()) }
    val paytables = if (state.status.hasOwnPaytables) R.string.trainer_paytables_own else R.string.trainer_paytables_house
    NavigationCard(stringResource(R.string.trainer_paytables), stringResource(paytables), "open-paytables") {
        actions.openPaytables(selection.game.orElse(selection.games[0]))
    }
}

@Composable
private fun SkillChoices(selection: TrainerUiState.PracticeSelection, actions: TrainerActions) {
    val text = trainerText()
    Choices {
        val any = selection.skill.isEmpty
        Choice(stringResource(R.string.trainer_any_skill), "skill-any", chosen = any, toggles = true) {
            actions.chooseSkill(Optional.empty())
        }
        selection.skills.forEach { skill ->
            val chosen = selection.skill.orNull() == skill
            Choice(text.skill(skill), "skill-" + skill.id(), chosen = chosen, toggles = true) {
                actions.chooseSkill(Optional.of(skill))
            }
        }
    }
}

/** Who practices, for how many days in a row, and what is due. */
@Composable
private fun TraineeSummary(state: TrainerUiState, actions: TrainerActions) {
    val name = displayName(state.trainees.current)
    val spoken = stringResource(R.string.trainer_trainee_spoken, name)
    val shown = if (state.trainees.current.name().isEmpty()) stringResource(R.string.trainer_enter_name) else name
    Choices { Choice(shown, "open-trainees", spoken = spoken, onClick = actions::openTrainees) }
    val status = state.status
    val facts = listOfNotNull(
        status.daysInARow.takeIf { it > 1 }?.let { pluralStringResource(R.plurals.trainer_days, it, it) },
        status.due.takeIf { it > 0 }?.let { pluralStringResource(R.plurals.trainer_due, it, it) },
    )
    facts.forEach {
        Text(
            it, Modifier.testTag("fact"),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyLarge,
        )
    }
}
