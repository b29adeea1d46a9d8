package app.spoton.tablet.setup.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.cards.ChipFace
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.ChoiceGroup
import app.spoton.tablet.designsystem.inputs.TextEntry
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.page.Hint
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.setup.ChipColor
import app.spoton.tablet.setup.TableSetup
import app.spoton.tablet.setup.draft.TableDraft
import app.spoton.tablet.setup.form.SetupField
import app.spoton.tablet.setup.form.SetupUiState

/** Which table, which game, how many seats. */
@Composable
internal fun TableColumn(state: SetupUiState, actions: SetupActions) {
    Lead(if (state.tables().inUse().isEmpty) R.string.setup_lead_first_table else R.string.setup_lead_table)
    if (state.tables().names().isNotEmpty()) HouseTables(state, actions)
    val table = state.draft().table()
    Panel(R.string.setup_table) {
        FormField(
            state, SetupField.of(SetupField.Name.NAME), stringResource(R.string.setup_name), table.name(),
            keyboard = KeyboardType.Text,
        ) { typed -> actions.edit { it.with(it.table().withName(typed)) } }
        val inUse = state.tables().inUse().orNull()
        if (inUse != null && table.name().trim() !in state.tables().names()) Hint(R.string.setup_new_name)
        Text(stringResource(R.string.setup_game), style = MaterialTheme.typography.titleMedium)
        ChoiceGroup("house-game", actions.games.map { it.id() to it.title() }, table.game().id()) { id ->
            actions.chooseGame(actions.games.first { it.id() == id })
        }
        Text(stringResource(R.string.setup_seats), style = MaterialTheme.typography.titleMedium)
        val most = TableSetup.maxSeats(table.game(), table.faceUp()).coerceAtLeast(table.seats())
        ChoiceGroup("seats", (1..most).map { it.toString() to it.toString() }, table.seats().toString()) { seats ->
            actions.edit { it.with(it.table().withSeats(seats.toInt())) }
        }
        FieldNotes(state, SetupField.of(SetupField.Name.SEATS))
        FaceUp(state, actions)
    }
}

@Composable
private fun FaceUp(state: SetupUiState, actions: SetupActions) {
    val table = state.draft().table()
    val rule = table.game().facts().faceUp().orNull()
    if (rule == null && !table.faceUp()) return
    val reading = if (rule == null) "" else stringResource(R.string.setup_face_up_reading, rule.mostSeats(), rule.rule().toString())
    OptionSwitch(stringResource(R.string.setup_face_up), reading, table.faceUp(), "face-up") { on ->
        actions.edit { it.with(it.table().withFaceUp(on)) }
    }
    FieldNotes(state, SetupField.of(SetupField.Name.FACE_UP))
}

/** A tablet serves one table at a time; the setups of the others are kept. */
@Composable
private fun HouseTables(state: SetupUiState, actions: SetupActions) {
    Panel(R.string.setup_tables) {
        Hint(R.string.setup_tables_hint)
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
            val inUse = state.tables().inUse().orNull()
            state.tables().names().forEach { name ->
                val words = if (name == inUse) stringResource(R.string.setup_table_in_use, name) else name
                Choice(words, "use-$name", chosen = name == inUse, enabled = !state.hasChanges(), toggles = true) {
                    if (name != inUse) actions.use(name)
                }
            }
            Choice(stringResource(R.string.setup_new_table), "new-table", enabled = !state.hasChanges()) { actions.newTable() }
        }
        if (state.hasChanges()) Hint(R.string.setup_tables_unsaved)
    }
}

/** The house's chips with their colors, and what payouts are rounded down to. */
@Composable
internal fun ChipsColumn(state: SetupUiState, actions: SetupActions, camera: @Composable () -> Unit) {
    val table = state.draft().table()
    var painting by rememberSaveable { mutableIntStateOf(-1) }
    Panel(R.string.setup_chips) {
        Hint(R.string.setup_chips_hint)
        table.chips().forEachIndexed { at, chip ->
            ChipRow(at, chip, painting == at, { painting = if (painting == at) -1 else at }) { change ->
                actions.edit { it.with(change(it.table())) }
            }
        }
        FieldNotes(state, SetupField.of(SetupField.Name.CHIPS))
        Choice(stringResource(R.string.setup_add_chip), "add-chip") { actions.edit { it.with(it.table().withAnotherChip()) } }
        FormField(
            state, SetupField.of(SetupField.Name.SMALLEST_CHIP), stringResource(R.string.setup_smallest_chip), table.smallestChip(),
        ) { typed -> actions.edit { it.with(it.table().withSmallestChip(typed)) } }
    }
    camera()
}

@Composable
private fun ChipRow(at: Int, chip: TableDraft.Chip, painting: Boolean, onPaint: () -> Unit, change: ((TableDraft) -> TableDraft) -> Unit) {
    FlowRow(
        Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        val worth = Money.typed(chip.value()).orNull()?.let { dollars(it) }.orEmpty()
        ChipFace(worth, paint(chip.color()), 56.dp * textScale())
        Box(Modifier.widthIn(max = 140.dp * textScale())) {
            TextEntry(chip.value(), stringResource(R.string.setup_chip_value), "chip-value-$at", KeyboardType.Decimal, money = true) { typed ->
                change { it.withChip(at, TableDraft.Chip(typed, chip.color())) }
            }
        }
        val color = stringResource(colorName(chip.color()))
        Choice(color, "chip-color-$at", chosen = painting, spoken = stringResource(R.string.setup_chip_color, worth, color)) { onPaint() }
        val description = stringResource(R.string.setup_remove_chip_spoken, worth)
        Choice(stringResource(R.string.setup_remove_chip), "chip-remove-$at", spoken = description) { change { it.withoutChip(at) } }
    }
    if (painting) Swatches(chip.color()) { color -> change { it.withChip(at, TableDraft.Chip(chip.value(), color)) } }
}

@Composable
private fun Swatches(chosen: ChipColor, onChoose: (ChipColor) -> Unit) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
        ChipColor.entries.forEach { color ->
            val name = stringResource(colorName(color))
            Box(
                Modifier
                    .testTag("color-" + color.id())
                    .focusRing(CircleShape)
                    .clip(CircleShape)
                    .background(paint(color))
                    .border(if (color == chosen) 4.dp else 1.dp, MaterialTheme.colorScheme.onSurface, CircleShape)
                    .clickable(role = Role.Button) { onChoose(color) }
                    .semantics {
                        contentDescription = name
                        selected = color == chosen
                    }
                    .size(48.dp),
            )
        }
    }
}

private fun colorName(color: ChipColor): Int = when (color) {
    ChipColor.WHITE -> R.string.chip_white
    ChipColor.PINK -> R.string.chip_pink
    ChipColor.RED -> R.string.chip_red
    ChipColor.BLUE -> R.string.chip_blue
    ChipColor.GREEN -> R.string.chip_green
    ChipColor.BLACK -> R.string.chip_black
    ChipColor.PURPLE -> R.string.chip_purple
    ChipColor.YELLOW -> R.string.chip_yellow
    ChipColor.ORANGE -> R.string.chip_orange
    ChipColor.GRAY -> R.string.chip_gray
    ChipColor.BROWN -> R.string.chip_brown
}
