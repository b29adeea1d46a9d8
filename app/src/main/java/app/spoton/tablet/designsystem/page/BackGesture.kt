package app.spoton.tablet.designsystem.page

import androidx.activity.BackEventCompat
import androidx.activity.OnBackPressedCallback
import androidx.activity.compose.LocalOnBackPressedDispatcherOwner
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.FloatState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState

/**
 * Handles the back gesture while there is somewhere to go back to, and reports its progress (0 to 1). Otherwise the
 * system handles the gesture and shows what is behind the app.
 */
@Composable
fun backGesture(enabled: Boolean, onBack: () -> Unit): FloatState {
    val progress = remember { mutableFloatStateOf(0f) }
    val goBack by rememberUpdatedState(onBack)
    val dispatcher = LocalOnBackPressedDispatcherOwner.current?.onBackPressedDispatcher
    DisposableEffect(dispatcher, enabled) {
        val callback = object : OnBackPressedCallback(enabled) {
            override fun handleOnBackProgressed(backEvent: BackEventCompat) {
                progress.floatValue = backEvent.progress
            }

            override fun handleOnBackCancelled() {
                progress.floatValue = 0f
            }

            override fun handleOnBackPressed() {
                progress.floatValue = 0f
                goBack()
            }
        }
        dispatcher?.addCallback(callback)
        onDispose { callback.remove() }
    }
    return progress
}
