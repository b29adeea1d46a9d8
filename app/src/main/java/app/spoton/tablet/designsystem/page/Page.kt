package app.spoton.tablet.designsystem.page

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

private val TwoColumnsFrom = 720.dp
private val Widest = 1200.dp

/** A page that scrolls if necessary, in two columns if there is room at the text size. */
@Composable
internal fun Page(
    heading: (@Composable () -> Unit)? = null,
    centred: Boolean = false,
    first: @Composable ColumnScope.() -> Unit,
    second: @Composable ColumnScope.() -> Unit,
) {
    PageFrame(centred) { twoColumns, margin ->
        heading?.invoke()
        if (twoColumns) {
            Row(horizontalArrangement = Arrangement.spacedBy(margin)) {
                Stack(Modifier.weight(1f), first)
                Stack(Modifier.weight(1f), second)
            }
        } else {
            Stack(Modifier, first)
            Stack(Modifier, second)
        }
    }
}

/** A screen that scrolls when it must, in one column as wide as two. The content learns whether there is room for two. */
@Composable
internal fun WidePage(heading: @Composable () -> Unit, content: @Composable ColumnScope.(Boolean) -> Unit) {
    PageFrame(centred = false) { twoColumns, _ ->
        heading()
        content(twoColumns)
    }
}

@Composable
private fun PageFrame(centred: Boolean, content: @Composable ColumnScope.(Boolean, Dp) -> Unit) {
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val text = LocalDensity.current.fontScale.coerceIn(1f, 2f)
        val twoColumns = maxWidth / text >= TwoColumnsFrom
        val margin: Dp = if (maxWidth >= TwoColumnsFrom) 40.dp else 24.dp
        val lowest = if (centred) maxHeight else 0.dp
        Box(
            Modifier.fillMaxSize().verticalScroll(rememberScrollState()).heightIn(min = lowest),
            if (centred) Alignment.Center else Alignment.TopCenter,
        ) {
            Column(
                Modifier
                    .widthIn(max = if (twoColumns) Widest else TwoColumnsFrom * text)
                    .fillMaxWidth()
                    .padding(margin)
                    .windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Bottom)),
                verticalArrangement = Arrangement.spacedBy(24.dp),
            ) { content(twoColumns, margin) }
        }
    }
}

/** One column; a screen reader goes through it to its end before it comes to the other. */
@Composable
private fun Stack(modifier: Modifier, content: @Composable ColumnScope.() -> Unit) {
    val together = modifier.semantics { isTraversalGroup = true }
    Column(together, verticalArrangement = Arrangement.spacedBy(24.dp), content = content)
}

/** A group on a separate surface under one heading. */
@Composable
internal fun Panel(title: Int, modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit) {
    Surface(
        modifier.fillMaxWidth(),
        shape = RoundedCornerShape(24.dp),
        color = MaterialTheme.colorScheme.surfaceContainerLow,
    ) {
        Column(Modifier.padding(24.dp), verticalArrangement = Arrangement.spacedBy(16.dp)) {
            Heading(title)
            content()
        }
    }
}

@Composable
internal fun Heading(text: Int) {
    Text(
        stringResource(text), Modifier.semantics { heading() },
        color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.titleLarge,
    )
}

/** A name and its meaning, read aloud together. */
@Composable
internal fun Point(title: Int, text: Int, modifier: Modifier = Modifier) {
    PointWords(title, text, modifier.semantics(mergeDescendants = true) {})
}

/** The text of a [Point] inside a pressable element that it names. */
@Composable
internal fun PointWords(title: Int, text: Int, modifier: Modifier = Modifier) {
    Column(modifier, verticalArrangement = Arrangement.spacedBy(2.dp)) {
        Text(stringResource(title), style = MaterialTheme.typography.titleMedium)
        Text(
            stringResource(text),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
        )
    }
}
