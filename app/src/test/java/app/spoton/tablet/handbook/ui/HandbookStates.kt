package app.spoton.tablet.handbook.ui

import app.spoton.engine.catalog.Catalog
import app.spoton.engine.game.Game
import app.spoton.engine.game.Variant
import app.spoton.tablet.handbook.HandbookSection
import app.spoton.tablet.handbook.HandbookUiState
import app.spoton.tablet.setup.TableSetup
import java.util.Optional

/** The handbook with states that do not change from one version to the next. */
internal object HandbookStates {
    private val catalog = Catalog.standard()

    fun of(
        game: Game, section: HandbookSection, query: String = "", variants: Set<Variant> = setOf(),
    ): HandbookUiState {
        val setup = TableSetup.demonstration(game)
        return HandbookUiState(
            catalog.games(), setup, catalog.handbook(game), mapOf(), section, variants, query, mapOf(), Optional.empty(),
        )
    }

    fun of(id: String, section: HandbookSection, query: String = ""): HandbookUiState =
        of(catalog.game(id).orElseThrow(), section, query)

    val paytables: HandbookUiState = of("four-card-poker", HandbookSection.PAYTABLES)
}
