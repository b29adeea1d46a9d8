package app.spoton.tablet.table.panels.settlement

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.setup.ChipRack
import app.spoton.tablet.setup.ui.HouseChip
import app.spoton.tablet.table.state.TableState

private val LargeDisc = 52.dp
private val SmallDisc = 30.dp

/** The pay in the fewest possible house chips, in stacks as a dealer cuts them. */
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
                HouseChip(state.setup().options(), stack.chip(), (if (small) SmallDisc else LargeDisc) * textScale())
            }
        }
        if (!cut.isExact) {
            Text(stringResource(R.string.settle_chips_left, dollars(cut.left())), style = MaterialTheme.typography.titleMedium)
        }
    }
}

/** One stack as its count, several as a sum, very many full stacks as their number. */
@Composable
private fun pilesText(stack: ChipRack.Stack): String {
    val piles = stack.piles()
    val full = piles.count { it == FullStack }
    val rest = piles.drop(full)
    val start = if (full == 0) emptyList() else listOf(pluralStringResource(R.plurals.settle_full_stacks, full, full, FullStack))
    return stringResource(R.string.settle_count, (start + rest.map { it.toString() }).joinToString(" + "))
}

private const val FullStack = 20L
