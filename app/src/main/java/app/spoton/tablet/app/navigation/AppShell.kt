package app.spoton.tablet.app.navigation

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.designsystem.page.backGesture

/** Below this width there is no room for a rail next to a screen; a tablet in split-screen mode can be that narrow. */
private val RailFrom = 600.dp

/** The frame around every screen: the rail (or, on a narrow window, a bar below) and the current place. */
@Composable
fun AppShell(place: AppSection, onGo: (AppSection) -> Unit, onBack: () -> Unit, content: @Composable (AppSection) -> Unit) {
    Surface(Modifier.fillMaxSize(), color = MaterialTheme.colorScheme.background) {
        BoxWithConstraints {
            if (maxWidth >= RailFrom) {
                Row {
                    SectionRail(place.section(), onGo)
                    val sides = WindowInsetsSides.Top + WindowInsetsSides.End
                    Here(place, onBack, WindowInsets.safeDrawing.only(sides), content)
                }
            } else {
                Column {
                    Box(Modifier.weight(1f)) {
                        val bottom = WindowInsets.safeDrawing.only(WindowInsetsSides.Bottom)
                        Box(Modifier.consumeWindowInsets(bottom)) {
                            val sides = WindowInsetsSides.Top + WindowInsetsSides.Horizontal
                            Here(place, onBack, WindowInsets.safeDrawing.only(sides), content)
                        }
                    }
                    SectionBar(place.section(), onGo)
                }
            }
        }
    }
}

@Composable
private fun Here(place: AppSection, onBack: () -> Unit, insets: WindowInsets, content: @Composable (AppSection) -> Unit) {
    val gesture = backGesture(enabled = place.back().isPresent, onBack)
    val places = rememberSaveableStateHolder()
    val title = stringResource(place.title())
    Box(
        Modifier
            .fillMaxSize()
            .graphicsLayer {
                val shrunk = 1f - 0.08f * gesture.floatValue
                scaleX = shrunk
                scaleY = shrunk
                shape = RoundedCornerShape(28.dp * gesture.floatValue)
                clip = gesture.floatValue > 0f
            }
            .background(MaterialTheme.colorScheme.background)
            .windowInsetsPadding(insets)
            .semantics {
                isTraversalGroup = true
                paneTitle = title
            },
    ) {
        places.SaveableStateProvider(place) { content(place) }
    }
}
