package app.spoton.tablet.endtoend

import android.Manifest
import android.app.UiAutomation
import android.content.res.Configuration
import androidx.test.ext.junit.runners.AndroidJUnit4
import androidx.test.platform.app.InstrumentationRegistry
import androidx.test.uiautomator.By
import androidx.test.uiautomator.UiDevice
import androidx.test.uiautomator.Until
import app.spoton.tablet.tablecamera.TableCameraViewModel
import app.spoton.tablet.tablecamera.storage.CardSourceKind
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** What only a device has: a screen that turns, and the system's permission dialog. */
@RunWith(AndroidJUnit4::class)
class DeviceOnlyTest {
    @get:Rule
    val app = AppOnScreen()

    private val instrumentation = InstrumentationRegistry.getInstrumentation()

    @Before
    fun tableIsOpen() = app.awaitTable()

    @After
    fun turnFreely() {
        instrumentation.uiAutomation.setRotation(UiAutomation.ROTATION_UNFREEZE)
    }

    @Test
    fun aRoundSurvivesTurningTheTablet() {
        app.tap("spot-3-ante", "chip-25.00")
        val before = app.table().round()
        for (rotation in listOf(UiAutomation.ROTATION_FREEZE_90, UiAutomation.ROTATION_FREEZE_0)) {
            val was = app.activity.resources.configuration.orientation
            instrumentation.uiAutomation.setRotation(rotation)
            app.waitUntil { app.activity.resources.configuration.orientation != was }
            app.await("deal")
            assertEquals(before, app.table().round())
        }
        assertTrue(app.activity.resources.configuration.orientation != Configuration.ORIENTATION_UNDEFINED)
    }

    @Test
    fun theCameraIsUsedOnlyAfterThePermissionDialog() {
        val camera = app.model(TableCameraViewModel::class.java)
        app.waitUntil { camera.state().value != null }
        if (camera.state().value!!.source() != CardSourceKind.CAMERA) return // no camera on this device
        app.tap("spot-1-ante", "chip-5.00", "deal", "read")
        val allow = UiDevice.getInstance(instrumentation)
            .wait(Until.findObject(By.res("com.android.permissioncontroller:id/permission_allow_foreground_only_button")), 10_000)
        allow.click()
        app.waitUntil { app.activity.checkSelfPermission(Manifest.permission.CAMERA) == 0 }
    }
}
