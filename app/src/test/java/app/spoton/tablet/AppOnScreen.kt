package app.spoton.tablet

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider
import app.spoton.engine.card.Cards
import app.spoton.tablet.app.MainActivity
import app.spoton.tablet.designsystem.tap
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

    fun waitUntil(condition: BooleanSupplier) = rule.waitUntil(timeoutMillis = 60_000) { condition.asBoolean }

    fun await(tag: String) = waitUntil { rule.onAllNodesWithTag(tag).fetchSemanticsNodes().isNotEmpty() }

    fun awaitText(text: String) = waitUntil {
        rule.onAllNodes(hasText(text, substring = true)).fetchSemanticsNodes().isNotEmpty()
    }

    fun tap(vararg tags: String) = tags.forEach { rule.onNodeWithTag(it).assertIsDisplayed().tap() }

    /** Cards for wherever the focus goes, one after the other. */
    fun deal(cards: String) = Cards.parse(cards).list().forEach {
        tap("rank-" + it.rank().symbol(), "suit-" + it.suit().symbol())
    }

    /** Settles the round, goes through the lines and confirms it; what every line says. */
    fun settle(): List<String> {
        tap("settle")
        await("next")
        val said = mutableListOf<String>()
        tap("next")
        while (part("step").isDisplayed()) {
            said += part("step").fetchSemanticsNode().config[SemanticsProperties.ContentDescription].single()
            tap("next")
        }
        tap("confirm")
        await("next-round")
        return said
    }

    /** Part of a line, which TalkBack reads as one. */
    private fun part(tag: String) = rule.onNodeWithTag(tag, useUnmergedTree = true)
}
