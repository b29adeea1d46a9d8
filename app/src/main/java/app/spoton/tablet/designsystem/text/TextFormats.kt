package app.spoton.tablet.designsystem.text

import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import app.spoton.engine.card.Card
import app.spoton.engine.card.Cards
import app.spoton.engine.card.Rank
import app.spoton.engine.card.Suit
import app.spoton.engine.money.Money
import app.spoton.engine.round.Wager
import app.spoton.tablet.R
import java.util.Locale
import java.util.Optional

/** A Java Optional as Kotlin reads it. */
internal fun <T : Any> Optional<T>.orNull(): T? = orElse(null)

/** The text scale. Containers grow with it in full, although large text grows less. */
@Composable
internal fun textScale(): Float = LocalDensity.current.fontScale.coerceIn(1f, 2f)

/** An amount for a quick look: cents only if there are any. */
internal fun dollars(amount: Money): String {
    val sign = if (amount.cents() < 0) "−" else ""
    val cents = Math.abs(amount.cents())
    val whole = String.format(Locale.US, "%,d", cents / 100)
    val rest = if (cents % 100 == 0L) "" else String.format(Locale.US, ".%02d", cents % 100)
    return "$sign$$whole$rest"
}

private val ExactAmount = Regex("""((?<![\w.])-)?\$(\d+)\.(\d\d)(?!\d)""")

/** A message of the engine or of the log, which write all cents, with its amounts as screens write them. */
internal fun shortAmounts(message: String): String = ExactAmount.replace(message) {
    val (minus, whole, cents) = it.destructured
    val amount = Money.parse("$whole.$cents").orNull() ?: return@replace it.value
    dollars(if (minus.isEmpty()) amount else Money.ZERO.minus(amount))
}

/** With a plus where the player has won. */
internal fun net(amount: Money): String = if (amount.cents() > 0) "+" + dollars(amount) else dollars(amount)

/** The wager as a dealer says it, at the beginning of a line. */
internal fun title(wager: Wager): String = wager.words().replaceFirstChar { it.titlecase(Locale.US) }

internal fun sentence(words: String): String = words.replaceFirstChar { it.titlecase(Locale.US) }

internal fun spotLabel(wager: Wager): Int = when (wager) {
    Wager.ANTE -> R.string.spot_ante
    Wager.PLAY -> R.string.spot_play
    Wager.ACES_UP -> R.string.spot_aces_up
    Wager.BAD_BEAT -> R.string.spot_bad_beat
    Wager.PROGRESSIVE -> R.string.spot_progressive
    Wager.MONSTER -> R.string.spot_monster
    Wager.ROYAL_FAMILY -> R.string.spot_royal_family
    Wager.SEVEN_CARD -> R.string.spot_seven_card
    Wager.SUPER_BONUS -> R.string.spot_super_bonus
    Wager.QUEENS_UP -> R.string.spot_queens_up
    Wager.ANTE_1 -> R.string.spot_ante_1
    Wager.ANTE_2 -> R.string.spot_ante_2
    Wager.BLIND -> R.string.spot_blind
    Wager.PLAY_1 -> R.string.spot_play_1
    Wager.PLAY_2 -> R.string.spot_play_2
    Wager.XTRA_BONUS -> R.string.spot_xtra_bonus
    Wager.PLAYER_BONUS -> R.string.spot_player_bonus
    Wager.AUTOMATIC_BONUS, Wager.ENVY -> R.string.spot_ante
}

private val RankNames = listOf(
    R.string.rank_2, R.string.rank_3, R.string.rank_4, R.string.rank_5, R.string.rank_6, R.string.rank_7,
    R.string.rank_8, R.string.rank_9, R.string.rank_10, R.string.rank_j, R.string.rank_q, R.string.rank_k,
    R.string.rank_a,
)

internal fun rankName(rank: Rank): Int = RankNames[rank.ordinal]

/** As cards print it. */
internal fun rankSymbol(rank: Rank): String = if (rank == Rank.TEN) "10" else rank.symbol().toString()

internal fun suitName(suit: Suit): Int = when (suit) {
    Suit.CLUBS -> R.string.suit_clubs
    Suit.DIAMONDS -> R.string.suit_diamonds
    Suit.HEARTS -> R.string.suit_hearts
    Suit.SPADES -> R.string.suit_spades
}

internal fun suitSign(suit: Suit): Int = when (suit) {
    Suit.CLUBS -> R.drawable.ic_suit_club
    Suit.DIAMONDS -> R.drawable.ic_suit_diamond
    Suit.HEARTS -> R.drawable.ic_suit_heart
    Suit.SPADES -> R.drawable.ic_suit_spade
}

@Composable
internal fun spoken(card: Card): String =
    stringResource(R.string.card_spoken, stringResource(rankName(card.rank())), stringResource(suitName(card.suit())))

@Composable
internal fun spoken(cards: Cards): String {
    if (cards.size() == 0) return stringResource(R.string.table_seat_no_cards)
    val names = cards.list().map { spoken(it) }
    return stringResource(R.string.table_seat_cards, names.joinToString())
}
