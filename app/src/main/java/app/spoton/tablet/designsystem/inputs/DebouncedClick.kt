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

    operator fun invoke(act: () -> Unit) {
        val at = now()
        if (at - last < APART) return
        last = at
        act()
    }

    internal companion object {
        /** Milliseconds. Nobody reads a line and reacts in less; a bouncing finger takes less. */
        const val APART = 250L
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
