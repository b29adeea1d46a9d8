package app.spoton.tablet.endtoend

import android.Manifest
import android.content.pm.PackageManager
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.camera.device.CameraProblem
import app.spoton.tablet.tablecamera.TableCameraViewModel
import java.util.Optional
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotSame
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith

/** A tablet with a camera: the screen turns, and the system asks for the camera permission. */
@RunWith(AndroidJUnit4::class)
class TurningAndPermissionTest {
    private val app = AppOnScreen()

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(tabletWithCamera()).around(app)

    @Before
    fun tableIsOpen() = app.awaitTable()

    private fun mayUseCamera() = app.activity.checkSelfPermission(Manifest.permission.CAMERA) == PackageManager.PERMISSION_GRANTED

    private fun trouble() = app.model(TableCameraViewModel::class.java).state().value!!.trouble()

    @Test
    fun aRoundSurvivesTurningTheTablet() {
        app.tap("spot-3-ante", "chip-25.00")
        val before = app.table().round()
        repeat(2) {
            val window = app.activity
            val was = window.resources.configuration.orientation
            turnTablet(app)
            app.await("deal")
            assertNotSame(window, app.activity)
            assertNotEquals(was, app.activity.resources.configuration.orientation)
            assertEquals(before, app.table().round())
        }
    }

    @Test
    fun theCameraIsUsedOnlyAfterThePermissionDialog() {
        app.tap("spot-1-ante", "chip-5.00", "deal")
        app.await("allow")
        assertFalse(mayUseCamera())
        assertFalse("nothing to read with", app.has("read"))
        app.tap("allow")
        answerPermissionDialog(app, allow = true)
        app.waitUntil { mayUseCamera() }
        app.awaitNone("allow")
    }

    @Test
    fun withoutThePermissionCardsAreEnteredByHandAndItCanBeAskedForAgain() {
        app.tap("spot-1-ante", "chip-5.00", "deal")
        app.await("allow")
        app.tap("allow")
        answerPermissionDialog(app, allow = false)
        app.await("try-again")
        assertEquals(Optional.of(CameraProblem.PERMISSION_DENIED), trouble())
        assertFalse(mayUseCamera())
        app.deal("AhAd9c4d2h")
        assertEquals(5, app.table().round().seat(1).cards().list().size)
        app.tap("try-again")
        answerPermissionDialog(app, allow = true)
        app.waitUntil { mayUseCamera() && trouble() != Optional.of(CameraProblem.PERMISSION_DENIED) }
        assertEquals(5, app.table().round().seat(1).cards().list().size)
    }
}
