package app.spoton.tablet.table.ui.taps

import android.os.SystemClock
import android.view.KeyEvent
import android.view.MotionEvent
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.isEnabled
import androidx.compose.ui.test.isFocused
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.requestFocus
import androidx.lifecycle.ViewModelProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import androidx.test.platform.app.InstrumentationRegistry
import app.spoton.engine.round.Wager
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.designsystem.aMomentLater
import app.spoton.tablet.table.TableViewModel
import app.spoton.tablet.table.TestLayouts
import app.spoton.tablet.table.preferences.DealerPreferences
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.settlement.Pace
import app.spoton.tablet.table.state.TableState
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TestRule
import org.junit.runner.RunWith
import org.junit.runners.model.Statement
import org.robolectric.annotation.Config

/** A dealer with a keyboard and no finger, and one with the volume buttons. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class PlayByKeysTest {
    /** Before the app comes up: buttons take the focus only on a tablet that is not being touched. */
    @get:Rule(order = 0)
    val untouched = TestRule { base, _ ->
        object : Statement() {
            override fun evaluate() {
                InstrumentationRegistry.getInstrumentation().setInTouchMode(false)
                base.evaluate()
            }
        }
    }

    @get:Rule(order = 1)
    val rule = createAndroidComposeRule<MainActivity>()

    @Before
    fun tableIsOpen() {
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag("deal").isDisplayed() }
    }

    private fun table(): TableState = ViewModelProvider(rule.activity)[TableViewModel::class.java].state().value!!.table().get()

    private fun send(key: Int, action: Int, repeat: Int = 0) {
        rule.runOnUiThread { rule.activity.dispatchKeyEvent(KeyEvent(0L, 0L, action, key, repeat)) }
        rule.waitForIdle()
    }

    private fun press(vararg keys: Int) = keys.forEach {
        rule.onNodeWithTag("table").performKeyInput { pressKey(Key(it)) }
        rule.waitForIdle()
        aMomentLater()
    }

    /** Each character by its key. */
    private fun type(characters: String) = characters.filter { it != ' ' }.forEach {
        press(KeyEvent.keyCodeFromString("KEYCODE_" + if (it == '.') "PERIOD" else it.uppercase()))
    }

    /** KeyboardTest walks there by Tab. */
    private fun toTheTable() {
        rule.onNodeWithTag("table").requestFocus()
        rule.onNodeWithTag("table").assertIsFocused()
    }

    private fun await(tag: String) = rule.waitUntil(timeoutMillis = 20_000) {
        rule.onNodeWithTag(tag, useUnmergedTree = true).isDisplayed()
    }

    @Test
    fun aWholeRoundByKeysAlone() {
        toTheTable()
        type("10")
        press(KeyEvent.KEYCODE_DPAD_DOWN)
        type("5")
        press(KeyEvent.KEYCODE_DPAD_UP, KeyEvent.KEYCODE_DPAD_RIGHT)
        type("250")
        press(KeyEvent.KEYCODE_DEL)
        assertEquals(TestLayouts.money("10"), table().round().seat(1).stake(Wager.ANTE).amount())
        assertEquals(TestLayouts.money("5"), table().round().seat(1).stake(Wager.ACES_UP).amount())
        assertEquals(TestLayouts.money("25"), table().round().seat(2).stake(Wager.ANTE).amount())
        press(KeyEvent.KEYCODE_ENTER)
        assertEquals(RoundPhase.CARDS, table().phase())
        type("AH AD 9C 4D 2H P F")
        assertTrue(table().round().seat(2).folded())
        type("KS QD 8H 6C 0S 3D")
        press(KeyEvent.KEYCODE_ENTER)
        await("dealer-hand")
        byLine()
        while (!table().round().isAtTotals) press(KeyEvent.KEYCODE_DPAD_RIGHT)
        press(KeyEvent.KEYCODE_ENTER, KeyEvent.KEYCODE_SPACE)
        assertEquals("no key confirms unseen", RoundPhase.SETTLEMENT, table().phase())
        press(KeyEvent.KEYCODE_TAB)
        rule.onNodeWithTag("confirm").assertIsFocused()
        press(KeyEvent.KEYCODE_ENTER)
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNode(hasTestTag("next-round") and isEnabled()).isDisplayed() }
        press(KeyEvent.KEYCODE_ENTER)
        assertEquals(RoundPhase.WAGERS, table().phase())
        type("15")
        assertEquals(TestLayouts.money("15"), table().round().seat(1).stake(Wager.ANTE).amount())
    }

    @Test
    fun everythingElseIsReachedByTab() {
        toTheTable()
        type("10")
        val reached = mutableSetOf<String>()
        repeat(80) {
            press(KeyEvent.KEYCODE_TAB)
            reached += rule.onAllNodes(isFocused()).fetchSemanticsNodes()
                .mapNotNull { it.config.getOrElseNullable(SemanticsProperties.TestTag) { null } }
        }
        listOf("deal", "undo", "change-game", "end-round", "seat-name-6", "spot-6-progressive", "chip-5.00", "typed",
            "clear-seat", "section-settings").forEach { assertTrue("$it of $reached", it in reached) }
    }

    @Test
    fun theVolumeButtonsMoveForwardAndBackAndOneThatIsHeldDownCountsOnce() {
        toTheTable()
        type("10")
        press(KeyEvent.KEYCODE_ENTER)
        type("AH AD 9C 4D 2H P KS QD 8H 6C 0S 3D")
        press(KeyEvent.KEYCODE_ENTER)
        await("dealer-hand")
        byLine()
        press(KeyEvent.KEYCODE_VOLUME_DOWN)
        rule.onNodeWithTag("next").assertTextContains("1 of 2")
        send(KeyEvent.KEYCODE_VOLUME_DOWN, KeyEvent.ACTION_DOWN)
        (1..20).forEach {
            aMomentLater()
            send(KeyEvent.KEYCODE_VOLUME_DOWN, KeyEvent.ACTION_DOWN, it)
        }
        send(KeyEvent.KEYCODE_VOLUME_DOWN, KeyEvent.ACTION_UP)
        aMomentLater()
        rule.onNodeWithTag("next").assertTextContains("2 of 2")
        press(KeyEvent.KEYCODE_VOLUME_UP)
        rule.onNodeWithTag("next").assertTextContains("1 of 2")
    }

    @Test
    fun aDoubleTapSkipsNoLineAndConfirmsNoRound() {
        toTheTable()
        type("10")
        press(KeyEvent.KEYCODE_ENTER)
        type("AH AD 9C 4D 2H P KS QD 8H 6C 0S 3D")
        press(KeyEvent.KEYCODE_ENTER)
        await("dealer-hand")
        byLine()
        bounce()
        rule.onNodeWithTag("next").assertTextContains("1 of 2")
        bounce()
        rule.onNodeWithTag("next").assertTextContains("2 of 2")
        bounce()
        assertTrue(table().round().isAtTotals)
        assertEquals(RoundPhase.SETTLEMENT, table().phase())
    }

    private fun byLine() = rule.runOnUiThread {
        ViewModelProvider(rule.activity)[TableViewModel::class.java].prefer(DealerPreferences(Pace.BY_LINE, false))
    }

    private fun bounce() {
        val next = rule.onNodeWithTag("next").fetchSemanticsNode().boundsInRoot.center
        repeat(3) {
            rule.runOnUiThread { touch(next.x, next.y) }
            rule.waitForIdle()
        }
        aMomentLater()
    }

    private fun touch(x: Float, y: Float) {
        val time = SystemClock.uptimeMillis()
        listOf(MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP).forEach {
            rule.activity.dispatchTouchEvent(MotionEvent.obtain(time, time, it, x, y, 0))
        }
    }
}
