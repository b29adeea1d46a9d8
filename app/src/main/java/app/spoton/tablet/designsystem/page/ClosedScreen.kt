package app.spoton.tablet.designsystem.page

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.designsystem.inputs.MainButton

/** A part of the app that cannot be used now: what is wrong, what to do, and a button to try again. */
@Composable
fun ClosedScreen(title: String, message: String, retry: String, onRetry: () -> Unit, more: @Composable () -> Unit = {}) {
    Column(
        Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(28.dp).testTag("closed"),
        Arrangement.spacedBy(16.dp),
    ) {
        Text(title, Modifier.semantics { heading() }, style = MaterialTheme.typography.headlineLarge)
        Text(
            message,
            Modifier.widthIn(max = 640.dp).testTag("closed-message").semantics { liveRegion = LiveRegionMode.Polite },
            style = MaterialTheme.typography.titleMedium,
        )
        MainButton(retry, "retry", Modifier.widthIn(min = 220.dp), onClick = onRetry)
        more()
    }
}
