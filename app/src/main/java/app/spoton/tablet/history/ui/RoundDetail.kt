package app.spoton.tablet.history.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.focusRing
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.history.Exports
import app.spoton.tablet.history.RoundDetails

/** A round as it stood, and what can be done about it. */
@Composable
internal fun RoundDetail(opened: RoundDetails, taps: HistoryActions, closes: Boolean) {
    key(opened.number()) {
        Column(
            Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(bottom = 24.dp).testTag("detail"),
            Arrangement.spacedBy(16.dp),
        ) {
            Title(opened, taps, closes)
            val whatIf = opened.whatIf().orNull()
            if (whatIf == null) {
                Deeds(opened, taps)
                Again(opened)
                Section(R.string.history_on_the_table) { RoundLayout(opened.round()) }
                EvidencePanel(opened)
                Section(R.string.history_settlement) { Steps(opened.round()) }
            } else {
                WhatIfPanel(whatIf, taps)
            }
            Corrections(opened, taps)
        }
    }
}

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
private fun Title(opened: RoundDetails, taps: HistoryActions, closes: Boolean) {
    Row(verticalAlignment = Alignment.CenterVertically, horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        if (closes) {
            IconButton(taps.close, Modifier.testTag("close-round").focusRing(CircleShape)) {
                Icon(painterResource(R.drawable.ic_back), stringResource(R.string.back))
            }
        }
        Text(
            gameTitle(opened.round().game()), Modifier.semantics { heading() },
            style = MaterialTheme.typography.headlineSmall,
        )
    }
    val zone = taps.zone
    Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
        val ended = opened.ended()
        Plain(
            stringResource(
                R.string.history_when, day(ended, zone), time(opened.begun(), zone), time(ended, zone), opened.table(),
                opened.dealer(),
            ),
        )
        if (opened.end() != "confirmed") {
            Plain(stringResource(R.string.history_ended_as, handName(opened.end()), opened.reason()))
        }
        if (opened.supervisor().isNotEmpty()) {
            Plain(stringResource(R.string.history_supervisor, opened.supervisor()))
        }
        Quiet(
            stringResource(
                R.string.history_entry, opened.round().id(), count(opened.number()), opened.hash().take(HashShown),
                opened.engine(),
            ),
        )
        if (!opened.whole()) {
            Text(
                stringResource(R.string.history_changed), Modifier.testTag("changed"),
                color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.titleMedium,
            )
        }
    }
}

private const val HashShown = 12

@Composable
internal fun Plain(text: String) = Text(text, style = MaterialTheme.typography.bodyLarge)

@Composable
internal fun Quiet(text: String) =
    Text(text, color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium)

@Composable
private fun Deeds(opened: RoundDetails, taps: HistoryActions) {
    Chips {
        if (opened.round().isSettled) {
            Choice(stringResource(R.string.history_settle_again), "settle-again", onClick = taps.settleAgain)
            Choice(stringResource(R.string.history_what_if), "what-if") { taps.whatIf(true) }
        }
        Choice(stringResource(R.string.history_pdf), "export-pdf") {
            taps.export(Exports.Form.PDF, "spoton-round-" + opened.round().id() + ".pdf")
        }
    }
}

@Composable
private fun Again(opened: RoundDetails) {
    val again = opened.again().orNull() ?: return
    Surface(
        Modifier.fillMaxWidth().testTag("again"), shape = RoundedCornerShape(16.dp),
        color = if (again.isSame) MaterialTheme.colorScheme.secondaryContainer
        else MaterialTheme.colorScheme.errorContainer,
    ) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(6.dp)) {
            val words = if (again.isSame) R.string.history_again_same else R.string.history_again_differs
            Text(stringResource(words), style = MaterialTheme.typography.titleMedium)
            again.differences().forEach { Text(it, style = MaterialTheme.typography.bodyMedium) }
        }
    }
}

@Composable
private fun Corrections(opened: RoundDetails, taps: HistoryActions) {
    Section(R.string.history_corrections) {
        if (opened.corrections().isEmpty()) Quiet(stringResource(R.string.history_no_corrections))
        opened.corrections().forEach {
            Column(Modifier.testTag("correction-" + it.number())) {
                Plain(it.words())
                val at = day(it.at(), taps.zone) + " " + time(it.at(), taps.zone)
                Quiet(stringResource(R.string.history_corrected_by, it.by(), at, count(it.number())))
            }
        }
        var name by rememberSaveable { mutableStateOf(taps.who()) }
        var reason by rememberSaveable { mutableStateOf("") }
        Quiet(stringResource(R.string.history_correct_lead))
        OutlinedTextField(
            reason, { reason = it }, Modifier.fillMaxWidth().testTag("reason"),
            label = { Text(stringResource(R.string.history_reason)) },
        )
        OutlinedTextField(
            name, { name = it }, Modifier.fillMaxWidth().testTag("correct-name"),
            label = { Text(stringResource(R.string.history_name)) }, singleLine = true,
        )
        val ready = name.isNotBlank() && reason.isNotBlank()
        Choice(stringResource(R.string.history_correct), "correct", enabled = ready) {
            taps.correct(name, reason)
            reason = ""
        }
    }
}
