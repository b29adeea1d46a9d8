package app.spoton.tablet.table.panels

import androidx.compose.runtime.Stable
import app.spoton.engine.game.Game
import app.spoton.engine.handbook.GameHandbook
import app.spoton.engine.handbook.Procedure
import app.spoton.tablet.table.preferences.DealerPreferences
import app.spoton.tablet.table.state.TableState

/**
 * What the table's screen can do: change its state by a tap, have the round settled, put another game on the table, go
 * on to the next round (with the same wagers or none), try once more to log one, leave the table to somebody else, and show
 * the table as its dealer prefers, with the procedure of its game.
 */
@Stable
class TableActions(
    val games: List<Game>,
    val tap: ((TableState) -> TableState) -> Unit = {},
    val settle: () -> Unit = {},
    val choose: (Game) -> Unit = {},
    val nextRound: (Boolean) -> Unit = {},
    val retryLog: () -> Unit = {},
    val leave: (() -> Unit)? = null,
    val preferences: DealerPreferences = DealerPreferences.DEFAULT,
    val prefer: (DealerPreferences) -> Unit = {},
    val procedureOf: (Game) -> Procedure = { GameHandbook.NONE.procedure() },
)
