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
import app.spoton.tablet.designsystem.LocalCatalog
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.ChoiceMenu
import app.spoton.tablet.designsystem.inputs.DollarSign
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.designsystem.titleOf
import app.spoton.tablet.history.TimeRange
import app.spoton.tablet.history.rounds.FilterChoices
import app.spoton.tablet.history.rounds.RoundFilter
import app.spoton.tablet.history.ui.components.DateRange
import app.spoton.tablet.history.ui.components.FilterMenu
import app.spoton.tablet.history.ui.components.SecondaryText
import app.spoton.tablet.history.ui.components.WrappingRow
import app.spoton.tablet.history.ui.components.textOfId
import java.time.LocalDate
import java.util.Optional

/** All filters on one screen; an unused filter takes only the space of a button. */
@Composable
internal fun FilterPanel(filter: RoundFilter, choices: FilterChoices, actions: RoundActions) {
    Surface(
        Modifier.fillMaxWidth().testTag("filter-panel"), shape = RoundedCornerShape(20.dp),
        color = MaterialTheme.colorScheme.surfaceContainer,
    ) {
        Column(Modifier.padding(14.dp), Arrangement.spacedBy(10.dp)) {
            TimeFilter(filter, actions)
            WrappingRow { DealtMenus(filter.dealt(), choices) { actions.find(filter.withTable(it.table()).withGame(it.game()).withDealer(it.dealer())) } }
            WrappingRow { HeldMenus(filter, choices, actions) }
            AmountFilter(filter, actions)
            PropertyMenu(filter, actions)
        }
    }
}

/** Table, game and dealer. */
@Composable
internal fun DealtMenus(dealt: RoundFilter.Dealt, choices: FilterChoices, onChange: (RoundFilter.Dealt) -> Unit) {
    val catalog = LocalCatalog.current
    FilterMenu(R.string.history_table, "table", choices.tables(), dealt.table(), { it }) {
        onChange(RoundFilter.Dealt(it, dealt.game(), dealt.dealer()))
    }
    FilterMenu(R.string.history_game, "game", choices.games(), dealt.game(), catalog::titleOf) {
        onChange(RoundFilter.Dealt(dealt.table(), it, dealt.dealer()))
    }
    FilterMenu(R.string.history_dealer, "dealer", choices.dealers(), dealt.dealer(), { it }) {
        onChange(RoundFilter.Dealt(dealt.table(), dealt.game(), it))
    }
}

@Composable
private fun HeldMenus(filter: RoundFilter, choices: FilterChoices, actions: RoundActions) {
    val mostSeats = LocalCatalog.current.games().maxOf { it.facts().mostSeats() }
    val seat = if (filter.held().seat() == 0) "" else filter.held().seat().toString()
    FilterMenu(R.string.history_seat, "seat", (1..mostSeats).map { it.toString() }, seat, { it }) {
        actions.find(filter.withSeat(if (it.isEmpty()) 0 else it.toInt()))
    }
    FilterMenu(R.string.history_hand, "hand", choices.hands(), filter.held().hand(), ::textOfId) {
        actions.find(filter.withHand(it))
    }
    FilterMenu(R.string.history_outcome, "outcome", listOf("win", "lose", "push"), filter.held().outcome(), ::textOfId) {
        actions.find(filter.withOutcome(it))
    }
}

@Composable
private fun TimeFilter(filter: RoundFilter, actions: RoundActions) {
    val days = actions.gamingDay
    val today = days.dayOf(actions.now())
    val since = { day: LocalDate -> days.range(Optional.of(day), Optional.empty()) }
    val periods = listOf(
        Triple(R.string.history_today, "today", today),
        Triple(R.string.history_week, "week", today.minusDays(6)),
        Triple(R.string.history_month, "month", today.minusDays(29)),
    )
    WrappingRow {
        periods.forEach { (name, tag, from) ->
            val chosen = filter.time() == since(from)
            Choice(stringResource(name), "time-$tag", chosen = chosen, toggles = true) {
                actions.find(filter.withTime(if (chosen) TimeRange.ALL else since(from)))
            }
        }
        DateRange(filter.time(), days, "from-day", "to-day") { actions.find(filter.withTime(it)) }
    }
    SecondaryText(stringResource(R.string.history_gaming_day_hint, days.start().toString()))
}

@Composable
private fun AmountFilter(filter: RoundFilter, actions: RoundActions) {
    var text by rememberSaveable { mutableStateOf(filter.paid().amount().map { it.toString() }.orElse("")) }
    WrappingRow {
        OutlinedTextField(
            text,
            {
                text = it
                actions.find(filter.withPaid(Money.typed(it), filter.paid().exactly()))
            },
            Modifier.width(190.dp * textScale()).testTag("paid"),
            label = { Text(stringResource(R.string.history_paid_at_one_spot)) },
            prefix = { DollarSign() },
            isError = text.isNotEmpty() && Money.typed(text).isEmpty,
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

@Composable
private fun PropertyMenu(filter: RoundFilter, actions: RoundActions) {
    val names = RoundFilter.With.entries.associateBy { it.name.lowercase().replace('_', '-') }
    val chosen = filter.with().map { it.name.lowercase().replace('_', '-') }.toSet()
    val label = stringResource(R.string.history_only_with)
    val any = stringResource(R.string.history_any)
    val said = filter.with().map { stringResource(withName(it)) }.joinToString().ifEmpty { any }
    ChoiceMenu(
        stringResource(R.string.history_filter_value, label, said), "filter-with", "with", names.keys.toList(), chosen,
        { stringResource(withName(names.getValue(it))) }, closes = false,
    ) { actions.find(filter.toggled(names.getValue(it))) }
}

private fun withName(with: RoundFilter.With): Int = when (with) {
    RoundFilter.With.ASKED -> R.string.history_with_question
    RoundFilter.With.CARD_CORRECTED -> R.string.history_with_corrected_card
    RoundFilter.With.CORRECTION -> R.string.history_with_correction
    RoundFilter.With.VOIDED -> R.string.history_with_no_settlement
    RoundFilter.With.PROGRESSIVE -> R.string.history_with_progressive
    RoundFilter.With.METER_WON -> R.string.history_with_meter_win
    RoundFilter.With.DEMONSTRATION -> R.string.history_with_demonstration
}
