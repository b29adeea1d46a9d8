package app.spoton.tablet.ui.house

import app.spoton.engine.catalog.Catalog
import app.spoton.tablet.people.People
import app.spoton.tablet.people.PeopleState
import app.spoton.tablet.people.Role
import app.spoton.tablet.table.DraftOf
import app.spoton.tablet.table.HouseState
import app.spoton.tablet.table.SetupCheck
import app.spoton.tablet.table.SetupDraft
import app.spoton.tablet.table.TableSetup
import java.util.Optional

/** Moments of the house's settings that the tests look at. */
internal object HouseMoments {
    private val games = Catalog.standard().games()

    val taps = HouseTaps(games, { game, wager ->
        Catalog.standard().listings().filter { game.id() in it.games() && it.wager() == wager.id() }
            .map { it.table().id() }
    })

    val people = PeopleState(
        listOf(
            People.Known("Ann", Role.DEALER), People.Known("Bob", Role.DEALER), People.Known("Sue", Role.SUPERVISOR),
        ),
        Optional.empty(), Optional.of("Table 4"), Optional.empty(), Optional.empty(), false,
    )

    val nobody = PeopleState(
        emptyList(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), false,
    )

    private fun state(supervisor: String?, draft: SetupDraft, saved: Boolean) =
        HouseState(Optional.ofNullable(supervisor), draft, SetupCheck.of(Catalog.standard(), draft), saved)

    private val draft = DraftOf.table(TableSetup.demonstration(games[0])).with(SetupDraft.NAME, "Table 4")

    val open = state("Sue", draft, true)

    val closed = state(null, draft, true)

    /** A limit above the cap, a chip that is none, a seed of nothing. */
    val wrong = state(
        "Sue",
        draft.with("max ante", "500.00").with(SetupDraft.SMALLEST_CHIP, "half").with("seed main", "0.00"), false,
    )
}
