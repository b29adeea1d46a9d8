package app.spoton.tablet.ui.table

import androidx.compose.runtime.Stable
import app.spoton.engine.game.Game
import app.spoton.tablet.table.TableState

/** What the table's screen can do: change its state by a tap, have the round settled, put another game on the table. */
@Stable
class TableTaps(
    val games: List<Game>,
    val tap: ((TableState) -> TableState) -> Unit = {},
    val settle: () -> Unit = {},
    val choose: (Game) -> Unit = {},
)
