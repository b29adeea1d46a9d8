package app.spoton.tablet.handbook.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.TextEntry
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.handbook.HandbookSection
import app.spoton.tablet.handbook.HandbookUiState

private val TwoPanesFrom = 720.dp
private val MenuWidth = 300.dp

/** A game's manual: the chapters at the left, the open one next to them. */
@Composable
internal fun HandbookScreen(state: HandbookUiState, actions: HandbookActions) {
    BoxWithConstraints(Modifier.fillMaxSize().testTag("handbook")) {
        val scale = textScale()
        val chapter = state.game().id() + state.section() + state.query()
        if (maxWidth / scale >= TwoPanesFrom) {
            Row(Modifier.fillMaxSize().padding(horizontal = 24.dp), Arrangement.spacedBy(24.dp)) {
                Pane(Modifier.width(MenuWidth * scale), "menu") {
                    Menu(state, actions)
                    Print(state, actions)
                }
                Pane(Modifier.weight(1f), chapter) { Content(state, actions) }
            }
        } else {
            Pane(Modifier.fillMaxWidth().padding(horizontal = 20.dp), "all") {
                Menu(state, actions)
                Content(state, actions)
                Print(state, actions)
            }
        }
    }
}

/**
 * Scrolls on its own; a screen reader goes through it to its end before it comes to the other.
 *
 * @param about another value begins at the top
 */
@Composable
private fun Pane(modifier: Modifier, about: String, content: @Composable ColumnScope.() -> Unit) {
    Column(
        modifier
            .fillMaxHeight()
            .semantics { isTraversalGroup = true }
            .verticalScroll(key(about) { rememberScrollState() })
            .padding(vertical = 24.dp)
            .windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Bottom)),
        verticalArrangement = Arrangement.spacedBy(16.dp),
        content = content,
    )
}

@Composable
private fun Menu(state: HandbookUiState, actions: HandbookActions) {
    Text(
        stringResource(R.string.handbook_title), Modifier.semantics { heading() },
        style = MaterialTheme.typography.headlineLarge,
    )
    Group {
        state.games().forEach { game ->
            Choice(game.title(), "handbook-game-" + game.id(), chosen = game == state.game(), toggles = true) {
                actions.chooseGame(game)
            }
        }
    }
    TextEntry(state.query(), stringResource(R.string.handbook_search), "handbook-search", onType = actions.search)
    Group {
        HandbookSection.entries.forEach { section ->
            val open = section == state.section() && state.query().isBlank()
            Choice(stringResource(title(section)), "handbook-" + section.id(), chosen = open, toggles = true) {
                actions.chooseSection(section)
            }
        }
    }
}

@Composable
private fun Print(state: HandbookUiState, actions: HandbookActions) {
    Choice(stringResource(R.string.handbook_print), "handbook-print", Modifier.fillMaxWidth(), onClick = actions.print)
    state.print().orNull()?.let {
        val text = if (it == HandbookUiState.Print.SAVED) R.string.handbook_printed else R.string.handbook_not_printed
        Text(stringResource(text), Modifier.testTag("handbook-print-result"), style = MaterialTheme.typography.bodyMedium)
    }
}

@Composable
internal fun Group(content: @Composable () -> Unit) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) { content() }
}

internal fun title(section: HandbookSection): Int = when (section) {
    HandbookSection.PAYTABLES -> R.string.handbook_paytables
    HandbookSection.HANDS -> R.string.handbook_hands
    HandbookSection.WAGERS -> R.string.handbook_wagers
    HandbookSection.PROCEDURE -> R.string.handbook_procedure
    HandbookSection.IRREGULARITIES -> R.string.handbook_irregularities
    HandbookSection.OPTIONS -> R.string.handbook_options
    HandbookSection.CONDITIONS -> R.string.handbook_conditions
}

@Composable
private fun Content(state: HandbookUiState, actions: HandbookActions) {
    Source(state)
    if (state.query().isNotBlank()) {
        SearchResults(state, actions)
        return
    }
    if (state.handbook().isEmpty && state.section() != HandbookSection.PAYTABLES) {
        Line(stringResource(R.string.handbook_none))
        return
    }
    when (state.section()) {
        HandbookSection.HANDS -> HandsChapter(state)
        HandbookSection.WAGERS -> WagersChapter(state)
        HandbookSection.PROCEDURE -> ProcedureChapter(state, actions)
        HandbookSection.IRREGULARITIES -> IrregularitiesChapter(state)
        HandbookSection.OPTIONS -> OptionsChapter(state)
        HandbookSection.CONDITIONS -> ConditionsChapter(state)
        else -> PaytablesChapter(state, actions)
    }
}

/** Which table and which manual the page is about; citations below name only the section. */
@Composable
private fun Source(state: HandbookUiState) {
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        Text(
            stringResource(R.string.handbook_source_table, state.game().title(), state.setup().name()),
            Modifier.semantics { heading() }.testTag("handbook-game"), style = MaterialTheme.typography.headlineSmall,
        )
        Text(
            stringResource(R.string.handbook_source_manual, state.game().manual()),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium,
        )
    }
}
