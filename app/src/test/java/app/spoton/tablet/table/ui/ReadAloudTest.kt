package app.spoton.tablet.table.ui

import androidx.activity.ComponentActivity
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.TabletRule
import app.spoton.tablet.designsystem.TalkBack
import app.spoton.tablet.designsystem.text.shortAmounts
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.table.FullTable
import app.spoton.tablet.table.panels.settlement.Supervisors
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.round.seat.SpotLayout
import app.spoton.tablet.table.round.settlement.Pace
import app.spoton.tablet.table.state.TableState
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** The order in which a screen reader goes through the table, as Android reports it. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class ReadAloudTest(private val game: String, private val size: String, private val text: Float) {
    private val rule = createAndroidComposeRule<ComponentActivity>()

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(TabletRule(size, text, TalkBack::turnOn)).around(rule)

    private var state: TableState? by mutableStateOf(null)

    private enum class Part { RAIL, HEADER, NOW, SEATS, DEALER, PANEL }

    private fun part(stop: TalkBack.ReadStop): Part = when {
        stop.tags.any { it.startsWith("section-") } -> Part.RAIL
        stop.tags.any { it in Header } -> Part.HEADER
        stop.tags.any { it in Now } -> Part.NOW
        stop.tags.any { it.startsWith("seat-") && it.removePrefix("seat-").toIntOrNull() != null } -> Part.SEATS
        "dealer" in stop.tags -> Part.DEALER
        "panel" in stop.tags -> Part.PANEL
        else -> throw AssertionError("of no part: $stop ${stop.tags}")
    }

    /** The first moment of each kind: of each phase, with each thing in focus, and the ends. */
    private fun moments(): List<TableState> {
        val all = FullTable.round(game)
        val kinds = all.groupBy { Triple(it.phase(), it.focus().javaClass, it.focus().seat() == TableFocus.DEALER) }
        val settled = all.filter { it.phase() == RoundPhase.SETTLEMENT }
        val atOtherPaces = listOf(Pace.BY_SEAT, Pace.WHOLE_TABLE).flatMap { pace ->
            listOf(settled.first(), settled[settled.size / 2], settled.last()).map { it.withPace(pace) }
        }
        return kinds.values.map { it.first() } + all.filter { it.round().step().isPresent }.take(2) +
            listOfNotNull(all.firstOrNull { it.round().waitsForSupervisor() }) + all.takeLast(2) + atOtherPaces +
            all.filter { it.phase() == RoundPhase.CARDS && it.staged().isNotEmpty() }.take(1)
    }

    @Test
    fun theScreenIsReadInOrderTableTaskSeatsDealerButtons() {
        state = FullTable.round(game)[0]
        rule.setContent {
            SpotOnTheme(true) {
                AppShell(AppSection.TABLE, onGo = {}, onBack = {}) {
                    TableScreen(state!!, TableStates.taps, supervisors = Supervisors(listOf("Sam", "Sue")), dealerName = "Ann")
                }
            }
        }
        moments().forEach {
            state = it
            val read = TalkBack.read(rule, rule.activity.window.decorView)
            val where = "$game, $size, ${it.phase()}, ${it.pace()}, ${it.focus()}, line ${it.round().line()}:\n" + read.joinToString("\n")
            assertEquals(where, read.map(::part).sorted(), read.map(::part))
            assertEquals(where, "game-title", read.first { stop -> part(stop) == Part.HEADER }.tag)
            assertTrue(where, read.any { stop -> part(stop) == Part.NOW })
            seats(it, read, where)
            button(it, read, where)
        }
    }

    /** From seat 1 up, each with its name first and its spots as they lie. */
    private fun seats(now: TableState, read: List<TalkBack.ReadStop>, where: String) {
        val layout = SpotLayout.of(now.setup().game()).let { it.bonuses() + it.base() }.map { it.id() }
        val seats = read.filter { part(it) == Part.SEATS }
        val numbers = seats.map { stop -> stop.tags.firstNotNullOf { it.removePrefix("seat-").toIntOrNull() } }
        assertEquals(where, numbers.sorted(), numbers)
        seats.zip(numbers).groupBy({ it.second }, { it.first.tag }).forEach { (number, tags) ->
            val spots = tags.filter { it.startsWith("spot-") }.map { it.removePrefix("spot-$number-") }
            assertEquals(where, layout.filter { it in spots }, spots)
            if ("seat-name-$number" in tags) assertEquals(where, "seat-name-$number", tags[0])
        }
        if (showsOutcomes(now)) {
            val lines = now.round().settlement().get().steps().filter { it.seat() in numbers }
            val rows = seats.map { it.tag }.filter { it.startsWith("outcome-") }
            val all = lines.sortedBy { it.seat() }.map { "outcome-" + it.number() }
            assertEquals(where, if (size == "1280x800" && text == 1f) all else all.filter { it in rows }, rows)
        } else if (size == "1280x800" && text == 1f) {
            assertEquals(where, (1..now.setup().seats()).flatMap { seat -> listOf("seat-name-$seat") + layout.map { "spot-$seat-$it" } },
                seats.map { it.tag }.filter { it.startsWith("spot-") || it.startsWith("seat-name-") })
        }
    }

    /** The button that goes on is read, after what it is about; a line says its outcome in words. */
    private fun button(now: TableState, read: List<TalkBack.ReadStop>, where: String) {
        val button = when {
            now.phase() == RoundPhase.WAGERS -> "deal"
            now.isAnybodyUndecided -> "all-play"
            now.phase() == RoundPhase.CARDS -> "settle"
            now.phase() == RoundPhase.CONFIRMED -> "next-round"
            now.waiting().isPresent -> "person-Sam"
            now.round().isAtTotals -> "confirm"
            else -> "next"
        }
        assertTrue("$where\nno $button", read.any { it.tag == button && part(it) == Part.PANEL })
        val group = now.view().flatMap { it.group() }.filter { now.phase() == RoundPhase.SETTLEMENT }
        group.ifPresent { lines ->
            val places = lines.steps().map { step -> read.indexOfFirst { part(it) == Part.NOW && it.words.contains(shortAmounts(now.round().sentence(step))) } }
            assertTrue("$where\nnot all of $lines", places.all { it >= 0 && it < read.indexOfFirst { stop -> stop.tag == button } })
            assertEquals("$where\nin the order in which the dealer acts", places.sorted(), places)
        }
    }

    companion object {
        private val Header = setOf("game-title", "who", "limits", "meters", "undo", "end-round", "change-game", "sign-out", "procedure-shown", "staged")
        private val Now = setOf("now", "lead", "notice", "line", "pit", "procedure")

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}, {1}, text x {2}")
        fun tables(): List<Array<Any>> =
            listOf("four-card-poker", "three-card-fury", "crazy-4-poker", "four-card-split", "super-4-poker")
                .map { arrayOf<Any>(it, "1280x800", 1f) } +
                listOf("960x600", "800x1280", "600x960").flatMap {
                    listOf(arrayOf<Any>("four-card-poker", it, 1f), arrayOf<Any>("four-card-poker", it, 2f))
                } + listOf(arrayOf<Any>("crazy-4-poker", "1280x800", 2f))
    }
}
