package app.spoton.tablet.handbook.ui

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.spoton.tablet.R
import app.spoton.tablet.handbook.HandbookUiState

/** What went wrong, the ruling, and who decides. */
@Composable
internal fun IrregularitiesChapter(state: HandbookUiState) {
    state.handbook().irregularities().forEach { error ->
        Chapter(error.happened()) {
            CitedLine(error.ruled(), error.rule(), state, strong = true)
            Line(stringResource(R.string.handbook_decides, error.decidedBy().words()))
        }
    }
}
