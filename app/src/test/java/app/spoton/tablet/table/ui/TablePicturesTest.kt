package app.spoton.tablet.table.ui

import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.ScreenLook
import app.spoton.tablet.designsystem.ScreenSize
import app.spoton.tablet.designsystem.Screenshots
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.table.FullTable
import app.spoton.tablet.table.panels.settlement.Supervisors
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.round.settlement.Pace
import app.spoton.tablet.table.state.TableState
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** Every game at every pace on every size of tablet, to be looked at by a person: {@code -Pspoton.look=folder} writes the pictures. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class TablePicturesTest(private val game: String, private val size: ScreenSize, private val look: ScreenLook) {
    @Test
    fun everyMomentOfARoundCanBeLookedAt() {
        moments().forEach { (name, state) ->
            listOf("dealer" to TableStates.taps, "training" to TableStates.training).forEach { (who, actions) ->
                Screenshots.lookAt("$game-$name-$who", size, look) {
                    SpotOnTheme(look.isDark) {
                        AppShell(AppSection.TABLE, {}, {}) { TableScreen(state, actions, supervisors = Supervisors(listOf("Sam")), dealerName = "Ann") }
                    }
                }
            }
        }
    }

    private fun moments(): Map<String, TableState> {
        val round = FullTable.round(game)
        val cards = round.filter { it.phase() == RoundPhase.CARDS }
        val settled = round.filter { it.phase() == RoundPhase.SETTLEMENT }
        return listOf(
            "1-wagers" to round.last { it.phase() == RoundPhase.WAGERS && it.round().seatsInPlay().isNotEmpty() },
            "2-cards" to cards[cards.size / 2],
            "3-decision" to cards.firstOrNull { it.focus() is TableFocus.Decision },
            "4-staged" to cards.firstOrNull { it.staged().isNotEmpty() },
            "5-by-line" to settled.first(),
            "6-by-seat" to settled.first().withPace(Pace.BY_SEAT),
            "7-whole-table" to settled.first().withPace(Pace.WHOLE_TABLE),
            "8-totals" to settled.last().withPace(Pace.BY_SEAT),
            "9-confirmed" to round.lastOrNull { it.phase() == RoundPhase.CONFIRMED },
        ).mapNotNull { (name, state) -> state?.let { name to it } }.toMap()
    }

    companion object {
        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} {2}")
        fun tablets(): List<Array<Any>> = TableMoments.GAMES.flatMap { game ->
            listOf(ScreenSize.WIDE, ScreenSize.LOW, ScreenSize.TALL).flatMap { size ->
                ScreenLook.entries.map { arrayOf<Any>(game, size, it) }
            }
        }
    }
}
