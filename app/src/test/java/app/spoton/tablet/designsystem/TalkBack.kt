package app.spoton.tablet.designsystem

import android.accessibilityservice.AccessibilityServiceInfo
import android.content.Context
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityManager
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.test.core.app.ApplicationProvider
import org.robolectric.Shadows.shadowOf

/** A screen reader, as far as Compose and Android show it: the nodes that it stops at, one after the other. */
internal object TalkBack {
    /** Where Compose says which node comes after which; Android's own fields for that cannot be read back. */
    private const val BEFORE = "android.view.accessibility.extra.EXTRA_DATA_TEST_TRAVERSALBEFORE_VAL"

    /** Something that is read: its words, and the tags of what it is and is part of, the innermost first. */
    class ReadStop(val words: String, val tags: List<String>) {
        val tag: String = tags.firstOrNull().orEmpty()

        override fun toString(): String = "$tag '$words'"
    }

    /** To be called before the screen is set: Compose orders its nodes only for somebody who listens. */
    fun turnOn() {
        val context = ApplicationProvider.getApplicationContext<Context>()
        shadowOf(context.getSystemService(AccessibilityManager::class.java)).apply {
            setEnabled(true)
            setTouchExplorationEnabled(true)
            setEnabledAccessibilityServiceList(listOf(AccessibilityServiceInfo()))
        }
    }

    private fun composed(view: View): View? = when {
        view.javaClass.simpleName == "AndroidComposeView" -> view
        view is ViewGroup -> (0 until view.childCount).firstNotNullOfOrNull { composed(view.getChildAt(it)) }
        else -> null
    }

    private fun tags(node: SemanticsNode): List<String> = generateSequence(node) { it.parent }
        .mapNotNull { it.config.getOrNull(SemanticsProperties.TestTag) }.toList()

    /** A node that can be pressed is read with all that is in it. */
    private fun words(node: SemanticsNode): String = (node.config.getOrNull(SemanticsProperties.ContentDescription)
        ?: node.config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }).joinToString(" ")

    /** All that is read in a window, in the order in which it is read by swiping to the right. */
    fun read(rule: ComposeTestRule, window: View): List<ReadStop> {
        rule.waitForIdle()
        val nodes = rule.onAllNodes(SemanticsMatcher("any") { true }).fetchSemanticsNodes().associateBy { it.id }
        return rule.runOnUiThread {
            val provider = checkNotNull(checkNotNull(composed(window)).accessibilityNodeProvider) { "nobody listens" }
            val infos = nodes.keys.mapNotNull { id -> provider.createAccessibilityNodeInfo(id)?.let { id to it } }.toMap()
            val next = HashMap<Int, Int>()
            infos.forEach { (id, info) ->
                provider.addExtraDataToAccessibilityNodeInfo(id, info, BEFORE, null)
                val after = info.extras.getInt(BEFORE, -1)
                if (after != -1) next[id] = after
            }
            val first = (next.keys - next.values.toSet()).single()
            generateSequence(first) { next[it] }.take(infos.size + 1).toList()
                .mapNotNull { id -> nodes[id] }.map { ReadStop(words(it), tags(it)) }.filter { it.words.isNotBlank() }
        }
    }
}
