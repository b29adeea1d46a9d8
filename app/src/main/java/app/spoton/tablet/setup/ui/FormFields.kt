package app.spoton.tablet.setup.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.error
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.text.input.PasswordVisualTransformation
import androidx.compose.ui.text.input.VisualTransformation
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.focusRing
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.setup.SetupUiState
import app.spoton.tablet.setup.SetupValidation.Problem

/** A field of the table's settings, with what is wrong with it and how to put it right. */
@Composable
internal fun Field(
    state: SetupUiState,
    field: String,
    label: String,
    taps: SetupActions,
    modifier: Modifier = Modifier.fillMaxWidth(),
    keyboard: KeyboardType = KeyboardType.Decimal,
) {
    val problem = state.check().at(field).orNull()?.let { words(it) }
    val warning = state.check().warningAt(field).orNull()?.let { words(it) }
    Column(modifier, Arrangement.spacedBy(4.dp)) {
        TextEntry(
            state.draft().get(field), label, "field-" + field.replace(' ', '-'), keyboard, problem = problem,
        ) { taps.type(field, it) }
        Wrong(problem ?: warning, field)
    }
}

/** A line to type into, under its name; a name inside of the field would be cut off where text is large. */
@Composable
internal fun TextEntry(
    value: String,
    label: String,
    tag: String,
    keyboard: KeyboardType = KeyboardType.Text,
    hidden: Boolean = false,
    problem: String? = null,
    onType: (String) -> Unit,
) {
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        Text(label, Modifier.clearAndSetSemantics {}, style = MaterialTheme.typography.labelLarge)
        OutlinedTextField(
            value, { onType(it.replace("\n", "")) },
            Modifier.fillMaxWidth().testTag(tag).semantics {
                contentDescription = label
                if (problem != null) error(problem)
            },
            isError = problem != null,
            singleLine = hidden,   // a long list of chips goes on in the next line
            visualTransformation = if (hidden) PasswordVisualTransformation() else VisualTransformation.None,
            keyboardOptions = KeyboardOptions(keyboardType = keyboard),
        )
    }
}

@Composable
internal fun Wrong(words: String?, field: String) {
    if (words == null) return
    Text(
        words, Modifier.testTag("wrong-" + field.replace(' ', '-')),
        color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyMedium,
    )
}

/** One of several; the chosen one is filled. */
@Composable
internal fun OneOf(tag: String, all: List<Pair<String, String>>, chosen: String, onChoose: (String) -> Unit) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
        all.forEach { (id, words) ->
            Choice(words, "$tag-$id", chosen = id == chosen, toggles = true) { onChoose(id) }
        }
    }
}

/** Something that is so or is not. */
@Composable
internal fun YesOrNo(words: String, on: Boolean, tag: String, onChange: (Boolean) -> Unit) {
    val shape = RoundedCornerShape(12.dp)
    Row(
        Modifier
            .fillMaxWidth()
            .testTag(tag)
            .focusRing(shape)
            .toggleable(on, role = Role.Switch, onValueChange = onChange)
            .heightIn(min = 56.dp)
            .padding(4.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        Text(words, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
        Switch(on, onCheckedChange = null)
    }
}

@Composable
internal fun YesOrNo(state: SetupUiState, field: String, words: Int, taps: SetupActions) {
    YesOrNo(stringResource(words), state.draft().`is`(field), "field-$field") { taps.type(field, it.toString()) }
    Wrong(state.check().at(field).orNull()?.let { words(it) }, field)
}

@Composable
internal fun words(problem: Problem): String = when (problem.kind()) {
    Problem.Kind.NAME_MISSING -> stringResource(R.string.setup_name_missing)
    Problem.Kind.NAME_TAKEN -> stringResource(R.string.setup_name_taken, problem.words())
    Problem.Kind.ROUND_IN_PROGRESS -> stringResource(R.string.setup_round_in_progress, problem.words())
    Problem.Kind.NOT_AN_AMOUNT -> stringResource(R.string.wagers_not_an_amount)
    Problem.Kind.NOT_ABOVE_ZERO -> stringResource(R.string.setup_above_zero)
    Problem.Kind.CHIPS -> stringResource(R.string.setup_chips_wrong)
    Problem.Kind.SEATS -> stringResource(R.string.setup_seats_wrong, problem.words())
    Problem.Kind.NOT_FACE_UP -> stringResource(R.string.setup_not_face_up, problem.words())
    Problem.Kind.UNKNOWN_PAYTABLE -> stringResource(R.string.setup_no_paytable)
    Problem.Kind.PRICE_MISSING -> stringResource(R.string.setup_price_missing, problem.words())
    Problem.Kind.ORDER -> stringResource(R.string.setup_order_wrong)
    Problem.Kind.PERCENT -> stringResource(R.string.setup_percent_wrong)
    Problem.Kind.PERCENT_SUM -> stringResource(R.string.setup_percent_sum)
    Problem.Kind.PRICE_WRONG, Problem.Kind.LIMITS, Problem.Kind.SEED_ZERO, Problem.Kind.SEED_LOW -> problem.words()
}
