package app.spoton.tablet.table.ui

import androidx.activity.ComponentActivity
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import app.spoton.tablet.app.navigation.AppSection
import app.spoton.tablet.app.navigation.AppShell
import app.spoton.tablet.designsystem.ScreenLook
import app.spoton.tablet.designsystem.ScreenSize
import app.spoton.tablet.designsystem.Screenshots
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.table.panels.settlement.Supervisors
import app.spoton.tablet.table.round.settlement.Pace
import app.spoton.tablet.table.state.TableNotice
import app.spoton.tablet.table.state.TableState
import com.github.takahirom.roborazzi.captureRoboImage
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** The dealer's table in each of its states, as somebody last saw and approved it. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class TableScreenshotTest(private val moment: String, private val size: ScreenSize, private val look: ScreenLook) {
    /** A picture is taken when nothing moves any more: on a small screen the lit seat is scrolled to first. */
    private val rule = createAndroidComposeRule<ComponentActivity>()

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(Screenshots.tablet(size, look)).around(rule)

    @Test
    fun everyPictureMatchesItsScreenshot() {
        val state = Moments.getValue(moment)()
        val supervisors = if (moment in Dealers) Supervisors(listOf("Sam", "Sue")) else Supervisors()
        val dealer = Dealers[moment]
        rule.setContent {
            SpotOnTheme(look.isDark) {
                AppShell(AppSection.TABLE, onGo = {}, onBack = {}) {
                    TableScreen(state, TableStates.taps, supervisors = supervisors, dealerName = dealer)
                }
            }
        }
        if (moment == "ending") rule.onNodeWithTag("end-round").performClick()
        rule.waitForIdle()
        rule.onRoot().captureRoboImage(Screenshots.file("round-$moment", size, look), roborazziOptions = Screenshots.Tolerance)
    }

    companion object {
        /** Who deals; at the demonstration table nobody. */
        private val Dealers = mapOf("pin" to "Ann", "approver" to "Sue")

        private val Moments = mapOf<String, () -> TableState>(
            "open" to { TableStates.open },
            "wagers" to { TableStates.wagers },
            "refused" to { TableStates.refused },
            "cards" to { TableStates.cards },
            "ready" to { TableStates.ready },
            "staged" to { TableStates.staged },
            "seat" to { TableStates.pays.withPace(Pace.BY_SEAT) },
            "pay" to { TableStates.pays },
            "totals" to { TableStates.totals },
            "confirmed" to { TableStates.confirmed },
            "meter" to { TableStates.meterWin },
            "pin" to { TableStates.meterWin },
            "approver" to {
                TableStates.meterWin.approve("Sue").withNotice(TableNotice.of(TableNotice.Kind.APPROVED_BY_DEALER, 0))
            },
            "envy" to { TableStates.envy },
            "misdeal" to { TableStates.misdeal },
            "ending" to { TableStates.cards },
            "split" to { TableStates.split },
            "instant" to { TableStates.instant },
            "raise" to { TableStates.raise },
            "full" to { TableStates.full.withPace(Pace.WHOLE_TABLE) },
        )

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1} {2}")
        fun pictures(): List<Array<Any>> =
            Moments.keys.map { arrayOf<Any>(it, ScreenSize.WIDE, ScreenLook.DARK) } + listOf(
                arrayOf<Any>("wagers", ScreenSize.WIDE, ScreenLook.LIGHT), arrayOf<Any>("wagers", ScreenSize.TALL, ScreenLook.DARK),
                arrayOf<Any>("wagers", ScreenSize.SMALL, ScreenLook.LIGHT_200), arrayOf<Any>("cards", ScreenSize.WIDE, ScreenLook.LIGHT),
                arrayOf<Any>("cards", ScreenSize.LOW, ScreenLook.DARK), arrayOf<Any>("cards", ScreenSize.WIDE, ScreenLook.DARK_200),
                arrayOf<Any>("full", ScreenSize.WIDE, ScreenLook.LIGHT), arrayOf<Any>("seat", ScreenSize.SMALL, ScreenLook.LIGHT),
                arrayOf<Any>("full", ScreenSize.TALL, ScreenLook.DARK), arrayOf<Any>("seat", ScreenSize.LOW, ScreenLook.DARK_200),
                arrayOf<Any>("approver", ScreenSize.SMALL, ScreenLook.LIGHT_200), arrayOf<Any>("approver", ScreenSize.WIDE, ScreenLook.LIGHT),
                arrayOf<Any>("pin", ScreenSize.SMALL, ScreenLook.LIGHT_200), arrayOf<Any>("pin", ScreenSize.WIDE, ScreenLook.DARK_200),
            )
    }
}
