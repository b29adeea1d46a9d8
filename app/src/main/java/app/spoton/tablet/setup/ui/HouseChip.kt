package app.spoton.tablet.setup.ui

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Dp
import app.spoton.engine.money.Money
import app.spoton.tablet.designsystem.cards.ChipFace
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.setup.ChipColor
import app.spoton.tablet.setup.TableOptions

/** A chip of this table, in the house's color. The caller provides the tap target and its spoken name. */
@Composable
internal fun HouseChip(options: TableOptions, chip: Money, diameter: Dp, modifier: Modifier = Modifier) {
    ChipFace(dollars(chip), paint(options.colorOf(chip)), diameter, modifier)
}

/** The color on the screen. */
internal fun paint(color: ChipColor): Color = when (color) {
    ChipColor.WHITE -> Color(0xFFF4F1E8)
    ChipColor.PINK -> Color(0xFFE48AA8)
    ChipColor.RED -> Color(0xFFB3261E)
    ChipColor.BLUE -> Color(0xFF1F4E9C)
    ChipColor.GREEN -> Color(0xFF1E7A3C)
    ChipColor.BLACK -> Color(0xFF1E1E1E)
    ChipColor.PURPLE -> Color(0xFF6A2C91)
    ChipColor.YELLOW -> Color(0xFFEBC934)
    ChipColor.ORANGE -> Color(0xFFE07A1F)
    ChipColor.GRAY -> Color(0xFF9AA0A6)
    ChipColor.BROWN -> Color(0xFF6D4326)
}
