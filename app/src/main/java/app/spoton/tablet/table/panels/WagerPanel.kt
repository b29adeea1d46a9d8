package app.spoton.tablet.table.panels

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.size
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
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.spoton.engine.money.Money
import app.spoton.engine.round.Limits
import app.spoton.engine.round.Wager
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.Choice
import app.spoton.tablet.designsystem.LocalTapGuard
import app.spoton.tablet.designsystem.MainButton
import app.spoton.tablet.designsystem.dollars
import app.spoton.tablet.designsystem.focusRing
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.designsystem.textScale
import app.spoton.tablet.designsystem.title
import app.spoton.tablet.table.round.RoundPhase
import app.spoton.tablet.table.round.SpotLayout
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.table.state.TableState

/** Chips for the spot in focus. */
@Composable
internal fun WagerPanel(state: TableState, spot: TableFocus.Spot, actions: TableActions) {
    val betting = state.phase() == RoundPhase.WAGERS
    Panel(
        state,
        heading = stringResource(R.string.wagers_spot, spot.seat(), title(spot.wager())),
        lead = if (betting) stringResource(R.string.wagers_hint) else stringResource(R.string.cards_other_play),
        left = {
            Amount(state, spot)
            SamePlayer(state, spot.seat(), actions)
        },
        middle = {
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(12.dp), verticalArrangement = Arrangement.spacedBy(10.dp),
                itemVerticalAlignment = Alignment.CenterVertically,
            ) {
                state.setup().chips().forEach { chip -> Chip(chip) { actions.tap { it.addChip(chip) } } }
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
                }
            }
        },
        right = {
            if (betting) {
                if (state.canRepeatWagers()) {
                    Choice(stringResource(R.string.wagers_repeat), "repeat-wagers", it) {
                        actions.tap { now -> now.repeatWagers() }
                    }
                    LastRoundButton(it)
                }
                val wrong = firstSeatWithError(state)
                val hint = when {
                    wrong != null -> stringResource(R.string.table_fix_seat, wrong.number())
                    state.canDeal() -> stringResource(R.string.wagers_deal_hint)
                    else -> stringResource(R.string.wagers_none)
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

/** Where envy is paid it matters who holds several seats: nobody envies their own hand. */
@Composable
private fun SamePlayer(state: TableState, seat: Int, actions: TableActions) {
    val lower = state.lowerSeats(seat)
    val betting = state.phase() == RoundPhase.WAGERS && state.round().seat(seat).made(Wager.PROGRESSIVE)
    if (!betting || lower.isEmpty()) return
    val marked = state.round().samePlayerAs()[seat]?.takeIf { it in lower }
    val text = stringResource(R.string.wagers_same_player, marked ?: lower.first())
    Choice(text, "same-player", chosen = marked != null, toggles = true) {
        // One tap marks the nearest lower seat, the next tap the one below it; after the lowest the mark is removed.
        val next = if (marked == null) lower.first() else lower.getOrElse(lower.indexOf(marked) + 1) { marked }
        actions.tap { it.samePlayer(seat, next) }
    }
}

@Composable
private fun Amount(state: TableState, spot: TableFocus.Spot) {
    val stake = state.round().seat(spot.seat()).stake(spot.wager())
    Text(
        dollars(stake), Modifier.testTag("amount"),
        style = MaterialTheme.typography.displayMedium, fontWeight = FontWeight.Bold,
    )
    state.setup().limits(spot.wager()).orNull()?.let {
        Text(
            stringResource(R.string.table_limits, range("", it).trim()),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
        )
    }
    val equal = SpotLayout.equalTo(state.setup().game(), spot.wager()).orNull()
    if (equal != null) {
        Text(
            stringResource(R.string.wagers_equal, equal.words()),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
        )
    }
}

/** The least and the most, or the only amount there is. */
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

@Composable
private fun Chip(value: Money, onClick: () -> Unit) {
    val description = stringResource(R.string.wagers_chip, dollars(value))
    val colors = MaterialTheme.colorScheme
    val narrow = LocalPanelScrolls.current
    val size = (if (narrow) 56.dp else 72.dp) * textScale()
    Box(
        Modifier
            .testTag("chip-$value")
            .focusRing(CircleShape)
            .clip(CircleShape)
            .background(colors.secondaryContainer)
            .border(5.dp, colors.secondary, CircleShape)
            .clickable(role = Role.Button, onClick = onClick)
            .semantics { contentDescription = description }
            .size(size),
        Alignment.Center,
    ) {
        Text(
            dollars(value), color = colors.onSecondaryContainer,
            fontSize = if (narrow) 16.sp else 18.sp, fontWeight = FontWeight.Bold, softWrap = false,
        )
    }
}

/** The amount by keyboard. What is typed counts at once; another spot begins with an empty field. */
@Composable
private fun Typed(state: TableState, spot: TableFocus.Spot, actions: TableActions) {
    var typed by rememberSaveable(spot.seat(), spot.wager()) { mutableStateOf("") }
    val stake = state.round().seat(spot.seat()).stake(spot.wager())
    val table = LocalTapGuard.current?.table
    val overtaken = Money.parse(typed).filter { it != stake }.isPresent // by chips, or by an undo
    OutlinedTextField(
        if (overtaken) "" else typed,
        onValueChange = { text ->
            typed = text
            actions.tap { it.type(text) }
        },
        Modifier.testTag("typed").width(220.dp * textScale()).onPreviewKeyEvent {
            // Enter ends the typing; it does not deal.
            val enter = it.key == Key.Enter || it.key == Key.NumPadEnter
            if (enter && it.type == KeyEventType.KeyDown) table?.requestFocus()
            enter
        },
        label = { Text(stringResource(R.string.wagers_amount)) },
        isError = state.notice().isPresent,
        singleLine = true,
        keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Decimal),
    )
}
