package app.spoton.tablet.setup.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.ErrorText
import app.spoton.tablet.designsystem.inputs.SwitchRow
import app.spoton.tablet.designsystem.inputs.TextEntry
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.shortAmounts
import app.spoton.tablet.setup.draft.SetupDraft
import app.spoton.tablet.setup.form.SetupField
import app.spoton.tablet.setup.form.SetupProblem
import app.spoton.tablet.setup.form.SetupUiState

private val Percentages = setOf(SetupField.Name.RATE, SetupField.Name.RESERVE_RATE)

/** A field of the setup, with its error and how to correct it. */
@Composable
internal fun FormField(
    state: SetupUiState,
    field: SetupField,
    label: String,
    value: String,
    modifier: Modifier = Modifier.fillMaxWidth(),
    keyboard: KeyboardType = KeyboardType.Decimal,
    onType: (String) -> Unit,
) {
    Column(modifier, Arrangement.spacedBy(4.dp)) {
        val problem = problemAt(state, field)
        val isMoney = keyboard == KeyboardType.Decimal && field.name() !in Percentages
        TextEntry(value, label, "field-" + field.tag(), keyboard, problem = problem, money = isMoney, onType = onType)
        FieldNotes(state, field)
    }
}

/** What is wrong with a field; if nothing is, what the manual advises against. */
@Composable
internal fun FieldNotes(state: SetupUiState, field: SetupField) {
    val problem = problemAt(state, field)
    ErrorText(problem, field.tag())
    val warning = state.check().warningAt(field).orNull()
    if (problem == null && warning != null) {
        Text(
            problemText(warning), Modifier.testTag("warning-" + field.tag()),
            color = MaterialTheme.colorScheme.tertiary, style = MaterialTheme.typography.bodyMedium,
        )
    }
}

@Composable
internal fun problemAt(state: SetupUiState, field: SetupField): String? = state.check().at(field).orNull()?.let { problemText(it) }

/** A switch and, under it, what each position means. */
@Composable
internal fun OptionSwitch(title: String, reading: String, on: Boolean, tag: String, onChange: (Boolean) -> Unit) {
    Column {
        SwitchRow(title, on, "field-$tag", onChange)
        Text(
            reading, Modifier.padding(start = 4.dp, end = 64.dp), color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

@Composable
internal fun Lead(text: Int) {
    Text(stringResource(text), Modifier.testTag("lead"), style = MaterialTheme.typography.bodyLarge)
}

internal typealias Edit = ((SetupDraft) -> SetupDraft) -> Unit

@Composable
internal fun problemText(problem: SetupProblem): String = when (problem.kind()) {
    SetupProblem.Kind.NAME_MISSING -> stringResource(R.string.setup_name_missing)
    SetupProblem.Kind.NAME_TAKEN -> stringResource(R.string.setup_name_taken, problem.detail())
    SetupProblem.Kind.ROUND_IN_PROGRESS -> stringResource(R.string.setup_round_in_progress, problem.detail())
    SetupProblem.Kind.NOT_AN_AMOUNT -> stringResource(R.string.wagers_not_an_amount)
    SetupProblem.Kind.NOT_ABOVE_ZERO -> stringResource(R.string.setup_above_zero)
    SetupProblem.Kind.CHIPS -> stringResource(R.string.setup_chips_wrong)
    SetupProblem.Kind.SEATS -> stringResource(R.string.setup_seats_wrong, problem.detail())
    SetupProblem.Kind.NOT_FACE_UP -> stringResource(R.string.setup_not_face_up, problem.detail())
    SetupProblem.Kind.NOT_OFFERED_FACE_UP -> stringResource(
        R.string.setup_not_offered_face_up, problem.detail().substringBefore('\n'), problem.detail().substringAfter('\n'),
    )
    SetupProblem.Kind.UNKNOWN_PAYTABLE -> stringResource(R.string.setup_no_paytable)
    SetupProblem.Kind.PRICE_MISSING -> stringResource(R.string.setup_payout_missing, problem.detail())
    SetupProblem.Kind.NOT_CONFIRMED -> stringResource(R.string.setup_not_confirmed, problem.detail())
    SetupProblem.Kind.ORDER -> stringResource(R.string.setup_order_wrong)
    SetupProblem.Kind.AMOUNT_MISSING -> stringResource(R.string.setup_amount_missing)
    SetupProblem.Kind.PERCENT -> stringResource(R.string.setup_percent_wrong)
    SetupProblem.Kind.PERCENT_SUM -> stringResource(R.string.setup_percent_sum)
    SetupProblem.Kind.TIME -> stringResource(R.string.setup_time_wrong)
    SetupProblem.Kind.MINUTES -> stringResource(R.string.setup_minutes_wrong)
    SetupProblem.Kind.PRICE_WRONG, SetupProblem.Kind.LIMITS, SetupProblem.Kind.SEED, SetupProblem.Kind.ADVICE ->
        shortAmounts(problem.detail())
}
