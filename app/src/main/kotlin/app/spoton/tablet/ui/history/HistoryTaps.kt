package app.spoton.tablet.ui.history

import androidx.compose.runtime.Stable
import app.spoton.engine.card.Card
import app.spoton.tablet.history.Figures
import app.spoton.tablet.history.Filter
import app.spoton.tablet.history.HistoryState
import app.spoton.tablet.history.Paperwork
import app.spoton.tablet.history.StillKeeping
import app.spoton.tablet.history.WhatIf
import java.time.Instant
import java.time.ZoneId

/** What a supervisor can do in History. */
@Stable
class HistoryTaps(
    val now: () -> Instant = Instant::now,
    val zone: ZoneId = ZoneId.systemDefault(),
    val who: () -> String = { "" },
    val show: (HistoryState.Tab) -> Unit = {},
    val find: (Filter) -> Unit = {},
    val more: () -> Unit = {},
    val open: (Long) -> Unit = {},
    val close: () -> Unit = {},
    val settleAgain: () -> Unit = {},
    val whatIf: (Boolean) -> Unit = {},
    val touchCard: (Int, Int) -> Unit = { _, _ -> },
    val leaveCard: () -> Unit = {},
    val putCard: (Card) -> Unit = {},
    val putStake: (Int, String, String) -> Unit = { _, _, _ -> },
    val toAdd: (WhatIf, Int) -> List<String> = { _, _ -> emptyList() },
    val addWager: (Int, String) -> Unit = { _, _ -> },
    val fold: (Int, Boolean) -> Unit = { _, _ -> },
    val foldHand: (Int, Int, Boolean) -> Unit = { _, _, _ -> },
    val moveCard: (Int, Card) -> Unit = { _, _ -> },
    val correct: (String, String) -> Unit = { _, _ -> },
    val choose: (HistoryState.MeterName) -> Unit = {},
    val ask: (HistoryState.Span) -> Unit = {},
    val moreOfLedger: () -> Unit = {},
    val addUp: (Figures.Period) -> Unit = {},
    val check: () -> Unit = {},
    val export: (Paperwork.Form, String) -> Unit = { _, _ -> },
    val restore: () -> Unit = {},
    val keepStills: (StillKeeping.Keep) -> Unit = {},
)
