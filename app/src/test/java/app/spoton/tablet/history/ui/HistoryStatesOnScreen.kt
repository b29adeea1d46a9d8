package app.spoton.tablet.history.ui

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.spoton.tablet.history.HistoryStates
import app.spoton.tablet.history.HistoryUiState
import app.spoton.tablet.history.integrity.AuditLogUiState
import app.spoton.tablet.history.review.RoundReviewUiState
import app.spoton.tablet.history.rounds.RoundFilter
import app.spoton.tablet.history.ui.rounds.FilterPanel
import app.spoton.tablet.history.ui.rounds.RoundActions
import app.spoton.tablet.history.ui.rounds.RoundsTab
import app.spoton.tablet.history.whatif.WhatIfEditor
import java.time.ZoneOffset

/** The tabs of History for a screenshot: nothing changes, and the clock stands still. */
internal object HistoryStatesOnScreen {
    private val actions = RoundActions(
        WhatIfEditor {}, now = { HistoryStates.NOW }, gamingDay = HistoryStates.DAYS, supervisor = { "Ruth" },
    )

    @Composable
    fun Rounds(state: RoundReviewUiState = HistoryStates.rounds()) =
        HistoryScreen(HistoryUiState.Tab.ROUNDS, state.status(), state.opened().isPresent, HistoryActions(), false) { RoundsTab(state, actions, it) }

    /** The filters with one that is chosen. */
    @Composable
    fun Filters() = Column(Modifier.verticalScroll(rememberScrollState()).padding(16.dp)) {
        val search = HistoryStates.rounds().search()
        FilterPanel(search.filter().withDealer("Ann").toggled(RoundFilter.With.CORRECTION), search.choices(), actions)
    }

    /** The rounds of the demonstration table. */
    @Composable
    fun Demonstration() {
        val state = HistoryStates.rounds()
        HistoryScreen(HistoryUiState.Tab.ROUNDS, state.status(), false, HistoryActions(), true) { RoundsTab(state, actions, it) }
    }

    @Composable
    fun Meters() {
        val state = HistoryStates.meters()
        HistoryScreen(HistoryUiState.Tab.METERS, state.status(), false, HistoryActions(), false) {
            MeterLedgerPage(state, LedgerActions(gamingDay = HistoryStates.DAYS))
        }
    }

    @Composable
    fun Statistics() {
        val state = HistoryStates.statistics()
        HistoryScreen(HistoryUiState.Tab.STATISTICS, state.status(), false, HistoryActions(), false) { StatisticsPage(state, HistoryStates.DAYS) {} }
    }

    @Composable
    fun Log(state: AuditLogUiState) = HistoryScreen(HistoryUiState.Tab.LOG, state.status(), false, HistoryActions(), false) {
        AuditLogPage(state, AuditLogActions(now = { HistoryStates.NOW }, zone = ZoneOffset.UTC))
    }
}
