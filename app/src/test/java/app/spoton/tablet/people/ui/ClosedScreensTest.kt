package app.spoton.tablet.people.ui

import androidx.compose.runtime.Composable
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import app.spoton.tablet.designsystem.ScreenLook
import app.spoton.tablet.designsystem.ScreenSize
import app.spoton.tablet.designsystem.Screenshots
import app.spoton.tablet.designsystem.page.ClosedScreen
import app.spoton.tablet.designsystem.theme.SpotOnTheme
import app.spoton.tablet.people.PeopleUiState
import app.spoton.tablet.people.StaffChange
import app.spoton.tablet.people.StaffRefusal
import java.util.Optional
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner

/** What a person sees and can do where nobody may sign in. With spoton.look=folder the screens are written there to look at. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class ClosedScreensTest(private val size: ScreenSize, private val look: ScreenLook) {
    private val rule = createComposeRule()

    @get:Rule
    val rules: RuleChain = RuleChain.outerRule(Screenshots.tablet(size, look)).around(rule)

    private fun show(content: @Composable () -> Unit) = rule.setContent { SpotOnTheme(look.isDark, content) }

    @Test
    fun theRecoveryCodeWithANameAndAPinTwiceMakesASupervisor() {
        var asked = ""
        show { TabletClosedScreen(Closed, {}) { code, name, pin, aside -> asked = "$code $name $pin $aside" } }
        rule.onNodeWithTag("closed-message").assertIsDisplayed()
        type("recovery-code", "ABCDE")
        type("new-name", "Sam")
        type("new-pin", "147036")
        rule.onNodeWithTag("recover").performScrollTo().assertIsNotEnabled()
        type("new-pin-again", "147036")
        rule.onNodeWithTag("recover").performScrollTo().assertIsEnabled().performClick()
        assertEquals("ABCDE Sam 147036 false", asked)
    }

    private fun type(tag: String, text: String) = rule.onNodeWithTag(tag).performScrollTo().performTextInput(text)

    @Test
    fun theCodeIsShownUntilSomebodySaysThatItWasWrittenDown() {
        var isRead = false
        show { RecoveryCodeScreen("7M2QX-9C4RT-0HJKV-W3YBD") { isRead = true } }
        rule.onNodeWithTag("recovery-code-shown").assertIsDisplayed()
        rule.onNodeWithTag("recovery-code-read").performScrollTo().performClick()
        assertEquals(true, isRead)
    }

    @Test
    fun everyScreenCanBeLookedAt() {
        Screens.forEach { (name, content) -> Screenshots.lookAt(name, size, look) { SpotOnTheme(look.isDark, content) } }
    }

    companion object {
        private const val Message = "This tablet's list of staff is missing, but its log is not. The tablet is closed until a " +
            "supervisor is added with the recovery code."
        private val Closed = PeopleUiState(
            emptyList(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), false,
            PeopleUiState.Access(Optional.of(Message), true),
        )
        private val Refused = PeopleUiState(
            emptyList(), Optional.empty(), Optional.empty(), Optional.empty(),
            Optional.of(StaffChange(Optional.of(StaffRefusal.WRONG_CODE), Optional.empty(), Optional.empty(), Optional.empty())),
            false,
            PeopleUiState.Access(Optional.of(Message), true),
        )
        private val Screens = mapOf<String, @Composable () -> Unit>(
            "closed" to { androidx.compose.material3.Surface { TabletClosedScreen(Closed, {}) { _, _, _, _ -> } } },
            "refused" to { androidx.compose.material3.Surface { TabletClosedScreen(Refused, {}) { _, _, _, _ -> } } },
            "code" to { androidx.compose.material3.Surface { RecoveryCodeScreen("7M2QX-9C4RT-0HJKV-W3YBD") {} } },
            "table" to {
                androidx.compose.material3.Surface {
                    ClosedScreen(
                        "Table closed",
                        "The log does not have the amount of the meter main. Do not deal. A supervisor reads each amount off the " +
                            "meter and enters it under Settings, Table setup.",
                        "Try again", {},
                    )
                }
            },
        )

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1}")
        fun tablets(): List<Array<Any>> = listOf(
            arrayOf(ScreenSize.WIDE, ScreenLook.DARK), arrayOf(ScreenSize.SMALL, ScreenLook.LIGHT_200),
        )
    }
}
