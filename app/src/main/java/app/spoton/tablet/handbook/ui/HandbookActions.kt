package app.spoton.tablet.handbook.ui

import androidx.compose.runtime.Stable
import app.spoton.engine.game.Game
import app.spoton.engine.game.facts.Variant
import app.spoton.engine.paytable.Paytable
import app.spoton.engine.round.Wager
import app.spoton.tablet.handbook.HandbookSection

/** What a reader can do in the handbook. */
@Stable
internal class HandbookActions(
    val chooseGame: (Game) -> Unit = {},
    val chooseSection: (HandbookSection) -> Unit = {},
    val chooseVariant: (Variant) -> Unit = {},
    val search: (String) -> Unit = {},
    val compare: (Wager, Paytable) -> Unit = { _, _ -> },
    val print: () -> Unit = {},
)
