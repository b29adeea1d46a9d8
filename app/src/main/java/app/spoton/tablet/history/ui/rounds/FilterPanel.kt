package app.spoton.tablet.history.ui.rounds

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.LocalCatalog
import app.spoton.tablet.designsystem.titleOf
import app.spoton.tablet.designsystem.textScale
import app.spoton.tablet.history.TimeRange
import app.spoton.tablet.history.export.Exports
import app.spoton.tablet.history.review.RoundReviewUiState
import app.spoton.tablet.history.rounds.FilterChoices
import app.spoton.tablet.history.rounds.RoundFilter
import app.spoton.tablet.history.ui.components.DateField
import app.spoton.tablet.history.ui.components.WrappingRow
import app.spoton.tablet.history.ui.components.day
import app.spoton.tablet.history.ui.components.textOfId
import java.time.LocalDate
import java.util.Optional

/** Search text, filters and exports of the list of rounds. */
@Composable
internal fun SearchBar(
    search: RoundReviewUiState.Search, open: Boolean, onOpen: (Boolean) -> Unit, actions: RoundActions,
) {
    val filter = search.filter()
    var text by rememberSaveable { mutableStateOf(filter.text()) }
    Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
        OutlinedTextField(
            text,
            {
                text = it
                actions.find(filter.withText(it))
            },
            Modifier.fillMaxWidth().testTag("search"),
            label = { Text(stringResource(R.string.history_search)) },
            placeholder = { Text(stringResource(R.string.history_search_hint)) },
            singleLine = true,
        )
        WrappingRow {
            val more = if (open) R.string.history_hide_filters else R.string.history_filters
            Choice(stringResource(more), "filters", chosen = open, toggles = true) { onOpen(!open) }
            if (!filter.isAll) {
                Choice(stringResource(R.string.history_clear), "clear-filter") {
                    text = ""
                    actions.find(RoundFilter.ALL)
                }
            }
            val export = { form: Exports.Form, ending: String ->
                actions.export(form, "spoton-rounds-" + actions.now().atZone(actions.zone).toLocalDate() + ending)
            }
            Choice(stringResource(R.string.history_export_json), "export-json") {
                export(Exports.Form.JSON_LINES, ".jsonl")
            }
            Choice(stringResource(R.string.history_export_csv), "export-csv") { export(Exports.Form.CSV, ".csv") }
        }
        if (open) Filters(filter, search.choices(), actions)
    }
}

@Composable
private fun Filters(filter: RoundFilter, choices: FilterChoices, actions: RoundActions) {
    Surface(
        Modifier.fillMaxWidth(), shape = RoundedCornerShape(20.dp), color = MaterialTheme.colorScheme.surfaceContainer,
    ) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) {
            val catalog = LocalCatalog.current
            TimeFilter(filter, actions)
            ChoiceFilter(R.string.history_table, "table", choices.tables(), filter.dealt().table(), { it }) {
                actions.find(filter.withTable(it))
            }
            ChoiceFilter(R.string.history_game, "game", choices.games(), filter.dealt().game(), catalog::titleOf) {
                actions.find(filter.withGame(it))
            }
            ChoiceFilter(R.string.history_dealer, "dealer", choices.dealers(), filter.dealt().dealer(), { it }) {
                actions.find(filter.withDealer(it))
            }
            val mostSeats = catalog.games().maxOf { it.facts().mostSeats() }
            val seat = if (filter.held().seat() == 0) "" else filter.held().seat().toString()
            ChoiceFilter(R.string.history_seat, "seat", (1..mostSeats).map { it.toString() }, seat, { it }) {
                actions.find(filter.withSeat(if (it.isEmpty()) 0 else it.toInt()))
            }
            ChoiceFilter(R.string.history_hand, "hand", choices.hands(), filter.held().hand(), ::textOfId) {
                actions.find(filter.withHand(it))
            }
            val outcomes = listOf("win", "lose", "push")
            ChoiceFilter(R.string.history_outcome, "outcome", outcomes, filter.held().outcome(), { textOfId(it) }) {
                actions.find(filter.withOutcome(it))
            }
            AmountFilter(filter, actions)
            Label(R.string.history_only_with)
            WrappingRow {
                RoundFilter.With.entries.forEach { with ->
                    val tag = "with-" + with.name.lowercase().replace('_', '-')
                    val chosen = with in filter.with()
                    Choice(stringResource(withName(with)), tag, chosen = chosen, toggles = true) {
                        actions.find(filter.toggled(with))
                    }
                }
            }
        }
    }
}

@Composable
private fun Label(text: Int) {
    Text(
        stringResource(text), color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.labelLarge,
    )
}

/** One of several values; a second tap clears it. */
@Composable
private fun ChoiceFilter(
    label: Int, tag: String, values: List<String>, chosen: String, text: (String) -> String, onChoose: (String) -> Unit,
) {
    if (values.isEmpty()) return
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        Label(label)
        WrappingRow {
            values.forEach {
                Choice(text(it), "$tag-$it", chosen = it == chosen, toggles = true) {
                    onChoose(if (it == chosen) "" else it)
                }
            }
        }
    }
}

@Composable
private fun TimeFilter(filter: RoundFilter, actions: RoundActions) {
    val today = actions.now().atZone(actions.zone).toLocalDate()
    val start = { day: LocalDate -> day.atStartOfDay(actions.zone).toInstant() }
    val periods = listOf(
        Triple(R.string.history_today, "today", today),
        Triple(R.string.history_week, "week", today.minusDays(6)),
        Triple(R.string.history_month, "month", today.minusDays(29)),
    )
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        Label(R.string.history_time)
        WrappingRow {
            periods.forEach { (name, tag, from) ->
                val chosen = filter.time() == TimeRange(Optional.of(start(from)), Optional.empty())
                Choice(stringResource(name), "time-$tag", chosen = chosen, toggles = true) {
                    val range = if (chosen) TimeRange.ALL else TimeRange(Optional.of(start(from)), Optional.empty())
                    actions.find(filter.withTime(range))
                }
            }
            DateField(R.string.history_from_date, "from-day") { day ->
                actions.find(filter.withTime(filter.time().withFrom(Optional.ofNullable(day).map(start))))
            }
            DateField(R.string.history_to_date, "to-day") { day ->
                actions.find(filter.withTime(filter.time().withTo(Optional.ofNullable(day).map { start(it.plusDays(1)) })))
            }
        }
    }
}

@Composable
private fun AmountFilter(filter: RoundFilter, actions: RoundActions) {
    var text by rememberSaveable { mutableStateOf(filter.paid().amount().map { it.toString() }.orElse("")) }
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        Label(R.string.history_paid_at_one_spot)
        WrappingRow {
            OutlinedTextField(
                text,
                {
                    text = it
                    actions.find(filter.withPaid(Money.parse(it), filter.paid().exactly()))
                },
                Modifier.width(190.dp * textScale()).testTag("paid"),
                label = { Text(stringResource(R.string.history_dollars)) },
                isError = text.isNotEmpty() && Money.parse(text).isEmpty,
                keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Decimal),
                singleLine = true,
            )
            listOf(R.string.history_at_least to false, R.string.history_exactly to true).forEach { (name, exactly) ->
                val tag = if (exactly) "exactly" else "at-least"
                Choice(stringResource(name), tag, chosen = filter.paid().exactly() == exactly, toggles = true) {
                    actions.find(filter.withPaid(filter.paid().amount(), exactly))
                }
            }
        }
    }
}

private fun withName(with: RoundFilter.With): Int = when (with) {
    RoundFilter.With.ASKED -> R.string.history_with_question
    RoundFilter.With.CARD_CORRECTED -> R.string.history_with_corrected_card
    RoundFilter.With.CORRECTION -> R.string.history_with_correction
    RoundFilter.With.VOIDED -> R.string.history_with_no_settlement
    RoundFilter.With.PROGRESSIVE -> R.string.history_with_progressive
    RoundFilter.With.METER_WON -> R.string.history_with_meter_win
}
