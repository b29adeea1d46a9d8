package app.spoton.tablet.table.ui

import androidx.activity.ComponentActivity
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.test.hasParent
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.text.TextLayoutResult
import app.spoton.engine.settlement.Outcome
import app.spoton.engine.testing.LongRun
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.TabletRule
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.table.panels.CameraSlot
import app.spoton.tablet.table.panels.settlement.Supervisors
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.settlement.Pace
import app.spoton.tablet.table.state.TableState
import app.spoton.tablet.tablecamera.TableCameraActions
import app.spoton.tablet.tablecamera.TableCameraStates
import app.spoton.tablet.tablecamera.slot
import app.spoton.tablet.tablecamera.source.CameraStatus
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** On every tablet, in both orientations and with text of up to twice the size: whose turn it is, and what next. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class EveryTabletTest(private val size: String, private val text: Float) {
    private val rule = createAndroidComposeRule<ComponentActivity>()

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(TabletRule(size, text)).around(rule)

    private var state: TableState by mutableStateOf(TableStates.open)

    private fun node(tag: String): SemanticsNode = rule.onNodeWithTag(tag, useUnmergedTree = true).fetchSemanticsNode()

    private fun isInView(node: SemanticsNode): Boolean = node.boundsInRoot.height >= node.size.height - 1 &&
        node.boundsInRoot.width >= node.size.width - 1

    private fun moments(): List<TableState> =
        listOf(TableStates.open, TableStates.wagers, TableStates.refused, TableStates.cards, TableStates.ready) +
            listOf(TableStates.split, TableStates.staged, TableStates.instant, TableStates.raise) + (0..8).map { TableStates.line(it) } +
            listOf(TableStates.totals, TableStates.confirmed, TableStates.misdeal, TableStates.meterWin) +
            listOf(Pace.BY_SEAT, Pace.WHOLE_TABLE).flatMap { pace ->
                listOf(TableStates.line(0), TableStates.line(4), TableStates.totals, TableStates.meterWin).map { it.withPace(pace) }
            }

    private fun button(moment: TableState): String = when {
        moment.phase() == RoundPhase.WAGERS -> "deal"
        moment.isAnybodyUndecided -> "all-play"
        moment.phase() == RoundPhase.CARDS -> "settle"
        moment.phase() == RoundPhase.CONFIRMED -> "next-round"
        moment.waiting().isPresent -> "approve"
        moment.round().isAtTotals -> "confirm"
        else -> "next"
    }

    private fun look(camera: CameraSlot, actions: TableActions = TableStates.taps, at: (TableState, String) -> Unit) {
        rule.setContent {
            SpotOnTheme(true) { AppShell(AppSection.TABLE, {}, {}) { TableScreen(state, actions, camera) } }
        }
        // Every third moment, beginning with another one on the next tablet, so that a third of the tablets shows each; on every tablet
        // all of them with -Pspoton.long.
        val first = tablets().indexOfFirst { it[0] == size && it[1] == text }
        moments().filterIndexed { index, _ -> LongRun.IN_FULL || (index + first) % 3 == 0 }.forEach { moment ->
            state = moment
            rule.waitForIdle()
            at(moment, "${moment.setup().game().id()}, ${moment.phase()}, ${moment.focus()}, line ${moment.round().line()}")
        }
    }

    @Test
    fun theSeatWhoseTurnItIsAndTheNextButtonAreInView() = look(CameraSlot(), at = ::assertInView)

    @Test
    fun theyAreInViewBelowTheManualsProcedureToo() = look(CameraSlot(), TableStates.training, ::assertInView)

    private fun assertInView(moment: TableState, where: String) {
        val seat = (1..6).find { isHighlighted(moment, it) }
        val upright = size.substringBefore('x').toInt() < size.substringAfter('x').toInt()
        val fits = text < 2f || !upright // otherwise a seat is higher than what is left for the seats
        if (seat != null && fits && !moment.waiting().isPresent) {
            assertTrue("$where, seat $seat", isInView(node("seat-$seat")))
        }
        assertTrue("$where, ${button(moment)}", isInView(node(button(moment))))
        assertTrue("$where, what it is about", isInView(node(if (moment.phase() == RoundPhase.SETTLEMENT) "panel" else "now")))
    }

    @Test
    fun aRankAndASuitCanBeTappedWithoutScrolling() {
        rule.setContent {
            SpotOnTheme(true) { AppShell(AppSection.TABLE, {}, {}) { TableScreen(TableStates.cards, TableStates.taps) } }
        }
        listOf("rank-A", "rank-2", "suit-s", "suit-c").forEach { assertTrue(it, isInView(node(it))) }
    }

    @Test
    fun theyCanBeTappedWithoutScrollingBelowLinesThatAreDueTheProcedureAndTheCamera() {
        if (text > 1f) return // then the cards of the hand come first, and the suits are below them
        rule.setContent {
            SpotOnTheme(true) {
                AppShell(AppSection.TABLE, {}, {}) {
                    val camera = slot(TableCameraStates.status(CameraStatus.EMPTY), TableCameraActions()) {}
                    TableScreen(TableStates.dueWhileEntering, TableStates.training, camera)
                }
            }
        }
        rule.onNodeWithTag("staged", useUnmergedTree = true).assertExists()
        listOf("rank-A", "rank-2", "suit-s", "suit-c").forEach { assertTrue(it, isInView(node(it))) }
    }

    @Test
    fun aSeatThatIsDueIsNotMistakenForAnAmount() {
        rule.setContent {
            SpotOnTheme(true) { AppShell(AppSection.TABLE, {}, {}) { TableScreen(TableStates.dueWhileEntering, TableStates.taps) } }
        }
        rule.onNode(hasParent(hasTestTag("staged-6")) and hasText("seat 6"), useUnmergedTree = true).assertExists()
    }

    @Test
    fun aSeatThatIsPaidBeforeTheSettlementSaysSo() {
        rule.setContent { SpotOnTheme(true) { AppShell(AppSection.TABLE, {}, {}) { TableScreen(TableStates.staged, TableStates.taps) } } }
        val paid = TableStates.staged.staged().first { it.outcome() == Outcome.WIN }
        listOf("PAY", "seat ${paid.seat()}", "$" + paid.pay().toString().removeSuffix(".00")).forEach {
            rule.onNode(hasParent(hasTestTag("staged-" + paid.seat())) and hasText(it), useUnmergedTree = true).assertExists()
        }
    }

    @Test
    fun allSixSeatsAreInViewOnATabletOfSevenInchesWhileWagersAreEntered() {
        if (size != "600x960" || text != 1f) return
        var actions by mutableStateOf(TableStates.taps)
        rule.setContent { SpotOnTheme(true) { AppShell(AppSection.TABLE, {}, {}) { TableScreen(TableStates.wagers, actions) } } }
        listOf(TableStates.taps, TableStates.training).forEach {
            actions = it
            rule.waitForIdle()
            (1..6).forEach { seat -> assertTrue("seat $seat, procedure ${it.preferences.showProcedure()}", isInView(node("seat-$seat"))) }
        }
    }

    @Test
    fun theSeatsAreInAsFewRowsAsTheyCanBe() {
        if (size != "800x1280" || text != 1f) return
        rule.setContent { SpotOnTheme(true) { AppShell(AppSection.TABLE, {}, {}) { TableScreen(TableStates.split, TableStates.taps) } } }
        (1..6).forEach { assertTrue("seat $it", isInView(node("seat-$it"))) }
    }

    @Test
    fun withACameraTheButtonThatReadsIsInViewToo() =
        look(slot(TableCameraStates.status(CameraStatus.EMPTY), TableCameraActions()) {}, at = { moment, where ->
            assertTrue("$where, ${button(moment)}", isInView(node(button(moment))))
            if (moment.phase() == RoundPhase.CARDS) assertTrue("$where, read", isInView(node("read")))
        })

    @Test
    fun theSupervisorFindsTheWholeKeypadAndTheAmount() {
        rule.setContent {
            SpotOnTheme(true) {
                AppShell(AppSection.TABLE, {}, {}) {
                    TableScreen(TableStates.meterWin, TableStates.taps, supervisors = Supervisors(listOf("Sam", "Sue")))
                }
            }
        }
        listOf("person-Sam", "person-Sue", "digit-1", "digit-9", "digit-0", "pin-delete", "pin-enter").forEach {
            assertTrue(it, isInView(node(it)))
        }
        val words = mutableListOf<TextLayoutResult>()
        rule.onNode(hasText("Table") and hasParent(hasTestTag("pace-whole_table")), useUnmergedTree = true)
            .performSemanticsAction(SemanticsActions.GetTextLayoutResult) { it(words) }
        assertEquals("'Table' is in one piece", 1, words.single().lineCount)
        val amounts = rule.onAllNodes(hasText("$10,000.60", substring = true)).fetchSemanticsNodes()
        assertTrue("the amount", amounts.any { isInView(it) } || isInView(node("step")))
    }

    companion object {
        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}, text x {1}")
        fun tablets(): List<Array<Any>> =
            listOf("1280x800", "1280x720", "1024x768", "1024x600", "960x600").flatMap { size ->
                listOf(1f, 1.3f).map { arrayOf<Any>(size, it) }
            } + listOf(
                arrayOf("1280x800", 2f), arrayOf("800x1280", 1f), arrayOf("768x1024", 1f), arrayOf("600x1024", 1f),
                arrayOf("800x1280", 1.3f), arrayOf("600x960", 1f), arrayOf("600x960", 2f), arrayOf("960x600", 2f),
                arrayOf("800x1280", 2f), arrayOf("1024x600", 2f), arrayOf("600x1024", 2f),
            )
    }
}
