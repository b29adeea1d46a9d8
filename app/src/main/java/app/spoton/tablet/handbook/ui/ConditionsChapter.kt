package app.spoton.tablet.handbook.ui

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.spoton.engine.handbook.ApprovalCondition
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.title
import app.spoton.tablet.handbook.HandbookUiState

/** The limits of this table, and the conditions of the approval. */
@Composable
internal fun ConditionsChapter(state: HandbookUiState) {
    Chapter(stringResource(R.string.handbook_table_limits)) {
        state.game().wagers().forEach { wager ->
            val limits = state.setup().limits(wager).orNull()
            val least = limits?.min()?.orNull()
            val most = limits?.max()?.orNull()
            if (least != null && most != null) {
                Line(stringResource(R.string.handbook_limit, title(wager), dollars(least), dollars(most)))
            }
        }
    }
    ApprovalCondition.Group.entries.forEach { group ->
        val conditions = state.handbook().conditions().filter { it.group() == group }
        if (conditions.isNotEmpty()) {
            Chapter(group.words()) { conditions.forEach { CitedLine(it.text(), it.rule(), state) } }
        }
    }
}
