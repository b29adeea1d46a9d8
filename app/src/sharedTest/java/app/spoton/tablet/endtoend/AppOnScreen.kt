package app.spoton.tablet.endtoend

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextReplacement
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider
import app.spoton.engine.card.Cards
import app.spoton.engine.settlement.Settlement
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.table.TableViewModel
import app.spoton.tablet.table.state.TableState
import java.util.function.BooleanSupplier
import org.junit.rules.TestRule
import org.junit.runner.Description
import org.junit.runners.model.Statement

/** The whole app on a screen, used by taps: under Robolectric, or on a device. */
class AppOnScreen : TestRule {
    private val rule = createAndroidComposeRule<MainActivity>()

    val activity: MainActivity get() = rule.activity

    override fun apply(base: Statement, description: Description): Statement = rule.apply(base, description)

    fun <T : ViewModel> model(type: Class<T>): T = ViewModelProvider(rule.activity)[type]

    fun onMainThread(action: Runnable) = rule.runOnUiThread { action.run() }

    /** Lets the main thread work while it waits; Robolectric does so only when it is asked to. */
    fun waitUntil(condition: BooleanSupplier) = rule.waitUntil(timeoutMillis = 120_000) {
        rule.waitForIdle()
        condition.asBoolean
    }

    fun has(tag: String): Boolean = rule.onAllNodesWithTag(tag, useUnmergedTree = true).fetchSemanticsNodes().isNotEmpty()

    fun await(tag: String) = waitUntil { has(tag) }

    /** The demonstration table, with which a new tablet starts; on a device the device check is offered first. */
    fun awaitTable() {
        waitUntil { has("deal") || has("check-later") }
        if (has("check-later")) tap("check-later")
        await("deal")
    }

    fun awaitNone(tag: String) = waitUntil { !has(tag) }

    fun isEnabled(tag: String): Boolean =
        rule.onAllNodesWithTag(tag).fetchSemanticsNodes().any { SemanticsProperties.Disabled !in it.config }

    fun awaitText(text: String) = waitUntil {
        rule.onAllNodes(hasText(text, substring = true)).fetchSemanticsNodes().isNotEmpty()
    }

    fun isShown(tag: String): Boolean = rule.onNodeWithTag(tag).isDisplayed()

    /** Taps one after the other, each where it can be seen. */
    fun tap(vararg tags: String) = tags.forEach {
        scrolledTo(it).assertIsDisplayed().performClick()
        pauseBetweenTaps()
    }

    fun type(tag: String, text: String) = scrolledTo(tag).performTextReplacement(text)

    private fun scrolledTo(tag: String): SemanticsNodeInteraction {
        val node = rule.onNodeWithTag(tag)
        val scrolls = generateSequence(node.fetchSemanticsNode().parent) { it.parent }.any { SemanticsActions.ScrollBy in it.config }
        return if (scrolls) node.performScrollTo() else node
    }

    /** Cards for wherever the focus goes, one after the other. */
    fun deal(cards: String) = Cards.parse(cards).list().forEach {
        tap("rank-" + it.rank().symbol(), "suit-" + it.suit().symbol())
    }

    /** Settles the round, goes through the settlement and confirms it; the settlement. */
    fun settle(): Settlement {
        tap("settle")
        waitUntil { table().round().settlement().isPresent }
        val settlement = table().round().settlement().get()
        goThroughTheSettlement()
        return settlement
    }

    fun goThroughTheSettlement() {
        while (!isShown("confirm")) tap("next")
        tap("confirm")
        await("next-round")
    }

    fun recreate() = rule.activityRule.scenario.recreate().also { rule.waitForIdle() }

    fun table(): TableState = model(TableViewModel::class.java).state().value!!.table().get()
}
