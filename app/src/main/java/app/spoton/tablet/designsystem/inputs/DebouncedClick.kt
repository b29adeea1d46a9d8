package app.spoton.tablet.designsystem.inputs

import android.os.SystemClock
import androidx.compose.runtime.Stable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.focus.FocusRequester

/**
 * Ignores a tap that comes too soon after another. The button that advances stays in its place from line to line, so a
 * bouncing finger would skip a wager.
 *
 * @param now the time since the tablet was started, which cannot be set back
 */
@Stable
internal class DebouncedClick(private val now: () -> Long = SystemClock::uptimeMillis) {
    private var last = -APART
    private var apart = APART

    operator fun invoke(act: () -> Unit) {
        val at = now()
        if (at - last < apart) return
        last = at
        apart = APART
        act()
    }

    internal companion object {
        /** Milliseconds. Nobody reads a line and reacts in less; a bouncing finger takes less. */
        const val APART = 250L

        /** The second tap of a double tap comes sooner than this. */
        const val DOUBLE_TAP = 400L

        /** For buttons that appear where a finger has just tapped: it ignores the second tap of a double tap. */
        fun afterTap() = DebouncedClick().apply {
            last = now()
            apart = DOUBLE_TAP
        }
    }
}

/**
 * How the table is handled.
 *
 * @property confirm the button that confirms the round: the Tab key reaches it first
 */
@Stable
internal class TapGuard(val debounced: DebouncedClick = DebouncedClick()) {
    val table = FocusRequester()
    val confirm = FocusRequester()
}

/** Set at the table; null elsewhere. */
internal val LocalTapGuard = staticCompositionLocalOf<TapGuard?> { null }
