package app.spoton.tablet.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R

/** A section that this version does not fill yet: what it is for, and the three things it will hold. */
@Composable
internal fun ComingPage(
    icon: Int,
    headline: Int,
    lead: Int,
    points: List<Pair<Int, Int>>,
    below: @Composable ColumnScope.() -> Unit = {},
) {
    Page(
        centred = true,
        first = {
            Hero(icon, headline, lead)
            below()
        },
        second = { Points(points) },
    )
}

@Composable
private fun Hero(icon: Int, headline: Int, lead: Int) {
    val colours = MaterialTheme.colorScheme
    Column(Modifier.padding(vertical = 8.dp), verticalArrangement = Arrangement.spacedBy(16.dp)) {
        Box(
            Modifier.size(88.dp).background(colours.secondaryContainer, RoundedCornerShape(28.dp)),
            contentAlignment = Alignment.Center,
        ) {
            Icon(painterResource(icon), null, Modifier.size(48.dp), tint = colours.onSecondaryContainer)
        }
        Text(
            stringResource(headline), Modifier.semantics { heading() },
            style = MaterialTheme.typography.headlineLarge,
        )
        Text(stringResource(lead), color = colours.onSurfaceVariant, style = MaterialTheme.typography.bodyLarge)
        Text(
            stringResource(R.string.not_yet),
            Modifier
                .border(1.dp, colours.outline, RoundedCornerShape(12.dp))
                .padding(horizontal = 16.dp, vertical = 8.dp),
            color = colours.onSurface,
            style = MaterialTheme.typography.labelLarge,
        )
    }
}

@Composable
private fun Points(points: List<Pair<Int, Int>>) {
    Surface(
        Modifier.fillMaxWidth(),
        shape = RoundedCornerShape(24.dp),
        color = MaterialTheme.colorScheme.surfaceContainerLow,
    ) {
        Column(Modifier.padding(28.dp), verticalArrangement = Arrangement.spacedBy(28.dp)) {
            points.forEachIndexed { index, (title, text) ->
                Row(horizontalArrangement = Arrangement.spacedBy(20.dp)) {
                    Spot(index + 1)
                    Point(title, text, Modifier.weight(1f))
                }
            }
        }
    }
}

/** A betting spot with its number; the order is plain from reading, so it is not spoken. */
@Composable
private fun Spot(number: Int) {
    val colours = MaterialTheme.colorScheme
    Box(
        Modifier.size(44.dp).border(2.dp, colours.primary, CircleShape).clearAndSetSemantics {},
        contentAlignment = Alignment.Center,
    ) {
        Text(number.toString(), color = colours.primary, style = MaterialTheme.typography.titleMedium)
    }
}
