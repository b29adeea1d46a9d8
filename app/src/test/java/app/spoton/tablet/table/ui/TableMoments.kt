package app.spoton.tablet.table.ui

import app.spoton.tablet.table.FullTable
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.round.settlement.Pace
import app.spoton.tablet.table.state.TableState

/** Moments of a round with every seat and every wager, for tests that look at many of them. */
internal object TableMoments {
    val GAMES: List<String> = listOf("four-card-poker", "three-card-fury", "crazy-4-poker", "four-card-split", "super-4-poker")

    /** Every so many moments of those that look alike, all that are alone of their kind, and the settlement at every pace. */
    fun sample(game: String, every: Int): List<TableState> {
        val moments = FullTable.round(game)
        val few = moments.groupBy { it.phase() to (it.focus() is TableFocus.Decision) }.values.map { it.first() } +
            listOfNotNull(moments.lastOrNull { it.round().waitsForSupervisor() }) + moments.takeLast(2)
        val settled = moments.filter { it.phase() == RoundPhase.SETTLEMENT }
        val atOtherPaces = listOf(Pace.BY_SEAT, Pace.WHOLE_TABLE).flatMap { pace ->
            (settled.filterIndexed { index, _ -> index % every == 1 } + settled.first() + settled.last()).map { it.withPace(pace) }
        }
        return moments.filterIndexed { index, _ -> index % every == 0 } + few + atOtherPaces
    }
}
