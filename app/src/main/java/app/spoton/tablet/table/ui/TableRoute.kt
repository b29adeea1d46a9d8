package app.spoton.tablet.table.ui

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalView
import androidx.compose.ui.res.stringResource
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.page.ClosedScreen
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.people.PeopleViewModel
import app.spoton.tablet.people.pins.PinPurpose
import app.spoton.tablet.people.sessions.SignedInUser
import app.spoton.tablet.people.staff.Role
import app.spoton.tablet.people.ui.SignInScreen
import app.spoton.tablet.table.TableViewModel
import app.spoton.tablet.table.panels.CameraSlot
import app.spoton.tablet.table.panels.TableActions
import app.spoton.tablet.table.panels.entry.LocalLastRound
import app.spoton.tablet.table.panels.settlement.Supervisors
import java.util.Optional

/** The dealer's table with its view model, or the sign-in screen if somebody must sign in. */
@Composable
fun TableRoute(
    table: TableViewModel, people: PeopleViewModel, camera: CameraSlot = CameraSlot(),
    lastRound: @Composable (table: String, dealer: String, onClose: () -> Unit) -> Unit = { _, _, _ -> },
) {
    val persons = people.state().asState().value ?: return
    val user = persons.signedIn().orNull()
    if (user == null) {
        SignInScreen(persons, people::signIn, people::playDemonstration)
        return
    }
    DisposableEffect(table) {
        table.refresh()
        onDispose {}
    }
    val window = LocalView.current
    DisposableEffect(window) { // A dealer who counts chips reads the screen without touching it.
        window.keepScreenOn = true
        onDispose { window.keepScreenOn = false }
    }
    val shown = table.state().asState().value ?: return
    val blocked = shown.blocked().orNull()
    if (blocked != null) {
        ClosedScreen(stringResource(R.string.table_closed), blocked, stringResource(R.string.storage_retry), table::reopen) {
            if (!persons.hasNoStaff()) Choice(stringResource(R.string.sign_out), "sign-out", onClick = people::signOut)
        }
        return
    }
    val state = shown.table().orNull()?.takeIf { it.setup().name() == user.table() } ?: return
    val preferences = shown.preferences()
    val actions = remember(table, people, persons.hasNoStaff(), preferences) {
        TableActions(
            table.games(), { table.tap(it) }, table::settle, table::changeGame, table::nextRound, table::retryLog,
            if (persons.hasNoStaff()) null else people::signOut, preferences, table::prefer, table::procedureOf,
        )
    }
    val supervisors = Supervisors(
        if (user.demonstration()) emptyList() else persons.supervisors().map { it.name() },
        persons.pinResult().orNull(), persons.verifying(),
        onPin = { name, pin, display ->
            people.approve(name, pin, state.round().audit().timeline().dealers()) { by ->
                table.tap { it.approve(by.name(), Optional.ofNullable(display), state) }
            }
        },
        verify = { name, pin, act -> people.verifyPin(name, pin, Role.SUPERVISOR, PinPurpose.APPROVAL) { act() } },
        onDemonstration = { display ->
            table.tap { it.approve(SignedInUser.DEMONSTRATION_NAME, Optional.ofNullable(display), state) }
        },
    )
    var lastRoundIsOpen by rememberSaveable { mutableStateOf(false) }
    CompositionLocalProvider(LocalLastRound provides { lastRoundIsOpen = true }) {
        TableScreen(state, actions, camera, supervisors, if (user.demonstration()) null else user.name())
    }
    if (lastRoundIsOpen) lastRound(state.setup().name(), user.name()) { lastRoundIsOpen = false }
}
