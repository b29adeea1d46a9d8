package app.spoton.tablet.table.panels

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.spoton.engine.money.Money
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.dollars
import app.spoton.tablet.designsystem.textScale
import app.spoton.tablet.setup.ChipColor
import app.spoton.tablet.table.round.ChipRack
import app.spoton.tablet.table.state.TableState

private val LargeDisc = 52.dp
private val SmallDisc = 30.dp

/** The pay in the house's chips, the fewest there can be, in stacks as a dealer cuts them. */
@Composable
internal fun ChipsToCut(state: TableState, amount: Money, small: Boolean = false) {
    val chips = state.setup().chips()
    val rack = remember(chips) { ChipRack(chips) }
    val cut = remember(rack, amount) { rack.cut(amount) }
    val type = if (small) MaterialTheme.typography.titleMedium else MaterialTheme.typography.titleLarge
    FlowRow(
        Modifier.testTag("cut"), Arrangement.spacedBy(if (small) 6.dp else 14.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        if (!small) Text(stringResource(R.string.settle_chips), style = type)
        cut.stacks().forEach { stack ->
            Row(horizontalArrangement = Arrangement.spacedBy(3.dp), verticalAlignment = Alignment.CenterVertically) {
                Text(pilesText(stack), style = type, fontWeight = FontWeight.Bold)
                ChipDisc(stack.chip(), state.setup().options().colorOf(stack.chip()), if (small) SmallDisc else LargeDisc)
            }
        }
        if (!cut.isExact) {
            Text(stringResource(R.string.settle_chips_left, dollars(cut.left())), style = MaterialTheme.typography.titleMedium)
        }
    }
}

/** One pile as its count, several as a sum, very many full stacks as a number of them. */
@Composable
private fun pilesText(stack: ChipRack.Stack): String {
    val piles = stack.piles()
    val full = piles.count { it == FullStack }
    val rest = piles.drop(full)
    val start = if (full == 0) emptyList() else listOf(pluralStringResource(R.plurals.settle_full_stacks, full, full, FullStack))
    return stringResource(R.string.settle_count, (start + rest.map { it.toString() }).joinToString(" + "))
}

private const val FullStack = 20L

/** A chip in its color, with its value on it. */
@Composable
internal fun ChipDisc(value: Money, color: ChipColor, size: Dp, modifier: Modifier = Modifier) {
    val paint = paint(color)
    val text = dollars(value)
    Box(
        modifier.size(size * textScale()).background(paint.face, CircleShape).border(size / 12, paint.edge, CircleShape),
        Alignment.Center,
    ) {
        val letters = if (size < LargeDisc) if (text.length > 4) 8.sp else 10.sp else 14.sp
        Text(text, color = paint.ink, fontSize = letters, lineHeight = letters, fontWeight = FontWeight.Bold, softWrap = false)
    }
}

private class ChipPaint(val face: Color, val ink: Color) {
    /** The spots around the edge of a chip stand out from its face, on light and dark screens alike. */
    val edge: Color = ink.copy(alpha = 0.55f)
}

private val DarkInk = Color(0xFF14181A)

private fun paint(color: ChipColor): ChipPaint = when (color) {
    ChipColor.WHITE -> ChipPaint(Color(0xFFF4F4EF), DarkInk)
    ChipColor.PINK -> ChipPaint(Color(0xFFF6B8CC), DarkInk)
    ChipColor.RED -> ChipPaint(Color(0xFFB3261E), Color.White)
    ChipColor.BLUE -> ChipPaint(Color(0xFF1F4FA3), Color.White)
    ChipColor.GREEN -> ChipPaint(Color(0xFF1C6B3A), Color.White)
    ChipColor.BLACK -> ChipPaint(Color(0xFF17181A), Color.White)
    ChipColor.PURPLE -> ChipPaint(Color(0xFF6A2C91), Color.White)
    ChipColor.YELLOW -> ChipPaint(Color(0xFFF2D44B), DarkInk)
    ChipColor.ORANGE -> ChipPaint(Color(0xFFF09A3E), DarkInk)
    ChipColor.GRAY -> ChipPaint(Color(0xFFB9BEC2), DarkInk)
    ChipColor.BROWN -> ChipPaint(Color(0xFF6D4A2F), Color.White)
}
