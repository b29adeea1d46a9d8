package app.spoton.tablet.designsystem.inputs

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R

private const val DELETE = '<'
private const val ENTER = '>'
private const val POINT = '.'
private val KeyGap = 6.dp

/**
 * A telephone keypad with the same layout on every screen that takes a number or a PIN. Delete is in the last row, left
 * of 0, or right of it if the decimal point is on the left.
 *
 * @param enabled whether digits can be entered now
 * @param any whether there is something to delete or to enter
 * @param tag the prefix of the tags of delete, enter and point
 * @param onPoint null if no decimal point is needed
 * @param onEnter null if the entry counts at once
 */
@Composable
internal fun NumberPad(
    onDigit: (Char) -> Unit,
    onDelete: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    any: Boolean = true,
    tag: String = "pad",
    onPoint: (() -> Unit)? = null,
    onEnter: (() -> Unit)? = null,
) {
    val right = if (onPoint == null && onEnter != null) ENTER else if (onPoint == null) ' ' else DELETE
    val rows = listOf("123", "456", "789", "" + (if (onPoint == null) DELETE else POINT) + '0' + right) +
        if (onPoint != null && onEnter != null) listOf("$ENTER") else emptyList()
    Column(modifier, Arrangement.spacedBy(KeyGap)) {
        rows.forEach { row ->
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(KeyGap)) {
                row.forEach { key ->
                    val size = Modifier.weight(1f).heightIn(min = 48.dp)
                    when (key) {
                        DELETE -> Choice(
                            "⌫", "$tag-delete", size, enabled = any, spoken = stringResource(R.string.pad_delete), onClick = onDelete,
                        )
                        ENTER -> Choice(
                            stringResource(R.string.pad_enter), "$tag-enter", size, chosen = any, enabled = any,
                        ) { onEnter?.invoke() }
                        POINT -> Choice(".", "$tag-point", size, enabled = enabled, spoken = stringResource(R.string.pad_point)) {
                            onPoint?.invoke()
                        }
                        ' ' -> Row(size) {}
                        else -> Choice("$key", "digit-$key", size, enabled = enabled) { onDigit(key) }
                    }
                }
            }
        }
    }
}
