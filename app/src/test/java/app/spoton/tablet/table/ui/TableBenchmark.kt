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
import app.spoton.engine.testing.TestRequirement
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.table.FullTable
import app.spoton.tablet.table.round.settlement.Pace
import app.spoton.tablet.table.state.TableState
import java.io.File
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** How long the dealer waits. Not a test: ./gradlew :app:tableBenchmark prints the figures. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class TableBenchmark {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    private var state: TableState by mutableStateOf(TableStates.ready)

    /** Nanoseconds of the processor that this thread has had: on a busy machine the clock says how busy it is. */
    private fun processorTime(): Long = File("/proc/thread-self/schedstat").readText().substringBefore(' ').toLong()

    /** What one thing took: by the clock, by the processor, and in how many frames it was on the screen. */
    private class Took(val clock: Double, val processor: Double, val frames: Int)

    /** Nodes are looked for between the frames, outside the time that is taken. */
    private fun show(tag: (TableState) -> String, next: () -> TableState): Took {
        var clock = 0.0
        var processor = 0.0
        fun timed(work: () -> Unit) {
            val begin = System.nanoTime()
            val used = processorTime()
            work()
            clock += (System.nanoTime() - begin) / 1e6
            processor += (processorTime() - used) / 1e6
        }
        timed {
            rule.runOnUiThread {
                state = next()
                Snapshot.sendApplyNotifications()   // the looper that would send them stands still here
            }
        }
        for (frame in 1..MostFrames) {
            timed { rule.mainClock.advanceTimeByFrame() }
            if (rule.onNodeWithTag(tag(state), useUnmergedTree = true).isDisplayed()) return Took(clock, processor, frame)
        }
        throw AssertionError("${tag(state)} is not there after $MostFrames frames")
    }

    /** The first line of the panel in view, which is another one in the next panel. */
    private fun firstLine(state: TableState): String = "line-" + state.view().get().group().get().first()

    private fun report(what: String, took: List<Took>) {
        fun spread(times: List<Double>) = times.sorted().let { "median %5.1f ms, 95%% %6.1f ms".format(it[it.size / 2], it[it.size * 95 / 100]) }
        println("%-55s clock %s; processor %s; frames %s".format(
            what, spread(took.map { it.clock }), spread(took.map { it.processor }), took.map { it.frames }.toSortedSet(),
        ))
    }

    /** From 'all cards are in' to the settlement, and from a tap to what comes next. */
    private fun measure(settles: String, goesOn: String, ready: TableState, settled: (TableState) -> String, next: (TableState) -> String) {
        val first = mutableListOf<Took>()
        val second = mutableListOf<Took>()
        repeat(Warm + Counted) { turn ->
            show({ "settle" }) { ready }
            val all = show(settled) { ready.settle() }
            val now = state
            val step = show(next) { now.next() }
            if (turn >= Warm) {
                first += all
                second += step
            }
        }
        report(settles, first)
        report(goesOn, second)
    }

    @Test
    fun printHowLongTheDealerWaits() {
        TestRequirement.require("a benchmark, run by :app:tableBenchmark", System.getProperty("spoton.benchmark") != null)
        println("load " + File("/proc/loadavg").readText().trim())
        rule.mainClock.autoAdvance = false
        rule.setContent {
            SpotOnTheme(true) { AppShell(AppSection.TABLE, {}, {}) { TableScreen(state, TableStates.taps) } }
        }
        measure(
            "by line: cards are certain -> first line", "by line: 'next' -> next line",
            TableStates.ready.withPace(Pace.BY_LINE), { "dealer-hand" }, { "step" },
        )
        // Seven seats with every wager, which is as much as there can be.
        val full = FullTable.round("crazy-4-poker").last { it.canSettle() }
        measure(
            "by seat: cards are certain -> first seat", "by seat: 'next' -> next seat",
            full.withPace(Pace.BY_SEAT), ::firstLine, ::firstLine,
        )
        measure(
            "whole table: cards are certain -> every seat", "whole table: 'next' -> next seat",
            full.withPace(Pace.WHOLE_TABLE), { "pushed-1" }, ::firstLine,
        )
        println("load " + File("/proc/loadavg").readText().trim())
    }

    private companion object {
        const val Warm = 20
        const val Counted = 60
        const val MostFrames = 5
    }
}
