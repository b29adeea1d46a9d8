package app.spoton.tablet.handbook.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.spoton.engine.paytable.Paytable
import app.spoton.engine.round.Wager
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.sentence
import app.spoton.tablet.designsystem.title
import app.spoton.tablet.handbook.HandbookUiState

/** The paytables in force, and any other beside each. */
@Composable
internal fun PaytablesChapter(state: HandbookUiState, actions: HandbookActions) {
    state.setup().paytables().forEach { (wager, table) ->
        Chapter(stringResource(R.string.handbook_paytable_of, title(wager), table.id())) {
            Prices(table)
            val other = state.compared()[wager]
            if (other != null) Prices(other)
            Others(wager, state, actions)
        }
    }
}

@Composable
private fun Prices(table: Paytable) {
    Column(Modifier.testTag("prices-" + table.id()), Arrangement.spacedBy(4.dp)) {
        table.prices().forEach { price ->
            Line(stringResource(R.string.handbook_price, sentence(price.row().words()), price.odds().orNull()?.toString().orEmpty()))
        }
    }
}

@Composable
private fun Others(wager: Wager, state: HandbookUiState, actions: HandbookActions) {
    val others = state.others()[wager].orEmpty()
    if (others.isEmpty()) return
    Line(stringResource(R.string.handbook_compare))
    Group {
        others.forEach { other ->
            Choice(other.id(), "compare-" + other.id(), chosen = state.compared()[wager] == other, toggles = true) {
                actions.compare(wager, other)
            }
        }
    }
}
