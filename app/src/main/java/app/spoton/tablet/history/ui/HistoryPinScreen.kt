package app.spoton.tablet.history.ui

import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.people.PeopleUiState
import app.spoton.tablet.people.ui.PinEntry

/** Asks for a supervisor's PIN. */
@Composable
internal fun HistoryPinScreen(people: PeopleUiState, onPin: (String, String) -> Unit) {
    Page(
        heading = {
            Text(
                stringResource(R.string.history_title), Modifier.semantics { heading() },
                style = MaterialTheme.typography.headlineLarge,
            )
        },
        first = { Text(stringResource(R.string.history_supervisors_only), style = MaterialTheme.typography.bodyLarge) },
        second = {
            Panel(R.string.history_unlock) {
                PinEntry(people.supervisors().map { it.name() }, people.pinResult().orNull(), people.verifying(), onPin = onPin)
            }
        },
    )
}
