package app.spoton.tablet.trainer.ui

import android.graphics.BitmapFactory
import androidx.compose.foundation.Image
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
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
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.asImageBitmap
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.spoton.engine.card.Card
import app.spoton.engine.card.Cards
import app.spoton.engine.round.Seat
import app.spoton.engine.round.Wager
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.CardRow
import app.spoton.tablet.designsystem.dollars
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.spoken
import app.spoton.tablet.designsystem.title
import app.spoton.tablet.trainer.question.QuizQuestion
import app.spoton.tablet.trainer.question.Skill
import app.spoton.tablet.trainer.question.VisibleCards
import app.spoton.tablet.trainer.state.TrainerPage

private val CardWidth = 56.dp

/** No higher than leaves room for the answers beside or below it. */
private val PictureHeight = 340.dp

/** As much of the round as the question is about; after the answer the cards that count are raised. */
@Composable
internal fun RoundView(page: TrainerPage.Quiz) {
    val question = page.question
    val practice = question.practice()
    val decidingCards = if (page.graded.isPresent) question.explanation().decidingCards() else 0L
    if (question.topic().skill() == Skill.READING && page.picture.isPresent) {
        LayoutPicture(page.picture.get(), practice.seatNumber())
        if (page.graded.isPresent) SeatCards(question, practice.seat(), decidingCards, true)
        return
    }
    val shown = VisibleCards.of(question)
    if (shown.dealer()) {
        val up = if (shown.upCard()) practice.round().dealer().list()[0] else null
        Hand(stringResource(R.string.sit_dealer), practice.round().dealer(), decidingCards, "cards-dealer", up)
    }
    shown.seats().forEach { seat -> SeatCards(question, seat, decidingCards, page.graded.isPresent) }
    Around(question, shown)
}

@Composable
private fun SeatCards(question: QuizQuestion, seat: Seat, decidingCards: Long, answered: Boolean) {
    val practice = question.practice()
    val name = stringResource(R.string.sit_seat, seat.number())
    val skill = question.topic().skill()
    when {
        skill == Skill.NAME_HAND || skill == Skill.READING || skill == Skill.WHO_WINS ->
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
            stringResource(R.string.sit_folded),
            color = MaterialTheme.colorScheme.tertiary, style = MaterialTheme.typography.titleMedium,
        )
    }
    if (VisibleCards.of(question).wagers() && skill != Skill.ENVY) Stakes(question, seat)
}

/** Of all that is bet, envy depends on this alone; beside the seat's name, so that three seats are in view at once. */
@Composable
private fun progressive(seat: Seat): String {
    val wager = Wager.PROGRESSIVE
    if (!seat.made(wager)) return ""
    return " · " + stringResource(R.string.sit_stake, title(wager), dollars(seat.stake(wager)))
}

/** The two hands beside one another, as they lie on the table. */
@Composable
private fun SplitHands(seat: Seat, decidingCards: Long, filled: Boolean) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(24.dp), verticalArrangement = Arrangement.spacedBy(12.dp),
    ) {
        seat.hands().forEachIndexed { at, hand ->
            val folded = if (hand.folded()) " · " + stringResource(R.string.sit_folded) else ""
            val cards = if (filled) hand.filled() else hand.cards()
            Hand(stringResource(R.string.sit_hand, at + 1) + folded, cards, decidingCards, "cards-hand-$at")
        }
    }
}

/** @param up the dealer's card that lies face up and must be played, where that is so */
@Composable
private fun Hand(name: String, cards: Cards, decidingCards: Long, tag: String, up: Card? = null) {
    val all = name + ": " + spoken(cards)
    val says = if (up == null) all else stringResource(R.string.sit_up_spoken, all, spoken(up))
    Column(
        Modifier.testTag(tag).semantics(mergeDescendants = true) { contentDescription = says },
        Arrangement.spacedBy(4.dp),
    ) {
        Text(name, style = MaterialTheme.typography.titleMedium)
        CardRow(cards, 0, CardWidth, Modifier.padding(top = if (decidingCards != 0L) CardWidth / 5 else 0.dp), raised = decidingCards)
        if (up != null) {
            Text(
                stringResource(R.string.sit_up), Modifier.width(CardWidth).testTag("up-card"),
                style = MaterialTheme.typography.labelLarge, textAlign = TextAlign.Center,
            )
        }
    }
}

/** What is bet at the seat, the wager in question marked. */
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
                stringResource(R.string.sit_stake, title(wager), dollars(seat.stake(wager))),
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

/** What else one must know: who holds two seats, the meters, which paytables are on the table. */
@Composable
private fun Around(question: QuizQuestion, shown: VisibleCards) {
    val practice = question.practice()
    if (practice.players().isNotEmpty()) {
        val seats = practice.players().keys.sorted().map { stringResource(R.string.sit_seat, it) }
        Text(
            stringResource(R.string.sit_same_player, seats.joinToString()),
            color = MaterialTheme.colorScheme.tertiary, style = MaterialTheme.typography.titleMedium,
        )
    }
    if (!shown.paytables()) return
    val priced = practice.round().paytables().filterKeys { isAtPlay(question, it) }
    val meters = if (Wager.PROGRESSIVE in priced) practice.round().meters() else emptyMap()
    val lines = meters.map { (name, meter) -> stringResource(R.string.sit_meter, name, dollars(meter.amount())) } +
        priced.values.map { it.id() }.distinct().joinToString().let { stringResource(R.string.sit_by_tables, it) }
    if (priced.isNotEmpty()) {
        Text(
            lines.joinToString(" · "),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
        )
    }
}

/** Whether the paytable of this wager is needed to answer: the one that is asked about, or all that were bet on. */
private fun isAtPlay(question: QuizQuestion, priced: Wager): Boolean {
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
private fun LayoutPicture(picture: TrainerPage.LayoutPicture, seat: Int) {
    val says = stringResource(R.string.sit_picture, seat)
    val bitmap = remember(picture) {
        val file = picture.jpeg()
        BitmapFactory.decodeByteArray(file, 0, file.size).asImageBitmap()
    }
    Image(
        bitmap, says, Modifier.fillMaxWidth().heightIn(max = PictureHeight).testTag("picture"), Alignment.TopStart,
        ContentScale.Fit,
    )
}
