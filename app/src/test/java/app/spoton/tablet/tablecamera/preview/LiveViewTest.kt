package app.spoton.tablet.tablecamera.preview

import android.graphics.Matrix
import android.graphics.SurfaceTexture
import android.view.Surface
import androidx.activity.ComponentActivity
import androidx.compose.foundation.layout.size
import androidx.compose.ui.Modifier
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.unit.dp
import androidx.lifecycle.Lifecycle
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.camera.device.CameraLens
import app.spoton.camera.device.PreviewScaling
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** The view that shows the camera's picture. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class LiveViewTest {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    private val lens = CameraLens(90, false, 1440, 1080, true, true)
    private val shown = mutableListOf<Surface>()
    private val gone = mutableListOf<Surface>()

    private fun view(): LiveView {
        var view: LiveView? = null
        rule.runOnUiThread {
            view = LiveView(rule.activity, lens, { shown += it }, { gone += it })
            rule.activity.setContentView(view)
        }
        rule.waitForIdle()
        return view!!
    }

    @Test
    fun thePictureIsTurnedAndFittedAsTheScreenIsTurned() {
        val view = view()
        rule.runOnUiThread {
            view.start()
            view.onSurfaceTextureAvailable(SurfaceTexture(1), view.width, view.height)
            view.onDisplayChanged(0)
        }
        val values = FloatArray(9)
        view.getTransform(Matrix()).getValues(values)
        val turned = (view.display?.rotation ?: 0) * 90
        assertTrue(view.width > 0)
        assertArrayEquals(PreviewScaling.matrix(lens, turned, view.width, view.height), values, 0.01f)
    }

    @Test
    fun theCameraIsGivenBackInTheBackgroundAndTakenAgainAfterwards() {
        val view = view()
        rule.runOnUiThread {
            view.onSurfaceTextureAvailable(SurfaceTexture(1), 96, 64)
            assertEquals("not before the page is to be seen", 0, shown.size)
            view.start()
            assertEquals(1, shown.size)
            view.stop()
            assertEquals(shown, gone)
            view.start()
            assertEquals(2, shown.size)
            view.onSurfaceTextureDestroyed(SurfaceTexture(1))
            assertEquals(shown, gone)
            view.stop()
            assertEquals("and reported once", 2, gone.size)
        }
    }

    @Test
    fun aPageThatGoesIntoTheBackgroundLetsTheCameraGo() {
        rule.setContent { CameraPreview(Modifier.size(96.dp, 64.dp), lens, { shown += it }, { gone += it }) }
        rule.waitForIdle()
        rule.activityRule.scenario.moveToState(Lifecycle.State.CREATED)
        assertEquals("whatever was shown is gone", shown, gone)
    }
}
