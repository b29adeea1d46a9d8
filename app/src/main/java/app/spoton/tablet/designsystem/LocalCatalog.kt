package app.spoton.tablet.designsystem

import androidx.compose.runtime.Composable
import androidx.compose.runtime.staticCompositionLocalOf
import app.spoton.engine.catalog.Catalog

/** The app's games, for screens that know a game only by its id; the shell provides them. */
val LocalCatalog = staticCompositionLocalOf { Catalog.standard() }

internal fun Catalog.titleOf(game: String): String = game(game).map { it.title() }.orElse(game)

@Composable
internal fun gameTitle(id: String): String = LocalCatalog.current.titleOf(id)
