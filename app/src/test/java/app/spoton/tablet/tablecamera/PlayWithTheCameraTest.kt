package app.spoton.tablet.tablecamera

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.isEnabled
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.lifecycle.ViewModelProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.card.Card
import app.spoton.engine.money.Money
import app.spoton.engine.record.CardOrigin
import app.spoton.engine.round.Wager
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.designsystem.tap
import app.spoton.tablet.table.TableViewModel
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.state.TableState
import app.spoton.tablet.tablecamera.source.DemoDealer
import app.spoton.tablet.tablecamera.storage.CardSourceKind
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/**
 * A whole round of each game by taps with the demonstration table as the camera: its pictures are drawn and read for
 * real. The test answers the reader's questions like a dealer who sees the cards.
 */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class PlayWithTheCameraTest {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()

    @Before
    fun tableIsOpen() {
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag("deal").isDisplayed() }
        rule.waitUntil(timeoutMillis = 20_000) { camera() != null }
    }

    private fun camera(): TableCameraUiState? = ViewModelProvider(rule.activity)[TableCameraViewModel::class.java].state().value

    private fun table(): TableState = ViewModelProvider(rule.activity)[TableViewModel::class.java].state().value!!.table().get()

    private fun tap(vararg tags: String) = tags.forEach { rule.onNodeWithTag(it).assertIsDisplayed().tap() }

    private fun put(card: Card) = tap("rank-" + card.rank().symbol(), "suit-" + card.suit().symbol())

    private fun truth(seat: Int): List<Card> = TableCameraStates.truth(table(), 0, seat)

    private fun unknown(seat: Int): List<Card> = truth(seat).filterNot { table().round().origins().containsKey(it) }

    /** The first reading is asked for; from then on the drawn table is read by itself. */
    private fun read() {
        awaitTheCamera()
        if (table().phase() != RoundPhase.CARDS || table().canSettle()) return
        if (rule.onNode(hasTestTag("read") and isEnabled()).isDisplayed()) tap("read")
        rule.waitUntil(timeoutMillis = 60_000) { camera()!!.snapshot().isPresent }
        answerAll()
    }

    /** What the camera sees is read and judged on threads of its own, also after each card that is put by hand. */
    private fun awaitTheCamera() {
        rule.waitUntil(timeoutMillis = 60_000) { !camera()!!.isAtWork }
        rule.waitForIdle()
    }

    private fun answerAll() {
        while (true) {
            awaitTheCamera()
            val uncertain = camera()!!.question().orElse(null) ?: return
            val cards = unknown(uncertain.position().seat())
            when {
                uncertain.best() in cards -> tap("answer-best")
                uncertain.second() in cards -> tap("answer-second")
                cards.isEmpty() -> tap("answer-none")
                else -> {
                    tap("answer-another")
                    put(cards.first())
                }
            }
        }
    }

    /** Whatever the camera could not read is put by hand. */
    private fun putTheRest() {
        while (true) {
            val place = table().focus() as? TableFocus.CardAt ?: return
            put(unknown(place.seat()).firstOrNull() ?: return)
            answerAll()
        }
    }

    private fun settleAndConfirm() {
        rule.waitUntil(timeoutMillis = 20_000) {
            table().phase() == RoundPhase.SETTLEMENT || rule.onNode(hasTestTag("settle") and isEnabled()).isDisplayed()
        }
        val round = table().round()
        val certainCards = round.origins().filterValues { it != CardOrigin.UNSURE }.keys
        for (seat in listOf(TableFocus.DEALER) + round.seatsInPlay().map { it.number() }) {
            val lies = if (seat == TableFocus.DEALER) round.dealer().list() else round.seat(seat).cards().list()
            assertEquals("seat $seat", emptyList<Card>(), lies.filter { it in certainCards } - truth(seat).toSet())
        }
        assertTrue("the camera did most of it", round.origins().values.count { it == CardOrigin.CAMERA } >= 1)
        if (table().phase() == RoundPhase.CARDS) tap("settle") // what was certain settled itself
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag("next").isDisplayed() }
        while (!rule.onNodeWithTag("confirm").isDisplayed()) tap("next")
        tap("confirm")
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag("next-round").isDisplayed() }
    }

    private fun choose(game: String) {
        if (table().setup().game().id() == game) return
        tap("change-game", "game-$game")
        rule.waitUntil(timeoutMillis = 20_000) { table().setup().game().id() == game }
    }

    private fun play(game: String, spot: String, vararg decisions: String) {
        assertEquals(CardSourceKind.DEMONSTRATION, camera()!!.source())
        choose(game)
        tap(spot, "chip-5.00", "deal")
        read()
        putTheRest()
        tap(*decisions)
        answerAll()
        read()
        putTheRest()
        settleAndConfirm()
    }

    /** Chips that the drawn players have bet, before anybody has tapped a spot. */
    @Test
    fun theDemonstrationsWagersAreSeenByOneTapAndTakenByAnother() {
        val bet = DemoDealer.of(table(), 0).bets().orElseThrow()
        tap("look-wagers")
        rule.waitUntil(timeoutMillis = 60_000) { rule.onNodeWithTag("take-wagers").isDisplayed() }
        tap("take-wagers")
        val wagers = table().setup().game().wagers()
        val taken = table().round().seatsInPlay().flatMap { seat -> wagers.filter(seat::made).map { seat.number() to it } }
        val lying = bet.flatMap { (seat, made) -> made.map { seat to it } }
        assertEquals("nothing is taken that was not bet", emptyList<Any>(), taken - lying.toSet())
        assertTrue("$taken of $lying", taken.size >= 0.75 * lying.size)
    }

    @Test
    fun fourCardPoker() = play("four-card-poker", "spot-2-ante", "play-2-0-5.00")

    @Test
    fun threeCardFury() = play("three-card-fury", "spot-5-ante", "play-5-0-5.00")

    @Test
    fun crazyFourPoker() = play("crazy-4-poker", "spot-1-ante", "play-1-0-5.00")

    @Test
    fun superFourPoker() = play("super-4-poker", "spot-6-ante", "play-6-0-5.00")

    @Test
    fun fourCardSplit() {
        choose("four-card-split")
        tap("spot-2-ante-1", "chip-5.00", "spot-2-blind", "deal")
        assertEquals(Money.ofCents(5_00), table().round().seat(2).stake(Wager.BLIND).amount())
        read()
        putTheRest()
        tap("split-0", "play-2-0-5.00", "fold-2-1")
        answerAll()
        read()
        putTheRest()
        settleAndConfirm()
    }
}
