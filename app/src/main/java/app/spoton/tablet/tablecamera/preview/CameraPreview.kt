package app.spoton.tablet.tablecamera.preview

import android.content.Context
import android.graphics.Matrix
import android.graphics.SurfaceTexture
import android.hardware.display.DisplayManager
import android.view.Surface
import android.view.TextureView
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.viewinterop.AndroidView
import androidx.lifecycle.compose.LifecycleStartEffect
import app.spoton.camera.device.CameraLens
import app.spoton.camera.device.PreviewScaling

private const val Quarter = 90

/**
 * The camera's live picture, upright and whole in any rotation of the tablet. The camera is open while this is on the
 * screen; a page in the background must release it, or the system takes it away.
 */
@Composable
internal fun CameraPreview(
    modifier: Modifier, lens: CameraLens?, onSurface: (Surface) -> Unit, onGone: (Surface) -> Unit,
) {
    val context = LocalContext.current
    val view = remember(context, lens) { LiveView(context, lens, onSurface, onGone) }
    AndroidView(factory = { view }, modifier = modifier)
    LifecycleStartEffect(view) {
        view.start()
        onStopOrDispose { view.stop() }
    }
}

/** Shows a camera's frames upright, also after the screen turns by 180 degrees, which only this listener reports. */
internal class LiveView(
    context: Context,
    private val lens: CameraLens?,
    private val onSurface: (Surface) -> Unit,
    private val onGone: (Surface) -> Unit,
) : TextureView(context), TextureView.SurfaceTextureListener, DisplayManager.DisplayListener {
    private var texture: SurfaceTexture? = null
    private var surface: Surface? = null
    private var started = false

    init {
        surfaceTextureListener = this
    }

    fun start() {
        started = true
        context.getSystemService(DisplayManager::class.java).registerDisplayListener(this, handler)
        show()
    }

    fun stop() {
        started = false
        context.getSystemService(DisplayManager::class.java).unregisterDisplayListener(this)
        hide()
    }

    private fun show() {
        val now = texture
        if (!started || now == null || surface != null) return
        fit()
        surface = Surface(now).also(onSurface)
    }

    private fun hide() {
        surface?.let {
            onGone(it)
            it.release()
        }
        surface = null
    }

    private fun fit() {
        if (lens == null || width == 0 || height == 0) return
        val turned = (display?.rotation ?: 0) * Quarter
        setTransform(Matrix().apply { setValues(PreviewScaling.matrix(lens, turned, width, height)) })
    }

    override fun onSurfaceTextureAvailable(texture: SurfaceTexture, width: Int, height: Int) {
        if (lens != null) texture.setDefaultBufferSize(lens.previewWidth(), lens.previewHeight())
        this.texture = texture
        show()
    }

    override fun onSurfaceTextureSizeChanged(texture: SurfaceTexture, width: Int, height: Int) = fit()

    override fun onSurfaceTextureDestroyed(texture: SurfaceTexture): Boolean {
        hide()
        this.texture = null
        return true
    }

    override fun onSurfaceTextureUpdated(texture: SurfaceTexture) = Unit

    override fun onDisplayAdded(id: Int) = Unit

    override fun onDisplayRemoved(id: Int) = Unit

    override fun onDisplayChanged(id: Int) = fit()
}
