package app.spoton.tablet.designsystem.cards

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.engine.card.Card
import app.spoton.engine.card.Rank
import app.spoton.engine.card.Suit
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.text.rankName
import app.spoton.tablet.designsystem.text.rankSymbol
import app.spoton.tablet.designsystem.text.suitName
import app.spoton.tablet.designsystem.text.suitSign

private val KeyShape = RoundedCornerShape(12.dp)
private val KeyPaper = Color(0xFFFBFBF6)
private val KeyInk = Color(0xFF14181A)

/**
 * Picks a card by two taps, rank and suit. This one keeps the rank itself.
 *
 * @param place what the card is for; a new place starts without a rank
 * @param isFree whether a card can be picked; one that is on the table cannot
 */
@Composable
internal fun CardPicker(place: Any, isFree: (Card) -> Boolean, onCard: (Card) -> Unit) {
    var rank by rememberSaveable(place) { mutableStateOf<Rank?>(null) }
    CardPicker(rank, isFree, onRank = { rank = it }) {
        rank = null
        onCard(it)
    }
}

/** Thirteen ranks and four suits; a card that is not free cannot be tapped. */
@Composable
internal fun CardPicker(rank: Rank?, isFree: (Card) -> Boolean, onRank: (Rank) -> Unit, onCard: (Card) -> Unit) {
    val size = with(LocalDensity.current) { 26.dp.toSp() } // as on cards: a symbol, not a text that grows
    FlowRow(
        Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp), Arrangement.spacedBy(6.dp), maxItemsInEachRow = 7,
    ) {
        Rank.entries.reversed().forEach { each ->
            val free = Suit.entries.any { isFree(Card.of(each, it)) }
            val description = stringResource(rankName(each))
            CardKey("rank-" + each.symbol(), description, free, each == rank, Modifier.weight(1f), { onRank(each) }) { ink ->
                Text(rankSymbol(each), color = ink, fontSize = size, lineHeight = size, fontWeight = FontWeight.Bold)
            }
        }
        Box(Modifier.weight(1f))
    }
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp)) {
        Suit.entries.reversed().forEach { suit ->
            val free = rank != null && isFree(Card.of(rank, suit))
            val description = stringResource(suitName(suit))
            val tap = { if (rank != null) onCard(Card.of(rank, suit)) }
            CardKey("suit-" + suit.symbol(), description, free, false, Modifier.weight(1f), tap) { ink ->
                Icon(painterResource(suitSign(suit)), null, Modifier.size(34.dp), tint = if (free) ink(suit) else ink)
            }
        }
    }
}

@Composable
private fun CardKey(
    tag: String, description: String, enabled: Boolean, chosen: Boolean, modifier: Modifier, onClick: () -> Unit,
    face: @Composable (Color) -> Unit,
) {
    val colors = MaterialTheme.colorScheme
    val paper = when {
        chosen -> colors.primary
        enabled -> KeyPaper
        else -> colors.surfaceContainer
    }
    Box(
        modifier
            .testTag(tag)
            .height(56.dp)
            .focusRing(KeyShape)
            .clip(KeyShape)
            .background(paper)
            .border(1.dp, colors.outlineVariant, KeyShape)
            .clickable(enabled, role = Role.Button, onClick = onClick)
            .semantics {
                contentDescription = description
                selected = chosen
            },
        Alignment.Center,
    ) {
        face(if (chosen) colors.onPrimary else if (enabled) KeyInk else colors.outlineVariant)
    }
}
