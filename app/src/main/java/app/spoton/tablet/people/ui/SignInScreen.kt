package app.spoton.tablet.people.ui

import androidx.compose.foundation.layout.Column
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.people.PeopleUiState

/** Sign-in by name and PIN, or without a name at the demonstration table. */
@Composable
fun SignInScreen(state: PeopleUiState, onPin: (String, String) -> Unit, onDemonstration: () -> Unit) {
    Page(
        centred = true,
        first = {
            Column {
                Text(
                    stringResource(R.string.sign_in_headline), Modifier.semantics { heading() },
                    style = MaterialTheme.typography.headlineLarge,
                )
                Text(
                    stringResource(
                        R.string.sign_in_at, state.table().orNull() ?: stringResource(R.string.sign_in_none),
                    ),
                    color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyLarge,
                )
            }
            Panel(R.string.sign_in_title) {
                PinEntry(state.people().map { it.name() }, state.pinResult().orNull(), state.verifying(), onPin = onPin)
            }
        },
        second = {
            Panel(R.string.sign_in_demonstration_title) {
                Text(stringResource(R.string.sign_in_demonstration), style = MaterialTheme.typography.bodyLarge)
                Choice(stringResource(R.string.sign_in_demonstration_go), "demonstration", onClick = onDemonstration)
            }
        },
    )
}
