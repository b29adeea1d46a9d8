package app.spoton.tablet.designsystem

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.State
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.lifecycle.LiveData
import androidx.lifecycle.Observer
import androidx.lifecycle.compose.LocalLifecycleOwner

/** A Java view model's LiveData as Compose reads it; null until it has a value. */
@Composable
fun <T : Any> LiveData<T>.asState(): State<T?> {
    val owner = LocalLifecycleOwner.current
    val state = remember(this) { mutableStateOf(value) }
    DisposableEffect(this, owner) {
        val observer = Observer<T> { state.value = it }
        observe(owner, observer)
        onDispose { removeObserver(observer) }
    }
    return state
}
