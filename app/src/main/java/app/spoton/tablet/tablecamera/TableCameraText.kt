package app.spoton.tablet.tablecamera

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import app.spoton.tablet.R
import app.spoton.tablet.table.round.TableFocus
import app.spoton.tablet.tablecamera.reading.ReadingProblem
import app.spoton.tablet.tablecamera.source.CameraObstacle
import app.spoton.tablet.tablecamera.source.CameraStatus
import app.spoton.tablet.tablecamera.storage.CardSourceKind

@Composable
internal fun seatName(seat: Int): String =
    if (seat == TableFocus.DEALER) stringResource(R.string.table_dealer) else stringResource(R.string.table_seat, seat)

@Composable
internal fun problemText(problem: ReadingProblem): String = when (problem.kind()) {
    ReadingProblem.Kind.UNREADABLE ->
        pluralStringResource(
            R.plurals.tablecamera_unreadable, problem.count(), seatName(problem.seat()), problem.count(),
        )
    ReadingProblem.Kind.WHICH_UP_CARD -> stringResource(R.string.tablecamera_which_up_card)
    ReadingProblem.Kind.WHICH_HAND -> stringResource(R.string.tablecamera_which_hand, seatName(problem.seat()))
    ReadingProblem.Kind.STRAY ->
        pluralStringResource(R.plurals.tablecamera_stray, problem.count(), problem.count())
}

@Composable
internal fun statusText(state: TableCameraUiState): String {
    val demonstration = state.source() == CardSourceKind.DEMONSTRATION
    return stringResource(
        when (state.status()) {
            CameraStatus.IDLE -> if (demonstration) R.string.tablecamera_demonstration else R.string.tablecamera_starting
            CameraStatus.EMPTY -> R.string.tablecamera_empty
            CameraStatus.HANDS -> R.string.tablecamera_hands
            CameraStatus.MOVING -> R.string.tablecamera_moving
            CameraStatus.SETTLING -> R.string.tablecamera_settling
            CameraStatus.READING -> if (demonstration) R.string.tablecamera_reading_demonstration else R.string.tablecamera_reading_now
            CameraStatus.READ -> if (demonstration) R.string.tablecamera_read_demonstration else R.string.tablecamera_read_done
        },
    )
}

@Composable
internal fun obstacleText(obstacle: CameraObstacle): String = stringResource(
    when (obstacle) {
        CameraObstacle.NONE, CameraObstacle.PERMISSION -> R.string.tablecamera_permission_why
        CameraObstacle.REGISTRATION -> R.string.tablecamera_not_registered
        CameraObstacle.REGISTRATION_DAMAGED -> R.string.tablecamera_registration_damaged
        CameraObstacle.MOVED -> R.string.tablecamera_moved
        CameraObstacle.DECK -> R.string.tablecamera_deck_missing
    },
)
