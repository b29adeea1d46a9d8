package app.spoton.tablet.designsystem.inputs

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.material3.DatePicker
import androidx.compose.material3.DatePickerDialog
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.rememberDatePickerState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import java.time.Instant
import java.time.LocalDate
import java.time.ZoneOffset
import java.time.format.DateTimeFormatter
import java.util.Locale

private val Day = DateTimeFormatter.ofPattern("MMM d, yyyy", Locale.US)

/** A date chosen in a calendar. If there is one, a second button clears it. */
@Composable
internal fun DateEntry(label: String, tag: String, date: LocalDate?, onDate: (LocalDate?) -> Unit) {
    var choosing by rememberSaveable { mutableStateOf(false) }
    Row(horizontalArrangement = Arrangement.spacedBy(4.dp), verticalAlignment = Alignment.CenterVertically) {
        val text = if (date == null) stringResource(R.string.date_choose) else Day.format(date)
        Choice(stringResource(R.string.date_labeled, label, text), tag, chosen = date != null, toggles = true) { choosing = true }
        if (date != null) {
            IconButton({ onDate(null) }, Modifier.testTag("$tag-clear")) {
                Icon(painterResource(R.drawable.ic_close), stringResource(R.string.date_clear, label))
            }
        }
    }
    if (choosing) {
        Calendar(date, tag, { choosing = false }) {
            choosing = false
            onDate(it)
        }
    }
}

/** The system's calendar works in UTC, whatever the tablet's time zone is. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun Calendar(date: LocalDate?, tag: String, onCancel: () -> Unit, onDate: (LocalDate) -> Unit) {
    val state = rememberDatePickerState(initialSelectedDateMillis = date?.atStartOfDay(ZoneOffset.UTC)?.toInstant()?.toEpochMilli())
    val chosen = state.selectedDateMillis?.let { Instant.ofEpochMilli(it).atZone(ZoneOffset.UTC).toLocalDate() }
    DatePickerDialog(
        onDismissRequest = onCancel,
        confirmButton = {
            TextButton({ chosen?.let(onDate) }, Modifier.testTag("$tag-choose"), enabled = chosen != null) {
                Text(stringResource(R.string.date_take))
            }
        },
        dismissButton = { TextButton(onCancel, Modifier.testTag("$tag-cancel")) { Text(stringResource(R.string.date_cancel)) } },
    ) { DatePicker(state, Modifier.testTag("$tag-calendar")) }
}
