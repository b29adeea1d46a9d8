package app.spoton.tablet.tablecamera.preview

import android.graphics.BitmapFactory
import androidx.compose.foundation.Image
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.asImageBitmap
import androidx.compose.ui.layout.ContentScale

/** A JPEG that the camera's part of the app made; nothing if it cannot be decoded. */
@Composable
internal fun Jpeg(of: Any, bytes: () -> ByteArray, description: String?, modifier: Modifier, scale: ContentScale) {
    val bitmap = remember(of) { bytes().let { BitmapFactory.decodeByteArray(it, 0, it.size)?.asImageBitmap() } }
    if (bitmap == null) Box(modifier) else Image(bitmap, description, modifier, contentScale = scale)
}
