package app.spoton.tablet.history.ui.rounds

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
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
import app.spoton.engine.record.RoundEnd
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.gameTitle
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.shortAmounts
import app.spoton.tablet.history.export.Exports
import app.spoton.tablet.history.review.OpenedRound
import app.spoton.tablet.history.rounds.RoundDetails
import app.spoton.tablet.history.ui.components.BodyText
import app.spoton.tablet.history.ui.components.SecondaryText
import app.spoton.tablet.history.ui.components.Section
import app.spoton.tablet.history.ui.components.WrappingRow
import app.spoton.tablet.history.ui.components.count
import app.spoton.tablet.history.ui.components.day
import app.spoton.tablet.history.ui.components.tableAndDealer
import app.spoton.tablet.history.ui.components.textOfId
import app.spoton.tablet.history.ui.components.time
import java.time.ZoneId

/** The open round, with its actions. */
@Composable
internal fun RoundDetail(opened: OpenedRound, actions: RoundActions, closes: Boolean) {
    val details = opened.details()
    key(details.number()) {
        Column(
            Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(bottom = 24.dp).testTag("detail"),
            Arrangement.spacedBy(16.dp),
        ) {
            Title(details, actions, closes)
            val whatIf = opened.whatIf().orNull()
            if (whatIf == null) {
                RoundButtons(details, actions)
                ResettlementResult(opened)
                Section(R.string.history_cards_and_wagers) { RoundLayout(details.round()) }
                EvidencePanel(opened)
                Section(R.string.history_settlement) { Steps(details.round()) }
            } else {
                WhatIfPanel(whatIf, actions)
            }
            Corrections(details, actions)
        }
    }
}

@Composable
private fun Title(details: RoundDetails, actions: RoundActions, closes: Boolean) {
    Row(verticalAlignment = Alignment.CenterVertically, horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        if (closes) {
            IconButton(actions.close, Modifier.testTag("close-round").focusRing(CircleShape)) {
                Icon(painterResource(R.drawable.ic_back), stringResource(R.string.back))
            }
        }
        Text(
            gameTitle(details.round().game()), Modifier.semantics { heading() },
            style = MaterialTheme.typography.headlineSmall,
        )
    }
    val zone = actions.zone
    Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
        val ended = details.ended()
        BodyText(
            stringResource(
                R.string.history_when, day(ended, zone), time(details.begun(), zone), time(ended, zone),
                tableAndDealer(details.record().table(), details.record().timeline().dealer()),
            ),
        )
        if (details.end() != RoundEnd.CONFIRMED) {
            BodyText(stringResource(R.string.history_ending, textOfId(details.end().id()), details.record().ending().reason()))
        }
        if (details.supervisors().isNotEmpty()) {
            BodyText(stringResource(R.string.history_confirmed_by, details.supervisors()))
        }
        SecondaryText(
            stringResource(
                R.string.history_entry, details.round().id(), count(details.number()), details.entry().hash().take(HashShown),
                details.record().engine().version(),
            ),
        )
        if (!details.entry().intact()) {
            Text(
                stringResource(R.string.history_entry_changed), Modifier.testTag("changed"),
                color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.titleMedium,
            )
        }
    }
}

private const val HashShown = 12

@Composable
private fun RoundButtons(details: RoundDetails, actions: RoundActions) {
    WrappingRow {
        if (details.round().isSettled) {
            Choice(stringResource(R.string.history_settle_again), "settle-again", onClick = actions.settleAgain)
            Choice(stringResource(R.string.history_what_if), "what-if") { actions.startWhatIf() }
        }
        Choice(stringResource(R.string.history_save_pdf), "export-pdf") {
            actions.export(Exports.Form.PDF, "spoton-round-" + details.round().id() + ".pdf")
        }
    }
}

@Composable
private fun ResettlementResult(opened: OpenedRound) {
    val resettlement = opened.resettlement().orNull() ?: return
    Surface(
        Modifier.fillMaxWidth().testTag("resettlement"), shape = RoundedCornerShape(16.dp),
        color = if (resettlement.isSame) MaterialTheme.colorScheme.secondaryContainer
        else MaterialTheme.colorScheme.errorContainer,
    ) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(6.dp)) {
            val text = if (resettlement.isSame) R.string.history_same_settlement else R.string.history_other_settlement
            Text(stringResource(text), style = MaterialTheme.typography.titleMedium)
            resettlement.differences().forEach { Text(it, style = MaterialTheme.typography.bodyMedium) }
        }
    }
}

@Composable
private fun Corrections(details: RoundDetails, actions: RoundActions) {
    Section(R.string.history_corrections) {
        if (details.corrections().isEmpty()) SecondaryText(stringResource(R.string.history_no_corrections))
        details.corrections().forEach { Correction(it, actions.zone) }
        var reason by rememberSaveable { mutableStateOf("") }
        val signer = actions.supervisor()
        SecondaryText(stringResource(R.string.history_correction_hint))
        OutlinedTextField(
            reason, { reason = it }, Modifier.fillMaxWidth().testTag("reason"),
            label = { Text(stringResource(R.string.history_reason)) },
        )
        val signed = if (signer.isEmpty()) stringResource(R.string.history_nobody_signs)
        else stringResource(R.string.history_signed_by, signer)
        SecondaryText(signed)
        Choice(stringResource(R.string.history_save_correction), "correct", enabled = signer.isNotEmpty() && reason.isNotBlank()) {
            actions.correct(signer, reason)
            reason = ""
        }
    }
}

@Composable
private fun Correction(correction: RoundDetails.LoggedCorrection, zone: ZoneId) {
    Column(Modifier.testTag("correction-" + correction.number())) {
        BodyText(shortAmounts(correction.words()))
        val at = day(correction.at(), zone) + " " + time(correction.at(), zone)
        SecondaryText(stringResource(R.string.history_correction_by, correction.by(), at, count(correction.number())))
    }
}
