package app.spoton.tablet.designsystem.cards

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.spoton.engine.card.Card
import app.spoton.engine.card.Cards
import app.spoton.engine.card.Suit
import app.spoton.tablet.designsystem.text.rankSymbol
import app.spoton.tablet.designsystem.text.suitSign

private val Paper = Color(0xFFFBFBF6)
private val Black = Color(0xFF14181A)
private val Red = Color(0xFFB3151B)

internal fun ink(suit: Suit): Color = if (suit == Suit.HEARTS || suit == Suit.DIAMONDS) Red else Black

/**
 * A card as on the table. The pip shows the suit by its shape; color only helps.
 *
 * @param raised whether it belongs to the hand that decides
 * @param selected whether the next card that is picked replaces it
 */
@Composable
internal fun CardFace(
    card: Card, width: Dp, modifier: Modifier = Modifier, raised: Boolean = false, selected: Boolean = false,
) {
    val shape = RoundedCornerShape(width / 8)
    val ring = if (raised || selected) Modifier.border(3.dp, MaterialTheme.colorScheme.primary, shape) else Modifier
    Column(
        modifier
            .offset(y = if (raised) -width / 5 else 0.dp)
            .size(width, width * 1.36f)
            .background(Paper, shape)
            .border(1.dp, Black, shape)
            .then(ring),
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        val size = with(LocalDensity.current) { (width * 0.5f).toSp() }
        Text(
            rankSymbol(card.rank()), color = ink(card.suit()), fontSize = size, lineHeight = size,
            fontWeight = FontWeight.Bold,
        )
        Icon(painterResource(suitSign(card.suit())), null, Modifier.size(width * 0.46f), tint = ink(card.suit()))
    }
}

/** The placeholder for a card that has not been dealt yet. */
@Composable
internal fun CardPlace(width: Dp, modifier: Modifier = Modifier, next: Boolean = false) {
    val colors = MaterialTheme.colorScheme
    Box(
        modifier
            .size(width, width * 1.36f)
            .border(
                if (next) 3.dp else 1.dp, if (next) colors.primary else colors.outline, RoundedCornerShape(width / 8),
            ),
    )
}

/**
 * Cards side by side, with a place for each that is still to come; those of the deciding hand are raised.
 *
 * @param next the place that the next card goes to
 * @param onCard the action of a tap on a place; screen readers find the same cards with their names elsewhere
 */
@Composable
internal fun CardRow(
    cards: Cards,
    capacity: Int,
    width: Dp,
    modifier: Modifier = Modifier,
    next: Int = -1,
    raised: Long = 0L,
    gap: Dp = width / 12,
    onCard: ((Int) -> Unit)? = null,
) {
    val decides = cards.mask() and raised != 0L
    Row(modifier.clearAndSetSemantics {}, Arrangement.spacedBy(gap)) {
        for (place in 0 until maxOf(capacity, cards.size())) {
            val touch = if (onCard == null) Modifier
            else Modifier.clip(RoundedCornerShape(width / 8)).clickable { onCard(place) }
            if (place < cards.size()) {
                val card = Card.of(cards.index(place))
                val up = raised ushr card.index() and 1L == 1L
                CardFace(card, width, touch.alpha(if (up || !decides) 1f else 0.9f), up, place == next)
            } else {
                CardPlace(width, touch, next = place == next)
            }
        }
    }
}
