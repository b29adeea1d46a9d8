package app.spoton.tablet.history.ui

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.spoton.tablet.app.AppSection
import app.spoton.tablet.app.AppShell
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.history.HistoryStates
import app.spoton.tablet.history.review.RoundReviewUiState
import app.spoton.tablet.history.ui.rounds.EnlargedPicture
import app.spoton.tablet.history.ui.rounds.EvidencePanel
import app.spoton.tablet.history.ui.rounds.Steps
import app.spoton.tablet.setup.ui.SetupStates
import com.dropbox.differ.SimpleImageComparator
import com.github.takahirom.roborazzi.RoborazziOptions
import com.github.takahirom.roborazzi.captureRoboImage
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.GraphicsMode

/** The screens of History look as they did when they were last approved. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class HistoryScreenshotTest(private val moment: Moment, private val size: String, private val look: String) {
    enum class Moment(val screen: @Composable () -> Unit) {
        OPENED({ HistoryStatesOnScreen.Rounds(HistoryStates.opened()) }),
        STEPS({ Scrolling { Steps(opened(HistoryStates.opened()).details().round()) } }),
        SETTLED_AGAIN({ HistoryStatesOnScreen.Rounds(HistoryStates.resettled()) }),
        WHAT_IF({ HistoryStatesOnScreen.Rounds(HistoryStates.whatIf()) }),
        SPLIT({ HistoryStatesOnScreen.Rounds(HistoryStates.otherSplit()) }),
        PICTURE({ Scrolling { EvidencePanel(opened(HistoryStates.withPicture())) } }),
        ENLARGED({ EnlargedPicture(opened(HistoryStates.withPicture()).pictures()[0].picture().get()) {} }),
        EVIDENCE({ HistoryStatesOnScreen.Log(HistoryStates.evidence()) }),
        METERS({ HistoryStatesOnScreen.Meters() }),
        STATISTICS({ HistoryStatesOnScreen.Statistics() }),
        LOG({ HistoryStatesOnScreen.Log(HistoryStates.checkedLog()) }),
        EMPTY({ HistoryStatesOnScreen.Rounds(HistoryStates.empty()) }),
        PIN({ HistoryPinScreen(SetupStates.people) { _, _ -> } }),
    }

    private val tolerance = RoborazziOptions(
        compareOptions = RoborazziOptions.CompareOptions(
            changeThreshold = 0.001f,
            imageComparator = SimpleImageComparator(maxDistance = 0.02f),
        ),
    )

    @Test
    fun looksAsItDid() {
        RuntimeEnvironment.setQualifiers(Sizes.getValue(size))
        RuntimeEnvironment.setFontScale(if (look.endsWith("200")) 2f else 1f)
        val name = "history-${moment.name.lowercase().replace('_', '-')}-$size-$look"
        captureRoboImage("src/test/screenshots/$name.png", tolerance) {
            SpotOnTheme(dark = look.startsWith("dark")) {
                AppShell(AppSection.HISTORY, onGo = {}, onBack = {}) {
                    moment.screen()
                }
            }
        }
    }

    companion object {
        private fun opened(state: RoundReviewUiState) = state.opened().get()

        @Composable
        private fun Scrolling(content: @Composable () -> Unit) =
            Column(Modifier.verticalScroll(rememberScrollState())) { content() }

        private val Sizes = mapOf(
            "wide" to "w1280dp-h800dp-land-mdpi",
            "small" to "w600dp-h960dp-port-mdpi",
        )

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} {2}")
        fun pictures(): List<Array<Any>> = listOf(
            arrayOf(Moment.OPENED, "wide", "light"),
            arrayOf(Moment.OPENED, "wide", "dark-200"),
            arrayOf(Moment.OPENED, "small", "light"),
            arrayOf(Moment.STEPS, "small", "light-200"),
            arrayOf(Moment.SETTLED_AGAIN, "wide", "dark"),
            arrayOf(Moment.WHAT_IF, "small", "dark"),
            arrayOf(Moment.SPLIT, "wide", "dark"),
            arrayOf(Moment.SPLIT, "small", "light-200"),
            arrayOf(Moment.PICTURE, "wide", "dark"),
            arrayOf(Moment.ENLARGED, "wide", "dark"),
            arrayOf(Moment.EVIDENCE, "small", "light"),
            arrayOf(Moment.METERS, "wide", "dark"),
            arrayOf(Moment.STATISTICS, "wide", "dark"),
            arrayOf(Moment.STATISTICS, "wide", "light"),
            arrayOf(Moment.STATISTICS, "small", "light-200"),
            arrayOf(Moment.LOG, "wide", "dark"),
            arrayOf(Moment.LOG, "small", "dark-200"),
            arrayOf(Moment.EMPTY, "wide", "dark"),
            arrayOf(Moment.PIN, "wide", "light"),
        )
    }
}
