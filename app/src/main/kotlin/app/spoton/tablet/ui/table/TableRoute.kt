package app.spoton.tablet.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import app.spoton.tablet.table.TableViewModel
import app.spoton.tablet.ui.asState

/** The dealer's table with its view model. */
@Composable
fun TableRoute(table: TableViewModel) {
    val state = table.state().asState().value ?: return
    val taps = remember(table) { TableTaps(table.games(), { table.tap(it) }, table::settle, table::choose) }
    TableScreen(state, taps)
}
