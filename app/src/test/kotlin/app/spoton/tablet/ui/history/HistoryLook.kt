package app.spoton.tablet.ui.history

import app.spoton.tablet.history.HistoryMoments
import java.time.ZoneOffset

/** History for a picture: nothing happens, and the clock stands still. */
internal object HistoryLook {
    val taps = HistoryTaps(now = { HistoryMoments.NOW }, zone = ZoneOffset.UTC, who = { "Ruth" })
}
