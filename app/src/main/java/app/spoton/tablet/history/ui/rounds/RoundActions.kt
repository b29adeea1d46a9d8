package app.spoton.tablet.history.ui.rounds

import androidx.compose.runtime.Stable
import app.spoton.tablet.history.GamingDay
import app.spoton.tablet.history.export.Exports
import app.spoton.tablet.history.rounds.RoundFilter
import app.spoton.tablet.history.whatif.WhatIfEditor
import app.spoton.tablet.settings.HousePolicy
import java.time.Instant
import java.time.ZoneId

/** What a supervisor can do in the Rounds tab. */
@Stable
class RoundActions(
    val editor: WhatIfEditor,
    val now: () -> Instant = Instant::now,
    val gamingDay: GamingDay = GamingDay.of(HousePolicy.DEFAULT, ZoneId.systemDefault()),
    val supervisor: () -> String = { "" },
    val find: (RoundFilter) -> Unit = {},
    val loadMore: () -> Unit = {},
    val open: (Long) -> Unit = {},
    val close: () -> Unit = {},
    val settleAgain: () -> Unit = {},
    val startWhatIf: () -> Unit = {},
    val endWhatIf: () -> Unit = {},
    val correct: (String, String) -> Unit = { _, _ -> },
    val export: (Exports.Form, String) -> Unit = { _, _ -> },
) {
    val zone: ZoneId get() = gamingDay.zone()
}
