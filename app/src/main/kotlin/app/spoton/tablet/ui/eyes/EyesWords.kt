package app.spoton.tablet.ui.eyes

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.spoton.tablet.R
import app.spoton.tablet.eyes.CardSource
import app.spoton.tablet.eyes.EyesState
import app.spoton.tablet.eyes.Obstacle
import app.spoton.tablet.eyes.Remark
import app.spoton.tablet.eyes.Watching
import app.spoton.tablet.table.Focus

@Composable
internal fun who(seat: Int): String =
    if (seat == Focus.DEALER) stringResource(R.string.table_dealer) else stringResource(R.string.table_seat, seat)

@Composable
internal fun remarkWords(remark: Remark): String = when (remark.kind()) {
    Remark.Kind.UNREADABLE ->
        if (remark.count() == 1) stringResource(R.string.eyes_unreadable_one, who(remark.seat()))
        else stringResource(R.string.eyes_unreadable, who(remark.seat()), remark.count())
    Remark.Kind.WHICH_UP_CARD -> stringResource(R.string.eyes_which_up_card)
    Remark.Kind.WHICH_HAND -> stringResource(R.string.eyes_which_hand, who(remark.seat()))
    Remark.Kind.STRAY ->
        if (remark.count() == 1) stringResource(R.string.eyes_stray_one)
        else stringResource(R.string.eyes_stray, remark.count())
}

@Composable
internal fun watchingWords(state: EyesState): String {
    val demonstration = state.source() == CardSource.DEMONSTRATION
    return stringResource(
        when (state.watching()) {
            Watching.IDLE -> if (demonstration) R.string.eyes_demonstration else R.string.eyes_starting
            Watching.EMPTY -> R.string.eyes_empty
            Watching.HANDS -> R.string.eyes_hands
            Watching.MOVING -> R.string.eyes_moving
            Watching.SETTLING -> R.string.eyes_settling
            Watching.READING -> if (demonstration) R.string.eyes_reading_demonstration else R.string.eyes_reading_now
            Watching.READ -> if (demonstration) R.string.eyes_read_demonstration else R.string.eyes_read_done
        },
    )
}

@Composable
internal fun obstacleWords(obstacle: Obstacle): String = stringResource(
    when (obstacle) {
        Obstacle.NONE, Obstacle.PERMISSION -> R.string.eyes_permission_why
        Obstacle.REGISTRATION -> R.string.eyes_not_registered
        Obstacle.REGISTRATION_DAMAGED -> R.string.eyes_registration_damaged
        Obstacle.MOVED -> R.string.eyes_moved
        Obstacle.DECK -> R.string.eyes_deck_gone
    },
)
