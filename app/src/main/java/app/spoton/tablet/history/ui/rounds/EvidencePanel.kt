package app.spoton.tablet.history.ui.rounds

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
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.spoken
import app.spoton.tablet.history.evidence.EvidencePicture
import app.spoton.tablet.history.review.OpenedRound
import app.spoton.tablet.history.ui.components.SecondaryText
import app.spoton.tablet.history.ui.components.Section
import app.spoton.tablet.history.ui.components.WrappingRow

/** The round's evidence pictures and their states. A round without any has no such section. */
@Composable
internal fun EvidencePanel(opened: OpenedRound) {
    if (opened.details().record().evidence().pictures().isEmpty()) return
    Section(R.string.history_evidence_picture) {
        if (opened.pictures().isEmpty()) SecondaryText(stringResource(R.string.history_picture_loading))
        opened.pictures().forEach { picture ->
            PictureState(picture)
            picture.picture().orNull()?.let { Picture(it) }
            if (picture.crops().isNotEmpty()) CardPictures(picture)
        }
    }
}

@Composable
private fun PictureState(picture: EvidencePicture) {
    val text = when (picture.state()) {
        EvidencePicture.FileState.AS_LOGGED -> R.string.history_picture_as_logged
        EvidencePicture.FileState.NO_HASH -> R.string.history_picture_no_hash
        EvidencePicture.FileState.CHANGED -> R.string.history_picture_changed
        EvidencePicture.FileState.DAMAGED -> R.string.history_picture_damaged
        EvidencePicture.FileState.MISSING -> R.string.history_picture_missing
    }
    val bad = picture.state() == EvidencePicture.FileState.CHANGED || picture.state() == EvidencePicture.FileState.DAMAGED
    Text(
        stringResource(text, picture.file()), Modifier.testTag("picture-" + picture.state().name.lowercase()),
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
        image, stringResource(R.string.history_picture_description),
        Modifier
            .testTag("picture")
            .fillMaxWidth()
            .aspectRatio(bitmap.width / bitmap.height.toFloat())
            .focusRing(shape)
            .clip(shape)
            .clickable(onClickLabel = stringResource(R.string.history_enlarge), role = Role.Button) { large = true },
    )
    Choice(stringResource(R.string.history_enlarge), "enlarge") { large = true }
    if (large) {
        Dialog({ large = false }, DialogProperties(usePlatformDefaultWidth = false)) { EnlargedPicture(bitmap) { large = false } }
    }
}

/** The picture in full screen, with zoom. */
@Composable
private fun EnlargedPicture(bitmap: Bitmap, onClose: () -> Unit) {
    var zoom by remember { mutableIntStateOf(1) }
    Surface(Modifier.fillMaxSize().testTag("enlarged"), color = MaterialTheme.colorScheme.surface) {
        Column(Modifier.padding(12.dp), Arrangement.spacedBy(12.dp)) {
            WrappingRow {
                Choice(stringResource(R.string.history_zoom_in), "zoom-in", enabled = zoom < MaxZoom) { zoom *= 2 }
                Choice(stringResource(R.string.history_zoom_out), "zoom-out", enabled = zoom > 1) { zoom /= 2 }
                Choice(stringResource(R.string.history_close_picture), "close-picture", onClick = onClose)
            }
            BoxWithConstraints(Modifier.fillMaxSize()) {
                val fits = minOf(maxWidth / bitmap.width, maxHeight / bitmap.height) * zoom
                Box(
                    Modifier.fillMaxSize().verticalScroll(rememberScrollState()).horizontalScroll(rememberScrollState()),
                ) {
                    Image(
                        remember(bitmap) { bitmap.asImageBitmap() }, stringResource(R.string.history_picture_description),
                        Modifier.width(fits * bitmap.width).height(fits * bitmap.height), contentScale = ContentScale.Fit,
                    )
                }
            }
        }
    }
}

private const val MaxZoom = 8
private val CropSize = 88.dp

/** Each card as the camera saw it, and how it was read. */
@Composable
private fun CardPictures(picture: EvidencePicture) {
    SecondaryText(stringResource(R.string.history_card_pictures))
    WrappingRow {
        picture.crops().forEach { crop ->
            val other = if (crop.inRound()) "" else stringResource(R.string.history_card_not_in_round)
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
