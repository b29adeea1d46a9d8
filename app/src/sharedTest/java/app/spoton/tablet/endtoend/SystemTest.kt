package app.spoton.tablet.endtoend

import android.app.Activity
import android.app.Instrumentation
import android.content.Intent
import android.net.Uri
import android.view.KeyEvent
import androidx.test.espresso.Espresso
import androidx.test.espresso.intent.Intents
import androidx.test.espresso.intent.matcher.IntentMatchers.hasAction
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.tablet.table.round.RoundPhase
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** Interaction with the system: Back, the volume keys, a new window after turning the tablet, the document picker. */
@RunWith(AndroidJUnit4::class)
class SystemTest {
    @get:Rule
    val app = AppOnScreen()

    @Before
    fun tableIsOpen() = app.awaitTable()

    @Test
    fun backReturnsToTheTableAndThenLeavesTheApp() {
        app.tap("section-history")
        app.awaitNone("deal")
        Espresso.pressBack()
        app.await("deal")
        Espresso.pressBackUnconditionally()
        app.waitUntil { app.activity.isFinishing || app.activity.isDestroyed || !app.activity.hasWindowFocus() }
    }

    @Test
    fun theVolumeKeysGoThroughTheSettlement() {
        settled()
        app.tap("pace-by_line")
        val before = app.table().round().line()
        press(KeyEvent.KEYCODE_VOLUME_DOWN)
        app.waitUntil { app.table().round().line() > before }
        press(KeyEvent.KEYCODE_VOLUME_UP)
        app.waitUntil { app.table().round().line() == before }
    }

    @Test
    fun aRoundIsTheSameInTheNextWindow() {
        settled()
        val before = app.table()
        app.recreate()
        app.await("next")
        assertEquals(before, app.table())
    }

    @Test
    fun aRoundThatIsReviewedStaysOpenInTheNextWindow() {
        settled()
        app.goThroughTheSettlement()
        app.tap("section-history")
        app.await("round-2")
        app.tap("round-2")
        app.await("what-if")
        app.recreate()
        app.await("what-if")
    }

    @Test
    fun anExportGoesToTheDocumentThatThePickerNames() {
        val file = File(app.activity.cacheDir, "rounds.csv")
        Intents.init()
        try {
            val chosen = Intent().setData(Uri.fromFile(file))
            Intents.intending(hasAction(Intent.ACTION_CREATE_DOCUMENT))
                .respondWith(Instrumentation.ActivityResult(Activity.RESULT_OK, chosen))
            app.tap("section-history")
            app.await("export-csv")
            app.tap("export-csv")
            app.await("history-message")
            assertTrue(Intents.getIntents().any { it.action == Intent.ACTION_CREATE_DOCUMENT })
        } finally {
            Intents.release()
        }
    }

    private fun press(key: Int) = app.onMainThread {
        app.activity.dispatchKeyEvent(KeyEvent(KeyEvent.ACTION_DOWN, key))
        app.activity.dispatchKeyEvent(KeyEvent(KeyEvent.ACTION_UP, key))
    }.also { pauseBetweenTaps() }

    private fun settled() {
        app.tap("spot-1-ante", "chip-5.00", "deal")
        app.deal("AhAd9c4d2h")
        app.tap("play-1-0-5.00")
        app.deal("KsQd8s6c2s3d")
        app.tap("settle")
        app.waitUntil { app.table().phase() == RoundPhase.SETTLEMENT }
        app.await("next")
    }
}
