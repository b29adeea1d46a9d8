package app.spoton.tablet.tablecamera.ui

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.spoton.tablet.R
import app.spoton.tablet.table.TableFocus
import app.spoton.tablet.tablecamera.CameraObstacle
import app.spoton.tablet.tablecamera.CameraStatus
import app.spoton.tablet.tablecamera.CardSourceKind
import app.spoton.tablet.tablecamera.ReadingProblem
import app.spoton.tablet.tablecamera.TableCameraUiState

@Composable
internal fun who(seat: Int): String =
    if (seat == TableFocus.DEALER) stringResource(R.string.table_dealer) else stringResource(R.string.table_seat, seat)

@Composable
internal fun remarkWords(remark: ReadingProblem): String = when (remark.kind()) {
    ReadingProblem.Kind.UNREADABLE ->
        if (remark.count() == 1) stringResource(R.string.eyes_unreadable_one, who(remark.seat()))
        else stringResource(R.string.eyes_unreadable, who(remark.seat()), remark.count())
    ReadingProblem.Kind.WHICH_UP_CARD -> stringResource(R.string.eyes_which_up_card)
    ReadingProblem.Kind.WHICH_HAND -> stringResource(R.string.eyes_which_hand, who(remark.seat()))
    ReadingProblem.Kind.STRAY ->
        if (remark.count() == 1) stringResource(R.string.eyes_stray_one)
        else stringResource(R.string.eyes_stray, remark.count())
}

@Composable
internal fun watchingWords(state: TableCameraUiState): String {
    val demonstration = state.source() == CardSourceKind.DEMONSTRATION
    return stringResource(
        when (state.watching()) {
            CameraStatus.IDLE -> if (demonstration) R.string.eyes_demonstration else R.string.eyes_starting
            CameraStatus.EMPTY -> R.string.eyes_empty
            CameraStatus.HANDS -> R.string.eyes_hands
            CameraStatus.MOVING -> R.string.eyes_moving
            CameraStatus.SETTLING -> R.string.eyes_settling
            CameraStatus.READING -> if (demonstration) R.string.eyes_reading_demonstration else R.string.eyes_reading_now
            CameraStatus.READ -> if (demonstration) R.string.eyes_read_demonstration else R.string.eyes_read_done
        },
    )
}

@Composable
internal fun obstacleWords(obstacle: CameraObstacle): String = stringResource(
    when (obstacle) {
        CameraObstacle.NONE, CameraObstacle.PERMISSION -> R.string.eyes_permission_why
        CameraObstacle.REGISTRATION -> R.string.eyes_not_registered
        CameraObstacle.REGISTRATION_DAMAGED -> R.string.eyes_registration_damaged
        CameraObstacle.MOVED -> R.string.eyes_moved
        CameraObstacle.DECK -> R.string.eyes_deck_gone
    },
)
