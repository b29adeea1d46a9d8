package app.spoton.tablet.history.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
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
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.textScale
import app.spoton.tablet.history.Exports
import app.spoton.tablet.history.HistoryUiState
import app.spoton.tablet.history.RoundFilter
import java.time.Instant
import java.time.LocalDate
import java.time.format.DateTimeParseException
import java.util.Optional

/** What rounds are looked for by: words, and more once it is asked for; and the ways to take them away. */
@Composable
internal fun SearchBar(found: HistoryUiState.Found, open: Boolean, onOpen: (Boolean) -> Unit, taps: HistoryActions) {
    val filter = found.filter()
    var text by rememberSaveable { mutableStateOf(filter.text()) }
    Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
        OutlinedTextField(
            text,
            {
                text = it
                taps.find(filter.withText(it))
            },
            Modifier.fillMaxWidth().testTag("search"),
            label = { Text(stringResource(R.string.history_search)) },
            placeholder = { Text(stringResource(R.string.history_search_hint)) },
            singleLine = true,
        )
        Chips {
            val more = if (open) R.string.history_fewer_filters else R.string.history_filters
            Choice(stringResource(more), "filters", chosen = open, toggles = true) { onOpen(!open) }
            if (!filter.isAll) {
                Choice(stringResource(R.string.history_clear), "clear-filter") {
                    text = ""
                    taps.find(RoundFilter.ALL)
                }
            }
            val export = { form: Exports.Form, ending: String ->
                taps.export(form, "spoton-rounds-" + taps.now().atZone(taps.zone).toLocalDate() + ending)
            }
            Choice(stringResource(R.string.history_export_json), "export-json") {
                export(Exports.Form.JSON_LINES, ".jsonl")
            }
            Choice(stringResource(R.string.history_export_csv), "export-csv") { export(Exports.Form.CSV, ".csv") }
        }
        if (open) Filters(filter, found.choices(), taps)
    }
}

@Composable
internal fun Chips(content: @Composable () -> Unit) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) { content() }
}

@Composable
private fun Filters(filter: RoundFilter, choices: HistoryUiState.Choices, taps: HistoryActions) {
    Surface(
        Modifier.fillMaxWidth(), shape = RoundedCornerShape(20.dp), color = MaterialTheme.colorScheme.surfaceContainer,
    ) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) {
            Times(filter, taps)
            OneOf(R.string.history_table, "table", choices.tables(), filter.table(), { it }) {
                taps.find(filter.atTable(it))
            }
            OneOf(R.string.history_game, "game", choices.games(), filter.game(), ::gameTitle) {
                taps.find(filter.ofGame(it))
            }
            OneOf(R.string.history_dealer, "dealer", choices.dealers(), filter.dealer(), { it }) {
                taps.find(filter.dealtBy(it))
            }
            val seat = if (filter.seat() == 0) "" else filter.seat().toString()
            OneOf(R.string.history_seat, "seat", (1..7).map { it.toString() }, seat, { it }) {
                taps.find(filter.atSeat(if (it.isEmpty()) 0 else it.toInt()))
            }
            OneOf(R.string.history_hand, "hand", choices.hands(), filter.hand(), ::handName) {
                taps.find(filter.withHand(it))
            }
            val outcomes = listOf("win", "lose", "push")
            OneOf(R.string.history_outcome, "outcome", outcomes, filter.outcome(), { handName(it) }) {
                taps.find(filter.withOutcome(it))
            }
            Amount(filter, taps)
            Label(R.string.history_with)
            Chips {
                RoundFilter.With.entries.forEach { with ->
                    val tag = "with-" + with.name.lowercase().replace('_', '-')
                    val chosen = with in filter.with()
                    Choice(stringResource(withName(with)), tag, chosen = chosen, toggles = true) {
                        taps.find(filter.toggled(with))
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

/** A tap chooses, a second one takes it back. */
@Composable
private fun OneOf(
    label: Int, tag: String, values: List<String>, chosen: String, words: (String) -> String, onChoose: (String) -> Unit,
) {
    if (values.isEmpty()) return
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        Label(label)
        Chips {
            values.forEach {
                Choice(words(it), "$tag-$it", chosen = it == chosen, toggles = true) {
                    onChoose(if (it == chosen) "" else it)
                }
            }
        }
    }
}

@Composable
private fun Times(filter: RoundFilter, taps: HistoryActions) {
    val today = taps.now().atZone(taps.zone).toLocalDate()
    val start = { day: LocalDate -> day.atStartOfDay(taps.zone).toInstant() }
    val periods = listOf(
        Triple(R.string.history_today, "today", today),
        Triple(R.string.history_week, "week", today.minusDays(6)),
        Triple(R.string.history_month, "month", today.minusDays(29)),
    )
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        Label(R.string.history_time)
        Chips {
            periods.forEach { (name, tag, from) ->
                val chosen = filter.from() == Optional.of(start(from)) && filter.to().isEmpty
                Choice(stringResource(name), "time-$tag", chosen = chosen, toggles = true) {
                    val first = if (chosen) Optional.empty() else Optional.of(start(from))
                    taps.find(filter.between(first, Optional.empty<Instant>()))
                }
            }
            DayField(R.string.history_from, "from-day") { day ->
                taps.find(filter.between(Optional.ofNullable(day).map(start), filter.to()))
            }
            DayField(R.string.history_to, "to-day") { day ->
                taps.find(filter.between(filter.from(), Optional.ofNullable(day).map { start(it.plusDays(1)) }))
            }
        }
    }
}

/** A day that is typed; none while it is empty. */
@Composable
internal fun DayField(label: Int, tag: String, onDay: (LocalDate?) -> Unit) {
    var text by rememberSaveable { mutableStateOf("") }
    OutlinedTextField(
        text,
        {
            text = it
            if (it.isEmpty()) onDay(null) else parsed(it)?.let(onDay)
        },
        Modifier.width(190.dp * textScale()).testTag(tag),
        label = { Text(stringResource(label)) },
        placeholder = { Text(stringResource(R.string.history_day_hint)) },
        isError = text.length >= DayLength && parsed(text) == null,
        singleLine = true,
    )
}

private const val DayLength = 10

private fun parsed(day: String): LocalDate? = try {
    LocalDate.parse(day)
} catch (_: DateTimeParseException) {
    null
}

@Composable
private fun Amount(filter: RoundFilter, taps: HistoryActions) {
    var text by rememberSaveable { mutableStateOf(filter.paid().map { it.toString() }.orElse("")) }
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        Label(R.string.history_amount)
        Chips {
            OutlinedTextField(
                text,
                {
                    text = it
                    taps.find(filter.paying(Money.parse(it), filter.exactly()))
                },
                Modifier.width(190.dp * textScale()).testTag("paid"),
                label = { Text(stringResource(R.string.history_amount_label)) },
                isError = text.isNotEmpty() && Money.parse(text).isEmpty,
                keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Decimal),
                singleLine = true,
            )
            listOf(R.string.history_at_least to false, R.string.history_exactly to true).forEach { (name, exactly) ->
                val tag = if (exactly) "exactly" else "at-least"
                Choice(stringResource(name), tag, chosen = filter.exactly() == exactly, toggles = true) {
                    taps.find(filter.paying(filter.paid(), exactly))
                }
            }
        }
    }
}

private fun withName(with: RoundFilter.With): Int = when (with) {
    RoundFilter.With.ASKED -> R.string.history_with_asked
    RoundFilter.With.CARD_CORRECTED -> R.string.history_with_card_corrected
    RoundFilter.With.CORRECTION -> R.string.history_with_correction
    RoundFilter.With.VOIDED -> R.string.history_with_voided
    RoundFilter.With.PROGRESSIVE -> R.string.history_with_progressive
    RoundFilter.With.METER_WON -> R.string.history_with_meter_won
}
