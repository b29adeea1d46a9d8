package app.spoton.tablet.ui.history

import app.spoton.engine.catalog.Catalog
import app.spoton.tablet.history.HistoryMoments
import java.time.ZoneOffset

/** History for a picture: nothing happens, and the clock stands still. */
internal object HistoryLook {
    val taps = HistoryTaps(
        now = { HistoryMoments.NOW }, zone = ZoneOffset.UTC, who = { "Ruth" },
        toAdd = { copy, seat -> copy.wagersToAdd(seat, Catalog.standard()) },
    )
}
