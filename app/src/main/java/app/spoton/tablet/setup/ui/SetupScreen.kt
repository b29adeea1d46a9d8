package app.spoton.tablet.setup.ui

import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.res.stringResource
import app.spoton.engine.game.Game
import app.spoton.engine.handbook.GameHandbook
import app.spoton.engine.paytable.PaytableListing
import app.spoton.engine.round.Wager
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.page.Page
import app.spoton.tablet.designsystem.page.Panel
import app.spoton.tablet.designsystem.page.TitleWithBack
import app.spoton.tablet.designsystem.page.WidePage
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.people.PeopleUiState
import app.spoton.tablet.people.staff.Role
import app.spoton.tablet.people.ui.PinEntry
import app.spoton.tablet.people.ui.RecoveryCodeScreen
import app.spoton.tablet.setup.MeterAdjustment
import app.spoton.tablet.setup.form.SetupPage
import app.spoton.tablet.setup.form.SetupUiState

/** The actions of the table setup. */
class SetupActions(
    val games: List<Game>,
    val paytables: (Game, Wager) -> List<PaytableListing>,
    val handbook: (Game) -> GameHandbook,
    val edit: Edit = {},
    val chooseGame: (Game) -> Unit = {},
    val choosePaytable: (Wager, String) -> Unit = { _, _ -> },
    val showPaytables: (Wager?) -> Unit = {},
    val compareWith: (String?) -> Unit = {},
    val go: (SetupPage) -> Unit = {},
    val newTable: () -> Unit = {},
    val use: (String) -> Unit = {},
    val adjust: (MeterAdjustment) -> Unit = {},
    val placard: () -> Unit = {},
    val save: () -> Unit = {},
    val discard: () -> Unit = {},
    val people: PeopleActions = PeopleActions(),
    val back: () -> Unit = {},
)

/** What can be done about staff. */
class PeopleActions(
    val add: (String, Role, String, Boolean) -> Unit = { _, _, _, _ -> },
    val remove: (String) -> Unit = {},
    val makeRecoveryCode: () -> Unit = {},
    val recoveryCodeRead: () -> Unit = {},
    val verifyPin: (String, String) -> Unit = { _, _ -> },
)

@Composable
fun SetupScreen(state: SetupUiState, people: PeopleUiState, actions: SetupActions, camera: @Composable () -> Unit = {}) {
    val title = stringResource(R.string.setup_title)
    val code = people.change().flatMap { it.recoveryCode() }.orNull()
    when {
        code != null -> RecoveryCodeScreen(code, actions.people.recoveryCodeRead)
        people.hasNoStaff() -> Page(
            heading = { TitleWithBack(title, actions.back) },
            first = { Text(stringResource(R.string.setup_first_lead), style = MaterialTheme.typography.bodyLarge) },
            second = { Panel(R.string.setup_first_title) { NewPerson(people, Role.SUPERVISOR, actions.people) } },
        )
        state.supervisor().isEmpty -> Page(
            heading = { TitleWithBack(title, actions.back) },
            first = { Text(stringResource(R.string.setup_locked), style = MaterialTheme.typography.bodyLarge) },
            second = {
                Panel(R.string.setup_supervisor) {
                    val names = people.supervisors().map { it.name() }
                    PinEntry(names, people.pinResult().orNull(), people.verifying(), onPin = actions.people.verifyPin)
                }
            },
        )
        // Every page begins at its top, wherever the one before was scrolled to.
        else -> key(state.view().page(), state.view().choosing()) { OpenSetup(state, people, actions, camera) }
    }
}

@Composable
private fun OpenSetup(state: SetupUiState, people: PeopleUiState, actions: SetupActions, camera: @Composable () -> Unit) {
    val choosing = state.view().choosing().orNull()
    val heading: @Composable () -> Unit = { SetupHeading(state, actions) }
    when {
        choosing != null -> WidePage(heading) { twoColumns -> PaytablePage(state, choosing, actions, twoColumns) }
        state.view().page() == SetupPage.WAGERS -> WidePage(heading) { twoColumns -> WagersPage(state, actions, twoColumns) }
        else -> Page(
            heading = heading,
            first = {
                when (state.view().page()) {
                    SetupPage.PROGRESSIVE -> ProgressiveColumn(state, actions)
                    SetupPage.OPTIONS -> RuleOptionsColumn(state, actions)
                    SetupPage.PEOPLE -> StaffColumn(people, actions.people)
                    else -> TableColumn(state, actions)
                }
            },
            second = {
                when (state.view().page()) {
                    SetupPage.PROGRESSIVE -> AdviceColumn(state, actions)
                    SetupPage.OPTIONS -> PolicyColumn(state, actions)
                    SetupPage.PEOPLE -> NewPersonColumn(people, actions.people)
                    else -> ChipsColumn(state, actions, camera)
                }
                NextPage(state, actions)
            },
        )
    }
}
