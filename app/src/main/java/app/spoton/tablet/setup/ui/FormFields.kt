package app.spoton.tablet.setup.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.ErrorText
import app.spoton.tablet.designsystem.SwitchRow
import app.spoton.tablet.designsystem.TextEntry
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.setup.SetupUiState
import app.spoton.tablet.setup.SetupValidation.Problem

/** A field of the table's settings, with what is wrong with it and how to put it right. */
@Composable
internal fun SetupField(
    state: SetupUiState,
    field: String,
    label: String,
    actions: SetupActions,
    modifier: Modifier = Modifier.fillMaxWidth(),
    keyboard: KeyboardType = KeyboardType.Decimal,
) {
    val problem = state.check().at(field).orNull()?.let { problemText(it) }
    val warning = state.check().warningAt(field).orNull()?.let { problemText(it) }
    Column(modifier, Arrangement.spacedBy(4.dp)) {
        TextEntry(
            state.draft().get(field), label, "field-" + field.replace(' ', '-'), keyboard, problem = problem,
        ) { actions.type(field, it) }
        ErrorText(problem ?: warning, field)
    }
}

@Composable
internal fun SwitchRow(state: SetupUiState, field: String, text: Int, actions: SetupActions) {
    SwitchRow(stringResource(text), state.draft().`is`(field), "field-$field") { actions.type(field, it.toString()) }
    ErrorText(state.check().at(field).orNull()?.let { problemText(it) }, field)
}

@Composable
internal fun problemText(problem: Problem): String = when (problem.kind()) {
    Problem.Kind.NAME_MISSING -> stringResource(R.string.setup_name_missing)
    Problem.Kind.NAME_TAKEN -> stringResource(R.string.setup_name_taken, problem.detail())
    Problem.Kind.ROUND_IN_PROGRESS -> stringResource(R.string.setup_round_in_progress, problem.detail())
    Problem.Kind.NOT_AN_AMOUNT -> stringResource(R.string.wagers_not_an_amount)
    Problem.Kind.NOT_ABOVE_ZERO -> stringResource(R.string.setup_above_zero)
    Problem.Kind.CHIPS -> stringResource(R.string.setup_chips_wrong)
    Problem.Kind.SEATS -> stringResource(R.string.setup_seats_wrong, problem.detail())
    Problem.Kind.NOT_FACE_UP -> stringResource(R.string.setup_not_face_up, problem.detail())
    Problem.Kind.UNKNOWN_PAYTABLE -> stringResource(R.string.setup_no_paytable)
    Problem.Kind.PRICE_MISSING -> stringResource(R.string.setup_payout_missing, problem.detail())
    Problem.Kind.ORDER -> stringResource(R.string.setup_order_wrong)
    Problem.Kind.PERCENT -> stringResource(R.string.setup_percent_wrong)
    Problem.Kind.PERCENT_SUM -> stringResource(R.string.setup_percent_sum)
    Problem.Kind.PRICE_WRONG, Problem.Kind.LIMITS, Problem.Kind.SEED_ZERO, Problem.Kind.SEED_LOW -> problem.detail()
}
