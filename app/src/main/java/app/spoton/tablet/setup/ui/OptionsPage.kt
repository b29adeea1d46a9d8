package app.spoton.tablet.setup.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.spoton.engine.game.facts.HouseOption
import app.spoton.engine.handbook.ApprovalCondition
import app.spoton.engine.handbook.HouseQuestion
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.ChoiceGroup
import app.spoton.tablet.designsystem.page.Hint
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.setup.AmountPolicy
import app.spoton.tablet.setup.form.SetupField
import app.spoton.tablet.setup.form.SetupUiState
import java.util.Optional

/** The options that the manuals leave to the house, each with the manual's words. */
@Composable
internal fun RuleOptionsColumn(state: SetupUiState, actions: SetupActions) {
    Lead(R.string.setup_lead_options)
    val offered = HouseOption.entries.filter(state.draft().game().facts()::has)
    Panel(R.string.setup_house) {
        offered.filter { it != HouseOption.ORDER }.forEach { option ->
            val explanation = actions.handbook(state.draft().game()).option(option).orNull()?.let { words(it) }.orEmpty()
            OptionSwitch(stringResource(name(option)), explanation, option in state.draft().options().on(), option.id()) { on ->
                actions.edit { it.with(it.options().with(option, on)) }
            }
        }
        OptionSwitch(
            stringResource(R.string.setup_several_seats), stringResource(R.string.setup_several_seats_reading),
            state.draft().options().severalSeats(), "several-seats",
        ) { on -> actions.edit { it.with(it.options().withSeveralSeats(on)) } }
        if (HouseOption.ORDER in offered) Order(state, actions)
    }
}

private fun name(option: HouseOption): Int = when (option) {
    HouseOption.ORDER -> R.string.setup_order
    HouseOption.BAD_BEAT_ON_FOLD -> R.string.setup_bad_beat_on_fold
    HouseOption.QUEENS_UP_ON_FOLD -> R.string.setup_queens_up_on_fold
    HouseOption.PROGRESSIVE_ON_FOLD -> R.string.setup_progressive_on_fold
    HouseOption.FIXED_PROGRESSIVE_PAYS -> R.string.setup_fixed_from_meter
    HouseOption.BAD_BEAT_ON_TIE -> R.string.setup_bad_beat_on_tie
    HouseOption.INSTANT_WINNER -> R.string.setup_any_instant_winner
    HouseOption.LINK_ENVY -> R.string.setup_link_envy_by_winner
}

/** What off and on mean, why the house decides, and where the manual leaves it open. */
@Composable
private fun words(question: HouseQuestion): String = stringResource(
    R.string.setup_reading, question.answers().first().meaning(), question.answers().last().meaning(), question.reason(),
    question.rule().section(),
)

/** The order in which a seat's wagers are settled: a tap moves a wager one place forward. */
@Composable
private fun Order(state: SetupUiState, actions: SetupActions) {
    val chosen = state.draft().options().order().orNull()
    val order = chosen ?: state.draft().game().facts().order()
    Text(stringResource(R.string.setup_order), style = MaterialTheme.typography.titleMedium)
    Hint(R.string.setup_order_hint)
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
        order.forEachIndexed { place, wager ->
            val description = stringResource(R.string.setup_order_spoken, wager.words(), place + 1)
            Choice("${place + 1}. ${wager.words()}", "order-" + wager.id(), spoken = description, enabled = place > 0) {
                val moved = order.toMutableList().apply { add(place - 1, removeAt(place)) }
                actions.edit { it.with(it.options().withOrder(Optional.of(moved))) }
            }
        }
        Choice(stringResource(R.string.setup_order_manual), "order-manual", chosen = chosen == null) {
            actions.edit { it.with(it.options().withOrder(Optional.empty())) }
        }
    }
    FieldNotes(state, SetupField.of(SetupField.Name.ORDER))
}

/** What the house asks of dealers at this table, and of all its tables. */
@Composable
internal fun PolicyColumn(state: SetupUiState, actions: SetupActions) {
    val options = state.draft().options()
    Panel(R.string.setup_policy_table) {
        Text(stringResource(R.string.setup_amounts), style = MaterialTheme.typography.titleMedium)
        ChoiceGroup("amounts", AmountPolicy.entries.map { it.id() to stringResource(amountsName(it)) }, options.amounts().id()) { id ->
            actions.edit { it.with(it.options().with(AmountPolicy.entries.first { policy -> policy.id() == id })) }
        }
        Hint(R.string.setup_amounts_hint)
        FormField(
            state, SetupField.of(SetupField.Name.SUPERVISOR_FROM), stringResource(R.string.setup_supervisor_from),
            options.supervisorFrom(),
        ) { typed -> actions.edit { it.with(it.options().withSupervisorFrom(typed)) } }
        Hint(R.string.setup_supervisor_from_hint)
    }
    val house = state.draft().house()
    Panel(R.string.setup_policy_house) {
        FormField(
            state, SetupField.of(SetupField.Name.GAMING_DAY), stringResource(R.string.setup_gaming_day), house.gamingDayStart(),
            keyboard = KeyboardType.Text,
        ) { typed -> actions.edit { it.with(it.house().withGamingDayStart(typed)) } }
        FormField(
            state, SetupField.of(SetupField.Name.IDLE), stringResource(R.string.setup_idle), house.idleMinutes(),
            keyboard = KeyboardType.Number,
        ) { typed -> actions.edit { it.with(it.house().withIdleMinutes(typed)) } }
        OptionSwitch(
            stringResource(R.string.setup_own_win), stringResource(R.string.setup_own_win_reading), house.ownWin(), "own-win",
        ) { on -> actions.edit { it.with(it.house().withOwnWin(on)) } }
    }
    if (actions.handbook(state.draft().game()).conditions().any { it.group() == ApprovalCondition.Group.PLACARD }) {
        Panel(R.string.setup_placard) {
            Hint(R.string.setup_placard_hint)
            Choice(stringResource(R.string.setup_placard_save), "placard") { actions.placard() }
            when (state.view().placard()) {
                SetupUiState.Placard.SAVED -> Hint(R.string.setup_placard_saved)
                SetupUiState.Placard.FAILED -> Hint(R.string.setup_placard_failed, wrong = true)
                else -> Unit
            }
        }
    }
}

private fun amountsName(policy: AmountPolicy): Int = when (policy) {
    AmountPolicy.ALWAYS -> R.string.setup_amounts_always
    AmountPolicy.BONUS_WAGERS -> R.string.setup_amounts_bonus
    AmountPolicy.NEVER -> R.string.setup_amounts_never
}
