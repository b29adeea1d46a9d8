package app.spoton.tablet.designsystem

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalResources
import app.spoton.tablet.table.ManualTitles

/** The manuals by the names of their games. */
@Composable
internal fun manuals(): ManualTitles {
    val resources = LocalResources.current
    return remember(resources) { ManualTitles(resources) }
}
