package app.spoton.tablet.ui.eyes

import android.graphics.SurfaceTexture
import android.view.Surface
import android.view.TextureView
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.viewinterop.AndroidView

private const val Width = 1280
private const val Height = 960

/** What the tablet's camera sees, as it sees it: the camera looks for as long as this is on the screen. */
@Composable
internal fun CameraPreview(modifier: Modifier, onSurface: (Surface) -> Unit, onGone: () -> Unit) {
    AndroidView(
        factory = { context -> TextureView(context).apply { surfaceTextureListener = Listener(onSurface, onGone) } },
        modifier = modifier,
    )
}

private class Listener(
    private val onSurface: (Surface) -> Unit,
    private val onGone: () -> Unit,
) : TextureView.SurfaceTextureListener {
    private var surface: Surface? = null

    override fun onSurfaceTextureAvailable(texture: SurfaceTexture, width: Int, height: Int) {
        texture.setDefaultBufferSize(Width, Height)
        surface = Surface(texture).also(onSurface)
    }

    override fun onSurfaceTextureSizeChanged(texture: SurfaceTexture, width: Int, height: Int) = Unit

    override fun onSurfaceTextureDestroyed(texture: SurfaceTexture): Boolean {
        onGone()
        surface?.release()
        surface = null
        return true
    }

    override fun onSurfaceTextureUpdated(texture: SurfaceTexture) = Unit
}
