package app.spoton.tablet.history.ui

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.ScreenLook
import app.spoton.tablet.designsystem.ScreenSize
import app.spoton.tablet.designsystem.Screenshots
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.history.HistoryStates
import app.spoton.tablet.history.review.RoundReviewUiState
import app.spoton.tablet.history.ui.rounds.EvidencePanel
import app.spoton.tablet.history.ui.rounds.Steps
import app.spoton.tablet.setup.ui.SetupStates
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** The screens of History look as they did when they were last approved. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class HistoryScreenshotTest(private val moment: HistoryMoment, private val size: ScreenSize, private val look: ScreenLook) {
    enum class HistoryMoment(val screen: @Composable () -> Unit) {
        OPENED({ HistoryStatesOnScreen.Rounds(HistoryStates.opened()) }),
        STEPS({ Scrolling { Steps(opened(HistoryStates.opened()).details().round()) } }),
        SETTLED_AGAIN({ HistoryStatesOnScreen.Rounds(HistoryStates.resettled()) }),
        WHAT_IF({ HistoryStatesOnScreen.Rounds(HistoryStates.whatIf()) }),
        SPLIT({ HistoryStatesOnScreen.Rounds(HistoryStates.otherSplit()) }),
        PICTURE({ Scrolling { EvidencePanel(opened(HistoryStates.withPicture())) } }),
        EVIDENCE({ HistoryStatesOnScreen.Log(HistoryStates.evidence()) }),
        FILTERS({ HistoryStatesOnScreen.Filters() }),
        DEMONSTRATION({ HistoryStatesOnScreen.Demonstration() }),
        METERS({ HistoryStatesOnScreen.Meters() }),
        STATISTICS({ HistoryStatesOnScreen.Statistics() }),
        FREQUENCY({
            Scrolling {
                HandFrequency(HistoryStates.statistics().statistics().get())
                HoldOfWagers(HistoryStates.statistics().statistics().get())
            }
        }),
        LOG({ HistoryStatesOnScreen.Log(HistoryStates.checkedLog()) }),
        EMPTY({ HistoryStatesOnScreen.Rounds(HistoryStates.empty()) }),
        PIN({ HistoryPinScreen(SetupStates.people) { _, _ -> } }),
    }

    @Test
    fun everyPictureMatchesItsScreenshot() = Screenshots.compare("history-" + moment.name, size, look) { dark ->
        SpotOnTheme(dark) { AppShell(AppSection.HISTORY, onGo = {}, onBack = {}) { moment.screen() } }
    }

    companion object {
        private fun opened(state: RoundReviewUiState) = state.opened().get()

        @Composable
        private fun Scrolling(content: @Composable () -> Unit) =
            Column(Modifier.verticalScroll(rememberScrollState())) { content() }

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} {2}")
        fun pictures(): List<Array<Any>> = listOf(
            arrayOf(HistoryMoment.OPENED, ScreenSize.WIDE, ScreenLook.LIGHT),
            arrayOf(HistoryMoment.OPENED, ScreenSize.WIDE, ScreenLook.DARK_200),
            arrayOf(HistoryMoment.METERS, ScreenSize.SMALL, ScreenLook.LIGHT_200),
            arrayOf(HistoryMoment.STEPS, ScreenSize.SMALL, ScreenLook.LIGHT_200),
            arrayOf(HistoryMoment.SETTLED_AGAIN, ScreenSize.WIDE, ScreenLook.DARK),
            arrayOf(HistoryMoment.DEMONSTRATION, ScreenSize.WIDE, ScreenLook.DARK),
            arrayOf(HistoryMoment.WHAT_IF, ScreenSize.SMALL, ScreenLook.DARK),
            arrayOf(HistoryMoment.SPLIT, ScreenSize.SMALL, ScreenLook.LIGHT_200),
            arrayOf(HistoryMoment.PICTURE, ScreenSize.WIDE, ScreenLook.DARK),
            arrayOf(HistoryMoment.EVIDENCE, ScreenSize.SMALL, ScreenLook.LIGHT),
            arrayOf(HistoryMoment.FILTERS, ScreenSize.SMALL, ScreenLook.LIGHT),
            arrayOf(HistoryMoment.METERS, ScreenSize.WIDE, ScreenLook.DARK),
            arrayOf(HistoryMoment.FREQUENCY, ScreenSize.WIDE, ScreenLook.DARK),
            arrayOf(HistoryMoment.STATISTICS, ScreenSize.WIDE, ScreenLook.LIGHT),
            arrayOf(HistoryMoment.STATISTICS, ScreenSize.SMALL, ScreenLook.LIGHT_200),
            arrayOf(HistoryMoment.LOG, ScreenSize.WIDE, ScreenLook.DARK),
            arrayOf(HistoryMoment.LOG, ScreenSize.SMALL, ScreenLook.DARK_200),
            arrayOf(HistoryMoment.EMPTY, ScreenSize.WIDE, ScreenLook.DARK),
            arrayOf(HistoryMoment.PIN, ScreenSize.WIDE, ScreenLook.LIGHT),
        )
    }
}
