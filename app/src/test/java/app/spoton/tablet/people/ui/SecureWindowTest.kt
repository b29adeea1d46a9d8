package app.spoton.tablet.people.ui

import android.view.WindowManager.LayoutParams.FLAG_SECURE
import androidx.activity.ComponentActivity
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class SecureWindowTest {
    @get:Rule
    val compose = createAndroidComposeRule<ComponentActivity>()

    private val places = mutableIntStateOf(0)

    private fun assertSecure(expected: Boolean) {
        compose.waitForIdle()
        val window = compose.activity.window
        assertEquals("no picture of the screen", expected, window.attributes.flags and FLAG_SECURE != 0)
        assertEquals("no touch through another app", expected, window.decorView.filterTouchesWhenObscured)
    }

    @Test
    fun whileAPinCanBeEnteredNobodyTakesAPictureOfTheScreenOrDrawsOverIt() {
        compose.setContent { repeat(places.intValue) { SecureWindow() } }
        assertSecure(false)
        for (count in listOf(1, 2, 1)) {
            compose.runOnIdle { places.intValue = count }
            assertSecure(true)
        }
        compose.runOnIdle { places.intValue = 0 }
        assertSecure(false)
    }
}
