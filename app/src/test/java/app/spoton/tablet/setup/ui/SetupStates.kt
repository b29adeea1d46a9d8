package app.spoton.tablet.setup.ui

import app.spoton.engine.catalog.Catalog
import app.spoton.engine.paytable.Row
import app.spoton.engine.round.Wager
import app.spoton.tablet.people.PeopleUiState
import app.spoton.tablet.people.staff.Role
import app.spoton.tablet.people.staff.StaffMember
import app.spoton.tablet.setup.PaytableFiguresCache
import app.spoton.tablet.setup.draft.SetupDraft
import app.spoton.tablet.setup.draft.SetupDrafts
import app.spoton.tablet.setup.form.SetupPage
import app.spoton.tablet.setup.form.SetupUiState
import app.spoton.tablet.setup.form.SetupValidation
import java.util.Optional

/** Moments of the table setup that the tests look at. */
internal object SetupStates {
    private val catalog = Catalog.standard()

    val taps = SetupActions(catalog.games(), catalog::listings, catalog::handbook)

    val people = PeopleUiState(
        listOf(
            StaffMember("Ann", Role.DEALER), StaffMember("Bob", Role.DEALER), StaffMember("Sue", Role.SUPERVISOR),
        ),
        Optional.empty(), Optional.of("Table 4"), Optional.empty(), Optional.empty(), false, PeopleUiState.Access.OPEN,
    )

    val nobody = PeopleUiState(
        emptyList(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), false, PeopleUiState.Access.OPEN,
    )

    private val four = SetupDrafts.named("four-card-poker")
    private val fury = SetupDrafts.named("three-card-fury")
    private val none: Optional<Wager> = Optional.empty()

    private fun view(page: SetupPage, draft: SetupDraft, choosing: Optional<Wager> = none, compared: String? = null): SetupUiState.View {
        val counted = PaytableFiguresCache()
        val figures = draft.game().priced().associateWith { wager ->
            counted.of(draft.game(), catalog.listings(draft.game(), wager).map { it.table() })
        }
        return SetupUiState.View(
            page, choosing, Optional.ofNullable(compared), figures, SetupUiState.Adjustment.NONE, SetupUiState.Placard.NONE,
        )
    }

    private fun state(supervisor: String?, draft: SetupDraft, view: SetupUiState.View, inForce: SetupDraft = draft) = SetupUiState(
        Optional.ofNullable(supervisor), draft, inForce, SetupValidation.of(catalog, draft),
        SetupUiState.Tables(listOf("Table 4", "Table 7"), Optional.of("Table 4")), view,
    )

    /** A page of a table that is set up. */
    fun page(page: SetupPage): SetupUiState = state("Sue", four, view(page, four))

    val open = page(SetupPage.TABLE)

    val closed = state(null, four, view(SetupPage.TABLE, four))

    /** A house that has no table yet: everything that must be entered is marked. */
    val first: SetupUiState = SetupDrafts.empty("four-card-poker").let { draft ->
        SetupUiState(
            Optional.of("Sue"), draft, draft, SetupValidation.of(catalog, draft),
            SetupUiState.Tables(emptyList(), Optional.empty()), view(SetupPage.PROGRESSIVE, draft),
        )
    }

    /** A limit above the cap, a wager that is not offered. */
    val wrong: SetupUiState = SetupDrafts.offer(SetupDrafts.maximum(four, Wager.ANTE, "500.00"), Wager.BAD_BEAT, false)
        .let { state("Sue", it, view(SetupPage.WAGERS, it), four) }

    /** Two paytables side by side. */
    val compared: SetupUiState = state("Sue", four, view(SetupPage.WAGERS, four, Optional.of(Wager.ACES_UP), "FCP-07"))

    /** A price that the manual does not show, and cells to confirm. */
    val illegible: SetupUiState = SetupDrafts.corrected(
        SetupDrafts.paytable(fury, Wager.MONSTER, "M-4"), Wager.MONSTER, Row.STRAIGHT, "2 to 1",
    ).let { state("Sue", it, view(SetupPage.WAGERS, it, Optional.of(Wager.MONSTER)), fury) }

    /** What would be lost. */
    val unsaved: SetupUiState = state(
        "Sue", SetupDrafts.offer(SetupDrafts.maximum(four, Wager.ANTE, "50"), Wager.BAD_BEAT, false),
        view(SetupPage.WAGERS, four), four,
    )
}
