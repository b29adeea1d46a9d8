package app.spoton.tablet.people.ui

import android.view.Window
import android.view.WindowManager.LayoutParams.FLAG_SECURE
import androidx.activity.compose.LocalActivity
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect

/**
 * While a PIN can be entered, the screen cannot be captured or shared, and touches do not count while another app draws
 * over it.
 */
@Composable
internal fun SecureWindow() {
    val window = LocalActivity.current?.window ?: return
    DisposableEffect(window) {
        secure(window, 1)
        onDispose { secure(window, -1) }
    }
}

/** Several places that need it can be on screen while one replaces the other. */
private val users = java.util.WeakHashMap<Window, Int>()

private fun secure(window: Window, change: Int) {
    val count = (users[window] ?: 0) + change
    users[window] = count
    if (count > 0) window.addFlags(FLAG_SECURE) else window.clearFlags(FLAG_SECURE)
    window.decorView.filterTouchesWhenObscured = count > 0
}
