package app.spoton.tablet.history.ui

import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Page
import app.spoton.tablet.designsystem.Panel
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.people.PeopleUiState
import app.spoton.tablet.people.ui.PinEntry

/** What a supervisor's PIN opens. */
@Composable
internal fun HistoryPinScreen(people: PeopleUiState, onPin: (String, String) -> Unit) {
    Page(
        heading = {
            Text(
                stringResource(R.string.history_headline), Modifier.semantics { heading() },
                style = MaterialTheme.typography.headlineLarge,
            )
        },
        first = { Text(stringResource(R.string.history_door), style = MaterialTheme.typography.bodyLarge) },
        second = {
            Panel(R.string.history_enter) {
                PinEntry(people.supervisors().map { it.name() }, people.door().orNull(), people.looking(), onPin = onPin)
            }
        },
    )
}
