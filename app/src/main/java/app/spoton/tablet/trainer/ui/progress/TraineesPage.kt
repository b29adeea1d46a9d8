package app.spoton.tablet.trainer.ui.progress

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.state.TrainerUiState
import app.spoton.tablet.trainer.ui.components.Choices
import app.spoton.tablet.trainer.ui.components.PageTitle
import app.spoton.tablet.trainer.ui.components.Section
import app.spoton.tablet.trainer.ui.components.displayName
import java.util.Optional

/** Who practices on this tablet. No PIN: everyone may erase their own data. */
@Composable
internal fun TraineesPage(state: TrainerUiState, page: TrainerPage.Trainees, actions: TrainerActions) {
    Page(
        heading = { PageTitle(stringResource(R.string.trainees_title), actions) },
        first = {
            Section(null) {
                state.trainees.all.forEach { trainee ->
                    val name = displayName(trainee)
                    Choices {
                        Choice(
                            name, "trainee-" + trainee.id(), chosen = trainee == state.trainees.current, toggles = true,
                        ) { actions.chooseTrainee(trainee) }
                        Choice(
                            stringResource(R.string.trainees_erase), "erase-" + trainee.id(),
                            spoken = stringResource(R.string.trainees_erase_spoken, name),
                        ) { actions.askToErase(Optional.of(trainee)) }
                    }
                }
            }
            page.erasing.orNull()?.let { trainee ->
                Section(null) {
                    Text(
                        stringResource(R.string.trainees_erase_confirm, displayName(trainee)),
                        Modifier.testTag("confirm-erase"), style = MaterialTheme.typography.titleLarge,
                    )
                    Choices {
                        Choice(stringResource(R.string.trainees_erase), "erase-now", chosen = true, onClick = actions::erase)
                        Choice(stringResource(R.string.trainees_keep), "keep") { actions.askToErase(Optional.empty()) }
                    }
                }
            }
        },
        second = {
            Section(null) {
                OutlinedTextField(
                    page.typedName, actions::typeName, Modifier.fillMaxWidth().testTag("new-name"),
                    label = { Text(stringResource(R.string.trainees_name)) }, isError = page.isTaken, singleLine = true,
                )
                if (page.isTaken) {
                    Text(
                        stringResource(R.string.trainees_name_taken), Modifier.testTag("name-taken"),
                        color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyLarge,
                    )
                }
                MainButton(
                    stringResource(R.string.trainees_add), "add-trainee", Modifier.fillMaxWidth(),
                    enabled = page.typedName.isNotBlank(), onClick = actions::addTrainee,
                )
            }
            Text(stringResource(R.string.trainees_privacy), style = MaterialTheme.typography.bodyLarge)
        },
    )
}
