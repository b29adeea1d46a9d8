package app.spoton.tablet.table.panels.entry

import androidx.compose.runtime.Composable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice

/** Opens the last round that the dealer dealt here; null if rounds are not kept. */
internal val LocalLastRound = staticCompositionLocalOf<(() -> Unit)?> { null }

@Composable
internal fun LastRoundButton(modifier: Modifier) {
    val open = LocalLastRound.current ?: return
    Choice(stringResource(R.string.table_last_round), "last-round", modifier, onClick = open)
}
