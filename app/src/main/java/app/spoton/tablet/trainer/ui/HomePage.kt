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
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.MainButton
import app.spoton.tablet.designsystem.Page
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerUiState
import java.util.Optional

/** The trainer's door: one tap starts a drill; what it is about can be chosen. */
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
            state.unfinished.orNull()?.let {
                Door(
                    stringResource(R.string.exam_go_on),
                    stringResource(R.string.exam_go_on_hint, it.code(), it.given().size), "go-on-exam",
                    actions::resumeExam,
                )
            }
            MainButton(
                stringResource(R.string.trainer_start), "start-drill", Modifier.fillMaxWidth(),
                hint = stringResource(R.string.trainer_start_hint), onClick = actions::drill,
            )
            Block(stringResource(R.string.trainer_what)) {
                GameChoices(state.games, state.game, "practice", actions::chooseGame)
            }
            Block(stringResource(R.string.trainer_aim)) { Aims(state, actions) }
        },
        second = {
            Block(null) { Who(state, actions) }
            val aim = state.skill.orNull()?.takeIf { it.isOneTap }
            val challenge = if (aim == null) stringResource(R.string.trainer_challenge_hint)
            else stringResource(R.string.trainer_challenge_aim, words().skill(aim))
            Door(stringResource(R.string.trainer_challenge), challenge, "start-challenge", actions::challenge)
            Door(
                stringResource(R.string.trainer_exam), stringResource(R.string.trainer_exam_hint), "open-exam",
                actions::exam,
            )
            Door(
                stringResource(R.string.trainer_progress_open), stringResource(R.string.trainer_progress),
                "open-progress",
            ) { actions.progress(state.game, Optional.empty()) }
            val tables = if (state.ownTables) R.string.trainer_tables_own else R.string.trainer_tables_house
            Door(stringResource(R.string.trainer_tables), stringResource(tables), "open-tables") {
                actions.tables(state.game.orElse(state.games[0]))
            }
        },
    )
}

@Composable
private fun Aims(state: TrainerUiState, actions: TrainerActions) {
    val words = words()
    Choices {
        val whatever = !state.skill.isPresent
        Choice(stringResource(R.string.trainer_whatever), "skill-any", chosen = whatever, toggles = true) {
            actions.chooseSkill(Optional.empty())
        }
        state.skills.forEach { skill ->
            val here = state.skill.isPresent && state.skill.get() == skill
            Choice(words.skill(skill), "skill-" + skill.id(), chosen = here, toggles = true) {
                actions.chooseSkill(Optional.of(skill))
            }
        }
    }
}

/** Who practices, and how it goes; nothing that urges. */
@Composable
private fun Who(state: TrainerUiState, actions: TrainerActions) {
    val name = name(state.person)
    Text(
        stringResource(R.string.trainer_for),
        color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.titleLarge,
    )
    val says = stringResource(R.string.trainer_person_spoken, name)
    Choices { Choice(name, "open-people", spoken = says, onClick = actions::people) }
    val facts = listOfNotNull(
        state.daysInARow.takeIf { it > 1 }?.let { pluralStringResource(R.plurals.trainer_days, it, it) },
        state.due.takeIf { it > 0 }?.let { pluralStringResource(R.plurals.trainer_due, it, it) },
    )
    facts.forEach {
        Text(
            it, Modifier.testTag("fact"),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyLarge,
        )
    }
}
