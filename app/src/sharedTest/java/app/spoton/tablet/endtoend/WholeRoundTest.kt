package app.spoton.tablet.endtoend

import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** A round of each game at the demonstration table, from the first chip to the confirmation. */
@RunWith(AndroidJUnit4::class)
class WholeRoundTest {
    @get:Rule
    val app = AppOnScreen()

    @Before
    fun tableIsOpen() = app.awaitTable()

    private fun play(game: String, wagers: List<String>, player: String, decisions: List<String>, rest: String): String {
        if (app.table().setup().game().id() != game) {
            app.tap("change-game", "game-$game")
            app.waitUntil { app.table().setup().game().id() == game }
        }
        app.tap(*wagers.toTypedArray(), "deal")
        app.deal(player)
        app.tap(*decisions.toTypedArray())
        app.deal(rest)
        return app.settle().steps().joinToString { it.wager().id() + " " + it.outcome().name.lowercase() + " " + it.pay() }
    }

    @Test
    fun fourCardPoker() = assertEquals(
        "play win 5.00, ante win 5.00",
        play("four-card-poker", listOf("spot-1-ante", "chip-5.00"), "AhAd9c4d2h", listOf("play-1-0-5.00"), "KsQd8s6c2s3d"),
    )

    @Test
    fun threeCardFury() = assertEquals(
        "play push 0.00, monster lose 0.00, ante win 5.00",
        play("three-card-fury", listOf("spot-1-ante", "chip-5.00"), "9s9h4d2c", listOf("play-1-0-5.00"), "QsTd4h"),
    )

    @Test
    fun crazyFourPoker() = assertEquals(
        "play win 5.00, ante win 5.00, super-bonus push 0.00",
        play("crazy-4-poker", listOf("spot-1-ante", "chip-5.00"), "AcAd8hJcKh", listOf("play-1-0-5.00"), "KsTd8s6c2s"),
    )

    @Test
    fun fourCardSplit() = assertEquals(
        "blind win 10.00, ante-2 lose 0.00, play-1 win 5.00, ante-1 win 5.00",
        play(
            "four-card-split", listOf("spot-1-ante-1", "chip-5.00", "spot-1-blind"), "AcAd9hKs",
            listOf("split-0", "play-1-0-5.00", "fold-1-1"), "3cKhQd5c3s",
        ),
    )

    @Test
    fun superFourPoker() = assertEquals(
        "ante lose 0.00, play lose 0.00, xtra-bonus lose 0.00",
        play("super-4-poker", listOf("spot-1-ante", "chip-5.00"), "QcQd8hJcKh", listOf("play-1-0-5.00"), "AsAd8s6c2s"),
    )
}
