package app.spoton.tablet.table.ui

import androidx.activity.ComponentActivity
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshots.Snapshot
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.tablet.app.AppSection
import app.spoton.tablet.app.AppShell
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.people.Pace
import app.spoton.tablet.table.FullTable
import app.spoton.tablet.table.state.TableState
import org.junit.Assert.assertTrue
import org.junit.Assume.assumeTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** How long the dealer waits. Not a test: ./gradlew :app:tableBenchmark prints the figures. */
@RunWith(AndroidJUnit4::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class TableBenchmark {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    private var state: TableState by mutableStateOf(TableStates.ready)

    private fun show(next: TableState) {
        rule.runOnUiThread {
            state = next
            Snapshot.sendApplyNotifications()   // the looper that would send them stands still here
        }
        rule.mainClock.advanceTimeByFrame()
        rule.mainClock.advanceTimeByFrame()
    }

    private fun milliseconds(work: () -> Unit): Double {
        val begin = System.nanoTime()
        work()
        return (System.nanoTime() - begin) / 1e6
    }

    private fun report(what: String, times: List<Double>) {
        val sorted = times.sorted()
        val (middle, most) = sorted[sorted.size / 2] to sorted[sorted.size * 95 / 100]
        println("%-55s median %6.1f ms, 95%% %6.1f ms".format(what, middle, most))
    }

    @Test
    fun printHowLongTheDealerWaits() {
        assumeTrue("skipped: a benchmark, run by :app:tableBenchmark", System.getProperty("spoton.benchmark") != null)
        rule.mainClock.autoAdvance = false
        rule.setContent {
            SpotOnTheme(true) { AppShell(AppSection.TABLE, {}, {}) { TableScreen(state, TableStates.taps) } }
        }
        val first = mutableListOf<Double>()
        val next = mutableListOf<Double>()
        repeat(Warm + Counted) { turn ->
            show(TableStates.ready)
            var settled = TableStates.ready
            val line = milliseconds {
                settled = TableStates.ready.settle()
                show(settled)
            }
            assertTrue(rule.onNodeWithTag("dealer-hand", useUnmergedTree = true).isDisplayed())
            val step = milliseconds { show(settled.next()) }
            assertTrue("one frame was not enough", rule.onNodeWithTag("step", useUnmergedTree = true).isDisplayed())
            if (turn >= Warm) {
                first += line
                next += step
            }
        }
        report("cards are certain -> the first line is on the screen", first)
        report("'next' -> the next line is on the screen", next)
        wholeTable()
    }

    /** Seven seats with every wager, which is as much as there can be. */
    private fun wholeTable() {
        val ready = FullTable.round("crazy-4-poker").last { it.canSettle() }.withPace(Pace.WHOLE_TABLE)
        val whole = mutableListOf<Double>()
        val next = mutableListOf<Double>()
        repeat(Warm + Counted) { turn ->
            show(ready)
            var settled = ready
            val all = milliseconds {
                settled = ready.settle()
                show(settled)
            }
            assertTrue(rule.onNodeWithTag("pushed-1", useUnmergedTree = true).isDisplayed())
            val other = settled.next()
            val seat = milliseconds { show(other) }
            if (turn >= Warm) {
                whole += all
                next += seat
            }
        }
        report("cards are certain -> the whole table is on the screen", whole)
        report("'next' -> the next seat is raised", next)
    }

    private companion object {
        const val Warm = 20
        const val Counted = 60
    }
}
