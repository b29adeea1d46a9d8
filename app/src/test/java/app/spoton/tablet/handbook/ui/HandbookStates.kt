package app.spoton.tablet.handbook.ui

import app.spoton.engine.catalog.Catalog
import app.spoton.engine.game.Game
import app.spoton.engine.game.facts.Variant
import app.spoton.engine.paytable.Paytable
import app.spoton.engine.round.Wager
import app.spoton.tablet.handbook.HandbookPage
import app.spoton.tablet.handbook.HandbookSection
import app.spoton.tablet.handbook.HandbookTable
import app.spoton.tablet.handbook.HandbookUiState
import app.spoton.tablet.handbook.PaytableComparison
import app.spoton.tablet.setup.PaytableFiguresCache
import app.spoton.tablet.setup.TableSetup
import java.util.Optional

/** The handbook with states that do not change from one version to the next. */
internal object HandbookStates {
    private val catalog = Catalog.standard()
    private val cache = PaytableFiguresCache()

    fun of(
        game: Game, section: HandbookSection, query: String = "", variants: Set<Variant> = setOf(), compared: Map<Wager, Paytable> = mapOf(),
    ): HandbookUiState {
        val setup = TableSetup.demonstration(Catalog.standard(), game)
        val all = game.priced().associateWith { wager -> catalog.listings(game, wager).map { it.table() } }
        val others = all.mapValues { (wager, tables) -> tables.filter { it.id() != setup.paytables()[wager]?.id() } }
        val figures = if (section == HandbookSection.PAYTABLES) all.mapValues { cache.of(game, it.value) } else mapOf()
        return HandbookUiState(
            catalog.games(), HandbookTable(setup, catalog.handbook(game), variants), PaytableComparison(others, figures, compared),
            HandbookPage(section, query, Optional.empty()),
        )
    }

    fun of(id: String, section: HandbookSection, query: String = ""): HandbookUiState =
        of(catalog.game(id).orElseThrow(), section, query)

    val paytables: HandbookUiState = of("four-card-poker", HandbookSection.PAYTABLES)

    /** Aces up beside another table. */
    val compared: HandbookUiState = catalog.game("four-card-poker").orElseThrow().let { game ->
        of(game, HandbookSection.PAYTABLES, compared = mapOf(Wager.ACES_UP to catalog.paytable(game, Wager.ACES_UP, "FCP-05").orElseThrow()))
    }
}
