package app.spoton.tablet.people.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.key.utf16CodePoint
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.NumberPad
import app.spoton.tablet.designsystem.page.readTogether
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.people.pins.PinResult
import app.spoton.tablet.people.staff.Role

/**
 * Entry of the name and the PIN, by finger or keyboard. The PIN is stored only here and does not outlive the screen.
 *
 * @param pinResult the result of the last PIN
 */
@Composable
internal fun PinEntry(
    names: List<String>,
    pinResult: PinResult?,
    verifying: Boolean,
    modifier: Modifier = Modifier,
    onPin: (String, String) -> Unit,
) {
    SecureWindow()
    var chosen by rememberSaveable { mutableStateOf("") }
    val name = if (names.size == 1) names[0] else chosen
    var pin by remember(name) { mutableStateOf("") }
    DisposableEffect(pinResult) {
        if (pinResult != null) pin = ""
        onDispose {}
    }
    val press: (Char) -> Unit = { if (pin.length < Role.MAX_DIGITS) pin += it }
    val enter = { if (name.isNotEmpty() && pin.isNotEmpty() && !verifying) onPin(name, pin) }
    val who: @Composable () -> Unit = {
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
            names.forEach {
                Choice(
                    it, "person-$it", Modifier.heightIn(min = 56.dp).widthIn(min = 96.dp), chosen = it == name,
                    toggles = true,
                ) { chosen = it }
            }
        }
        PinStatus(name, pin.length, pinResult, verifying)
    }
    val digits: @Composable (Modifier) -> Unit = {
        NumberPad(
            press, { pin = pin.dropLast(1) }, it, name.isNotEmpty(), pin.isNotEmpty() && !verifying, tag = "pin", onEnter = enter,
        )
    }
    BoxWithConstraints(modifier.testTag("pin-entry").onKeyEvent { handleKey(it, press, { pin = pin.dropLast(1) }, enter) }) {
        if (maxWidth / textScale() >= BesideFrom) {
            Row(
                Modifier.semantics { isTraversalGroup = true }, Arrangement.spacedBy(16.dp), Alignment.CenterVertically,
            ) {
                Column(Modifier.weight(1f).readTogether(0f), Arrangement.spacedBy(10.dp)) { who() }
                digits(Modifier.width(PadWidth * textScale()).readTogether(1f))
            }
        } else {
            Column(verticalArrangement = Arrangement.spacedBy(10.dp)) {
                who()
                digits(Modifier.fillMaxWidth())
            }
        }
    }
}

/** The width of the names next to the digits; the panel at the table is low. */
private val BesideFrom = 370.dp
private val PadWidth = 210.dp

@Composable
private fun PinStatus(name: String, digits: Int, pinResult: PinResult?, verifying: Boolean) {
    val wrong = pinResult != null && pinResult !is PinResult.Accepted
    val text = when {
        verifying -> stringResource(R.string.pin_checking)
        digits > 0 -> "●".repeat(digits)
        pinResult is PinResult.Wrong && pinResult.delay().isZero -> stringResource(R.string.pin_wrong)
        pinResult is PinResult.Wrong -> secondsText(R.plurals.pin_wrong_wait, pinResult.delay().seconds)
        pinResult is PinResult.Locked -> secondsText(R.plurals.pin_locked, pinResult.delay().seconds + 1)
        pinResult is PinResult.NotAllowed -> stringResource(R.string.pin_not_allowed)
        pinResult is PinResult.OwnWin -> stringResource(R.string.pin_own_win)
        pinResult is PinResult.Failed -> pinResult.message()
        pinResult is PinResult.NotLogged -> pinResult.message()
        name.isEmpty() -> stringResource(R.string.pin_choose_name)
        else -> stringResource(R.string.pin_ask, name)
    }
    val description = if (digits > 0) pluralStringResource(R.plurals.pin_digits, digits, digits) else text
    Text(
        text,
        Modifier.testTag("pin-status").semantics {
            liveRegion = LiveRegionMode.Polite
            contentDescription = description
        },
        color = if (wrong && digits == 0 && !verifying) MaterialTheme.colorScheme.error
        else MaterialTheme.colorScheme.onSurface,
        style = MaterialTheme.typography.titleMedium,
    )
}

@Composable
private fun secondsText(plural: Int, seconds: Long): String =
    pluralStringResource(plural, seconds.toInt(), seconds.toInt())

private fun handleKey(event: KeyEvent, press: (Char) -> Unit, delete: () -> Unit, enter: () -> Unit): Boolean {
    val digit = event.utf16CodePoint.toChar()
    val act: () -> Unit = when {
        digit in '0'..'9' -> { { press(digit) } }
        event.key == Key.Backspace -> delete
        event.key == Key.NumPadEnter -> enter
        else -> return false
    }
    if (event.type == KeyEventType.KeyDown) act()
    return true
}
