package app.spoton.tablet.history.ui.rounds

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
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.tablet.R
import app.spoton.tablet.auditlog.database.RoundRow
import app.spoton.tablet.auditlog.database.StepRow
import app.spoton.tablet.designsystem.gameTitle
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.net
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.sentence
import app.spoton.tablet.history.review.RoundReviewUiState
import app.spoton.tablet.history.rounds.CorrectedTotal
import app.spoton.tablet.history.ui.components.day
import app.spoton.tablet.history.ui.components.tableAndDealer
import app.spoton.tablet.history.ui.components.textOfId
import app.spoton.tablet.history.ui.components.time
import java.time.Instant

/** How many rounds before the end the next page is loaded. */
private const val LoadAhead = 15

/** The search bar and the rounds that match, newest first. */
@Composable
internal fun RoundList(
    search: RoundReviewUiState.Search, selected: Long?, filters: Boolean, onFilters: (Boolean) -> Unit, actions: RoundActions,
) {
    val found = search.found()
    LazyColumn(
        Modifier.fillMaxSize().testTag("rounds"),
        contentPadding = androidx.compose.foundation.layout.PaddingValues(bottom = 24.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        item("search") { SearchBar(search, filters, onFilters, actions) }
        if (found.rounds().isEmpty() && !found.loading()) {
            item("none") {
                val words = if (search.filter().isAll) R.string.history_no_rounds_yet else R.string.history_no_rounds_match
                Text(
                    stringResource(words), Modifier.padding(16.dp).testTag("history-none"),
                    color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyLarge,
                )
            }
        }
        itemsIndexed(found.rounds(), key = { _, row -> row.number }) { index, row ->
            if (found.more() && index >= found.rounds().size - LoadAhead) {
                SideEffect(actions.loadMore)
            }
            RoundLine(row, found, row.number == selected, actions)
        }
    }
}

@Composable
private fun RoundLine(row: RoundRow, found: RoundReviewUiState.FoundRounds, selected: Boolean, actions: RoundActions) {
    val corrected = found.corrected()[row.number]
    val colors = MaterialTheme.colorScheme
    val shape = RoundedCornerShape(14.dp)
    val ended = Instant.ofEpochMilli(row.time.ended)
    Column(
        Modifier
            .fillMaxWidth()
            .testTag("round-" + row.number)
            .focusRing(shape)
            .clip(shape)
            .background(if (selected) colors.secondaryContainer else colors.surfaceContainerLow)
            .clickable(role = Role.Button) { actions.open(row.number) }
            .semantics(mergeDescendants = true) { this.selected = selected }
            .heightIn(min = 64.dp)
            .padding(horizontal = 16.dp, vertical = 10.dp),
        Arrangement.spacedBy(4.dp),
    ) {
        val textColor = if (selected) colors.onSecondaryContainer else colors.onSurface
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
            Text(
                time(ended, actions.zone) + "  " + gameTitle(row.dealt.game), Modifier.weight(1f),
                color = textColor, style = MaterialTheme.typography.titleMedium,
            )
            if (row.time.end == "confirmed") PlayersNet(row, corrected, textColor)
        }
        Text(
            pluralStringResource(
                R.plurals.history_round_summary, row.layout.seats, day(ended, actions.zone), tableAndDealer(row.dealt.table, row.dealt.dealer), row.layout.seats,
                dollars(Money.ofCents(row.money.wagered)),
            ),
            color = if (selected) textColor else colors.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
        )
        Badges(row, corrected, found.hands()[row.number])
    }
}

/** What the players won, and what they should have won if that was corrected. */
@Composable
private fun PlayersNet(row: RoundRow, corrected: CorrectedTotal?, color: Color) {
    val style = MaterialTheme.typography.titleMedium
    val net = corrected?.net()?.orNull()
    Column(horizontalAlignment = Alignment.End) {
        val settled = if (row.money.returned == StepRow.NOT_COUNTED) stringResource(R.string.history_not_counted)
        else stringResource(R.string.history_players_net, net(Money.ofCents(row.money.returned - row.money.wagered)))
        Text(
            settled, color = color, style = style, fontWeight = FontWeight.Bold,
            textDecoration = if (net == null) null else TextDecoration.LineThrough,
        )
        if (net != null) {
            Text(
                stringResource(R.string.history_players_corrected, net(net)), Modifier.testTag("corrected-" + row.number),
                color = color, style = style, fontWeight = FontWeight.Bold,
            )
        }
    }
}

@Composable
private fun Badges(row: RoundRow, corrected: CorrectedTotal?, hand: String?) {
    val badges = mutableListOf<String>()
    if (corrected != null) {
        badges += pluralStringResource(R.plurals.history_corrected_later, corrected.corrections(), corrected.corrections())
    }
    if (row.time.end == "misdeal") badges += stringResource(R.string.history_misdeal)
    if (row.time.end == "void") badges += stringResource(R.string.history_void)
    if (row.money.bestHand.isNotEmpty()) badges += hand?.let { sentence(it) } ?: textOfId(row.money.bestHand)
    if (row.money.biggestPay >= LargePayout) badges += stringResource(R.string.history_paid, dollars(Money.ofCents(row.money.biggestPay)))
    if (row.badges.asked > 0) badges += pluralStringResource(R.plurals.history_questions, row.badges.asked, row.badges.asked)
    if (row.badges.corrected > 0) badges += pluralStringResource(R.plurals.history_cards_corrected, row.badges.corrected, row.badges.corrected)
    if (badges.isEmpty()) return
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(4.dp)) {
        badges.forEach { Badge(it) }
    }
}

/** Payouts from this amount in cents get a badge. */
private const val LargePayout = 25_000L

@Composable
internal fun Badge(text: String) {
    val colors = MaterialTheme.colorScheme
    Text(
        text,
        Modifier.border(1.dp, colors.outline, RoundedCornerShape(8.dp)).padding(horizontal = 8.dp, vertical = 2.dp),
        color = colors.onSurface, style = MaterialTheme.typography.labelMedium,
    )
}
