package app.spoton.tablet.designsystem.text

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalResources

/** The manuals by the names of their games. */
@Composable
internal fun manuals(): ManualTitles {
    val resources = LocalResources.current
    return remember(resources) { ManualTitles(resources) }
}
