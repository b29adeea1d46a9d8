package app.spoton.tablet.handbook.ui

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.spoton.engine.settlement.Outcome
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.text.title
import app.spoton.tablet.handbook.HandbookUiState

/** The wagers: how each is bet, and what it wins, loses and pushes on. */
@Composable
internal fun WagersChapter(state: HandbookUiState) {
    state.handbook().wagers().forEach { rules ->
        Chapter(title(rules.wager())) {
            rules.bet().forEach { CitedLine(it.text(), it.rule(), state) }
            rules.results().forEach { result ->
                val word = stringResource(
                    when (result.outcome()) {
                        Outcome.WIN -> R.string.handbook_wins
                        Outcome.LOSE -> R.string.handbook_loses
                        else -> R.string.handbook_pushes
                    },
                )
                CitedLine(word, result.`when`().rule(), state, strong = true, detail = result.`when`().text())
            }
        }
    }
}
