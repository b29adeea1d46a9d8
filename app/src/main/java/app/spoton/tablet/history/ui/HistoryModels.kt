package app.spoton.tablet.history.ui

import androidx.lifecycle.ViewModelProvider
import app.spoton.tablet.history.HistoryViewModel
import app.spoton.tablet.history.integrity.AuditLogViewModel
import app.spoton.tablet.history.ledger.MeterLedgerViewModel
import app.spoton.tablet.history.review.RoundReviewViewModel
import app.spoton.tablet.history.statistics.StatisticsViewModel

/** The view models of History: one for the screen, and one for each tab. */
class HistoryModels(models: ViewModelProvider) {
    val history: HistoryViewModel = models[HistoryViewModel::class.java]
    val rounds: RoundReviewViewModel = models[RoundReviewViewModel::class.java]
    val meters: MeterLedgerViewModel = models[MeterLedgerViewModel::class.java]
    val statistics: StatisticsViewModel = models[StatisticsViewModel::class.java]
    val log: AuditLogViewModel = models[AuditLogViewModel::class.java]

    fun lock() {
        history.lock()
        lockTabs()
    }

    fun lockTabs() {
        rounds.lock()
        meters.lock()
        statistics.lock()
        log.lock()
    }

    /** Shows the other log; what was read of the one before is dropped. */
    fun showDemonstration(demonstration: Boolean) {
        lockTabs()
        history.showDemonstration(demonstration)
    }

    fun eraseDemonstration() {
        lockTabs()
        history.eraseDemonstration()
        log.refresh()
    }
}
