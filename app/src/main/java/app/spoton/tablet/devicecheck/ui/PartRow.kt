package app.spoton.tablet.devicecheck.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.devicecheck.CheckResult
import app.spoton.tablet.devicecheck.CheckResult.CheckStatus
import app.spoton.tablet.devicecheck.DevicePart

/** A part, whether it works, and the figures or the advice. */
@Composable
internal fun PartRow(part: DevicePart, result: CheckResult?, running: Boolean) {
    Column(
        Modifier.fillMaxWidth().testTag("part-" + part.name.lowercase()).semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(4.dp),
    ) {
        Row(Modifier.fillMaxWidth(), Arrangement.SpaceBetween, Alignment.CenterVertically) {
            Text(part.words(), style = MaterialTheme.typography.titleMedium)
            Text(
                stringResource(label(result)), color = color(result), fontWeight = FontWeight.Bold,
                style = MaterialTheme.typography.labelLarge,
            )
        }
        if (result != null) {
            Text(
                result.finding, color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodyMedium,
            )
        }
        if (running) LinearProgressIndicator(Modifier.fillMaxWidth())
    }
}

private fun label(result: CheckResult?) = when (result?.status) {
    CheckStatus.PASS -> R.string.device_check_pass
    CheckStatus.FAIL -> R.string.device_check_fail
    CheckStatus.MISSING -> R.string.device_check_missing
    null -> R.string.device_check_waiting
}

@Composable
private fun color(result: CheckResult?): Color {
    val colors = MaterialTheme.colorScheme
    return when (result?.status) {
        CheckStatus.PASS -> colors.primary
        CheckStatus.FAIL -> colors.error
        CheckStatus.MISSING -> colors.tertiary
        null -> colors.onSurfaceVariant
    }
}
