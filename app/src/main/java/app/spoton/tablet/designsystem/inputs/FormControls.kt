package app.spoton.tablet.designsystem.inputs

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
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.error
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.text.input.PasswordVisualTransformation
import androidx.compose.ui.text.input.VisualTransformation
import androidx.compose.ui.unit.dp

/** A text field with its label above; a label inside the field would be cut off at large text sizes. */
@Composable
internal fun TextEntry(
    value: String,
    label: String,
    tag: String,
    keyboard: KeyboardType = KeyboardType.Text,
    hidden: Boolean = false,
    problem: String? = null,
    money: Boolean = false,
    onType: (String) -> Unit,
) {
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        Text(label, Modifier.clearAndSetSemantics {}, style = MaterialTheme.typography.labelLarge)
        OutlinedTextField(
            value, { onType(it.replace("\n", "").let { typed -> if (money) typed.removePrefix("$") else typed }) },
            Modifier.fillMaxWidth().testTag(tag).semantics {
                contentDescription = label
                if (problem != null) error(problem)
            },
            prefix = if (money) ({ DollarSign() }) else null,
            isError = problem != null,
            singleLine = hidden,   // a long list of chips goes on in the next line
            visualTransformation = if (hidden) PasswordVisualTransformation() else VisualTransformation.None,
            keyboardOptions = KeyboardOptions(keyboardType = keyboard),
        )
    }
}

/** Before an amount that is typed; not read out with it. */
@Composable
internal fun DollarSign() {
    Text("$", Modifier.clearAndSetSemantics {})
}

@Composable
internal fun ErrorText(text: String?, field: String) {
    if (text == null) return
    Text(
        text, Modifier.testTag("wrong-" + field.replace(' ', '-')),
        color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.bodyMedium,
    )
}

/** One choice of several. */
@Composable
internal fun ChoiceGroup(tag: String, all: List<Pair<String, String>>, chosen: String, onChoose: (String) -> Unit) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
        all.forEach { (id, text) ->
            Choice(text, "$tag-$id", chosen = id == chosen, toggles = true) { onChoose(id) }
        }
    }
}

/** A switch with a label. */
@Composable
internal fun SwitchRow(text: String, on: Boolean, tag: String, onChange: (Boolean) -> Unit) {
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
        Text(text, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
        Switch(on, onCheckedChange = null)
    }
}
