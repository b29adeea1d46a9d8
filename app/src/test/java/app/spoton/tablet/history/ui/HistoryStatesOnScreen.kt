package app.spoton.tablet.history.ui

import androidx.compose.runtime.Composable
import app.spoton.tablet.history.HistoryStates
import app.spoton.tablet.history.HistoryUiState
import app.spoton.tablet.history.integrity.AuditLogUiState
import app.spoton.tablet.history.review.RoundReviewUiState
import app.spoton.tablet.history.ui.rounds.RoundActions
import app.spoton.tablet.history.ui.rounds.RoundsTab
import app.spoton.tablet.history.whatif.WhatIfEditor
import java.time.ZoneOffset

/** The tabs of History for a screenshot: nothing happens, and the clock stands still. */
internal object HistoryStatesOnScreen {
    private val actions = RoundActions(
        WhatIfEditor {}, now = { HistoryStates.NOW }, zone = ZoneOffset.UTC, supervisor = { "Ruth" },
    )

    @Composable
    fun Rounds(state: RoundReviewUiState = HistoryStates.rounds()) =
        HistoryScreen(HistoryUiState.Tab.ROUNDS, state.status(), state.opened().isPresent, {}) { RoundsTab(state, actions, it) }

    @Composable
    fun Meters() {
        val state = HistoryStates.meters()
        HistoryScreen(HistoryUiState.Tab.METERS, state.status(), false, {}) {
            MeterLedgerPage(state, LedgerActions(zone = ZoneOffset.UTC))
        }
    }

    @Composable
    fun Statistics() {
        val state = HistoryStates.statistics()
        HistoryScreen(HistoryUiState.Tab.STATISTICS, state.status(), false, {}) { StatisticsPage(state) {} }
    }

    @Composable
    fun Log(state: AuditLogUiState) = HistoryScreen(HistoryUiState.Tab.LOG, state.status(), false, {}) {
        AuditLogPage(state, AuditLogActions(now = { HistoryStates.NOW }, zone = ZoneOffset.UTC))
    }
}
