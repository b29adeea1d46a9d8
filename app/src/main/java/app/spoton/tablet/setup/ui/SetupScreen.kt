package app.spoton.tablet.setup.ui

import androidx.activity.compose.LocalActivity
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.engine.game.Game
import app.spoton.engine.round.Wager
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.MainButton
import app.spoton.tablet.designsystem.Page
import app.spoton.tablet.designsystem.Panel
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.designsystem.focusRing
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.people.PeopleUiState
import app.spoton.tablet.people.PeopleViewModel
import app.spoton.tablet.people.PinPurpose
import app.spoton.tablet.people.Role
import app.spoton.tablet.people.ui.PinEntry
import app.spoton.tablet.people.ui.RecoveryCodeScreen
import app.spoton.tablet.setup.SetupUiState
import app.spoton.tablet.setup.SetupViewModel

/** What the screen about the house can do. */
class SetupActions(
    val games: List<Game>,
    val paytables: (Game, Wager) -> List<String>,
    val type: (String, String) -> Unit = { _, _ -> },
    val chooseGame: (Game) -> Unit = {},
    val choosePaytable: (Wager, String) -> Unit = { _, _ -> },
    val save: () -> Unit = {},
    val add: (String, Role, String, Boolean) -> Unit = { _, _, _, _ -> },
    val remove: (String) -> Unit = {},
    val makeRecoveryCode: () -> Unit = {},
    val recoveryCodeRead: () -> Unit = {},
    val verifyPin: (String, String) -> Unit = { _, _ -> },
    val back: () -> Unit = {},
)

/** The house behind the supervisor's PIN. It closes again when the supervisor leaves it. */
@Composable
fun SetupRoute(
    house: SetupViewModel,
    people: PeopleViewModel,
    onBack: () -> Unit,
    camera: @Composable () -> Unit = {},
) {
    val activity = LocalActivity.current
    DisposableEffect(house) {
        onDispose {
            if (activity?.isChangingConfigurations != true) {
                house.close()
                people.clearPinResult()
            }
        }
    }
    val state = house.state().asState().value ?: return
    val persons = people.state().asState().value ?: return
    val supervisor = state.supervisor().orNull().orEmpty()
    val actions = SetupActions(
        house.games(), house::paytables, house::type, house::choose, house::choosePaytable,
        save = {
            house.save()
            people.reload()
        },
        add = { name, role, pin, replaceExisting ->
            people.add(name, role, pin, replaceExisting) { if (supervisor.isEmpty()) house.open(name.trim()) }
        },
        remove = people::remove, makeRecoveryCode = people::makeRecoveryCode, recoveryCodeRead = people::clearRecoveryCode,
        verifyPin = { name, pin -> people.verifyPin(name, pin, Role.SUPERVISOR, PinPurpose.SETUP) { house.open(it.name()) } },
        back = onBack,
    )
    SetupScreen(state, persons, actions, camera)
}

@Composable
fun SetupScreen(state: SetupUiState, people: PeopleUiState, actions: SetupActions, camera: @Composable () -> Unit = {}) {
    val code = people.change().flatMap { it.recoveryCode() }.orNull()
    when {
        code != null -> RecoveryCodeScreen(code, actions.recoveryCodeRead)
        people.hasNoStaff() -> Page(
            heading = { Title(actions) },
            first = { Text(stringResource(R.string.setup_first_lead), style = MaterialTheme.typography.bodyLarge) },
            second = { Panel(R.string.setup_first_title) { NewPerson(people, Role.SUPERVISOR, actions) } },
        )
        state.supervisor().isEmpty -> Page(
            heading = { Title(actions) },
            first = { Text(stringResource(R.string.setup_locked), style = MaterialTheme.typography.bodyLarge) },
            second = {
                Panel(R.string.setup_supervisor) {
                    val names = people.supervisors().map { it.name() }
                    PinEntry(names, people.pinResult().orNull(), people.verifying(), onPin = actions.verifyPin)
                }
            },
        )
        else -> Page(
            heading = {
                Title(actions)
                SaveButton(state, actions)
            },
            first = {
                TablePanel(state, actions)
                PaytablePanel(state, actions)
                HouseRulesPanel(state, actions)
            },
            second = {
                LimitPanel(state, actions)
                MeterPanel(state, actions)
                PeoplePanel(people, actions)
                camera()
            },
        )
    }
}

@Composable
private fun Title(actions: SetupActions) {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        IconButton(actions.back, Modifier.testTag("back").focusRing(CircleShape)) {
            Icon(painterResource(R.drawable.ic_back), stringResource(R.string.back))
        }
        Text(
            stringResource(R.string.setup_title), Modifier.semantics { heading() },
            style = MaterialTheme.typography.headlineLarge,
        )
    }
}

/** The table is set only as a whole, and only when nothing is wrong with it. */
@Composable
private fun SaveButton(state: SetupUiState, actions: SetupActions) {
    val problems = state.check().problems().size
    val text = when {
        problems > 0 -> pluralStringResource(R.plurals.setup_problems, problems, problems)
        state.saved() -> stringResource(R.string.setup_saved)
        else -> stringResource(R.string.setup_unsaved)
    }
    MainButton(
        stringResource(R.string.setup_save), "house-save",
        Modifier.fillMaxWidth().semantics { liveRegion = LiveRegionMode.Polite },
        problems == 0 && !state.saved(), text, actions.save,
    )
}
