package app.spoton.tablet.table.ui

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.lifecycle.ViewModelProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.card.Cards
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.designsystem.tap
import app.spoton.tablet.table.TableViewModel
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.state.TableState
import org.junit.Assert.assertEquals
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/**
 * How often a dealer touches the screen in a round with one player who bets what must be bet, wins nothing special and plays;
 * docs/table.md has these counts. Cards by hand; 'same again' opens the second round.
 */
@RunWith(AndroidJUnit4::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class TapsOfARoundTest {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()

    private val taps = linkedMapOf<String, Int>()

    @Before
    fun tableIsOpen() {
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag("deal").isDisplayed() }
    }

    private fun table(): TableState = ViewModelProvider(rule.activity)[TableViewModel::class.java].state().value!!

    private fun tap(what: String, vararg tags: String) = tags.forEach {
        rule.onNodeWithTag(it).assertIsDisplayed().tap()
        taps.merge(what, 1, Int::plus)
    }

    private fun cards(cards: String) = Cards.parse(cards).list().forEach {
        tap("cards", "rank-" + it.rank().symbol(), "suit-" + it.suit().symbol())
    }

    private fun settle() {
        tap("settle", "settle")
        rule.waitUntil(timeoutMillis = 20_000) { table().phase() == RoundPhase.SETTLEMENT }
        while (!rule.onNodeWithTag("confirm").isDisplayed()) tap("seats", "next")
        tap("confirm", "confirm")
        rule.waitUntil(timeoutMillis = 20_000) { table().round().audit().logEntry() > 0 }
    }

    private fun game(id: String) {
        rule.onNodeWithTag("change-game").tap()
        rule.onNodeWithTag("game-$id").tap()
        rule.waitUntil(timeoutMillis = 20_000) { table().setup().game().id() == id }
    }

    private fun count(wagers: List<String>, first: String, decision: List<String>, rest: String): String {
        tap("wagers", *wagers.toTypedArray())
        tap("deal", "deal")
        cards(first)
        tap("decision", *decision.toTypedArray())
        cards(rest)
        settle()
        val round = taps.toString() + " = " + taps.values.sum()
        taps.clear()
        tap("same again", "repeat-wagers")
        assertEquals("one tap has all wagers down again", true, table().canDeal())
        return round
    }

    @Test
    fun fourCardPoker() = assertEquals(
        "{wagers=2, deal=1, cards=22, decision=1, settle=1, confirm=1} = 28",
        count(listOf("spot-1-ante", "chip-5.00"), "AhAd9c4d2h", listOf("play-1-0-5.00"), "KsQd8s6c2s3d"),
    )

    @Test
    fun threeCardFury() {
        game("three-card-fury")
        assertEquals(
            "{wagers=2, deal=1, cards=14, decision=1, settle=1, confirm=1} = 20",
            count(listOf("spot-1-ante", "chip-5.00"), "9s9h4d2c", listOf("play-1-0-5.00"), "QsTd4h"),
        )
    }

    @Test
    fun crazyFourPoker() {
        game("crazy-4-poker")
        assertEquals(
            "{wagers=2, deal=1, cards=20, decision=1, settle=1, confirm=1} = 26",
            count(listOf("spot-1-ante", "chip-5.00"), "AcAd8hJcKh", listOf("play-1-0-5.00"), "KsTd8s6c2s"),
        )
    }

    @Test
    fun fourCardSplit() {
        game("four-card-split")
        assertEquals(
            "{wagers=4, deal=1, cards=18, decision=4, settle=1, confirm=1} = 29",
            count(
                listOf("spot-1-ante-1", "chip-5.00", "spot-1-blind", "chip-5.00"), "AcAd9hKs",
                listOf("move-9h", "move-Ks", "play-1-0-5.00", "fold-1-1"), "3cKhQd5c3s",
            ),
        )
    }

    @Test
    fun superFourPoker() {
        game("super-4-poker")
        assertEquals(
            "{wagers=2, deal=1, cards=20, decision=1, settle=1, confirm=1} = 26",
            count(listOf("spot-1-ante", "chip-5.00"), "QcQd8hJcKh", listOf("play-1-0-5.00"), "AsAd8s6c2s"),
        )
    }
}
