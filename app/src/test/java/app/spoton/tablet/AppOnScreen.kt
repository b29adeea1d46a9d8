package app.spoton.tablet

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider
import app.spoton.engine.card.Cards
import app.spoton.engine.round.Settlement
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.designsystem.tap
import app.spoton.tablet.table.TableViewModel
import app.spoton.tablet.table.state.TableState
import java.util.function.BooleanSupplier
import org.junit.rules.TestRule
import org.junit.runner.Description
import org.junit.runners.model.Statement

/** The whole app on a screen, used by taps. */
class AppOnScreen : TestRule {
    private val rule = createAndroidComposeRule<MainActivity>()

    override fun apply(base: Statement, description: Description): Statement = rule.apply(base, description)

    fun <T : ViewModel> model(type: Class<T>): T = ViewModelProvider(rule.activity)[type]

    fun onMainThread(action: Runnable) = rule.runOnUiThread { action.run() }

    fun waitUntil(condition: BooleanSupplier) = rule.waitUntil(timeoutMillis = 120_000) { condition.asBoolean }

    fun await(tag: String) = waitUntil { rule.onAllNodesWithTag(tag).fetchSemanticsNodes().isNotEmpty() }

    fun awaitText(text: String) = waitUntil {
        rule.onAllNodes(hasText(text, substring = true)).fetchSemanticsNodes().isNotEmpty()
    }

    fun tap(vararg tags: String) = tags.forEach { rule.onNodeWithTag(it).assertIsDisplayed().tap() }

    /** Cards for wherever the focus goes, one after the other. */
    fun deal(cards: String) = Cards.parse(cards).list().forEach {
        tap("rank-" + it.rank().symbol(), "suit-" + it.suit().symbol())
    }

    /** Settles the round, goes through the settlement and confirms it; the settlement. */
    fun settle(): Settlement {
        tap("settle")
        waitUntil { table().round().settlement().isPresent }
        val settlement = table().round().settlement().get()
        while (!rule.onNodeWithTag("confirm").isDisplayed()) tap("next")
        tap("confirm")
        await("next-round")
        return settlement
    }

    fun table(): TableState = model(TableViewModel::class.java).state().value!!
}
