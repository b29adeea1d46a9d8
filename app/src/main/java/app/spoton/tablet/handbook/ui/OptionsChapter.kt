package app.spoton.tablet.handbook.ui

import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.font.FontWeight
import app.spoton.tablet.R
import app.spoton.tablet.handbook.HandbookUiState

/** What the manual leaves open, and this table's choice. */
@Composable
internal fun OptionsChapter(state: HandbookUiState) {
    if (state.handbook().options().isEmpty()) {
        Line(stringResource(R.string.handbook_no_options))
    }
    state.handbook().options().forEach { reading ->
        val value = reading.option().valueIn(state.setup().house())
        Chapter(reading.question()) {
            reading.answers().forEach { answer ->
                val inForce = answer.value() == value
                val words = if (inForce) R.string.handbook_in_force else R.string.handbook_instead
                Text(
                    stringResource(words, answer.meaning()), Modifier.testTag("option-${reading.option().id()}-${answer.value()}"),
                    style = MaterialTheme.typography.bodyLarge,
                    fontWeight = if (inForce) FontWeight.Bold else FontWeight.Normal,
                )
            }
            CitedLine(reading.reason(), reading.rule(), state)
        }
    }
}
