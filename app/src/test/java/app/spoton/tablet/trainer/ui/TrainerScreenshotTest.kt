package app.spoton.tablet.trainer.ui

import app.spoton.tablet.app.AppSection
import app.spoton.tablet.app.AppShell
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.trainer.state.TrainerUiState
import com.dropbox.differ.SimpleImageComparator
import com.github.takahirom.roborazzi.RoborazziOptions
import com.github.takahirom.roborazzi.captureRoboImage
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.GraphicsMode

/** The trainer in each of its states, as somebody last saw and approved it. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class TrainerScreenshotTest(private val moment: String, private val screen: String, private val dark: Boolean) {
    private val tolerance = RoborazziOptions(
        compareOptions = RoborazziOptions.CompareOptions(
            changeThreshold = 0.001f,
            imageComparator = SimpleImageComparator(maxDistance = 0.02f),
        ),
    )

    @Test
    fun looksAsItDid() {
        RuntimeEnvironment.setQualifiers(Screens.getValue(screen))
        RuntimeEnvironment.setFontScale(if (screen.endsWith("200")) 2f else 1f)
        val name = "training-$moment-$screen-" + if (dark) "dark" else "light"
        val state = Moments.getValue(moment)()
        captureRoboImage("src/test/screenshots/$name.png", tolerance) {
            SpotOnTheme(dark) {
                AppShell(AppSection.TRAINER, onGo = {}, onBack = {}) { TrainerScreen(state, TrainerStates.actions) }
            }
        }
    }

    companion object {
        private val Screens = mapOf(
            "wide" to "w1280dp-h800dp-land-mdpi",
            "wide200" to "w1280dp-h800dp-land-mdpi",
            "small" to "w600dp-h960dp-port-mdpi",
            "low" to "w960dp-h600dp-land-mdpi",
        )

        internal val Moments = mapOf<String, () -> TrainerUiState>(
            "home" to { TrainerStates.home },
            "home-exam" to { TrainerStates.homeAfterAnExam },
            "qualifies" to { TrainerStates.qualifying },
            "comparing" to { TrainerStates.comparing },
            "who-wins" to { TrainerStates.whoWins },
            "instant" to { TrainerStates.instantWinner },
            "progressive" to { TrainerStates.progressivePaid },
            "reading" to { TrainerStates.readLayout },
            "read" to { TrainerStates.layoutRead },
            "order-wrong" to { TrainerStates.orderWrong },
            "exam-refused" to { TrainerStates.examRefused },
            "progress-skill" to { TrainerStates.progressOfASkill },
            "progress-nothing" to { TrainerStates.noProgress },
            "name-hand" to { TrainerStates.nameHand },
            "right" to { TrainerStates.right },
            "wrong" to { TrainerStates.wrong },
            "settle-seat" to { TrainerStates.settleSeat },
            "settled" to { TrainerStates.settled },
            "splits" to { TrainerStates.splits },
            "draw" to { TrainerStates.drawing },
            "drawn" to { TrainerStates.drawnWrong },
            "draw-example" to { TrainerStates.drawOfTheManual },
            "amount-wrong" to { TrainerStates.amountWrong },
            "picked" to { TrainerStates.picked },
            "split-wrong" to { TrainerStates.splitWrong },
            "mistake-missed" to { TrainerStates.mistakeMissed },
            "table-settled" to { TrainerStates.tableSettled },
            "dealing" to { TrainerStates.dealing },
            "home-chosen" to { TrainerStates.homeChosen },
            "challenge-all-right" to { TrainerStates.challengeNothingMissed },
            "exam-no-code" to { TrainerStates.examNoCode },
            "exam-other-tables" to { TrainerStates.examOfOtherTables },
            "exam-not-saved" to { TrainerStates.examNotSaved },
            "name-taken" to { TrainerStates.nameTaken },
            "wager" to { TrainerStates.toDo },
            "settle-table" to { TrainerStates.settleTable },
            "amount" to { TrainerStates.amount },
            "pick" to { TrainerStates.pick },
            "order" to { TrainerStates.ordering },
            "mistake" to { TrainerStates.findMistake },
            "envy" to { TrainerStates.envied },
            "challenge" to { TrainerStates.challenge },
            "challenge-over" to { TrainerStates.challengeOver },
            "exam-door" to { TrainerStates.examDoor },
            "exam-over" to { TrainerStates.examOver },
            "progress" to { TrainerStates.progress },
            "people" to { TrainerStates.people },
            "tables" to { TrainerStates.tables },
        )

        /** Every moment in dark, in light, and with large text; some more on the smallest tablets. */
        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} dark={2}")
        fun pictures(): List<Array<Any>> =
            Moments.keys.map { arrayOf<Any>(it, "wide", true) } +
                Moments.keys.map { arrayOf<Any>(it, "wide200", true) } +
                Moments.keys.map { arrayOf<Any>(it, "small", false) } +
                listOf("wrong", "settle-seat", "progress", "challenge").map { arrayOf<Any>(it, "wide", false) } +
                listOf("home", "settled", "reading", "envy", "wager").map { arrayOf<Any>(it, "low", true) }
    }
}
