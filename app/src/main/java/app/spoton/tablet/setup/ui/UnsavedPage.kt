package app.spoton.tablet.setup.ui

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
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.page.TitleWithBack
import app.spoton.tablet.designsystem.text.shortAmounts
import app.spoton.tablet.setup.draft.DraftChanges
import app.spoton.tablet.setup.form.SetupUiState

/** The unsaved changes. Nothing is discarded without a tap that says so. */
@Composable
internal fun UnsavedPage(state: SetupUiState, onStay: () -> Unit, onKeep: () -> Unit, onDiscard: () -> Unit) {
    Page(
        heading = { TitleWithBack(stringResource(R.string.setup_leave_title), onStay) },
        first = {
            Panel(R.string.setup_leave_lead, Modifier.testTag("unsaved")) {
                DraftChanges.between(state.inForce(), state.draft()).forEach {
                    Text(shortAmounts(it), style = MaterialTheme.typography.bodyLarge)
                }
            }
        },
        second = {
            MainButton(stringResource(R.string.setup_leave_stay), "leave-stay", Modifier.fillMaxWidth(), onClick = onStay)
            Choice(stringResource(R.string.setup_leave_keep), "leave-keep", Modifier.fillMaxWidth(), onClick = onKeep)
            Choice(stringResource(R.string.setup_leave_discard), "leave-discard", Modifier.fillMaxWidth(), onClick = onDiscard)
        },
    )
}
