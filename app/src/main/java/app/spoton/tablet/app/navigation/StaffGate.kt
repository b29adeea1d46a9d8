package app.spoton.tablet.app.navigation

import androidx.compose.runtime.Composable
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.people.PeopleViewModel
import app.spoton.tablet.people.ui.RecoveryCodeScreen
import app.spoton.tablet.people.ui.TabletClosedScreen

private val NeedStaff = setOf(AppSection.TABLE, AppSection.HISTORY, AppSection.TABLE_SETUP, AppSection.CAMERA)

/**
 * Whether something blocks the screens that need staff: a closed tablet, or a recovery code to write down. Shows it if
 * so.
 */
@Composable
internal fun staffGate(place: AppSection, people: PeopleViewModel): Boolean {
    val state = people.state().asState().value
    if (state == null || place !in NeedStaff) return false
    val code = state.change().flatMap { it.recoveryCode() }.orNull()?.takeIf { place != AppSection.TABLE_SETUP } // shown there itself
    val isClosed = state.access().closed().isPresent
    when {
        code != null -> RecoveryCodeScreen(code, people::clearRecoveryCode)
        isClosed -> TabletClosedScreen(state, people::reload, people::recover)
    }
    return code != null || isClosed
}
