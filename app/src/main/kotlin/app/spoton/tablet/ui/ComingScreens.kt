package app.spoton.tablet.ui

import androidx.compose.runtime.Composable
import app.spoton.tablet.R

@Composable
fun HistoryScreen() {
    ComingPage(
        R.drawable.ic_history, R.string.history_headline, R.string.history_lead,
        listOf(
            R.string.history_find_title to R.string.history_find,
            R.string.history_dispute_title to R.string.history_dispute,
            R.string.history_prove_title to R.string.history_prove,
        ),
    )
}
