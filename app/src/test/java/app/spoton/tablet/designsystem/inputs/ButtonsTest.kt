package app.spoton.tablet.designsystem.inputs

import android.graphics.Bitmap
import android.graphics.Canvas
import androidx.activity.ComponentActivity
import androidx.compose.foundation.layout.Box
import androidx.compose.material3.Surface
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class ButtonsTest {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    private var dark by mutableStateOf(true)

    @Test
    fun anOptionThatIsChosenAndCannotBeChangedCanBeRead() {
        rule.setContent {
            SpotOnTheme(dark) { Surface { Box { Choice("Fold", "fold", chosen = true, enabled = false) {} } } }
        }
        listOf(true, false).forEach {
            dark = it
            rule.waitForIdle()
            assertTrue("dark: $it, ${contrast("fold")} to 1", contrast("fold") >= 4.5f)
        }
    }

    /** Of the lightest and the darkest pixel inside its border. */
    private fun contrast(tag: String): Float {
        val place = rule.onNodeWithTag(tag).fetchSemanticsNode().boundsInWindow.deflate(Border)
        val found = rule.runOnUiThread {
            val window = rule.activity.window.decorView
            val picture = Bitmap.createBitmap(window.width, window.height, Bitmap.Config.ARGB_8888)
            window.draw(Canvas(picture))
            (place.left.toInt()..place.right.toInt()).flatMap { x ->
                (place.top.toInt()..place.bottom.toInt()).map { y -> Color(picture.getPixel(x, y)).luminance() }
            }
        }
        return (found.max() + 0.05f) / (found.min() + 0.05f)
    }

    private companion object {
        const val Border = 6f
    }
}
