package app.spoton.tablet.handbook.ui

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.handbook.HandbookViewModel
import app.spoton.tablet.setup.TableSetup

/** The handbook, opened at the game that is dealt at this table. */
@Composable
fun HandbookRoute(model: HandbookViewModel, table: TableSetup?) {
    LaunchedEffect(table) { if (table != null) model.openTable(table) }
    val state = model.state().asState().value ?: return
    val actions = remember(model) {
        HandbookActions(
            chooseGame = model::chooseGame, chooseSection = model::choose, chooseVariant = model::choose,
            search = model::search, compare = model::compare,
        )
    }
    HandbookScreen(state, actions)
}
