package app.spoton.tablet.history.ui.rounds

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.cards.CardPicker
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.text.net
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.shortAmounts
import app.spoton.tablet.history.ui.components.BodyText
import app.spoton.tablet.history.ui.components.SecondaryText
import app.spoton.tablet.history.ui.components.Section
import app.spoton.tablet.history.whatif.WhatIf

/** A copy of the round in which cards, wagers and decisions can be changed, and the differences in pay. */
@Composable
internal fun WhatIfPanel(whatIf: WhatIf, actions: RoundActions) {
    Section(R.string.history_what_if_title) {
        SecondaryText(stringResource(R.string.history_what_if_hint))
        Choice(stringResource(R.string.history_what_if_end), "what-if-end") { actions.endWhatIf() }
        Differences(whatIf)
    }
    if (whatIf.selected().isPresent) CardChoice(whatIf, actions)
    Section(R.string.history_copy) {
        Text(stringResource(R.string.table_dealer), style = MaterialTheme.typography.titleMedium)
        KnownCards(
            whatIf.copy().dealer().cards(), 0, onSelect = { actions.editor.selectCard(0, it) }, selected = selectedAt(whatIf, 0),
        )
        whatIf.copy().seats().forEach { seat ->
            HorizontalDivider()
            SeatTitle(seat)
            if (seat.hands().isEmpty()) {
                SeatCards(
                    seat, onSelect = { actions.editor.selectCard(seat.seat(), it) }, selected = selectedAt(whatIf, seat.seat()),
                )
                Choice(
                    stringResource(R.string.cards_fold), "copy-fold-" + seat.seat(), chosen = seat.folded(),
                    enabled = !seat.unseen(), toggles = true,
                ) { actions.editor.fold(seat.seat(), !seat.folded()) }
            } else {
                SplitSeat(seat, selectedAt(whatIf, seat.seat()), actions)
            }
            WagerFields(whatIf, seat, actions)
        }
    }
}

/** The position at a seat of the card that is to be replaced. */
private fun selectedAt(whatIf: WhatIf, seat: Int): Int? =
    whatIf.selected().orNull()?.let { if (it.seat() == seat) it.index() else null }

@Composable
private fun Differences(whatIf: WhatIf) {
    Column(Modifier.testTag("differences"), Arrangement.spacedBy(8.dp)) {
        if (!whatIf.isChanged) {
            SecondaryText(stringResource(R.string.history_unchanged))
            return@Column
        }
        if (!whatIf.isSettled) {
            val needing = whatIf.seatNeedingCard().orNull()
            Text(
                if (needing == null) shortAmounts(whatIf.copy().problem()) else stringResource(R.string.history_card_needed, needing),
                color = MaterialTheme.colorScheme.error, style = MaterialTheme.typography.titleMedium,
            )
            return@Column
        }
        val differences = whatIf.differences()
        if (differences.seats().isEmpty()) BodyText(stringResource(R.string.history_no_difference))
        differences.seats().forEach {
            Text(
                stringResource(R.string.history_difference, it.seat(), net(it.was()), net(it.wouldBe()), net(it.difference())),
                Modifier.testTag("difference-" + it.seat()),
                style = MaterialTheme.typography.titleLarge, fontWeight = FontWeight.Bold,
            )
        }
        differences.steps().forEach { step ->
            Column {
                val nothing = stringResource(R.string.history_nothing)
                SecondaryText(stringResource(R.string.history_was, step.was().orNull()?.let { shortAmounts(it.sentence()) } ?: nothing))
                BodyText(stringResource(R.string.history_would_be, step.wouldBe().orNull()?.let { shortAmounts(it.sentence()) } ?: nothing))
            }
        }
    }
}

/** The card that replaces the selected one; those that are on the table already cannot be chosen. */
@Composable
private fun CardChoice(whatIf: WhatIf, actions: RoundActions) {
    Section(R.string.history_choose_card) {
        CardPicker(whatIf.selected().get(), whatIf::isFree) { actions.editor.replaceCard(it) }
        Choice(stringResource(R.string.history_cancel), "leave-card", onClick = actions.editor::cancelCard)
    }
}
