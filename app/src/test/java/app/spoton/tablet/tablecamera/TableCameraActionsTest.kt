package app.spoton.tablet.tablecamera

import androidx.activity.ComponentActivity
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.requestFocus
import androidx.compose.ui.test.swipe
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.camera.PicturePoint
import app.spoton.camera.device.CameraProblem
import app.spoton.camera.spots.OccupiedSpots
import app.spoton.camera.spots.SpotReading
import app.spoton.camera.spots.SpotState
import app.spoton.engine.round.Wager
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.table.TestLayouts
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.ui.TableScreen
import app.spoton.tablet.table.ui.TableStates
import app.spoton.tablet.tablecamera.registration.RegistrationActions
import app.spoton.tablet.tablecamera.registration.RegistrationScreen
import app.spoton.tablet.tablecamera.registration.RegistrationViewModel
import app.spoton.tablet.tablecamera.source.CameraObstacle
import app.spoton.tablet.tablecamera.source.CameraStatus
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** What a finger, a keyboard and TalkBack do on the camera's screens. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class TableCameraActionsTest {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    private val heard = mutableListOf<String>()
    private val taps = TableCameraActions(
        read = { heard += "read" }, torch = { heard += "torch" }, allow = { heard += "allow" },
        retry = { heard += "again" }, answer = { _, card -> heard += "$card" }, noCard = { heard += "none" },
    )

    private fun atTheTable(state: TableCameraUiState) = rule.setContent {
        SpotOnTheme(dark = true) { TableScreen(TableStates.cards, TableStates.taps, slot(state, taps) {}) }
    }

    private fun tap(vararg tags: String) = tags.forEach { rule.onNodeWithTag(it).assertIsDisplayed().performClick() }

    @Test
    fun aQuestionIsAnsweredByOneTapOrByTwoForAnotherCard() {
        atTheTable(TableCameraStates.asking())
        tap("answer-best", "answer-second", "answer-none", "answer-another", "rank-3", "suit-d")
        assertEquals(listOf("8s", "8c", "none", "3d"), heard)
    }

    @Test
    fun aCardThatLiesOnTheTableCannotBeTheAnswer() {
        atTheTable(TableCameraStates.asking())
        tap("answer-another", "rank-A", "suit-h", "suit-s")
        assertEquals("the ace of hearts lies at seat 1", listOf("As"), heard)
    }

    @Test
    fun theCameraIsAskedForWithItsReason() {
        atTheTable(TableCameraStates.with(CameraObstacle.PERMISSION))
        tap("allow")
        assertEquals(listOf("allow"), heard)
        rule.onNodeWithTag("rank-A").assertIsDisplayed()
    }

    @Test
    fun aFailedCameraIsRetriedWhileCardsAreEnteredByHand() {
        atTheTable(TableCameraStates.with(CameraProblem.TAKEN_AWAY))
        tap("try-again")
        assertEquals(listOf("again"), heard)
        rule.onNodeWithTag("rank-A").assertIsDisplayed()
    }

    @Test
    fun aTableThatIsNotRecognizedIsReadAgainByATapWhileCardsAreEnteredByHand() {
        atTheTable(TableCameraStates.with(CameraObstacle.MOVED))
        rule.onNodeWithTag("camera-moved").assertIsDisplayed()
        tap("read")
        assertEquals(listOf("read"), heard)
        rule.onNodeWithTag("rank-A").assertIsDisplayed()
    }

    @Test
    fun aCameraWithoutALightHasNoButtonForIt() {
        rule.setContent {
            SpotOnTheme(dark = true) {
                TableScreen(
                    TableStates.cards, TableStates.taps,
                    slot(TableCameraStates.status(CameraStatus.EMPTY), TableCameraActions(torch = null)) {},
                )
            }
        }
        rule.onNodeWithTag("read").assertIsDisplayed()
        rule.onNodeWithTag("torch").assertDoesNotExist()
    }

    @Test
    fun theButtonReadsAndTheLightIsSwitched() {
        atTheTable(TableCameraStates.status(CameraStatus.EMPTY))
        tap("torch", "read")
        assertEquals(listOf("torch", "read"), heard)
    }

    @Test
    fun beforeTheDealTheCameraLooksAtTheWagersAndItsProposalIsTakenByATap() {
        val seen = OccupiedSpots(listOf(SpotReading(3, Wager.ANTE, SpotState.CHIPS)), emptySet())
        var shown by mutableStateOf(OccupiedSpots.UNKNOWN)
        var table by mutableStateOf(TestLayouts.open("four-card-poker"))
        val taps = TableActions(TableStates.taps.games, tap = { change -> table = change(table) })
        rule.setContent {
            SpotOnTheme(dark = true) {
                val actions = TableCameraActions(look = { shown = seen })
                TableScreen(table, taps, slot(TableCameraStates.status(CameraStatus.EMPTY).with(shown), actions) {})
            }
        }
        tap("look-wagers", "take-wagers")
        assertTrue(table.round().seat(3).made(Wager.ANTE))
        rule.onNodeWithTag("take-wagers").assertDoesNotExist()
    }

    private fun register(): RegistrationViewModel {
        val model = TableCameraStates.registering()
        rule.setContent {
            SpotOnTheme(dark = true) {
                val taps = RegistrationActions(
                    model::takePicture, model::tap, model::choose, model::move, model::nudge, model::clear,
                    model::widen, model::deepen, model::save,
                )
                model.state().asState().value?.let { RegistrationScreen(it, taps, null) {} }
            }
        }
        tap("take-picture")
        return model
    }

    private fun corner(model: RegistrationViewModel, index: Int): PicturePoint = model.state().value!!.corners().dots()[index]

    @Test
    fun aCornerIsDraggedNudgedByKeysAndMovedByTalkBack() {
        val model = register()
        val start = corner(model, 2)
        rule.onNodeWithTag("corner-2").performTouchInput { swipe(center, center.copy(y = center.y + 40f), 200) }
        val dragged = corner(model, 2)
        assertTrue("$start to $dragged", dragged.y() > start.y() + 20)
        rule.onNodeWithTag("corner-2").requestFocus()
        rule.onNodeWithTag("corner-2").performKeyInput { pressKey(Key.DirectionLeft) }
        assertEquals(dragged.x() - 2, corner(model, 2).x(), 0.01)
        val actions = rule.onNodeWithTag("corner-1").fetchSemanticsNode().config[SemanticsActions.CustomActions]
        val before = corner(model, 1)
        rule.runOnUiThread { actions.first { it.label == "Move up" }.action() }
        assertEquals(before.y() - 10, corner(model, 1).y(), 0.01)
    }

    @Test
    fun fourTapsMarkTheTable() {
        val model = register()
        tap("clear-corners")
        for ((x, y) in listOf(0.1f to 0.9f, 0.9f to 0.9f, 0.9f to 0.1f, 0.1f to 0.1f)) {
            rule.onNodeWithTag("corners").performTouchInput {
                down(center.copy(x = x * width, y = y * height))
                up()
            }
        }
        assertEquals(7, model.state().value!!.regions().size)
        tap("keep-table")
        rule.onNodeWithTag("register-done").assertIsDisplayed()
    }
}
