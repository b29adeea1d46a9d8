package app.spoton.tablet.ui.trainer

import app.spoton.tablet.shell.Place
import app.spoton.tablet.trainer.TrainerState
import app.spoton.tablet.ui.Shell
import app.spoton.tablet.ui.theme.SpotOnTheme
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
                Shell(Place.TRAINER, onGo = {}, onBack = {}) { TrainerScreen(state, TrainerMoments.taps) }
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

        internal val Moments = mapOf<String, () -> TrainerState>(
            "home" to { TrainerMoments.home },
            "home-exam" to { TrainerMoments.homeAfterAnExam },
            "qualifies" to { TrainerMoments.qualifying },
            "comparing" to { TrainerMoments.comparing },
            "who-wins" to { TrainerMoments.whoWins },
            "instant" to { TrainerMoments.instantWinner },
            "progressive" to { TrainerMoments.progressivePaid },
            "reading" to { TrainerMoments.readLayout },
            "read" to { TrainerMoments.layoutRead },
            "order-wrong" to { TrainerMoments.orderWrong },
            "exam-refused" to { TrainerMoments.examRefused },
            "progress-skill" to { TrainerMoments.progressOfASkill },
            "progress-nothing" to { TrainerMoments.noProgress },
            "name-hand" to { TrainerMoments.nameHand },
            "right" to { TrainerMoments.right },
            "wrong" to { TrainerMoments.wrong },
            "settle-seat" to { TrainerMoments.settleSeat },
            "settled" to { TrainerMoments.settled },
            "splits" to { TrainerMoments.splits },
            "draw" to { TrainerMoments.drawing },
            "drawn" to { TrainerMoments.drawnWrong },
            "draw-example" to { TrainerMoments.drawOfTheManual },
            "amount-wrong" to { TrainerMoments.amountWrong },
            "picked" to { TrainerMoments.picked },
            "split-wrong" to { TrainerMoments.splitWrong },
            "mistake-missed" to { TrainerMoments.mistakeMissed },
            "table-settled" to { TrainerMoments.tableSettled },
            "dealing" to { TrainerMoments.dealing },
            "home-chosen" to { TrainerMoments.homeChosen },
            "challenge-all-right" to { TrainerMoments.challengeNothingMissed },
            "exam-no-code" to { TrainerMoments.examNoCode },
            "exam-other-tables" to { TrainerMoments.examOfOtherTables },
            "exam-not-saved" to { TrainerMoments.examNotSaved },
            "name-taken" to { TrainerMoments.nameTaken },
            "wager" to { TrainerMoments.toDo },
            "settle-table" to { TrainerMoments.settleTable },
            "amount" to { TrainerMoments.amount },
            "pick" to { TrainerMoments.pick },
            "order" to { TrainerMoments.ordering },
            "mistake" to { TrainerMoments.findMistake },
            "envy" to { TrainerMoments.envied },
            "challenge" to { TrainerMoments.challenge },
            "challenge-over" to { TrainerMoments.challengeOver },
            "exam-door" to { TrainerMoments.examDoor },
            "exam-over" to { TrainerMoments.examOver },
            "progress" to { TrainerMoments.progress },
            "people" to { TrainerMoments.people },
            "tables" to { TrainerMoments.tables },
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
