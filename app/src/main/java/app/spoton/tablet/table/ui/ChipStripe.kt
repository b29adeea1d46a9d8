package app.spoton.tablet.table.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.tablet.setup.ChipRack
import app.spoton.tablet.setup.TableSetup
import app.spoton.tablet.setup.ui.paint

private const val MostStacks = 4

/** The chips of an amount as a stripe of the house's colors, the largest first. */
@Composable
internal fun ChipStripe(setup: TableSetup, amount: Money) {
    val stacks = remember(setup.chips(), amount) { ChipRack(setup.chips()).cut(amount).stacks() }
    Row(horizontalArrangement = Arrangement.spacedBy(1.dp)) {
        stacks.take(MostStacks).forEach { stack ->
            val shape = RoundedCornerShape(2.dp)
            Box(
                Modifier
                    .size(9.dp, 5.dp)
                    .background(paint(setup.options().colorOf(stack.chip())), shape)
                    .border(0.5.dp, MaterialTheme.colorScheme.onPrimaryContainer, shape),
            )
        }
    }
}
