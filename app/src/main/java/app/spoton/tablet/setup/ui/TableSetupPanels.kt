package app.spoton.tablet.setup.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.spoton.engine.round.Wager
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.Panel
import app.spoton.tablet.designsystem.SwitchRow
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.textScale
import app.spoton.tablet.designsystem.title
import app.spoton.tablet.setup.SetupDraft
import app.spoton.tablet.setup.SetupUiState
import app.spoton.tablet.designsystem.ChoiceGroup

/** Two fields stand side by side where there is room for both. */
private val HalfAField = 150.dp

/** The table itself: its name, its game, its seats and chips. */
@Composable
internal fun TablePanel(state: SetupUiState, actions: SetupActions) {
    val draft = state.draft()
    Panel(R.string.setup_table) {
        SetupField(state, SetupDraft.NAME, stringResource(R.string.setup_name), actions, keyboard = KeyboardType.Text)
        Text(stringResource(R.string.setup_game), style = MaterialTheme.typography.titleMedium)
        ChoiceGroup("house-game", actions.games.map { it.id() to it.title() }, draft.game().id()) { id ->
            actions.chooseGame(actions.games.first { it.id() == id })
        }
        SetupField(state, SetupDraft.SEATS, stringResource(R.string.setup_seats), actions, keyboard = KeyboardType.Number)
        if (draft.game().mostSeatsFaceUp().isPresent || draft.`is`(SetupDraft.FACE_UP)) {
            SwitchRow(state, SetupDraft.FACE_UP, R.string.setup_face_up, actions)
        }
        SetupField(state, SetupDraft.CHIPS, stringResource(R.string.setup_chips), actions, keyboard = KeyboardType.Text)
        SetupField(state, SetupDraft.SMALLEST_CHIP, stringResource(R.string.setup_smallest_chip), actions)
    }
}

/** By which table each wager is paid. */
@Composable
internal fun PaytablePanel(state: SetupUiState, actions: SetupActions) {
    val draft = state.draft()
    Panel(R.string.setup_paytables) {
        draft.game().priced().forEach { wager ->
            Text(title(wager), style = MaterialTheme.typography.titleMedium)
            val ids = actions.paytables(draft.game(), wager)
            ChoiceGroup("paytable-" + wager.id(), ids.map { it to it }, draft.get(SetupDraft.paytable(wager))) {
                actions.choosePaytable(wager, it)
            }
            MissingPrices(state, wager, actions)
        }
    }
}

/** Prices that the manual does not let us read: the supervisor enters them from the approved layout. */
@Composable
private fun MissingPrices(state: SetupUiState, wager: Wager, actions: SetupActions) {
    val prefix = SetupDraft.price(wager, "")
    val asked = state.check().problems().map { it.field() }.filter { it.startsWith(prefix) }
    val entered = state.draft().fields().keys.filter { it.startsWith(prefix) && state.draft().get(it).isNotEmpty() }
    (asked + entered).distinct().forEach { field ->
        val row = field.removePrefix(prefix).replace('-', ' ')
        SetupField(state, field, stringResource(R.string.setup_payout, row), actions, keyboard = KeyboardType.Text)
    }
}

/** What the manuals leave to the house. */
@Composable
internal fun HouseRulesPanel(state: SetupUiState, actions: SetupActions) {
    val game = state.draft().game()
    val folds = game.id() == "four-card-poker" || game.id() == "crazy-4-poker"
    if (!folds) return
    Panel(R.string.setup_house) {
        SwitchRow(state, SetupDraft.BAD_BEAT_ON_FOLD, R.string.setup_bad_beat_on_fold, actions)
        if (game.wagers().contains(Wager.QUEENS_UP)) {
            SwitchRow(state, SetupDraft.QUEENS_UP_ON_FOLD, R.string.setup_queens_up_on_fold, actions)
        }
        SwitchRow(state, SetupDraft.PROGRESSIVE_ON_FOLD, R.string.setup_progressive_on_fold, actions)
        if (game.letsTheHouseOrder()) {
            SwitchRow(state, SetupDraft.FIXED_FROM_METER, R.string.setup_fixed_from_meter, actions)
            Order(state, actions)
        }
    }
}

/** The order in which a seat's wagers are settled: a tap moves a wager one place forward. */
@Composable
private fun Order(state: SetupUiState, actions: SetupActions) {
    val draft = state.draft()
    val manual = listOf(Wager.PLAY, Wager.ANTE, Wager.ACES_UP, Wager.BAD_BEAT, Wager.PROGRESSIVE)
    val order = draft.get(SetupDraft.ORDER).split(" ").mapNotNull { Wager.withId(it).orNull() }.ifEmpty { manual }
    Text(stringResource(R.string.setup_order), style = MaterialTheme.typography.titleMedium)
    Text(
        stringResource(R.string.setup_order_hint),
        color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
    )
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
        order.forEachIndexed { place, wager ->
            val description = stringResource(R.string.setup_order_spoken, wager.words(), place + 1)
            Choice("${place + 1}. ${wager.words()}", "order-" + wager.id(), spoken = description, enabled = place > 0) {
                val moved = order.toMutableList().apply { add(place - 1, removeAt(place)) }
                actions.type(SetupDraft.ORDER, moved.joinToString(" ") { it.id() })
            }
        }
        val asInManual = draft.get(SetupDraft.ORDER).isEmpty()
        Choice(stringResource(R.string.setup_order_manual), "order-manual", chosen = asInManual) {
            actions.type(SetupDraft.ORDER, "")
        }
    }
}

/** The least and the most on each wager, under the property's cap. */
@Composable
internal fun LimitPanel(state: SetupUiState, actions: SetupActions) {
    Panel(R.string.setup_limits) {
        SetupField(state, SetupDraft.CAP, stringResource(R.string.setup_cap), actions)
        state.draft().game().wagers().forEach { wager ->
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(12.dp), verticalArrangement = Arrangement.spacedBy(16.dp),
            ) {
                val half = Modifier.weight(1f).widthIn(min = HalfAField * textScale())
                SetupField(state, SetupDraft.least(wager), stringResource(R.string.setup_minimum, title(wager)), actions, half)
                SetupField(state, SetupDraft.most(wager), stringResource(R.string.setup_maximum, title(wager)), actions, half)
            }
        }
    }
}

/** The progressive's meters: what they stand at, what goes into them, what they start from again. */
@Composable
internal fun MeterPanel(state: SetupUiState, actions: SetupActions) {
    val meters = state.draft().fields().keys.filter { it.startsWith("seed ") }.map { it.removePrefix("seed ") }
    if (meters.isEmpty() || !state.draft().game().wagers().contains(Wager.PROGRESSIVE)) return
    Panel(R.string.setup_meters) {
        meters.forEach { meter ->
            if (meters.size > 1) Text(meter, style = MaterialTheme.typography.titleMedium)
            SetupField(state, "amount $meter", stringResource(R.string.setup_amount), actions)
            SetupField(state, "seed $meter", stringResource(R.string.setup_seed), actions)
            SetupField(state, "reserve $meter", stringResource(R.string.setup_reserve), actions)
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(12.dp), verticalArrangement = Arrangement.spacedBy(16.dp),
            ) {
                val half = Modifier.weight(1f).widthIn(min = HalfAField * textScale())
                SetupField(state, "rate $meter", stringResource(R.string.setup_rate), actions, half)
                SetupField(state, "reserve-rate $meter", stringResource(R.string.setup_reserve_rate), actions, half)
            }
        }
    }
}
