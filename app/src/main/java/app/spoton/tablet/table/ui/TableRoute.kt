package app.spoton.tablet.table.ui

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalView
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.people.PeopleViewModel
import app.spoton.tablet.people.Role
import app.spoton.tablet.people.SignedInUser
import app.spoton.tablet.people.ui.SignInScreen
import app.spoton.tablet.table.TableViewModel

/** The dealer's table with its view model; or, where somebody must, the screen to sign in. */
@Composable
fun TableRoute(table: TableViewModel, people: PeopleViewModel, camera: CameraSlot = CameraSlot()) {
    val persons = people.state().asState().value ?: return
    val duty = persons.duty().orNull()
    if (duty == null) {
        SignInScreen(persons, people::signIn, people::playDemonstration)
        return
    }
    DisposableEffect(table) {
        table.refresh()
        onDispose {}
    }
    val window = LocalView.current
    DisposableEffect(window) { // A dealer who counts chips does not touch the screen, and still looks at it.
        window.keepScreenOn = true
        onDispose { window.keepScreenOn = false }
    }
    val state = table.state().asState().value?.takeIf { it.setup().name() == duty.table() } ?: return
    val taps = remember(table, people, persons.isNew) {
        TableActions(
            table.games(), { table.tap(it) }, table::settle, table::choose, table::nextRound, table::logAgain,
            if (persons.isNew) null else people::signOut,
        )
    }
    val supervisors = Supervisors(
        if (duty.demonstration()) emptyList() else persons.supervisors().map { it.name() },
        persons.door().orNull(), persons.looking(),
        onPin = { name, pin -> people.knock(name, pin, Role.SUPERVISOR) { table.tap { it.approve(name, state) } } },
        onDemonstration = { table.tap { it.approve(SignedInUser.NOBODY) } },
    )
    TableScreen(state, taps, camera, supervisors, if (duty.demonstration()) null else duty.name())
}
