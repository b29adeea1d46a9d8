package app.spoton.tablet.history.ui

import androidx.compose.runtime.Stable
import app.spoton.engine.card.Card
import app.spoton.tablet.history.EvidenceRetention
import app.spoton.tablet.history.Exports
import app.spoton.tablet.history.HistoryUiState
import app.spoton.tablet.history.RoundFilter
import app.spoton.tablet.history.Statistics
import app.spoton.tablet.history.WhatIf
import java.time.Instant
import java.time.ZoneId

/** What a supervisor can do in History. */
@Stable
class HistoryActions(
    val now: () -> Instant = Instant::now,
    val zone: ZoneId = ZoneId.systemDefault(),
    val who: () -> String = { "" },
    val show: (HistoryUiState.Tab) -> Unit = {},
    val find: (RoundFilter) -> Unit = {},
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
    val choose: (HistoryUiState.MeterName) -> Unit = {},
    val ask: (HistoryUiState.Span) -> Unit = {},
    val moreOfLedger: () -> Unit = {},
    val addUp: (Statistics.Period) -> Unit = {},
    val check: () -> Unit = {},
    val export: (Exports.Form, String) -> Unit = { _, _ -> },
    val restore: () -> Unit = {},
    val keepStills: (EvidenceRetention.Keep) -> Unit = {},
)
