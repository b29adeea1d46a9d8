package app.spoton.tablet.endtoend

import android.content.Context
import android.content.Intent
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import androidx.test.platform.app.InstrumentationRegistry
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.devicecheck.DeviceCheckIntent
import app.spoton.tablet.devicecheck.DevicePart
import java.io.File
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class DeviceCheckFileTest {
    private val context = ApplicationProvider.getApplicationContext<Context>()

    @Test
    fun aComputerThatStartsTheAppWithTheExtraFindsTheReportOfEveryPartInAFile() {
        val file = File(context.getExternalFilesDir(null), DeviceCheckIntent.FILE)
        file.delete()
        ActivityScenario.launch<MainActivity>(Intent(context, MainActivity::class.java).putExtra("check", "all")).use {
            var waited = 0
            while (waited++ < MOST_PAUSES && !isWritten(file)) {
                InstrumentationRegistry.getInstrumentation().waitForIdleSync()
                Thread.sleep(PAUSE)
            }
        }
        assertTrue("The report was not written in two minutes.", isWritten(file))
        val report = file.readText()
        DevicePart.entries.forEach { assertTrue(it.words() + " in\n" + report, report.contains(it.words())) }
        assertTrue(report, report.contains("cards read in"))
        assertFalse(report, report.contains("not run"))
    }

    /** The counts are its last line. */
    private fun isWritten(file: File) = file.exists() && file.readText().trimEnd().endsWith("missing")

    private companion object {
        const val PAUSE = 50L
        const val MOST_PAUSES = 2400
    }
}
