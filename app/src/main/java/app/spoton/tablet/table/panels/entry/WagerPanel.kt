package app.spoton.tablet.table.panels.entry

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onPreviewKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.spoton.engine.money.Money
import app.spoton.engine.round.Limits
import app.spoton.engine.round.Wager
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.DollarSign
import app.spoton.tablet.designsystem.inputs.LocalTapGuard
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.designsystem.text.title
import app.spoton.tablet.setup.ui.HouseChip
import app.spoton.tablet.table.panels.CameraSlot
import app.spoton.tablet.table.panels.LocalPanelScrolls
import app.spoton.tablet.table.panels.Panel
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.round.HouseWagerRules
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.round.seat.SpotLayout
import app.spoton.tablet.table.round.seat.Stake
import app.spoton.tablet.table.state.TableState

/** Chips for the spot in focus. */
@Composable
internal fun WagerPanel(state: TableState, spot: TableFocus.Spot, actions: TableActions, camera: CameraSlot = CameraSlot()) {
    val betting = state.phase() == RoundPhase.WAGERS
    // Where the panel takes room from the seats, it is as low as it can be.
    val low = LocalPanelScrolls.current
    Panel(
        state,
        heading = stringResource(R.string.wagers_spot, spot.seat(), title(spot.wager())),
        lead = when {
            !betting -> stringResource(R.string.cards_other_play)
            low && state.round().seatsInPlay().isNotEmpty() -> ""
            else -> stringResource(R.string.wagers_hint)
        },
        besideHeading = { if (low) Amount(state, spot, MaterialTheme.typography.headlineMedium) },
        left = {
            if (!low) Amount(state, spot, MaterialTheme.typography.displayMedium)
            LimitsOfSpot(state, spot)
        },
        middle = {
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(12.dp), verticalArrangement = Arrangement.spacedBy(10.dp),
                itemVerticalAlignment = Alignment.CenterVertically,
            ) {
                state.setup().chips().forEach { Chip(state, it, actions) }
            }
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(12.dp), verticalArrangement = Arrangement.spacedBy(10.dp),
                itemVerticalAlignment = Alignment.CenterVertically,
            ) {
                Typed(state, spot, actions)
                Choice(stringResource(R.string.wagers_clear_spot), "clear-spot") { actions.tap { it.clearSpot() } }
                if (betting) {
                    Choice(stringResource(R.string.wagers_clear_seat), "clear-seat") {
                        actions.tap { it.clearSeat(spot.seat()) }
                    }
                    SamePlayer(state, spot.seat(), actions)
                    val usual = state.lastWagers().of(spot.seat())
                    if (usual.isNotEmpty() && usual != state.round().seat(spot.seat()).stakes()) {
                        Choice(stringResource(R.string.wagers_repeat_seat, spot.seat()), "repeat-seat") {
                            actions.tap { it.repeatSeat(spot.seat()) }
                        }
                    }
                }
            }
        },
        right = {
            if (betting) {
                val seen = state.newWagers(camera.seenWagers)
                val others: @Composable (Modifier) -> Unit = { place ->
                    if (seen.isNotEmpty()) {
                        Choice(stringResource(R.string.wagers_take_seen, seen.keys.joinToString(", ")), "take-wagers", place) {
                            actions.tap { now -> now.takeWagers(camera.seenWagers) }
                        }
                    } else {
                        camera.look?.invoke(place)
                    }
                    if (state.canRepeatWagers()) {
                        Choice(stringResource(R.string.wagers_repeat), "repeat-wagers", place) {
                            actions.tap { now -> now.repeatWagers() }
                        }
                        LastRoundButton(place)
                    }
                }
                if (low) {
                    FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Arrangement.spacedBy(8.dp)) { others(Modifier.weight(1f)) }
                } else {
                    others(it)
                }
                val wrong = firstSeatWithError(state)
                val toCount = state.toCount().orNull()
                val hint = when {
                    wrong != null -> stringResource(R.string.table_fix_seat, wrong.number())
                    toCount != null -> stringResource(R.string.wagers_count_first, toCount.seat(), toCount.wager().words())
                    state.canDeal() -> stringResource(R.string.wagers_deal_hint)
                    state.round().seatsInPlay().isEmpty() -> stringResource(R.string.wagers_none)
                    else -> stringResource(R.string.wagers_one_seat)
                }
                MainButton(stringResource(R.string.wagers_deal), "deal", it, state.canDeal(), hint) {
                    actions.tap { now -> now.deal() }
                }
            } else {
                MainButton(stringResource(R.string.settle_next), "play-done", it) {
                    actions.tap { now -> now.selectSeat(spot.seat()) }
                }
            }
        },
    )
}

/**
 * If envy is paid, it matters who holds several seats: no player is paid envy for their own hand. Any seats in play can
 * be one player's.
 */
@Composable
private fun SamePlayer(state: TableState, seat: Int, actions: TableActions) {
    val others = state.otherSeats(seat)
    val held = state.round().seatsOfPlayer(seat)
    val matters = state.round().seat(seat).made(Wager.PROGRESSIVE) || held.size > 1 || !state.setup().options().severalSeatsPerPlayer()
    if (state.phase() != RoundPhase.WAGERS || !state.round().seat(seat).isInPlay || !matters || others.isEmpty()) return
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(4.dp), verticalArrangement = Arrangement.spacedBy(4.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Text(
            stringResource(R.string.wagers_same_player_seats), style = MaterialTheme.typography.labelLarge,
            color = MaterialTheme.colorScheme.onSurfaceVariant,
        )
        others.forEach { other ->
            Choice(
                "$other", "same-player-$other", chosen = other in held, toggles = true,
                spoken = stringResource(R.string.wagers_same_player_spoken, seat, other),
            ) { actions.tap { it.samePlayer(seat, other) } }
        }
    }
}

@Composable
private fun Amount(state: TableState, spot: TableFocus.Spot, style: TextStyle) {
    val stake = state.round().seat(spot.seat()).stake(spot.wager())
    Text(
        if (stake.isUncounted) stringResource(R.string.wagers_marked) else dollars(stake.amount()), Modifier.testTag("amount"),
        style = if (stake.isUncounted) MaterialTheme.typography.headlineMedium else style, fontWeight = FontWeight.Bold,
    )
}

@Composable
private fun LimitsOfSpot(state: TableState, spot: TableFocus.Spot) {
    val seat = state.round().seat(spot.seat())
    val limits = state.setup().limits(spot.wager()).orNull()?.let { stringResource(R.string.table_limits, range("", it).trim()) }
    val games = HouseWagerRules.games(state.setup(), seat)
    val count = if (games == 0) null else pluralStringResource(R.plurals.wagers_games, games, games, HouseWagerRules.MOST_GAMES)
    Text(
        listOfNotNull(limits, count).joinToString(" · "), Modifier.testTag("games-wagered"),
        color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
    )
    val equal = SpotLayout.equalTo(state.setup().game(), spot.wager()).orNull()
    if (equal != null) {
        Text(
            stringResource(R.string.wagers_equal, equal.words()),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
        )
    }
}

/** The minimum and maximum, or the only possible amount. */
@Composable
internal fun range(name: String, limits: Limits): String {
    val least = limits.min().orElse(Money.ZERO)
    val most = limits.max().orNull()
    return when {
        most == null -> stringResource(R.string.table_limit_from, name, dollars(least))
        most == least -> stringResource(R.string.table_limit_one, name, dollars(most))
        else -> stringResource(R.string.table_limit_range, name, dollars(least), dollars(most))
    }
}

/** A chip of the house: a tap adds it to the spot in focus, and a finger can carry it to any spot. */
@Composable
private fun Chip(state: TableState, value: Money, actions: TableActions) {
    val description = stringResource(R.string.wagers_chip, dollars(value))
    val size = (if (LocalPanelScrolls.current) 56.dp else 72.dp) * textScale()
    Box(
        Modifier
            .testTag("chip-$value")
            .focusRing(CircleShape)
            .clip(CircleShape)
            .chipSource(value) { spot -> actions.tap { it.selectSpot(spot.seat(), spot.wager()).addChip(value) } }
            .clickable(role = Role.Button) { actions.tap { it.addChip(value) } }
            .semantics { contentDescription = description },
    ) { HouseChip(state.setup().options(), value, size) }
}

/** The amount by keyboard. What is typed counts at once; another spot begins with an empty field. */
@Composable
private fun Typed(state: TableState, spot: TableFocus.Spot, actions: TableActions) {
    var typed by rememberSaveable(spot.seat(), spot.wager()) { mutableStateOf("") }
    val stake = state.round().seat(spot.seat()).stake(spot.wager())
    val table = LocalTapGuard.current?.table
    // Changes by chips or undo; a refused entry stays, so that it can be corrected.
    val overtaken = state.notices().isEmpty() && Money.parse(typed).filter { Stake.counted(it) != stake }.isPresent
    OutlinedTextField(
        if (overtaken) "" else typed,
        onValueChange = { text ->
            typed = text
            actions.tap { it.type(text) }
        },
        Modifier.testTag("typed").width((if (LocalPanelScrolls.current) 150.dp else 220.dp) * textScale()).onPreviewKeyEvent {
            // Enter ends the typing; it does not deal.
            val enter = it.key == Key.Enter || it.key == Key.NumPadEnter
            if (enter && it.type == KeyEventType.KeyDown) table?.requestFocus()
            enter
        },
        label = { Text(stringResource(R.string.wagers_amount)) },
        prefix = { DollarSign() },
        isError = state.notice().isPresent,
        singleLine = true,
        keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Decimal),
    )
}
