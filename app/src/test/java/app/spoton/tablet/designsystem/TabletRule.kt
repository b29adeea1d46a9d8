package app.spoton.tablet.designsystem

import org.junit.rules.TestRule
import org.junit.runner.Description
import org.junit.runners.model.Statement
import org.robolectric.RuntimeEnvironment

/**
 * A tablet with this screen and text size, set before an activity starts; wrap it around the rule that starts one.
 *
 * @param screen Robolectric's qualifiers, or width and height in dp as '600x960'
 */
internal class TabletRule(
    private val screen: String, private val text: Float = 1f, private val before: () -> Unit = {},
) : TestRule {
    override fun apply(base: Statement, description: Description) = object : Statement() {
        override fun evaluate() {
            RuntimeEnvironment.setQualifiers(qualifiers())
            RuntimeEnvironment.setFontScale(text)
            before()
            base.evaluate()
        }
    }

    private fun qualifiers(): String {
        val sides = Size.matchEntire(screen)?.destructured ?: return screen
        val (width, height) = sides.toList().map { it.toInt() }
        return "w${width}dp-h${height}dp-${if (width > height) "land" else "port"}-mdpi"
    }

    private companion object {
        val Size = Regex("(\\d+)x(\\d+)")
    }
}
