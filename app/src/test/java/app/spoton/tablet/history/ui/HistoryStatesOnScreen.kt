package app.spoton.tablet.history.ui

import app.spoton.engine.catalog.Catalog
import app.spoton.tablet.history.HistoryStates
import java.time.ZoneOffset

/** History for a picture: nothing happens, and the clock stands still. */
internal object HistoryStatesOnScreen {
    val taps = HistoryActions(
        now = { HistoryStates.NOW }, zone = ZoneOffset.UTC, who = { "Ruth" },
        toAdd = { copy, seat -> copy.wagersToAdd(seat, Catalog.standard()) },
    )
}
