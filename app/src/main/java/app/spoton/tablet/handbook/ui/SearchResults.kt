package app.spoton.tablet.handbook.ui

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.text.sentence
import app.spoton.tablet.handbook.HandbookUiState

/** The search results by chapter; a tap on a chapter opens it. */
@Composable
internal fun SearchResults(state: HandbookUiState, actions: HandbookActions) {
    val found = state.found()
    if (found.isEmpty()) {
        Line(stringResource(R.string.handbook_nothing_found, state.query()))
    }
    found.groupBy { it.section() }.forEach { (section, lines) ->
        Chapter(stringResource(title(section))) {
            lines.forEach { CitedLine(sentence(it.heading()), it.rule(), state, strong = true, detail = sentence(it.text())) }
            Choice(stringResource(R.string.handbook_open_chapter), "open-" + section.id()) {
                actions.chooseSection(section)
            }
        }
    }
}
