package app.spoton.tablet.designsystem.inputs

import androidx.compose.foundation.layout.Box
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import app.spoton.tablet.R

/**
 * A button that shows the current choice and opens the others as a list.
 *
 * @param words the button's text
 * @param tag of the button; an item's tag is the item's value behind {@code itemTag}
 * @param chosen the values that have a mark
 */
@Composable
internal fun ChoiceMenu(
    words: String, tag: String, itemTag: String, values: List<String>, chosen: Set<String>, text: @Composable (String) -> String,
    closes: Boolean = true, onChoose: (String) -> Unit,
) {
    var open by rememberSaveable { mutableStateOf(false) }
    Box {
        Choice(words, tag, chosen = chosen.isNotEmpty(), toggles = true) { open = true }
        DropdownMenu(open, { open = false }) {
            values.forEach { value ->
                val isChosen = value in chosen
                DropdownMenuItem(
                    text = { Text(text(value)) },
                    onClick = {
                        if (closes) open = false
                        onChoose(value)
                    },
                    modifier = Modifier.testTag("$itemTag-$value").semantics { selected = isChosen },
                    trailingIcon = if (isChosen) ({ Icon(painterResource(R.drawable.ic_check), null) }) else null,
                )
            }
        }
    }
}
