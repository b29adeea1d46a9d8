package app.spoton.tablet.history.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.itemsIndexed
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.SideEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.tablet.R
import app.spoton.tablet.auditlog.MeterRow
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.dollars
import app.spoton.tablet.designsystem.net
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.history.HistoryUiState
import java.time.Instant
import java.time.LocalDate
import java.util.Optional

private const val Ahead = 15

/** A meter's ledger: what it came from, whether it adds up, and every change. */
@Composable
internal fun MeterLedgerPage(ledger: HistoryUiState.LedgerState, taps: HistoryActions) {
    val chosen = ledger.chosen().orNull()
    if (chosen == null) {
        Hint(R.string.history_no_meters)
        return
    }
    LazyColumn(
        Modifier.fillMaxSize().testTag("ledger"), contentPadding = PaddingValues(bottom = 24.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        item("which") {
            Chips {
                ledger.meters().forEach {
                    val words = stringResource(R.string.history_meter_of, it.meter(), it.table())
                    Choice(words, "meter-" + it.table() + "-" + it.meter(), chosen = it == chosen, toggles = true) {
                        taps.choose(it)
                    }
                }
            }
        }
        item("when") {
            Chips {
                val start = { day: LocalDate -> day.atStartOfDay(taps.zone).toInstant() }
                DayField(R.string.history_from, "ledger-from") {
                    taps.ask(ledger.span().since(Optional.ofNullable(it).map(start)))
                }
                DayField(R.string.history_to, "ledger-to") { day ->
                    taps.ask(ledger.span().until(Optional.ofNullable(day).map { start(it.plusDays(1)) }))
                }
            }
        }
        item("sum") { Summary(ledger) }
        itemsIndexed(ledger.lines(), key = { _, line -> line.id }) { index, line ->
            if (ledger.more() && index >= ledger.lines().size - Ahead) SideEffect(taps.moreOfLedger)
            Line(line, taps)
        }
    }
}

@Composable
private fun Summary(ledger: HistoryUiState.LedgerState) {
    Section(R.string.history_ledger) {
        if (ledger.span().from().isPresent) {
            Row(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}, Arrangement.spacedBy(12.dp)) {
                val name = stringResource(R.string.history_meter_began)
                Text(name, Modifier.weight(1f), style = MaterialTheme.typography.titleMedium)
                Text(dollars(ledger.began()), Modifier.testTag("began"), style = MaterialTheme.typography.titleMedium)
            }
        }
        ledger.sums().sortedBy { Kinds.indexOf(it.kind) }.forEach {
            Row(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}, Arrangement.spacedBy(12.dp)) {
                val name = stringResource(R.string.history_meter_kind, kindsName(it.kind), count(it.count))
                Text(name, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
                Text(net(Money.ofCents(it.amount)), style = MaterialTheme.typography.bodyLarge)
            }
        }
        Row(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}, Arrangement.spacedBy(12.dp)) {
            Text(
                stringResource(R.string.history_meter_stands, dollars(ledger.reserve())), Modifier.weight(1f),
                style = MaterialTheme.typography.titleMedium,
            )
            Text(
                dollars(ledger.stands()), style = MaterialTheme.typography.titleMedium, fontWeight = FontWeight.Bold,
            )
        }
        val words = if (ledger.addsUp()) R.string.history_adds_up else R.string.history_does_not_add_up
        Text(
            stringResource(words), Modifier.testTag("adds-up"),
            color = if (ledger.addsUp()) MaterialTheme.colorScheme.secondary else MaterialTheme.colorScheme.error,
            style = MaterialTheme.typography.titleMedium,
        )
    }
}

/** In the order in which a year is told. */
private val Kinds = listOf("beginning", "contribution", "win", "reseed", "adjustment")

@Composable
private fun kindsName(kind: String): String = when (kind) {
    "beginning" -> stringResource(R.string.history_kind_beginning)
    "contribution" -> stringResource(R.string.history_kinds_contribution)
    "win" -> stringResource(R.string.history_kinds_win)
    "reseed" -> stringResource(R.string.history_kinds_reseed)
    "adjustment" -> stringResource(R.string.history_kinds_adjustment)
    else -> kind
}

@Composable
private fun kindName(kind: String): String = when (kind) {
    "beginning" -> stringResource(R.string.history_kind_beginning)
    "contribution" -> stringResource(R.string.history_kind_contribution)
    "win" -> stringResource(R.string.history_kind_win)
    "reseed" -> stringResource(R.string.history_kind_reseed)
    "adjustment" -> stringResource(R.string.history_kind_adjustment)
    else -> kind
}

@Composable
private fun Line(line: MeterRow, taps: HistoryActions) {
    val at = Instant.ofEpochMilli(line.time)
    Column(
        Modifier
            .fillMaxWidth()
            .testTag("ledger-" + line.id)
            .semantics(mergeDescendants = true) {}
            .background(MaterialTheme.colorScheme.surfaceContainerLow, RoundedCornerShape(12.dp))
            .padding(horizontal = 16.dp, vertical = 8.dp),
    ) {
        Row(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
            Text(kindName(line.kind), Modifier.weight(1f), style = MaterialTheme.typography.titleMedium)
            Text(net(Money.ofCents(line.amount)), style = MaterialTheme.typography.titleMedium)
        }
        val after = dollars(Money.ofCents(line.amountAfter))
        Quiet(stringResource(R.string.history_meter_after, day(at, taps.zone), time(at, taps.zone), line.by, after))
        if (line.reason.isNotEmpty()) Quiet(line.reason)
    }
}
