package app.spoton.tablet.history.ui

import android.graphics.Bitmap
import androidx.compose.foundation.Image
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.asImageBitmap
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import androidx.compose.ui.window.DialogProperties
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.focusRing
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.spoken
import app.spoton.tablet.history.EvidencePicture
import app.spoton.tablet.history.RoundDetails

/** The round's evidence pictures, or what has become of them. A round without any has no such section. */
@Composable
internal fun EvidencePanel(opened: RoundDetails) {
    if (opened.pictures().isEmpty()) return
    Section(R.string.history_stills) {
        if (opened.stills().isEmpty()) Quiet(stringResource(R.string.history_still_coming))
        opened.stills().forEach { still ->
            StillWords(still)
            still.picture().orNull()?.let { Picture(it) }
            if (still.crops().isNotEmpty()) Crops(still)
        }
    }
}

@Composable
private fun StillWords(still: EvidencePicture) {
    val words = when (still.state()) {
        EvidencePicture.State.AS_LOGGED -> R.string.history_still_as_logged
        EvidencePicture.State.NOT_PROVEN -> R.string.history_still_not_proven
        EvidencePicture.State.CHANGED -> R.string.history_still_changed
        EvidencePicture.State.DAMAGED -> R.string.history_still_damaged
        EvidencePicture.State.GONE -> R.string.history_still_gone
    }
    val bad = still.state() == EvidencePicture.State.CHANGED || still.state() == EvidencePicture.State.DAMAGED
    Text(
        stringResource(words, still.file()), Modifier.testTag("still-" + still.state().name.lowercase()),
        color = if (bad) MaterialTheme.colorScheme.error else MaterialTheme.colorScheme.onSurfaceVariant,
        style = if (bad) MaterialTheme.typography.titleMedium else MaterialTheme.typography.bodyMedium,
    )
}

@Composable
private fun Picture(bitmap: Bitmap) {
    var large by remember { mutableStateOf(false) }
    val shape = RoundedCornerShape(12.dp)
    val image = remember(bitmap) { bitmap.asImageBitmap() }
    Image(
        image, stringResource(R.string.history_still_says),
        Modifier
            .testTag("still")
            .fillMaxWidth()
            .aspectRatio(bitmap.width / bitmap.height.toFloat())
            .focusRing(shape)
            .clip(shape)
            .clickable(onClickLabel = stringResource(R.string.history_enlarge), role = Role.Button) { large = true },
    )
    Choice(stringResource(R.string.history_enlarge), "enlarge") { large = true }
    if (large) {
        Dialog({ large = false }, DialogProperties(usePlatformDefaultWidth = false)) { Enlarged(bitmap) { large = false } }
    }
}

/** The picture over the whole screen; one can go closer and move about in it. */
@Composable
internal fun Enlarged(bitmap: Bitmap, onClose: () -> Unit) {
    var times by remember { mutableIntStateOf(1) }
    Surface(Modifier.fillMaxSize().testTag("enlarged"), color = MaterialTheme.colorScheme.surface) {
        Column(Modifier.padding(12.dp), Arrangement.spacedBy(12.dp)) {
            Chips {
                Choice(stringResource(R.string.history_closer), "closer", enabled = times < Closest) { times *= 2 }
                Choice(stringResource(R.string.history_further), "further", enabled = times > 1) { times /= 2 }
                Choice(stringResource(R.string.history_close_picture), "close-picture", onClick = onClose)
            }
            BoxWithConstraints(Modifier.fillMaxSize()) {
                val fits = minOf(maxWidth / bitmap.width, maxHeight / bitmap.height) * times
                Box(
                    Modifier.fillMaxSize().verticalScroll(rememberScrollState()).horizontalScroll(rememberScrollState()),
                ) {
                    Image(
                        remember(bitmap) { bitmap.asImageBitmap() }, stringResource(R.string.history_still_says),
                        Modifier.width(fits * bitmap.width).height(fits * bitmap.height), contentScale = ContentScale.Fit,
                    )
                }
            }
        }
    }
}

private const val Closest = 8
private val CropSize = 88.dp

/** Each card as the camera saw it, with what it read. */
@Composable
private fun Crops(still: EvidencePicture) {
    Quiet(stringResource(R.string.history_crops))
    Chips {
        still.crops().forEach { crop ->
            val other = if (crop.inRound()) "" else stringResource(R.string.history_crop_other)
            Column(
                Modifier.width(CropSize + 16.dp).semantics(mergeDescendants = true) {}.testTag("crop-" + crop.card()),
                Arrangement.spacedBy(2.dp), Alignment.CenterHorizontally,
            ) {
                Image(
                    remember(crop) { crop.picture().asImageBitmap() }, null,
                    Modifier.size(CropSize).clip(RoundedCornerShape(8.dp))
                        .background(MaterialTheme.colorScheme.surfaceContainerHighest),
                    contentScale = ContentScale.Fit,
                )
                Text(
                    spoken(crop.card()) + other, textAlign = TextAlign.Center,
                    color = if (crop.inRound()) MaterialTheme.colorScheme.onSurfaceVariant else MaterialTheme.colorScheme.error,
                    style = MaterialTheme.typography.bodySmall,
                )
            }
        }
    }
}
