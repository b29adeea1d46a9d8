package app.spoton.tablet.app.navigation

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.focusRing

/** Above this, words no longer fit under the icons side by side; the icons keep their spoken names. */
private const val LargestTextInBar = 1.05f

/**
 * The rail's height with the logo but without labels, and the height of the labels. If that is too much, the logo is
 * hidden.
 */
private val RailWithMark = 456.dp
private val RailOfText = 80.dp

fun AppSection.title(): Int = when (this) {
    AppSection.TABLE -> R.string.section_table
    AppSection.TRAINER -> R.string.section_trainer
    AppSection.HANDBOOK -> R.string.section_handbook
    AppSection.HISTORY -> R.string.section_history
    AppSection.SETTINGS -> R.string.section_settings
    AppSection.LICENSES -> R.string.about_licenses
    AppSection.TABLE_SETUP -> R.string.setup_title
    AppSection.CAMERA -> R.string.camera_title
    AppSection.DEVICE_CHECK -> R.string.device_check_title
}

private fun AppSection.icon(): Int = when (this) {
    AppSection.TABLE -> R.drawable.ic_table
    AppSection.TRAINER -> R.drawable.ic_trainer
    AppSection.HANDBOOK -> R.drawable.ic_handbook
    AppSection.HISTORY -> R.drawable.ic_history
    else -> R.drawable.ic_settings
}

/** The sections down the start edge. It grows with large text, and scrolls where the window is low. */
@Composable
internal fun SectionRail(lit: AppSection, onGo: (AppSection) -> Unit) {
    val insets = WindowInsets.safeDrawing.only(WindowInsetsSides.Start + WindowInsetsSides.Vertical)
    Surface(Modifier.fillMaxHeight(), color = MaterialTheme.colorScheme.surfaceContainerLow) {
        BoxWithConstraints(Modifier.windowInsetsPadding(insets)) {
            val marked = maxHeight >= RailWithMark + RailOfText * LocalDensity.current.fontScale
            Column(
                Modifier
                    .fillMaxHeight()
                    .verticalScroll(rememberScrollState())
                    .padding(horizontal = 8.dp, vertical = 20.dp)
                    .sections(),
                horizontalAlignment = Alignment.CenterHorizontally,
                verticalArrangement = Arrangement.spacedBy(12.dp),
            ) {
                if (marked) Mark()
                val wide = Modifier.widthIn(min = 80.dp).padding(horizontal = 4.dp)
                AppSection.sections().forEach { place -> Section(place, place == lit, words = true, wide, onGo) }
            }
        }
    }
}

@Composable
private fun Mark() {
    Icon(
        painterResource(R.drawable.ic_mark), contentDescription = null, Modifier.padding(bottom = 24.dp).size(40.dp),
        tint = MaterialTheme.colorScheme.primary,
    )
}

/** The sections along the bottom of a narrow window. */
@Composable
internal fun SectionBar(lit: AppSection, onGo: (AppSection) -> Unit) {
    val insets = WindowInsets.safeDrawing.only(WindowInsetsSides.Bottom + WindowInsetsSides.Horizontal)
    val words = LocalDensity.current.fontScale <= LargestTextInBar
    Surface(Modifier.fillMaxWidth(), color = MaterialTheme.colorScheme.surfaceContainerLow) {
        Row(Modifier.windowInsetsPadding(insets).padding(4.dp).sections()) {
            AppSection.sections().forEach { place -> Section(place, place == lit, words, Modifier.weight(1f), onGo) }
        }
    }
}

private fun Modifier.sections(): Modifier = selectableGroup().semantics { isTraversalGroup = true }

@Composable
private fun Section(place: AppSection, lit: Boolean, words: Boolean, modifier: Modifier, onGo: (AppSection) -> Unit) {
    val colors = MaterialTheme.colorScheme
    val shape = RoundedCornerShape(20.dp)
    val name = stringResource(place.title())
    Column(
        modifier
            .testTag("section-" + place.name.lowercase())
            .focusRing(shape)
            .clip(shape)
            .selectable(lit, role = Role.Tab) { onGo(place) }
            .heightIn(min = 64.dp)
            .padding(horizontal = 2.dp, vertical = 8.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
        verticalArrangement = Arrangement.spacedBy(4.dp, Alignment.CenterVertically),
    ) {
        Box(
            Modifier
                .clip(CircleShape)
                .background(if (lit) colors.primary else Color.Transparent)
                .width(64.dp)
                .padding(vertical = 4.dp),
            contentAlignment = Alignment.Center,
        ) {
            Icon(
                painterResource(place.icon()), contentDescription = if (words) null else name, Modifier.size(28.dp),
                tint = if (lit) colors.onPrimary else colors.onSurfaceVariant,
            )
        }
        if (words) {
            Text(
                name,
                color = if (lit) colors.onSurface else colors.onSurfaceVariant,
                style = MaterialTheme.typography.labelMedium,
                fontWeight = if (lit) FontWeight.Bold else FontWeight.Medium,
                softWrap = false,
            )
        }
    }
}
