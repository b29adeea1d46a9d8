package app.spoton.tablet.setup.ui

import app.spoton.engine.catalog.Catalog
import app.spoton.tablet.people.PeopleUiState
import app.spoton.tablet.people.Role
import app.spoton.tablet.people.StaffMember
import app.spoton.tablet.setup.SetupDraft
import app.spoton.tablet.setup.SetupDrafts
import app.spoton.tablet.setup.SetupUiState
import app.spoton.tablet.setup.SetupValidation
import app.spoton.tablet.setup.TableSetup
import java.util.Optional

/** Moments of the house's settings that the tests look at. */
internal object SetupStates {
    private val games = Catalog.standard().games()

    val taps = SetupActions(games, { game, wager ->
        Catalog.standard().listings().filter { game.id() in it.games() && it.wager() == wager.id() }
            .map { it.table().id() }
    })

    val people = PeopleUiState(
        listOf(
            StaffMember("Ann", Role.DEALER), StaffMember("Bob", Role.DEALER), StaffMember("Sue", Role.SUPERVISOR),
        ),
        Optional.empty(), Optional.of("Table 4"), Optional.empty(), Optional.empty(), false, PeopleUiState.Access.OPEN,
    )

    val nobody = PeopleUiState(
        emptyList(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), false, PeopleUiState.Access.OPEN,
    )

    private fun state(supervisor: String?, draft: SetupDraft, saved: Boolean) =
        SetupUiState(Optional.ofNullable(supervisor), draft, SetupValidation.of(Catalog.standard(), draft), saved)

    private val draft = SetupDrafts.table(TableSetup.demonstration(games[0])).with(SetupDraft.NAME, "Table 4")

    val open = state("Sue", draft, true)

    val closed = state(null, draft, true)

    /** A limit above the cap, a chip that is none, a seed of nothing. */
    val wrong = state(
        "Sue",
        draft.with("max ante", "500.00").with(SetupDraft.SMALLEST_CHIP, "half").with("seed main", "0.00"), false,
    )
}
