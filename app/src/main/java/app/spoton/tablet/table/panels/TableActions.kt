package app.spoton.tablet.table.panels

import androidx.compose.runtime.Stable
import app.spoton.engine.game.Game
import app.spoton.engine.handbook.GameHandbook
import app.spoton.engine.handbook.Procedure
import app.spoton.tablet.table.preferences.DealerPreferences
import app.spoton.tablet.table.state.TableState

/**
 * The actions of the table's screen: change its state by a tap, settle the round, change the game, start the next round
 * (with the same wagers or none), retry logging one, sign out, and apply the dealer's display preferences, including
 * the game's procedure.
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
