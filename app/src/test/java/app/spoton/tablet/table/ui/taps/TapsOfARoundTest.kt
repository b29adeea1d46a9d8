package app.spoton.tablet.table.ui.taps

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.lifecycle.ViewModelProvider
import app.spoton.engine.card.Card
import app.spoton.engine.catalog.Catalog
import app.spoton.engine.game.Game
import app.spoton.engine.record.CardOrigin
import app.spoton.engine.record.RoundEnd
import app.spoton.engine.testing.LongRun
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.designsystem.tap
import app.spoton.tablet.setup.AmountPolicy
import app.spoton.tablet.table.TableViewModel
import app.spoton.tablet.table.TestLayouts
import app.spoton.tablet.table.round.CardPosition
import app.spoton.tablet.table.round.PlacedCard
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.round.seat.SpotLayout
import app.spoton.tablet.table.round.settlement.Pace
import app.spoton.tablet.table.state.TableState
import java.io.File
import java.util.Random
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.annotation.Config

/**
 * How often a dealer touches the screen in a round in which everybody bets what must be bet and plays. docs/table.md has
 * these counts, and what each tap is for. 'With the camera' means one that is certain: it lays all cards by itself. The cards of six
 * seats are typed in with {@code -Pspoton.long} and when the document is written: four in ten of all taps.
 */
@RunWith(ParameterizedRobolectricTestRunner::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class TapsOfARoundTest(private val id: String) {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()

    private val game: Game = Catalog.standard().game(id).get()
    private val deck = ArrayDeque<Card>()
    private var taps = 0

    @Before
    fun tableIsOpen() {
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag("deal").isDisplayed() }
        rule.runOnUiThread { model().changeGame(game) }
        rule.waitUntil(timeoutMillis = 20_000) { table().setup().game().id() == id }
    }

    private fun model(): TableViewModel = ViewModelProvider(rule.activity)[TableViewModel::class.java]

    private fun table(): TableState = model().state().value!!.table().get()

    private fun tap(tag: String) {
        rule.onNodeWithTag(tag).assertIsDisplayed().tap()
        taps++
    }

    /** What is not counted: the round before, and what the camera does. */
    private fun without(change: (TableState) -> TableState) {
        rule.runOnUiThread { model().tap { change(it) } }
        rule.waitForIdle()
    }

    private fun begin(seats: Int, pace: Pace) {
        taps = 0
        deck.clear()
        deck += Card.deck().shuffled(Random(SEED + seats.toLong()))
        without { it.withPace(pace) }
        without { open -> (1..seats).fold(open) { state, seat -> bet(state, seat) }.deal().returnWagers(RoundEnd.VOID, "test") }
        awaitLog()
    }

    private fun bet(state: TableState, seat: Int): TableState =
        game.wagers().filter { game.facts().isBaseGame(it) && !SpotLayout.isPlay(it) }
            .fold(state) { now, wager -> TestLayouts.bet(now, seat, wager, "10") }

    private fun awaitLog() = rule.waitUntil(timeoutMillis = 20_000) { table().round().audit().logEntry() > 0 }

    /** The camera lays every card that is missing and can lie there now. */
    private fun see(dealer: Boolean) {
        val round = table().round()
        val places = round.seatsInPlay().flatMap { seat -> (0..seat.hands().size).map { CardPosition(seat.number(), it) } } +
            if (dealer) listOf(CardPosition.DEALER) else emptyList()
        val seen = places.filter { round.missing(it.seat(), it.hand()) > 0 }.associateWith { place ->
            List(round.missing(place.seat(), place.hand())) { PlacedCard(deck.removeFirst(), CardOrigin.CAMERA) }
        }
        without { it.placeCards(seen) }
    }

    private fun splitAll() {
        while (table().options(table().focus().seat().coerceAtLeast(1)).splits().isNotEmpty()) tap("split-0")
    }

    private fun finish() {
        rule.waitUntil(timeoutMillis = 20_000) { table().phase() == RoundPhase.SETTLEMENT }
        while (!rule.onNodeWithTag("confirm").isDisplayed()) tap("next")
        tap("confirm")
        awaitLog()
        rule.runOnUiThread { model().nextRound(false) }
        rule.waitForIdle()
    }

    private fun playWithCamera() {
        tap("deal")
        if (game.facts().isSplit) {
            see(dealer = false)
            splitAll()
        }
        tap("all-play")
        see(dealer = true)
        finish()
    }

    private fun enterCards() {
        tap("deal")
        if (!game.facts().isSplit) tap("all-play")
        while (!table().canSettle()) {
            if (table().focus() is TableFocus.CardAt) {
                val card = deck.removeFirst()
                tap("rank-" + card.rank().symbol())
                tap("suit-" + card.suit().symbol())
            } else {
                splitAll()
                if (table().canPlayAll()) tap("all-play")
            }
        }
        tap("settle")
        finish()
    }

    /** The wagers of the last round come back with one tap. */
    private fun sameAgain(seats: Int, pace: Pace, play: () -> Unit): Int {
        begin(seats, pace)
        tap("repeat-wagers")
        play()
        return taps
    }

    /** Nobody counts chips: a finger marks each seat. */
    private fun marked(seats: Int, pace: Pace, play: () -> Unit): Int {
        taps = 0
        deck.clear()
        deck += Card.deck().shuffled(Random(SEED + seats.toLong()))
        val counted = table().setup()
        without { TableState.open(counted.withOptions(counted.options().with(AmountPolicy.NEVER))).withPace(pace) }
        val first = game.wagers().first { !SpotLayout.isPlay(it) && game.facts().isBaseGame(it) }
        (1..seats).forEach { tap("spot-$it-" + first.id()) }
        play()
        without { TableState.open(counted) }
        return taps
    }

    private fun count(round: (Int) -> Int): List<Int> = Seats.map(round)

    private fun countByHand(round: (Int) -> Int): List<Int> = (if (LongRun.IN_FULL || isRecorded) Seats else Seats.dropLast(1)).map(round)

    /** When screenshots are recorded, the row is written into the document; otherwise what was counted is compared. */
    private fun isInDocument(counts: List<List<Int>>) {
        val document = File("../docs/table.md")
        val old = document.readLines()
        val at = old.indexOfFirst { it.startsWith("| ${game.title()} | ") }
        if (isRecorded) {
            document.writeText(old.toMutableList().also { it[at] = row(counts) }.joinToString("\n", postfix = "\n"))
        } else {
            val said = old[at].removeSurrounding("| ", " |").split(" | ").drop(1).map { cell -> cell.split(" / ").map { it.toInt() } }
            assertEquals("docs/table.md", List(counts.size) { Seats.size }, said.map { it.size })
            assertEquals("docs/table.md", row(counts), row(said.zip(counts) { cell, counted -> cell.take(counted.size) }))
        }
    }

    private fun row(counts: List<List<Int>>): String =
        (listOf(game.title()) + counts.map { it.joinToString(" / ") }).joinToString(" | ", "| ", " |")

    @Test
    fun aRoundTakesAsManyTapsAsTheTableInTheDocumentsSays() {
        val camera = count { sameAgain(it, Pace.BY_SEAT, ::playWithCamera) }
        val whole = count { sameAgain(it, Pace.WHOLE_TABLE, ::playWithCamera) }
        val markedBySeat = count { marked(it, Pace.BY_SEAT, ::playWithCamera) }
        val markedWhole = count { marked(it, Pace.WHOLE_TABLE, ::playWithCamera) }
        val hand = countByHand { sameAgain(it, Pace.BY_SEAT, ::enterCards) }
        val markedHand = countByHand { marked(it, Pace.BY_SEAT, ::enterCards) }
        val counts = listOf(camera, whole, markedBySeat, markedWhole, hand, markedHand)
        val row = row(counts)
        val split = if (game.facts().isSplit) 1 else 0 // a tap for each seat whose split the camera has not seen
        assertTrue(row, camera[0] <= 5 + split && camera[2] <= 12 + 6 * split && whole[2] <= 6 + 6 * split)
        assertTrue(row, markedWhole[2] <= 14 + 6 * split && markedBySeat[2] <= 14 + 6 * split)
        isInDocument(counts)
    }

    companion object {
        /** A deck without an instant winner, whose split would need no tap. */
        private const val SEED = 20L
        private val Seats = listOf(1, 3, 6)
        private val isRecorded = System.getProperty("roborazzi.test.record") == "true"

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}")
        fun games(): List<Array<Any>> = Catalog.standard().games().map { arrayOf<Any>(it.id()) }
    }
}
