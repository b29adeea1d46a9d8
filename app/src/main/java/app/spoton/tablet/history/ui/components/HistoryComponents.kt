package app.spoton.tablet.history.ui.components

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.ChoiceMenu
import app.spoton.tablet.designsystem.inputs.DateEntry
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.history.GamingDay
import app.spoton.tablet.history.TimeRange
import java.util.Optional

@Composable
internal fun Section(title: Int, content: @Composable ColumnScope.() -> Unit) {
    Surface(
        Modifier.fillMaxWidth(), shape = RoundedCornerShape(20.dp),
        color = MaterialTheme.colorScheme.surfaceContainerLow,
    ) {
        Column(Modifier.padding(18.dp), Arrangement.spacedBy(12.dp)) {
            Text(
                stringResource(title), Modifier.semantics { heading() },
                color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.titleLarge,
            )
            content()
        }
    }
}

@Composable
internal fun BodyText(text: String) = Text(text, style = MaterialTheme.typography.bodyLarge)

@Composable
internal fun SecondaryText(text: String) =
    Text(text, color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium)

@Composable
internal fun WrappingRow(content: @Composable () -> Unit) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) { content() }
}

/** One of several values, or any. */
@Composable
internal fun FilterMenu(
    label: Int, tag: String, values: List<String>, chosen: String, text: (String) -> String, onChoose: (String) -> Unit,
) {
    if (values.isEmpty()) return
    val any = stringResource(R.string.history_any)
    val name = { value: String -> if (value.isEmpty()) any else text(value) }
    ChoiceMenu(
        stringResource(R.string.history_filter_value, stringResource(label), name(chosen)), "filter-$tag", tag,
        listOf("") + values, setOf(chosen).filter { it.isNotEmpty() }.toSet(), { name(it) },
    ) { onChoose(it) }
}

/** The first and the last gaming day of a time. */
@Composable
internal fun DateRange(time: TimeRange, days: GamingDay, fromTag: String, toTag: String, onTime: (TimeRange) -> Unit) {
    DateEntry(stringResource(R.string.history_from_date), fromTag, days.firstDay(time).orNull()) {
        onTime(days.range(Optional.ofNullable(it), days.lastDay(time)))
    }
    DateEntry(stringResource(R.string.history_to_date), toTag, days.lastDay(time).orNull()) {
        onTime(days.range(days.firstDay(time), Optional.ofNullable(it)))
    }
}

@Composable
internal fun CenteredText(text: Int) {
    Box(Modifier.fillMaxSize().padding(32.dp), Alignment.Center) {
        Text(
            stringResource(text), Modifier.widthIn(max = 420.dp),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyLarge,
        )
    }
}

/** A label at the start of a line and its value at the end. */
@Composable
internal fun LabeledValue(label: String, value: String) {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
        Text(label, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
        Text(value, style = MaterialTheme.typography.bodyLarge, textAlign = TextAlign.End)
    }
}
