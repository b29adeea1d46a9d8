package app.spoton.tablet.table.ui

import androidx.activity.ComponentActivity
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import app.spoton.tablet.app.AppSection
import app.spoton.tablet.app.AppShell
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.table.panels.Supervisors
import app.spoton.tablet.table.state.TableState
import com.dropbox.differ.SimpleImageComparator
import com.github.takahirom.roborazzi.RoborazziOptions
import com.github.takahirom.roborazzi.captureRoboImage
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.rules.TestRule
import org.junit.runner.RunWith
import org.junit.runners.model.Statement
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.GraphicsMode

/** The dealer's table in each of its states, as somebody last saw and approved it. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class TableScreenshotTest(private val moment: String, private val screen: String, private val dark: Boolean) {
    private val tolerance = RoborazziOptions(
        compareOptions = RoborazziOptions.CompareOptions(
            changeThreshold = 0.001f,
            imageComparator = SimpleImageComparator(maxDistance = 0.02f),
        ),
    )

    /** A picture is taken when nothing moves any more: on a small screen the lit seat is scrolled to first. */
    private val rule = createAndroidComposeRule<ComponentActivity>()
    private val tablet = TestRule { base, _ ->
        object : Statement() {
            override fun evaluate() {
                RuntimeEnvironment.setQualifiers(Screens.getValue(screen))
                RuntimeEnvironment.setFontScale(if (screen.endsWith("200")) 2f else 1f)
                base.evaluate()
            }
        }
    }

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(tablet).around(rule)

    @Test
    fun looksAsItDid() {
        val name = "round-$moment-$screen-" + if (dark) "dark" else "light"
        val state = Moments.getValue(moment)()
        val supervisors = if (moment == "pin") Supervisors(listOf("Sam", "Sue")) else Supervisors()
        val dealer = if (moment == "pin") "Ann" else null
        rule.setContent {
            SpotOnTheme(dark) {
                AppShell(AppSection.TABLE, onGo = {}, onBack = {}) {
                    TableScreen(state, TableStates.taps, supervisors = supervisors, dealerName = dealer)
                }
            }
        }
        if (moment == "ending") rule.onNodeWithTag("end-round").performClick()
        rule.waitForIdle()
        rule.onRoot().captureRoboImage("src/test/screenshots/$name.png", roborazziOptions = tolerance)
    }

    companion object {
        private val Screens = mapOf(
            "wide" to "w1280dp-h800dp-land-mdpi",
            "wide200" to "w1280dp-h800dp-land-mdpi",
            "tall" to "w800dp-h1280dp-port-mdpi",
            "small" to "w600dp-h960dp-port-mdpi",
            "low" to "w960dp-h600dp-land-mdpi",
            "tall200" to "w800dp-h1280dp-port-mdpi",
            "small200" to "w600dp-h960dp-port-mdpi",
            "low200" to "w960dp-h600dp-land-mdpi",
        )

        private val Moments = mapOf<String, () -> TableState>(
            "open" to { TableStates.open },
            "wagers" to { TableStates.wagers },
            "refused" to { TableStates.refused },
            "cards" to { TableStates.cards },
            "ready" to { TableStates.ready },
            "dealer" to { TableStates.dealer },
            "take" to { TableStates.line(1) },
            "pay" to { TableStates.pays },
            "totals" to { TableStates.totals },
            "confirmed" to { TableStates.confirmed },
            "meter" to { TableStates.meterWin },
            "pin" to { TableStates.meterWin },
            "envy" to { TableStates.envy },
            "misdeal" to { TableStates.misdeal },
            "ending" to { TableStates.cards },
            "split" to { TableStates.split },
            "instant" to { TableStates.instant },
            "raise" to { TableStates.raise },
            "full" to { TableStates.full },
        )

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} dark={2}")
        fun pictures(): List<Array<Any>> =
            Moments.keys.map { arrayOf<Any>(it, "wide", true) } +
                listOf("wagers", "cards", "pay", "pin").flatMap {
                    listOf(
                        arrayOf<Any>(it, "wide", false), arrayOf<Any>(it, "tall", true),
                        arrayOf<Any>(it, "small", false), arrayOf<Any>(it, "wide200", true),
                        arrayOf<Any>(it, "low", true), arrayOf<Any>(it, "tall200", true),
                        arrayOf<Any>(it, "small200", false), arrayOf<Any>(it, "low200", true),
                    )
                }
    }
}
