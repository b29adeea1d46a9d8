package app.spoton.tablet.handbook.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.engine.odds.PaytableFigures
import app.spoton.engine.round.Wager
import app.spoton.engine.settlement.Rule
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.PaytableColumn
import app.spoton.tablet.designsystem.PaytableView
import app.spoton.tablet.designsystem.Wagers
import app.spoton.tablet.designsystem.chance
import app.spoton.tablet.designsystem.difference
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.sentence
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.designsystem.text.title
import app.spoton.tablet.handbook.HandbookUiState

private val Dollar = Money.ofCents(100)

/** The minimum width of a price table, per paytable in it. */
private val TableFrom = 360.dp

/** The table's paytables with the chance of each row and the house edge, and any other next to each. */
@Composable
internal fun PaytablesChapter(state: HandbookUiState, actions: HandbookActions) {
    state.setup().paytables().forEach { (wager, table) ->
        Chapter(stringResource(R.string.handbook_paytable_of, title(wager), table.id())) {
            val figures = state.figures()[wager].orEmpty()
            val stake = state.setup().limits(wager).orNull()?.min()?.orNull()?.takeIf { it.cents() > 0 } ?: Dollar
            val columns = listOfNotNull(table, state.compared()[wager]).map { PaytableColumn(it, figures[it.id()]) }
            BoxWithConstraints {
                if (maxWidth / textScale() >= TableFrom * columns.size) PaytableView(columns, stake) else PriceLists(columns, stake)
            }
            table.prices().map { it.source() }.distinct().take(1).forEach { Citation(Rule.cited(it), state) }
            Others(wager, state, actions)
        }
    }
}

/** The paytables one below the other, where a table would break the words of its rows. */
@Composable
private fun PriceLists(columns: List<PaytableColumn>, stake: Money) = Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
    columns.forEach { column ->
        if (columns.size > 1) Line(column.table.id(), strong = true)
        column.table.prices().forEach { price ->
            val odds = listOfNotNull(price.odds().orNull(), price.second().orNull()).joinToString("; ")
            val often = column.figures?.rows()?.firstOrNull { it.price() == price }?.let { chance(it) }
            val name = sentence(price.row().words())
            Line(
                if (often == null) stringResource(R.string.handbook_price, name, odds)
                else stringResource(R.string.handbook_price_chance, name, odds, often),
            )
        }
        column.figures?.let { Figures(it, stake) }
    }
    val (first, other) = columns.map { it.figures }.let { it[0] to it.getOrNull(1) }
    if (first != null && other != null) Line(difference(columns, first.keptMoreThan(other, Wagers, stake), stake), strong = true)
}

@Composable
private fun Figures(figures: PaytableFigures, stake: Money) {
    Line(stringResource(R.string.handbook_hit_rate, figures.hitRate().percent(2)))
    if (!figures.withoutStake()) Line(stringResource(R.string.handbook_edge, figures.edge().percent(2)))
    Line(stringResource(R.string.paytable_keeps, Wagers, dollars(stake)) + ": " + dollars(figures.keptOf(Wagers, stake)))
    if (figures.assumed().isNotEmpty()) Line(figures.assumed())
    if (figures.fromMeter()) Line(stringResource(R.string.paytable_meter))
}

@Composable
private fun Others(wager: Wager, state: HandbookUiState, actions: HandbookActions) {
    val others = state.others()[wager].orEmpty()
    if (others.isEmpty()) return
    Line(stringResource(R.string.handbook_compare))
    Group {
        others.forEach { other ->
            Choice(other.id(), "compare-${wager.id()}-${other.id()}", chosen = state.compared()[wager] == other, toggles = true) {
                actions.compare(wager, other)
            }
        }
    }
}
