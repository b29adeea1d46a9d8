package app.spoton.tablet.trainer.ui.quiz

import android.graphics.BitmapFactory
import androidx.compose.foundation.Image
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.asImageBitmap
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.platform.LocalConfiguration
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import app.spoton.engine.card.Card
import app.spoton.engine.card.Cards
import app.spoton.engine.round.Seat
import app.spoton.engine.round.Wager
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.cards.CardRow
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.spoken
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.designsystem.text.title
import app.spoton.tablet.trainer.question.QuizQuestion
import app.spoton.tablet.trainer.question.Skill
import app.spoton.tablet.trainer.question.VisibleCards
import app.spoton.tablet.trainer.state.TrainerPage
import app.spoton.tablet.trainer.ui.components.Section

/** Where several hands or large text must fit. */
private val SmallestCard = 56.dp
private val LargestCard = 96.dp

/** The gap between the largest cards of a row. */
private val CardGap = 8.dp

/** In dp: two hands of large cards fit above large answers, or beside them, if no side of the screen is shorter. */
private const val LargeScreen = 760
private const val MostRoomyHands = 2

/** Of these skills, a question shows one hand of a seat. */
private val OneHand = setOf(Skill.NAME_HAND, Skill.READING, Skill.WHO_WINS)

private val LocalRoomForCards = staticCompositionLocalOf { false }

/** Leaves room for the answers next to it or below it. */
private val PictureHeight = 340.dp

/** The cards and wagers that the question is about; once answered, the deciding cards are raised. */
@Composable
internal fun RoundView(question: QuizQuestion, isAnswered: Boolean, picture: TrainerPage.LayoutPicture? = null) {
    val practice = question.practice()
    val decidingCards = if (isAnswered) question.explanation().decidingCards() else 0L
    if (question.topic().skill() == Skill.READING && picture != null) {
        LayoutImage(picture, practice.seatNumber())
        if (isAnswered) SeatCards(question, practice.seat(), decidingCards, true)
        return
    }
    if (question.topic().skill().isAboutProcedure) {
        ProcedureLines(question)
        return
    }
    val shown = VisibleCards.of(question)
    CompositionLocalProvider(LocalRoomForCards provides isRoomy(question, shown)) {
        if (shown.dealer()) {
            val up = if (shown.upCard()) practice.round().dealer().list()[0] else null
            Hand(stringResource(R.string.quiz_dealer), practice.round().dealer(), decidingCards, "cards-dealer", up)
        }
        shown.seats().forEach { seat -> SeatCards(question, seat, decidingCards, isAnswered) }
    }
    RoundContext(question, shown)
}

/** Whether large cards and large targets fit, however the tablet is held. */
@Composable
internal fun isLargeScreen(): Boolean =
    LocalConfiguration.current.run { minOf(screenWidthDp, screenHeightDp) } >= LargeScreen

/** Whether the cards can be as large as on a table: few hands, a large screen, text of the usual size. */
@Composable
private fun isRoomy(question: QuizQuestion, shown: VisibleCards): Boolean {
    val isOneHand = question.topic().skill() in OneHand // also of a seat that has split
    val hands = shown.seats().sumOf { if (isOneHand) 1 else maxOf(1, it.hands().size) } + if (shown.dealer()) 1 else 0
    return hands <= MostRoomyHands && textScale() == 1f && isLargeScreen()
}

/** The width of each of so many cards side by side, all of them whole. */
@Composable
private fun cardWidth(count: Int, room: Dp): Dp =
    if (LocalRoomForCards.current) ((room + CardGap) / maxOf(1, count) - CardGap).coerceIn(SmallestCard, LargestCard) else SmallestCard

/** What a question about the procedure starts from. */
@Composable
private fun ProcedureLines(question: QuizQuestion) {
    Section(null, Modifier.testTag("procedure")) {
        question.shown().forEach { Text(it, style = MaterialTheme.typography.titleLarge) }
    }
}

@Composable
private fun SeatCards(question: QuizQuestion, seat: Seat, decidingCards: Long, answered: Boolean) {
    val practice = question.practice()
    val name = stringResource(R.string.quiz_seat, seat.number())
    val skill = question.topic().skill()
    when {
        skill in OneHand ->
            Hand(name, practice.playerCards(), decidingCards, "cards-seat")
        skill == Skill.ENVY -> Hand(name + progressive(seat), seat.cards(), decidingCards, "cards-seat")
        seat.hands().isEmpty() -> Hand(name, seat.cards(), decidingCards, "cards-seat")
        else -> {
            val shown = VisibleCards.of(question)
            if (shown.dealt()) Hand(name, seat.cards(), decidingCards, "cards-seat")
            if (shown.hands()) SplitHands(seat, decidingCards, filled = answered || skill != Skill.DRAW)
        }
    }
    if (seat.folded()) {
        Text(
            stringResource(R.string.quiz_folded),
            color = MaterialTheme.colorScheme.tertiary, style = MaterialTheme.typography.titleMedium,
        )
    }
    if (VisibleCards.of(question).wagers() && skill != Skill.ENVY) Stakes(question, seat)
}

/** Envy depends on this wager only; it is next to the seat's name so that three seats fit on the screen. */
@Composable
private fun progressive(seat: Seat): String {
    val wager = Wager.PROGRESSIVE
    if (!seat.made(wager)) return ""
    return " · " + stringResource(R.string.quiz_wager, title(wager), dollars(seat.stake(wager)))
}

/** The two hands side by side, as on the table. */
@Composable
private fun SplitHands(seat: Seat, decidingCards: Long, filled: Boolean) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(24.dp), verticalArrangement = Arrangement.spacedBy(12.dp),
    ) {
        seat.hands().forEachIndexed { at, hand ->
            val folded = if (hand.folded()) " · " + stringResource(R.string.quiz_folded) else ""
            val cards = if (filled) hand.filled() else hand.cards()
            Hand(stringResource(R.string.quiz_hand, at + 1) + folded, cards, decidingCards, "cards-hand-$at")
        }
    }
}

/** @param up the dealer's up card, if it must be played */
@Composable
private fun Hand(name: String, cards: Cards, decidingCards: Long, tag: String, up: Card? = null) {
    val all = name + ": " + spoken(cards)
    val says = if (up == null) all else stringResource(R.string.quiz_up_spoken, all, spoken(up))
    BoxWithConstraints(Modifier.testTag(tag).semantics(mergeDescendants = true) { contentDescription = says }) {
        val width = cardWidth(cards.size(), maxWidth)
        Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
            Text(name, style = MaterialTheme.typography.titleMedium)
            CardRow(cards, 0, width, Modifier.padding(top = if (decidingCards != 0L) width / 5 else 0.dp), raised = decidingCards)
            if (up != null) {
                Text(
                    stringResource(R.string.quiz_up), Modifier.width(width).testTag("up-card"),
                    style = MaterialTheme.typography.labelLarge, textAlign = TextAlign.Center,
                )
            }
        }
    }
}

/** The wagers at the seat; the one in question is highlighted. */
@Composable
private fun Stakes(question: QuizQuestion, seat: Seat) {
    val colors = MaterialTheme.colorScheme
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        question.practice().game().wagers().filter { seat.made(it) }.forEach { wager ->
            val here = seat.number() == question.practice().seatNumber()
            val asked = here && wager == VisibleCards.of(question).asked().orNull()
            Text(
                stringResource(R.string.quiz_wager, title(wager), dollars(seat.stake(wager))),
                Modifier
                    .border(
                        if (asked) 3.dp else 1.dp, if (asked) colors.primary else colors.outlineVariant,
                        RoundedCornerShape(12.dp),
                    )
                    .padding(horizontal = 10.dp, vertical = 6.dp),
                style = MaterialTheme.typography.bodyMedium, fontWeight = if (asked) FontWeight.Bold else null,
            )
        }
    }
}

/** Who holds two seats, the meters and the paytables. */
@Composable
private fun RoundContext(question: QuizQuestion, shown: VisibleCards) {
    val practice = question.practice()
    if (practice.players().isNotEmpty()) {
        val seats = practice.players().keys.sorted().map { stringResource(R.string.quiz_seat, it) }
        Text(
            stringResource(R.string.quiz_same_player, seats.joinToString()),
            color = MaterialTheme.colorScheme.tertiary, style = MaterialTheme.typography.titleMedium,
        )
    }
    if (!shown.paytables()) return
    val priced = practice.round().paytables().filterKeys { needsPaytable(question, it) }
    val meters = if (Wager.PROGRESSIVE in priced) practice.round().meters() else emptyMap()
    val lines = meters.map { (name, meter) -> stringResource(R.string.quiz_meter, name, dollars(meter.amount())) } +
        priced.values.map { it.id() }.distinct().joinToString().let { stringResource(R.string.quiz_paytables, it) }
    if (priced.isNotEmpty()) {
        Text(
            lines.joinToString(" · "),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
        )
    }
}

/** Whether the paytable of this wager is needed to answer: the one in question, or all that were bet on. */
internal fun needsPaytable(question: QuizQuestion, priced: Wager): Boolean {
    val seats = question.practice().round().seats()
    val asked = question.wager().orNull()
    return when {
        question.topic().skill() == Skill.ENVY -> priced == Wager.PROGRESSIVE
        asked != null && question.topic().skill() != Skill.MISTAKE ->
            priced == asked || priced == Wager.ANTE && (asked == Wager.ANTE_1 || asked == Wager.ANTE_2)
        priced == Wager.AUTOMATIC_BONUS -> seats.any { it.made(Wager.PLAY) }
        else -> priced == Wager.ANTE || seats.any { it.made(priced) }
    }
}

@Composable
private fun LayoutImage(picture: TrainerPage.LayoutPicture, seat: Int) {
    val says = stringResource(R.string.quiz_picture, seat)
    val bitmap = remember(picture) {
        val file = picture.jpeg()
        BitmapFactory.decodeByteArray(file, 0, file.size).asImageBitmap()
    }
    Image(
        bitmap, says, Modifier.fillMaxWidth().heightIn(max = PictureHeight).testTag("picture"), Alignment.TopStart,
        ContentScale.Fit,
    )
}
