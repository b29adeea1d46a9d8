package app.spoton.tablet.history.ui.rounds

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.engine.card.Card
import app.spoton.engine.card.Rank
import app.spoton.engine.card.Suit
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.CardFace
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.net
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.spoken
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
    if (whatIf.selected().isPresent) CardPicker(whatIf, actions)
    Section(R.string.history_copy) {
        Text(stringResource(R.string.table_dealer), style = MaterialTheme.typography.titleMedium)
        KnownCards(whatIf.copy().dealer().cards(), 0, onSelect = { actions.editor.selectCard(0, it) })
        whatIf.copy().seats().forEach { seat ->
            HorizontalDivider()
            SeatTitle(seat)
            if (seat.hands().isEmpty()) {
                SeatCards(seat, onSelect = { actions.editor.selectCard(seat.seat(), it) })
                Choice(
                    stringResource(R.string.cards_fold), "copy-fold-" + seat.seat(), chosen = seat.folded(),
                    enabled = !seat.unseen(), toggles = true,
                ) { actions.editor.fold(seat.seat(), !seat.folded()) }
            } else {
                SplitSeat(seat, actions)
            }
            WagerFields(whatIf, seat, actions)
        }
    }
}

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
                if (needing == null) whatIf.copy().problem() else stringResource(R.string.history_card_needed, needing),
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
                SecondaryText(stringResource(R.string.history_was, step.was().orNull()?.sentence() ?: nothing))
                BodyText(stringResource(R.string.history_would_be, step.wouldBe().orNull()?.sentence() ?: nothing))
            }
        }
    }
}

/** All cards; those that are on the table already cannot be chosen. */
@Composable
private fun CardPicker(whatIf: WhatIf, actions: RoundActions) {
    Section(R.string.history_choose_card) {
        Suit.entries.reversed().forEach { suit ->
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(4.dp), verticalArrangement = Arrangement.spacedBy(4.dp),
            ) {
                Rank.entries.reversed().forEach { rank ->
                    val card = Card.of(rank, suit)
                    val free = whatIf.isFree(card)
                    val description = spoken(card)
                    val shape = RoundedCornerShape(8.dp)
                    Box(
                        Modifier
                            .testTag("pick-$card")
                            .size(48.dp, 56.dp)
                            .clip(shape)
                            .background(MaterialTheme.colorScheme.surfaceContainerHigh)
                            .border(1.dp, MaterialTheme.colorScheme.outlineVariant, shape)
                            .clickable(free, role = Role.Button) { actions.editor.replaceCard(card) }
                            .semantics { contentDescription = description },
                        Alignment.Center,
                    ) {
                        CardFace(card, 36.dp, Modifier.alpha(if (free) 1f else 0.25f))
                    }
                }
            }
        }
        Choice(stringResource(R.string.history_cancel), "leave-card", onClick = actions.editor::cancelCard)
    }
}
