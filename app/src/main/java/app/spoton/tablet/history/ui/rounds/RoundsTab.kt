package app.spoton.tablet.history.ui.rounds

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.page.backGesture
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.history.review.RoundReviewUiState
import app.spoton.tablet.history.ui.components.CenteredText

/** The list of rounds and the open round, side by side if there is room. */
@Composable
internal fun RoundsTab(state: RoundReviewUiState, actions: RoundActions, twoPanes: Boolean) {
    val opened = state.opened().orNull()
    var filters by rememberSaveable { mutableStateOf(false) } // here, so that they stay open when the tablet is turned
    backGesture(enabled = opened != null, actions.close)
    if (twoPanes) {
        Row(Modifier.fillMaxSize(), Arrangement.spacedBy(24.dp)) {
            Box(Modifier.weight(5f)) { RoundList(state.search(), opened?.details()?.number(), filters, { filters = it }, actions) }
            Box(Modifier.weight(6f)) {
                if (opened == null) CenteredText(R.string.history_open_hint) else RoundDetail(opened, actions, closes = false)
            }
        }
    } else if (opened != null) {
        RoundDetail(opened, actions, closes = true)
    } else {
        RoundList(state.search(), null, filters, { filters = it }, actions)
    }
}
