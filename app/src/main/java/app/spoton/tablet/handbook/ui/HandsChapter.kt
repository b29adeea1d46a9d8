package app.spoton.tablet.handbook.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.engine.handbook.HandList
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.cards.CardRow
import app.spoton.tablet.designsystem.text.spoken
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.handbook.HandbookUiState

/** The hands in their order, each with example cards. */
@Composable
internal fun HandsChapter(state: HandbookUiState) {
    state.handbook().hands().forEach { list ->
        Chapter(stringResource(R.string.handbook_hands_of, list.order().size())) {
            CitedLine(list.use(), list.rule(), state)
            Column(Modifier.testTag("hands-" + list.order().name.lowercase()), Arrangement.spacedBy(8.dp)) {
                list.hands().forEachIndexed { place, hand -> HandExample(place + 1, hand) }
            }
            list.notes().forEach { CitedLine(it.text(), it.rule(), state) }
        }
    }
}

@Composable
private fun HandExample(place: Int, hand: HandList.HandExample) {
    val says = stringResource(R.string.handbook_hand_spoken, place, hand.name(), spoken(hand.cards()))
    FlowRow(
        Modifier.fillMaxWidth().clearAndSetSemantics { contentDescription = says },
        horizontalArrangement = Arrangement.spacedBy(16.dp), itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Row(Modifier.widthIn(min = 260.dp * textScale())) {
            Text("$place  ", color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.titleMedium)
            Text(hand.name(), style = MaterialTheme.typography.titleMedium, fontWeight = FontWeight.Bold)
        }
        CardRow(hand.cards(), hand.cards().size(), 40.dp)
    }
}
