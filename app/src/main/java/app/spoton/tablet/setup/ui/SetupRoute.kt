package app.spoton.tablet.setup.ui

import androidx.activity.compose.LocalActivity
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts.CreateDocument
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.res.stringResource
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.asState
import app.spoton.tablet.designsystem.page.backGesture
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.people.PeopleViewModel
import app.spoton.tablet.people.StaffName
import app.spoton.tablet.people.pins.PinPurpose
import app.spoton.tablet.people.staff.Role
import app.spoton.tablet.setup.form.SetupViewModel
import java.util.Optional

/** The table setup behind the supervisor's PIN. It locks again when the supervisor leaves it; unsaved changes stay. */
@Composable
fun SetupRoute(setup: SetupViewModel, people: PeopleViewModel, onBack: () -> Unit, camera: @Composable () -> Unit = {}) {
    val activity = LocalActivity.current
    DisposableEffect(setup) {
        onDispose {
            if (activity?.isChangingConfigurations != true) {
                setup.close()
                people.clearPinResult()
            }
        }
    }
    val state = setup.state().asState().value ?: return
    val persons = people.state().asState().value ?: return
    var leaving by rememberSaveable { mutableStateOf(false) }
    val placardName = stringResource(R.string.setup_placard_file)
    val savePlacard = rememberLauncherForActivityResult(CreateDocument("text/plain")) { uri ->
        if (uri != null) setup.savePlacard(uri.toString())
    }
    val supervisor = state.supervisor().orNull().orEmpty()
    val isOpen = supervisor.isNotEmpty()
    val back = {
        when {
            state.view().choosing().isPresent -> setup.showPaytables(Optional.empty())
            isOpen && state.hasChanges() -> leaving = true
            else -> onBack()
        }
    }
    backGesture(enabled = isOpen && (state.hasChanges() || state.view().choosing().isPresent), onBack = back)
    val actions = SetupActions(
        setup.games(), setup::paytables, setup::handbook,
        edit = { change -> setup.edit { change(it) } },
        chooseGame = setup::choose,
        choosePaytable = setup::choosePaytable,
        showPaytables = { setup.showPaytables(Optional.ofNullable(it)) },
        compareWith = { setup.compareWith(Optional.ofNullable(it)) },
        go = setup::go, newTable = setup::newTable,
        use = {
            setup.use(it)
            people.reload()
        },
        adjust = setup::adjust,
        placard = {
            people.openDialog()
            savePlacard.launch(placardName)
        },
        save = {
            setup.save()
            people.reload()
        },
        discard = setup::discard,
        people = PeopleActions(
            add = { name, role, pin, replaceExisting ->
                people.add(name, role, pin, replaceExisting) { if (!isOpen) setup.open(StaffName.of(name)) }
            },
            remove = people::remove, makeRecoveryCode = people::makeRecoveryCode, recoveryCodeRead = people::clearRecoveryCode,
            verifyPin = { name, pin ->
                people.verifyPin(name, pin, Role.SUPERVISOR, PinPurpose.SETUP) { setup.open(it.name()) }
            },
        ),
        back = back,
    )
    if (!leaving || !isOpen || !state.hasChanges()) {
        SetupScreen(state, persons, actions, camera)
        return
    }
    val stay = { leaving = false }
    UnsavedPage(
        state,
        onStay = stay,
        onKeep = {
            stay()
            onBack()
        },
        onDiscard = {
            stay()
            setup.discard()
            onBack()
        },
    )
}
