package app.spoton.tablet.tablecamera

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.spoton.engine.card.Card
import app.spoton.engine.card.Rank
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.cards.CardFace
import app.spoton.tablet.designsystem.cards.CardPicker
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.text.sentence
import app.spoton.tablet.designsystem.text.spoken
import app.spoton.tablet.table.panels.LocalPanelScrolls
import app.spoton.tablet.table.panels.Panel
import app.spoton.tablet.table.state.TableState
import app.spoton.tablet.tablecamera.preview.Jpeg
import app.spoton.tablet.tablecamera.reading.UncertainCard

private val Shape = RoundedCornerShape(20.dp)

/** A card that the camera is not sure of: its picture, the two best readings, and a button to name another. */
@Composable
internal fun QuestionPanel(state: TableCameraUiState, uncertain: UncertainCard, table: TableState, actions: TableCameraActions) {
    var another by rememberSaveable(uncertain) { mutableStateOf(false) }
    // Kept here, because the panel composes its parts elsewhere when the tablet is turned.
    var rank by rememberSaveable(uncertain) { mutableStateOf<Rank?>(null) }
    val free = { card: Card -> (table.round().cardMask() ushr card.index()) and 1L == 0L }
    val left = state.questions().size - 1
    Panel(
        table,
        heading = stringResource(R.string.tablecamera_question, seatName(uncertain.position().seat())),
        lead = if (left == 0) stringResource(R.string.tablecamera_question_lead)
        else pluralStringResource(R.plurals.tablecamera_question_left, left, left),
        left = { Crop(uncertain) },
        middle = {
            if (another) {
                CardPicker(rank, free, onRank = { rank = it }) { actions.answer(uncertain, it) }
            } else {
                Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
                    Reading(uncertain.best(), "answer-best", free(uncertain.best())) { actions.answer(uncertain, uncertain.best()) }
                    Reading(uncertain.second(), "answer-second", free(uncertain.second())) {
                        actions.answer(uncertain, uncertain.second())
                    }
                }
            }
        },
        right = { modifier ->
            FlowRow(
                modifier, Arrangement.spacedBy(8.dp), Arrangement.spacedBy(10.dp),
                maxItemsInEachRow = if (LocalPanelScrolls.current) 2 else 1,
            ) {
                if (another) {
                    Choice(stringResource(R.string.tablecamera_back_to_choices), "answer-back", Modifier.weight(1f)) { another = false }
                } else {
                    Choice(stringResource(R.string.tablecamera_other_card), "answer-another", Modifier.weight(1f)) { another = true }
                }
                Choice(stringResource(R.string.tablecamera_no_card), "answer-none", Modifier.weight(1f)) { actions.noCard(uncertain) }
            }
        },
    )
}

@Composable
private fun Crop(uncertain: UncertainCard) {
    Box(
        Modifier
            .testTag("question-picture")
            .clip(RoundedCornerShape(12.dp))
            .background(MaterialTheme.colorScheme.surfaceContainerLowest)
            .padding(4.dp),
    ) {
        Jpeg(
            uncertain.reading(), uncertain.reading()::crop, stringResource(R.string.tablecamera_question_picture),
            Modifier.size(132.dp), ContentScale.Fit,
        )
    }
}

/** One of the two readings, as large as a thumb. */
@Composable
private fun RowScope.Reading(card: Card, tag: String, enabled: Boolean, onClick: () -> Unit) {
    val colors = MaterialTheme.colorScheme
    val description = stringResource(R.string.tablecamera_it_is, spoken(card))
    Column(
        Modifier
            .weight(1f)
            .testTag(tag)
            .focusRing(Shape)
            .clip(Shape)
            .background(colors.surfaceContainerHighest)
            .border(2.dp, if (enabled) colors.primary else colors.outlineVariant, Shape)
            .clickable(enabled, role = Role.Button, onClick = onClick)
            .semantics(mergeDescendants = true) { contentDescription = description }
            .heightIn(min = 150.dp)
            .padding(12.dp)
            .alpha(if (enabled) 1f else 0.38f),
        Arrangement.spacedBy(8.dp, Alignment.CenterVertically),
        Alignment.CenterHorizontally,
    ) {
        CardFace(card, 64.dp)
        Text(
            sentence(spoken(card)), style = MaterialTheme.typography.titleMedium, fontWeight = FontWeight.Bold,
            textAlign = TextAlign.Center,
        )
    }
}
