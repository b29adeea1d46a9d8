package app.spoton.tablet.trainer.ui.progress

import android.graphics.Bitmap
import android.graphics.Canvas
import androidx.activity.ComponentActivity
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.test.junit4.StateRestorationTester
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.trainer.learning.WeeklyProgress
import java.time.Duration
import java.time.LocalDate
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

@RunWith(AndroidJUnit4::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class WeeklyChartTest {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    /** One answer, this week; it was right. */
    private val weeks = LocalDate.of(2026, 11, 18).let {
        WeeklyProgress.lastWeeks(10, listOf(WeeklyProgress.Answered(it, "g", "s", true, Duration.ofSeconds(5))), it)
    }
    private var width by mutableStateOf(800.dp)
    private var bar = Color.Unspecified

    /** Nothing else is drawn in the color of the bars. */
    private fun isThisWeekInView(): Boolean = rule.runOnIdle {
        val window = rule.activity.window.decorView
        val picture = Bitmap.createBitmap(window.width, window.height, Bitmap.Config.ARGB_8888)
        window.draw(Canvas(picture))
        (0 until picture.width).any { x -> (0 until picture.height).any { y -> Color(picture.getPixel(x, y)) == bar } }
    }

    @Test
    fun aTabletThatIsTurnedStillShowsThisWeek() {
        val turned = StateRestorationTester(rule)
        turned.setContent {
            SpotOnTheme(true) {
                bar = MaterialTheme.colorScheme.secondary
                Box(Modifier.width(width)) {
                    WeeklyChart("Correct answers", "plot", weeks, ChartStyle.BARS, 100) { if (it.answerCount() == 0) null else it.accuracy() }
                }
            }
        }
        assertTrue("this week, where all weeks have room", isThisWeekInView())
        width = 300.dp
        turned.emulateSavedInstanceStateRestore()
        assertTrue("this week, where only some have room", isThisWeekInView())
    }
}
