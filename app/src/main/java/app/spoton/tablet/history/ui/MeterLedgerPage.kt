package app.spoton.tablet.history.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.BoxWithConstraintsScope
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.itemsIndexed
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.Stable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.tablet.R
import app.spoton.tablet.auditlog.database.MeterRow
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.net
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.sentence
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.history.GamingDay
import app.spoton.tablet.history.TimeRange
import app.spoton.tablet.history.ledger.LedgerView
import app.spoton.tablet.history.ledger.MeterLedgerUiState
import app.spoton.tablet.history.ledger.MeterName
import app.spoton.tablet.history.ui.components.CenteredText
import app.spoton.tablet.history.ui.components.DateRange
import app.spoton.tablet.history.ui.components.LabeledValue
import app.spoton.tablet.history.ui.components.SecondaryText
import app.spoton.tablet.history.ui.components.Section
import app.spoton.tablet.history.ui.components.WrappingRow
import app.spoton.tablet.history.ui.components.count
import app.spoton.tablet.history.ui.components.day
import app.spoton.tablet.history.ui.components.time
import app.spoton.tablet.settings.HousePolicy
import java.time.Instant
import java.time.ZoneId

private const val LoadAhead = 15

/** What a supervisor can do in the Meters tab. */
@Stable
class LedgerActions(
    val choose: (MeterName) -> Unit = {},
    val showTime: (TimeRange) -> Unit = {},
    val loadMore: () -> Unit = {},
    val gamingDay: GamingDay = GamingDay.of(HousePolicy.DEFAULT, ZoneId.systemDefault()),
)

/** A meter's ledger: its balance, and every change. */
@Composable
internal fun MeterLedgerPage(state: MeterLedgerUiState, actions: LedgerActions) {
    val ledger = state.ledger().orNull()
    if (ledger == null) {
        CenteredText(R.string.history_no_meters)
        return
    }
    LazyColumn(
        Modifier.fillMaxSize().testTag("ledger"), contentPadding = PaddingValues(bottom = 24.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        item("meters") {
            WrappingRow {
                state.meters().forEach {
                    val text = stringResource(R.string.history_meter_of, sentence(it.meter()), it.table())
                    Choice(text, "meter-" + it.table() + "-" + it.meter(), chosen = it == ledger.meter(), toggles = true) {
                        actions.choose(it)
                    }
                }
            }
        }
        item("time") {
            WrappingRow { DateRange(ledger.time(), actions.gamingDay, "ledger-from", "ledger-to", actions.showTime) }
        }
        item("balance") { Balance(ledger) }
        item("columns") { BoxWithConstraints { if (isTable()) Columns() } }
        itemsIndexed(ledger.lines().rows(), key = { _, line -> line.id }) { index, line ->
            if (ledger.lines().more() && index >= ledger.lines().rows().size - LoadAhead) SideEffect(actions.loadMore)
            Line(line, actions.gamingDay.zone())
        }
    }
}

@Composable
private fun Balance(ledger: LedgerView) {
    val balance = ledger.balance()
    Section(R.string.history_ledger) {
        if (ledger.time().from().isPresent) {
            Row(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}, Arrangement.spacedBy(12.dp)) {
                val name = stringResource(R.string.history_opening_amount)
                Text(name, Modifier.weight(1f), style = MaterialTheme.typography.titleMedium)
                Text(dollars(balance.opening()), Modifier.testTag("opening-amount"), style = MaterialTheme.typography.titleMedium)
            }
        }
        balance.totals().sortedBy { Kinds.indexOf(it.kind) }.forEach {
            Row(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}, Arrangement.spacedBy(12.dp)) {
                val name = stringResource(R.string.history_meter_total, kindsName(it.kind), count(it.count))
                Text(name, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
                Text(net(Money.ofCents(it.amount)), style = MaterialTheme.typography.bodyLarge)
            }
        }
        Row(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}, Arrangement.spacedBy(12.dp)) {
            Text(
                stringResource(R.string.history_current_amount, dollars(balance.reserve())), Modifier.weight(1f),
                style = MaterialTheme.typography.titleMedium,
            )
            Text(
                dollars(balance.current()), style = MaterialTheme.typography.titleMedium, fontWeight = FontWeight.Bold,
            )
        }
        val text = if (balance.isBalanced) R.string.history_balanced else R.string.history_not_balanced
        Text(
            stringResource(text), Modifier.testTag("balance"),
            color = if (balance.isBalanced) MaterialTheme.colorScheme.secondary else MaterialTheme.colorScheme.error,
            style = MaterialTheme.typography.titleMedium,
        )
    }
}

/** The order in which totals are listed. */
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

private val TimeWidth = 190.dp
private val AmountWidth = 130.dp

@Composable
private fun Columns() {
    Row(Modifier.fillMaxWidth().padding(horizontal = 16.dp), Arrangement.spacedBy(12.dp)) {
        val title: @Composable (Int, Modifier, TextAlign) -> Unit = { text, modifier, align ->
            Text(
                stringResource(text), modifier, color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.labelLarge, textAlign = align,
            )
        }
        title(R.string.history_column_time, Modifier.width(TimeWidth * textScale()), TextAlign.Start)
        title(R.string.history_column_change, Modifier.weight(1f), TextAlign.Start)
        title(R.string.history_column_amount, Modifier.width(AmountWidth * textScale()), TextAlign.End)
        title(R.string.history_column_after, Modifier.width(AmountWidth * textScale()), TextAlign.End)
    }
}

/** Whether a line has room for its columns; where it has not, they are below one another. */
@Composable
private fun BoxWithConstraintsScope.isTable(): Boolean = maxWidth / textScale() >= TableFrom

private val TableFrom = 720.dp

@Composable
private fun Line(line: MeterRow, zone: ZoneId) {
    val colors = MaterialTheme.colorScheme
    val modifier = Modifier
        .fillMaxWidth()
        .testTag("ledger-" + line.id)
        .semantics(mergeDescendants = true) {}
        .background(
            if (line.kind == "adjustment") colors.tertiaryContainer else colors.surfaceContainerLow, RoundedCornerShape(12.dp),
        )
        .padding(horizontal = 16.dp, vertical = 8.dp)
    BoxWithConstraints {
        if (isTable()) {
            Row(modifier, Arrangement.spacedBy(12.dp)) {
                When(line, zone, Modifier.width(TimeWidth * textScale()))
                Column(Modifier.weight(1f)) { WhatChanged(line) }
                Amount(net(Money.ofCents(line.change.amount)), FontWeight.Normal)
                Amount(dollars(Money.ofCents(line.after.amount)), FontWeight.Bold)
            }
        } else {
            Column(modifier, Arrangement.spacedBy(4.dp)) {
                When(line, zone, Modifier)
                WhatChanged(line)
                LabeledValue(stringResource(R.string.history_column_amount), net(Money.ofCents(line.change.amount)))
                LabeledValue(stringResource(R.string.history_column_after), dollars(Money.ofCents(line.after.amount)))
            }
        }
    }
}

@Composable
private fun When(line: MeterRow, zone: ZoneId, modifier: Modifier) {
    val at = Instant.ofEpochMilli(line.time)
    Text(day(at, zone) + " " + time(at, zone), modifier, style = MaterialTheme.typography.bodyMedium)
}

@Composable
private fun WhatChanged(line: MeterRow) {
    Text(kindName(line.kind), style = MaterialTheme.typography.titleMedium)
    val why = listOf(line.why.reason, line.why.by).filter(String::isNotEmpty).joinToString(" · ")
    if (why.isNotEmpty()) SecondaryText(why)
    if (line.change.reserve != 0L) {
        val reserve = net(Money.ofCents(line.change.reserve))
        SecondaryText(stringResource(R.string.history_reserve_change, reserve, dollars(Money.ofCents(line.after.reserve))))
    }
}

@Composable
private fun Amount(text: String, weight: FontWeight) = Text(
    text, Modifier.width(AmountWidth * textScale()), style = MaterialTheme.typography.titleMedium, fontWeight = weight,
    textAlign = TextAlign.End,
)
