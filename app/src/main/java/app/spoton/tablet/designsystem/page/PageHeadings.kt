package app.spoton.tablet.designsystem.page

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R

@Composable
internal fun TitleWithBack(title: String, onBack: () -> Unit) {
    Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
        IconButton(onBack, Modifier.testTag("back").size(48.dp)) {
            Icon(painterResource(R.drawable.ic_back), stringResource(R.string.back))
        }
        Text(title, Modifier.semantics { heading() }, style = MaterialTheme.typography.headlineLarge)
    }
}

@Composable
internal fun Hint(text: Int, wrong: Boolean = false) {
    val colors = MaterialTheme.colorScheme
    Text(
        stringResource(text), color = if (wrong) colors.error else colors.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
}
