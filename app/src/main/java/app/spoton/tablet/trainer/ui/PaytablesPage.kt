package app.spoton.tablet.trainer.ui

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.state.TrainerUiState
import app.spoton.tablet.trainer.text.TrainerText
import app.spoton.tablet.trainer.ui.components.Choices
import app.spoton.tablet.trainer.ui.components.PageTitle
import app.spoton.tablet.trainer.ui.components.Section
import app.spoton.tablet.trainer.ui.quiz.PaytableRows

/** The paytables to practice with. */
@Composable
internal fun PaytablesPage(state: TrainerUiState, page: TrainerPage.Paytables, actions: TrainerActions) {
    Page(
        heading = { PageTitle(stringResource(R.string.trainer_paytables), actions) },
        first = {
            val hint = if (state.status.hasOwnPaytables) R.string.paytables_own_hint else R.string.paytables_house_hint
            Text(stringResource(hint), Modifier.testTag("paytables-hint"), style = MaterialTheme.typography.bodyLarge)
            Choices {
                state.selection.games.forEach { game ->
                    Choice(game.title(), "paytables-" + game.id(), chosen = game == page.game, toggles = true) {
                        actions.openPaytables(game)
                    }
                }
            }
            MainButton(
                stringResource(R.string.paytables_reset), "house-paytables", Modifier.fillMaxWidth(),
                onClick = actions::useHousePaytables,
            )
        },
        second = {
            page.choices.forEach { (wager, tables) ->
                Section(TrainerText.capitalize(wager.words())) {
                    Choices {
                        tables.forEach { table ->
                            Choice(
                                table.id(), "table-" + table.id(), chosen = page.chosen[wager]?.id() == table.id(),
                                toggles = true,
                            ) { actions.choosePaytable(wager, table) }
                        }
                    }
                    page.chosen[wager]?.let { PaytableRows(it, wager) }
                }
            }
        },
    )
}
