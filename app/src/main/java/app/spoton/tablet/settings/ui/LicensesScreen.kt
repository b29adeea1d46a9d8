package app.spoton.tablet.settings.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.page.Point
import app.spoton.tablet.settings.LicenseText

private val Licenses = listOf(
    R.string.license_androidx to R.string.license_androidx_by,
    R.string.license_kotlin to R.string.license_kotlin_by,
    R.string.license_hilt to R.string.license_hilt_by,
    R.string.license_opencv to R.string.license_opencv_by,
    R.string.license_mlkit to R.string.license_mlkit_by,
)

/** The libraries in the app, and the license of most of them. */
@Composable
fun LicensesScreen(onBack: () -> Unit) {
    Page(
        heading = {
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
                IconButton(onBack, Modifier.testTag("back").focusRing(CircleShape)) {
                    Icon(painterResource(R.drawable.ic_back), stringResource(R.string.back))
                }
                Text(
                    stringResource(R.string.about_licenses), Modifier.semantics { heading() },
                    style = MaterialTheme.typography.headlineLarge,
                )
            }
        },
        first = {
            Text(stringResource(R.string.licenses_lead), style = MaterialTheme.typography.bodyLarge)
            Licenses.forEach { (name, by) -> Point(name, by) }
        },
        second = {
            val resources = LocalResources.current
            val paragraphs = remember(resources) { LicenseText.apache(resources) }
            Panel(R.string.license_text_title) {
                paragraphs.forEach {
                    Text(
                        it,
                        color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
                    )
                }
            }
        },
    )
}
