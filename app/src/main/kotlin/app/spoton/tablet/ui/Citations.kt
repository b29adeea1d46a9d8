package app.spoton.tablet.ui

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalResources
import app.spoton.tablet.table.Manuals

/** The manuals by the names of their games. */
@Composable
internal fun manuals(): Manuals {
    val resources = LocalResources.current
    return remember(resources) { Manuals(resources) }
}
