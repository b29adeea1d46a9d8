package app.spoton.tablet.history.ui

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.ui.Modifier
import app.spoton.tablet.app.AppSection
import app.spoton.tablet.app.AppShell
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.history.HistoryStates
import app.spoton.tablet.history.HistoryUiState
import app.spoton.tablet.setup.ui.SetupStates
import com.dropbox.differ.SimpleImageComparator
import com.github.takahirom.roborazzi.RoborazziOptions
import com.github.takahirom.roborazzi.captureRoboImage
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.GraphicsMode

/** History as it looked when somebody last looked at it. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class HistoryScreenshotTest(private val moment: Moment, private val size: String, private val look: String) {
    enum class Moment(val state: () -> HistoryUiState) {
        OPENED(HistoryStates::opened),
        STEPS(HistoryStates::opened),
        AGAIN(HistoryStates::again),
        WHAT_IF(HistoryStates::whatIf),
        SPLIT(HistoryStates::splitOtherwise),
        SEEN(HistoryStates::seen),
        ENLARGED(HistoryStates::seen),
        KEEPING(HistoryStates::keeping),
        METERS(HistoryStates::meters),
        FIGURES(HistoryStates::figures),
        LOG(HistoryStates::checked),
        EMPTY(HistoryStates::empty),
        DOOR(HistoryStates::empty),
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
        val state = moment.state()
        val name = "history-${moment.name.lowercase().replace('_', '-')}-$size-$look"
        captureRoboImage("src/test/screenshots/$name.png", tolerance) {
            SpotOnTheme(dark = look.startsWith("dark")) {
                AppShell(AppSection.HISTORY, onGo = {}, onBack = {}) {
                    when (moment) {
                        Moment.DOOR -> HistoryPinScreen(SetupStates.people) { _, _ -> }
                        Moment.SEEN -> Column(Modifier.verticalScroll(rememberScrollState())) { EvidencePanel(state.opened().get()) }
                        Moment.STEPS -> Column(Modifier.verticalScroll(rememberScrollState())) {
                            Steps(state.opened().get().round())
                        }
                        Moment.ENLARGED -> Enlarged(state.opened().get().stills()[0].picture().get()) {}
                        else -> HistoryScreen(state, HistoryStatesOnScreen.taps)
                    }
                }
            }
        }
    }

    companion object {
        private val Sizes = mapOf(
            "wide" to "w1280dp-h800dp-land-mdpi",
            "small" to "w600dp-h960dp-port-mdpi",
        )

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} {2}")
        fun pictures(): List<Array<Any>> =
            Moment.entries.map { arrayOf<Any>(it, "wide", "dark") } + listOf(
                arrayOf(Moment.OPENED, "wide", "light"),
                arrayOf(Moment.STEPS, "small", "light"),
                arrayOf(Moment.STEPS, "small", "light-200"),
                arrayOf(Moment.OPENED, "wide", "dark-200"),
                arrayOf(Moment.OPENED, "small", "light"),
                arrayOf(Moment.WHAT_IF, "small", "dark"),
                arrayOf(Moment.SPLIT, "small", "light"),
                arrayOf(Moment.SPLIT, "small", "light-200"),
                arrayOf(Moment.SEEN, "small", "light"),
                arrayOf(Moment.KEEPING, "small", "light"),
                arrayOf(Moment.FIGURES, "wide", "light"),
                arrayOf(Moment.FIGURES, "small", "light-200"),
                arrayOf(Moment.METERS, "small", "light"),
                arrayOf(Moment.LOG, "small", "dark-200"),
            )
    }
}
