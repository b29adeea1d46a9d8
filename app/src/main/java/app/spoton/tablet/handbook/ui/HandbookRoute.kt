package app.spoton.tablet.handbook.ui

import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts.CreateDocument
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.res.stringResource
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.handbook.HandbookViewModel
import app.spoton.tablet.setup.TableSetup

/** The handbook, opened at this table's game. */
@Composable
fun HandbookRoute(model: HandbookViewModel, table: TableSetup?) {
    DisposableEffect(model, table) {
        if (table != null) model.openTable(table)
        onDispose {}
    }
    val state = model.state().asState().value ?: return
    val save = rememberLauncherForActivityResult(CreateDocument("application/pdf")) { file ->
        if (file != null) model.print(file.toString())
    }
    val name = stringResource(R.string.handbook_file, state.game().title())
    val actions = remember(model, name) {
        HandbookActions(
            chooseGame = model::chooseGame, chooseSection = model::choose, chooseVariant = model::choose,
            search = model::search, compare = model::compare, print = { save.launch(name) },
        )
    }
    HandbookScreen(state, actions)
}
