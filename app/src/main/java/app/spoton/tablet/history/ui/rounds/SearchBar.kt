package app.spoton.tablet.history.ui.rounds

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.history.export.Exports
import app.spoton.tablet.history.review.RoundReviewUiState
import app.spoton.tablet.history.rounds.RoundFilter
import app.spoton.tablet.history.ui.components.WrappingRow

/** Search text, filters and exports of the list of rounds. */
@Composable
internal fun SearchBar(
    search: RoundReviewUiState.Search, open: Boolean, onOpen: (Boolean) -> Unit, actions: RoundActions,
) {
    val filter = search.filter()
    var text by rememberSaveable { mutableStateOf(filter.text()) }
    Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
        OutlinedTextField(
            text,
            {
                text = it
                actions.find(filter.withText(it))
            },
            Modifier.fillMaxWidth().testTag("search"),
            label = { Text(stringResource(R.string.history_search)) },
            placeholder = { Text(stringResource(R.string.history_search_hint)) },
            singleLine = true,
        )
        WrappingRow {
            val count = filter.chosen()
            val closed = if (count == 0) stringResource(R.string.history_filters) else stringResource(R.string.history_filters_chosen, count)
            Choice(
                if (open) stringResource(R.string.history_show_rounds) else closed, "filters", chosen = open || count > 0,
                toggles = true,
            ) { onOpen(!open) }
            if (!filter.isAll) {
                Choice(stringResource(R.string.history_clear), "clear-filter") {
                    text = ""
                    actions.find(if (filter.isDemonstration) RoundFilter.DEMONSTRATION else RoundFilter.ALL)
                }
            }
            val export = { form: Exports.Form, ending: String ->
                val what = if (filter.isDemonstration) "demonstration" else "rounds"
                actions.export(form, "spoton-$what-" + actions.now().atZone(actions.zone).toLocalDate() + ending)
            }
            Choice(stringResource(R.string.history_export_json), "export-json") {
                export(Exports.Form.JSON_LINES, ".jsonl")
            }
            Choice(stringResource(R.string.history_export_csv), "export-csv") { export(Exports.Form.CSV, ".csv") }
        }
        if (open) FilterPanel(filter, search.choices(), actions)
    }
}
