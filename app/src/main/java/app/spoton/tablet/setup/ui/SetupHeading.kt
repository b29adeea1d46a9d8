package app.spoton.tablet.setup.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.MainButton
import app.spoton.tablet.designsystem.page.TitleWithBack
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.title
import app.spoton.tablet.setup.form.SetupPage
import app.spoton.tablet.setup.form.SetupUiState

internal fun pageName(page: SetupPage): Int = when (page) {
    SetupPage.TABLE -> R.string.setup_page_table
    SetupPage.WAGERS -> R.string.setup_page_wagers
    SetupPage.PROGRESSIVE -> R.string.setup_page_progressive
    SetupPage.OPTIONS -> R.string.setup_page_options
    SetupPage.PEOPLE -> R.string.setup_page_people
}

/** Title, pages and the Save button, the same on every page. */
@Composable
internal fun SetupHeading(state: SetupUiState, actions: SetupActions) {
    Column(verticalArrangement = Arrangement.spacedBy(16.dp)) {
        val choosing = state.view().choosing().orNull()
        val name = state.draft().table().name().ifBlank { stringResource(R.string.setup_new_table) }
        val title = if (choosing == null) stringResource(R.string.setup_title_of, name)
        else stringResource(R.string.setup_paytable_title, title(choosing))
        TitleWithBack(title, actions.back)
        FlowRow(
            Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Arrangement.spacedBy(8.dp),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            SetupPage.entries.forEach { page ->
                val problems = state.check().problemsOn(page).toInt()
                val words = stringResource(pageName(page))
                val label = if (problems == 0) words else pluralStringResource(R.plurals.setup_page_problems, problems, words, problems)
                Choice(label, "page-" + page.name.lowercase(), chosen = page == state.view().page(), toggles = true) { actions.go(page) }
            }
            SaveButton(state, actions, Modifier.weight(1f).widthIn(min = 240.dp))
        }
    }
}

/** The setup is saved only as a whole, and only when nothing is wrong with it. */
@Composable
private fun SaveButton(state: SetupUiState, actions: SetupActions, modifier: Modifier) {
    val problems = state.check().problems().size
    val text = when {
        problems > 0 -> pluralStringResource(R.plurals.setup_problems, problems, problems)
        state.isSaved -> stringResource(R.string.setup_saved)
        else -> stringResource(R.string.setup_unsaved)
    }
    MainButton(
        stringResource(R.string.setup_save), "house-save", modifier.semantics { liveRegion = LiveRegionMode.Polite },
        problems == 0 && !state.isSaved, text, actions.save,
    )
}

/** The next page for a supervisor who sets up a table for the first time. */
@Composable
internal fun NextPage(state: SetupUiState, actions: SetupActions) {
    val next = SetupPage.entries.getOrNull(state.view().page().ordinal + 1) ?: return
    Choice(
        stringResource(R.string.setup_next_page, stringResource(pageName(next))), "next-page", Modifier.fillMaxWidth(),
    ) { actions.go(next) }
}
