package app.spoton.tablet.trainer.ui

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import app.spoton.engine.paytable.Paytable
import app.spoton.engine.round.Wager
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.MainButton
import app.spoton.tablet.designsystem.Page
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.state.TrainerUiState
import app.spoton.tablet.trainer.text.TrainerText
import java.util.Optional

/** Who practices here. No PIN: what one leaves here is one's own to erase. */
@Composable
internal fun PeoplePage(state: TrainerUiState, page: TrainerPage.Trainees, actions: TrainerActions) {
    Page(
        heading = { PageTitle(stringResource(R.string.trainee_title), actions) },
        first = {
            Block(null) {
                state.people.forEach { person ->
                    val name = name(person)
                    Choices {
                        Choice(
                            name, "person-" + person.id(), chosen = person == state.person, toggles = true,
                        ) { actions.choosePerson(person) }
                        Choice(
                            stringResource(R.string.trainee_erase), "erase-" + person.id(),
                            spoken = stringResource(R.string.trainee_erase_spoken, name),
                        ) { actions.askToErase(Optional.of(person)) }
                    }
                }
            }
            page.erasing.orNull()?.let { person ->
                Block(null) {
                    Text(
                        stringResource(R.string.trainee_erase_sure, name(person)), Modifier.testTag("sure"),
                        style = MaterialTheme.typography.titleLarge,
                    )
                    Choices {
                        Choice(stringResource(R.string.trainee_erase), "erase-now", chosen = true, onClick = actions::erase)
                        Choice(stringResource(R.string.trainee_keep), "keep") { actions.askToErase(Optional.empty()) }
                    }
                }
            }
        },
        second = {
            Block(null) {
                OutlinedTextField(
                    page.typed, actions::typeName, Modifier.fillMaxWidth().testTag("new-name"),
                    label = { Text(stringResource(R.string.trainee_name)) }, isError = page.taken, singleLine = true,
                )
                if (page.taken) {
                    Text(
                        stringResource(R.string.trainee_taken), Modifier.testTag("taken"),
                        color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyLarge,
                    )
                }
                MainButton(
                    stringResource(R.string.trainee_add), "add-person", Modifier.fillMaxWidth(),
                    enabled = page.typed.isNotBlank(), onClick = actions::addPerson,
                )
            }
            Text(stringResource(R.string.trainee_yours), style = MaterialTheme.typography.bodyLarge)
        },
    )
}

/** The house's paytables, or others. */
@Composable
internal fun TablesPage(state: TrainerUiState, page: TrainerPage.Paytables, actions: TrainerActions) {
    Page(
        heading = { PageTitle(stringResource(R.string.trainer_tables), actions) },
        first = {
            val lead = if (state.ownTables) R.string.tables_lead_own else R.string.tables_lead
            Text(stringResource(lead), Modifier.testTag("tables-lead"), style = MaterialTheme.typography.bodyLarge)
            Choices {
                state.games.forEach { game ->
                    Choice(game.title(), "tables-" + game.id(), chosen = game == page.game, toggles = true) {
                        actions.tables(game)
                    }
                }
            }
            MainButton(
                stringResource(R.string.tables_reset), "house-tables", Modifier.fillMaxWidth(),
                onClick = actions::houseTables,
            )
        },
        second = {
            page.choices.forEach { (wager, tables) ->
                Block(TrainerText.capital(wager.words())) {
                    Choices {
                        tables.forEach { table ->
                            Choice(
                                table.id(), "table-" + table.id(), chosen = page.chosen[wager]?.id() == table.id(),
                                toggles = true,
                            ) { actions.choosePaytable(wager, table) }
                        }
                    }
                    page.chosen[wager]?.let { Prices(it, wager) }
                }
            }
        },
    )
}

/** What the chosen paytable pays, row by row. */
@Composable
private fun Prices(table: Paytable, wager: Wager) {
    Column(Modifier.testTag("prices-" + table.id())) {
        table.prices().forEach { price ->
            val odds = price.odds().orNull()?.toString().orEmpty()
            val column = if (wager == Wager.MONSTER) R.string.tables_price_busted else R.string.tables_price_instant
            val second = price.second().orNull()?.let { stringResource(column, "$it") }
            val envy = price.envy().takeIf { !it.isZero }
                ?.let { stringResource(R.string.tables_price_envy, TrainerText.dollars(it)) }
            val more = second ?: envy
            val row = TrainerText.capital(TrainerText.withoutArticle(price.row().words()))
            Text(
                if (more == null) stringResource(R.string.tables_price, row, odds)
                else stringResource(R.string.tables_price_two, row, odds, more),
                color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
            )
        }
    }
}
