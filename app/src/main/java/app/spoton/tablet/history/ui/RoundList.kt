package app.spoton.tablet.history.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.itemsIndexed
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.tablet.R
import app.spoton.tablet.auditlog.RoundRow
import app.spoton.tablet.designsystem.dollars
import app.spoton.tablet.designsystem.focusRing
import app.spoton.tablet.designsystem.net
import app.spoton.tablet.history.HistoryUiState
import java.time.Instant

/** How near to the end the next page is asked for. */
private const val Ahead = 15

/** The rounds that were found, newest first, below what they were found by. */
@Composable
internal fun RoundList(found: HistoryUiState.Found, lit: Long?, taps: HistoryActions) {
    var filters by rememberSaveable { mutableStateOf(false) }
    LazyColumn(
        Modifier.fillMaxSize().testTag("rounds"),
        contentPadding = androidx.compose.foundation.layout.PaddingValues(bottom = 24.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        item("search") { SearchBar(found, filters, { filters = it }, taps) }
        if (found.rounds().isEmpty() && !found.loading()) {
            item("none") {
                val words = if (found.filter().isAll) R.string.history_none_yet else R.string.history_none_found
                Text(
                    stringResource(words), Modifier.padding(16.dp).testTag("history-none"),
                    color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyLarge,
                )
            }
        }
        itemsIndexed(found.rounds(), key = { _, row -> row.number }) { index, row ->
            if (found.more() && index >= found.rounds().size - Ahead) {
                SideEffect(taps.more)
            }
            RoundLine(row, row.number == lit, taps)
        }
    }
}

@Composable
private fun RoundLine(row: RoundRow, lit: Boolean, taps: HistoryActions) {
    val colours = MaterialTheme.colorScheme
    val shape = RoundedCornerShape(14.dp)
    val ended = Instant.ofEpochMilli(row.ended)
    Column(
        Modifier
            .fillMaxWidth()
            .testTag("round-" + row.number)
            .focusRing(shape)
            .clip(shape)
            .background(if (lit) colours.secondaryContainer else colours.surfaceContainerLow)
            .clickable(role = Role.Button) { taps.open(row.number) }
            .semantics(mergeDescendants = true) { selected = lit }
            .heightIn(min = 64.dp)
            .padding(horizontal = 16.dp, vertical = 10.dp),
        Arrangement.spacedBy(4.dp),
    ) {
        val ink = if (lit) colours.onSecondaryContainer else colours.onSurface
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
            Text(
                time(ended, taps.zone) + "  " + gameTitle(row.game), Modifier.weight(1f),
                color = ink, style = MaterialTheme.typography.titleMedium,
            )
            if (row.end == "confirmed") {
                Text(
                    stringResource(R.string.history_players, net(Money.ofCents(row.returned - row.wagered))), color = ink,
                    style = MaterialTheme.typography.titleMedium, fontWeight = FontWeight.Bold,
                )
            }
        }
        Text(
            stringResource(
                R.string.history_line, day(ended, taps.zone), row.table, row.dealer, row.seats,
                dollars(Money.ofCents(row.wagered)),
            ),
            color = if (lit) ink else colours.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
        )
        Marks(row)
    }
}

@Composable
private fun Marks(row: RoundRow) {
    val marks = mutableListOf<String>()
    if (row.end == "misdeal") marks += stringResource(R.string.history_misdeal)
    if (row.end == "void") marks += stringResource(R.string.history_void)
    if (row.bestHand.isNotEmpty()) marks += handName(row.bestHand)
    if (row.biggestPay >= BigPay) marks += stringResource(R.string.history_paid, dollars(Money.ofCents(row.biggestPay)))
    if (row.asked > 0) marks += stringResource(R.string.history_asked_count, row.asked)
    if (row.corrected > 0) marks += stringResource(R.string.history_corrected_count, row.corrected)
    if (marks.isEmpty()) return
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(4.dp)) {
        marks.forEach { Mark(it) }
    }
}

/** From here on a pay is worth a look. */
private const val BigPay = 25_000L

@Composable
internal fun Mark(words: String) {
    val colours = MaterialTheme.colorScheme
    Text(
        words,
        Modifier.border(1.dp, colours.outline, RoundedCornerShape(8.dp)).padding(horizontal = 8.dp, vertical = 2.dp),
        color = colours.onSurface, style = MaterialTheme.typography.labelMedium,
    )
}
