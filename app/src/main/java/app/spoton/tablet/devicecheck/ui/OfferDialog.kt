package app.spoton.tablet.devicecheck.ui

import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.devicecheck.DeviceCheckOffer

/** Asks once, at the first start on a tablet. */
@Composable
fun DeviceCheckOfferDialog(offer: DeviceCheckOffer, onOpen: () -> Unit) {
    if (offer.isDue().asState().value != true) return
    OfferDialog(
        onLater = offer::answered,
        onOpen = {
            offer.answered()
            onOpen()
        },
    )
}

@Composable
internal fun OfferDialog(onLater: () -> Unit, onOpen: () -> Unit) {
    AlertDialog(
        onDismissRequest = onLater,
        title = { Text(stringResource(R.string.device_check_offer_title)) },
        text = { Text(stringResource(R.string.device_check_offer)) },
        confirmButton = {
            TextButton(onOpen, Modifier.testTag("open-check")) { Text(stringResource(R.string.device_check_title)) }
        },
        dismissButton = {
            TextButton(onLater, Modifier.testTag("check-later")) { Text(stringResource(R.string.device_check_later)) }
        },
    )
}
