package app.spoton.tablet.setup.ui

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextReplacement
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.spoton.engine.card.Cards
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.designsystem.tap
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** A house from its first supervisor to its first meter win, by taps. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w1280dp-h800dp-land-mdpi")
class SetupByTapsTest {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()

    @Before
    fun theDemonstrationTableIsOpenToEverybody() {
        await("deal")
    }

    private fun await(tag: String) =
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag(tag, useUnmergedTree = true).isDisplayed() }

    private fun tap(vararg tags: String) = tags.forEach { rule.onNodeWithTag(it).assertIsDisplayed().tap() }

    private fun type(tag: String, text: String) =
        rule.onNodeWithTag(tag).performScrollTo().performTextReplacement(text)

    private fun press(tag: String) = rule.onNodeWithTag(tag).performScrollTo().tap()

    private fun pin(name: String, digits: String) {
        if (rule.onNodeWithTag("person-$name").isDisplayed()) tap("person-$name")
        digits.forEach { tap("digit-$it") }
        tap("pin-enter")
    }

    private fun deal(cards: String) = Cards.parse(cards).list().forEach {
        tap("rank-" + it.rank().symbol(), "suit-" + it.suit().symbol())
    }

    private fun addPerson(name: String, pin: String) {
        type("new-name", name)
        type("new-pin", pin)
        type("new-pin-again", pin)
        press("add-person")
    }

    /** The first supervisor, then page after page as the setup leads. */
    private fun setUpTheHouse() {
        tap("section-settings")
        await("house")
        press("house")
        addPerson("Sue", "258014")
        await("recovery-code-read")
        press("recovery-code-read")
        await("house-save")
        rule.onNodeWithTag("house-save").assertIsNotEnabled()
        type("field-name", "Table 4")
        press("chip-color-3")
        press("color-yellow")
        press("next-page")
        type("field-maximum-ante", "500")
        rule.onNodeWithTag("wrong-maximum-ante").performScrollTo().assertTextContains("of \$500 is above the property's cap of \$300.", substring = true)
        type("field-maximum-ante", "50")
        press("next-page")
        rule.onNodeWithTag("field-amount-main").performScrollTo().assertTextContains("")
        type("field-amount-main", "10000")
        type("field-seed-main", "5000")
        type("field-rate-main", "20")
        press("next-page")
        press("next-page")
        addPerson("Ann", "2580")
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithTag("remove-Ann").isThere() }
        rule.onNodeWithTag("new-name").assertTextContains("")
        save()
    }

    private fun save() {
        press("house-save")
        rule.waitUntil(timeoutMillis = 20_000) {
            rule.onNodeWithTag("house-save").fetchSemanticsNode().config.contains(SemanticsProperties.Disabled)
        }
    }

    private fun SemanticsNodeInteraction.isThere(): Boolean =
        runCatching { fetchSemanticsNode() }.isSuccess

    @Test
    fun aDealerSignsInAndASupervisorConfirmsTheMeterWin() {
        setUpTheHouse()
        tap("section-table")
        await("sign-out")
        tap("sign-out")
        await("pin-entry")
        tap("person-Ann")
        pin("Ann", "1111")
        rule.waitUntil(timeoutMillis = 20_000) { saysInStatus("Wrong") }
        pin("Ann", "2580")
        await("deal")
        rule.onNodeWithTag("who").assertTextContains("Table 4 · Dealer: Ann")
        rule.onNodeWithTag("change-game").assertDoesNotExist()
        winTheMeter()
        await("pin-entry")
        pin("Sue", "258014")
        await("next")
        while (!rule.onNodeWithTag("confirm").isDisplayed()) tap("next")
        rule.onNodeWithTag("limits").assertIsDisplayed()
        tap("confirm")
        await("next-round")
        rule.onNodeWithTag("now").assertTextContains("Round confirmed")
        tap("next-round", "sign-out")
        await("pin-entry")
        tap("demonstration")
        await("change-game")
    }

    private fun saysInStatus(word: String): Boolean = rule.onNodeWithTag("pin-status").fetchSemanticsNode()
        .config[SemanticsProperties.Text].any { it.text.contains(word) }

    private fun winTheMeter() {
        tap("spot-2-ante", "chip-5.00", "spot-2-progressive", "chip-1.00", "spot-4-ante", "chip-5.00")
        tap("spot-4-progressive", "chip-1.00", "deal")
        deal("AcAdAhAs9c")
        tap("play-2-0-5.00")
        deal("3c6d8sTcQh")
        tap("play-4-0-5.00")
        deal("KsQd7h6c2s3d")
        tap("settle")
        await("dealer-hand")
        while (!rule.onNodeWithTag("pin-entry").isDisplayed()) tap("next")
    }

    private fun openSetup() {
        await("house")
        press("house")
        await("pin-entry")
        rule.onNodeWithTag("field-name").assertDoesNotExist()
        pin("Sue", "999999")
        rule.waitUntil(timeoutMillis = 20_000) { saysInStatus("Wrong") }
        pin("Sue", "258014")
        await("house-save")
    }

    @Test
    fun theSetupIsClosedToAnybodyWithoutASupervisorsPin() {
        setUpTheHouse()
        rule.onNodeWithTag("back").performScrollTo()
        tap("back")
        openSetup()
    }

    @Test
    fun leavingSaysWhatWouldBeLostAndADraftSurvivesRotation() {
        setUpTheHouse()
        tap("page-wagers")
        type("field-maximum-ante", "75")
        rule.activityRule.scenario.recreate()
        await("house-save")
        rule.onNodeWithTag("field-maximum-ante").performScrollTo().assertTextContains("75")
        rule.onNodeWithTag("back").performScrollTo()
        tap("back")
        rule.onNodeWithTag("unsaved").assertIsDisplayed()
        rule.onNodeWithText("ante limits: \$5 to \$50, now \$5 to \$75").assertIsDisplayed()
        tap("leave-stay")
        rule.onNodeWithTag("field-maximum-ante").performScrollTo().assertTextContains("75")
        rule.onNodeWithTag("back").performScrollTo()
        tap("back", "leave-discard")
        openSetup()
        tap("page-wagers")
        rule.onNodeWithTag("field-maximum-ante").performScrollTo().assertTextContains("50.00")
    }

    @Test
    fun aPaytableIsChosenBesideAnotherAndALiveMeterIsOnlyAdjusted() {
        setUpTheHouse()
        tap("page-wagers")
        press("paytable-aces-up")
        press("compare-FCP-07")
        rule.waitUntil(timeoutMillis = 60_000) { rule.onNodeWithText("FCP-01 costs the house", substring = true).isThere() }
        press("choose-FCP-07")
        press("paytable-done")
        rule.onNodeWithTag("paytable-aces-up").performScrollTo().assertTextContains("FCP-07")
        save()
        tap("page-progressive")
        rule.onNodeWithTag("field-amount-main").assertDoesNotExist()
        rule.onNodeWithTag("live-main").performScrollTo().assertTextContains("$10,000")
        press("adjust-main")
        type("adjust-amount-main", "9000")
        rule.onNodeWithTag("adjust-save-main").performScrollTo().assertIsNotEnabled()
        type("adjust-reason-main", "display misread")
        press("adjust-save-main")
        rule.waitUntil(timeoutMillis = 20_000) { rule.onNodeWithText("$9,000").isThere() }
        rule.onNodeWithTag("house-save").performScrollTo().assertIsNotEnabled()
    }
}
