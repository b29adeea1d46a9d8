package app.spoton.tablet.designsystem

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.engine.odds.PaytableFigures
import app.spoton.engine.paytable.Paytable
import app.spoton.engine.paytable.Price
import app.spoton.engine.paytable.Row as PaytableRow
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.sentence

/** A paytable and its figures, which are null until they are counted and for a table that has none. */
internal class PaytableColumn(val table: Paytable, val figures: PaytableFigures?)

/** How many wagers a difference between two paytables is given for. */
internal const val Wagers = 100

/** The prices of one or more paytables side by side, with how often each hand comes and what the house keeps. */
@Composable
internal fun PaytableView(columns: List<PaytableColumn>, stake: Money, modifier: Modifier = Modifier) {
    val chances = columns.firstNotNullOfOrNull { it.figures }
    Column(modifier.fillMaxWidth().testTag("paytable-view"), Arrangement.spacedBy(2.dp)) {
        Line(stringResource(R.string.paytable_hand), chances?.let { stringResource(R.string.paytable_chance) }, true) {
            columns.map { it.table.id() }
        }
        HorizontalDivider()
        rows(columns).forEach { row ->
            val share = chances?.rows()?.firstOrNull { it.price().row() == row }
            Line(sentence(row.words().removePrefix("a ")), if (chances == null) null else share?.let { chance(it) }.orEmpty()) {
                columns.map { column -> column.table.price(row).orNull()?.let { cell(column.table, it) } ?: "–" }
            }
        }
        HorizontalDivider()
        Figures(columns, chances != null, stake)
        val assumed = columns.mapNotNull { column -> column.figures?.assumed()?.ifEmpty { null }?.let { column.table.id() to it } }
        val same = assumed.map { it.second }.distinct().size == 1
        if (same) Note(assumed[0].second) else assumed.forEach { (id, play) -> Note("$id: $play") }
        if (columns.any { it.table.mergedRows().isNotEmpty() }) Note(stringResource(R.string.paytable_merged))
        if (columns.any { column -> column.figures?.fromMeter() == true }) Note(stringResource(R.string.paytable_meter))
    }
}

/** Every row that one of the tables has, from the best hand down. */
private fun rows(columns: List<PaytableColumn>): List<PaytableRow> {
    val there = columns.flatMap { column -> column.table.prices().map { it.row() } }.toSet()
    return columns.first().table.kind().rows().filter { it in there }
}

/** The prices from the best hand down, in a line: "50, 30, 8 to 1, 3 to 2". */
internal fun pricesInALine(table: Paytable): String {
    val prices = table.prices().map { it.odds().orNull()?.toString() ?: "?" }
    return prices.mapIndexed { at, price ->
        // Neighbors that are all "to 1" say so once, after the last of them.
        if (unit(price).isNotEmpty() && unit(price) == prices.getOrNull(at + 1)?.let(::unit)) price.removeSuffix(unit(price)) else price
    }.joinToString()
}

private fun unit(price: String): String = if (' ' in price) price.substring(price.indexOf(' ')) else ""

/** How often a row is paid. Rare hands need more digits than common ones. */
internal fun chance(row: PaytableFigures.RowFigures): String {
    val share = row.share().plus(row.second())
    return (2..MostDecimals).map { share.percent(it) }
        .firstOrNull { text -> text.filter { it.isDigit() }.trimStart('0').length >= SignificantDigits } ?: share.percent(MostDecimals)
}

private const val SignificantDigits = 3
private const val MostDecimals = 6

@Composable
private fun cell(table: Paytable, price: Price): String {
    val mark = if (price.merged().isEmpty()) "" else " *"
    val changed = if (price.wasCorrected()) "\n" + stringResource(R.string.paytable_corrected) else ""
    val first = price.odds().orNull()?.toString() ?: stringResource(R.string.paytable_illegible)
    val second = price.second().orNull()?.let { "\n" + table.kind().secondColumn().orElse("") + " " + it }.orEmpty()
    val envy = if (price.envy().isZero) "" else "\n" + stringResource(R.string.paytable_envy, dollars(price.envy()))
    return first + second + envy + mark + changed
}

@Composable
private fun Figures(columns: List<PaytableColumn>, hasChances: Boolean, stake: Money) {
    if (!hasChances) {
        Note(stringResource(R.string.paytable_not_counted))
        return
    }
    Line(stringResource(R.string.paytable_hit_rate), "") { columns.map { it.figures?.hitRate()?.percent(2) ?: "–" } }
    if (columns.none { it.figures?.withoutStake() == true }) {
        Line(stringResource(R.string.paytable_edge), "") {
            columns.map { it.figures?.edge()?.percent(2) ?: "–" }
        }
    }
    Line(stringResource(R.string.paytable_keeps, Wagers, dollars(stake)), "") {
        columns.map { column -> column.figures?.keptOf(Wagers, stake)?.let { dollars(it) } ?: "–" }
    }
    val first = columns[0].figures
    val other = columns.getOrNull(1)?.figures
    if (first != null && other != null) Note(difference(columns, first.keptMoreThan(other, Wagers, stake), stake), strong = true)
}

@Composable
internal fun difference(columns: List<PaytableColumn>, more: Money, stake: Money): String {
    val one = columns[0].table.id()
    val other = columns[1].table.id()
    return when {
        more.isZero -> stringResource(R.string.paytable_same, one, other)
        more.cents() > 0 -> stringResource(R.string.paytable_brings, one, dollars(more), other, Wagers, dollars(stake))
        else -> stringResource(R.string.paytable_costs, one, dollars(Money.ZERO.minus(more)), other, Wagers, dollars(stake))
    }
}

/** A line of the table: read out in one go. */
@Composable
private fun Line(hand: String, chance: String?, heading: Boolean = false, cells: @Composable () -> List<String>) {
    val style = MaterialTheme.typography.bodyLarge
    val weight = if (heading) FontWeight.Bold else FontWeight.Normal
    Row(
        Modifier.fillMaxWidth().padding(vertical = 5.dp).semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(12.dp), Alignment.CenterVertically,
    ) {
        Text(hand, Modifier.weight(1.5f), style = style, fontWeight = weight)
        if (chance != null) {
            Text(
                chance, Modifier.weight(1f), MaterialTheme.colorScheme.onSurfaceVariant, textAlign = TextAlign.End,
                style = MaterialTheme.typography.bodyMedium,
            )
        }
        cells().forEach {
            Text(it, Modifier.weight(1.2f), textAlign = TextAlign.End, style = style, fontWeight = if (heading) weight else FontWeight.Medium)
        }
    }
}

@Composable
private fun Note(text: String, strong: Boolean = false) {
    Text(
        text, Modifier.padding(top = 8.dp), style = if (strong) MaterialTheme.typography.titleMedium else MaterialTheme.typography.bodyMedium,
        color = if (strong) MaterialTheme.colorScheme.primary else MaterialTheme.colorScheme.onSurfaceVariant,
    )
}
