package app.spoton.tablet.app

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.storage.StorageFailures

/** A storage failure, shown above the current screen until somebody dismisses it. */
@Composable
internal fun StorageFailureBanner(failures: StorageFailures) {
    val message = failures.latest().asState().value?.orNull() ?: return
    Row(
        Modifier
            .fillMaxWidth()
            .testTag("storage-failure")
            .background(MaterialTheme.colorScheme.errorContainer)
            .padding(horizontal = 16.dp, vertical = 8.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        Text(
            message,
            Modifier.weight(1f).semantics { liveRegion = LiveRegionMode.Assertive },
            color = MaterialTheme.colorScheme.onErrorContainer, style = MaterialTheme.typography.bodyLarge,
        )
        Choice(stringResource(R.string.storage_dismiss), "storage-failure-read", onClick = failures::clear)
    }
}
