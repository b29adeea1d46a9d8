package app.spoton.tablet.handbook.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.engine.settlement.Rule
import app.spoton.tablet.R
import app.spoton.tablet.handbook.HandbookUiState

/** A heading and its content on a separate surface. */
@Composable
internal fun Chapter(title: String, content: @Composable ColumnScope.() -> Unit) {
    Surface(
        Modifier.fillMaxWidth(), shape = RoundedCornerShape(20.dp), color = MaterialTheme.colorScheme.surfaceContainerLow,
    ) {
        Column(Modifier.padding(20.dp), verticalArrangement = Arrangement.spacedBy(14.dp)) {
            Text(
                title, Modifier.semantics { heading() },
                color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.titleLarge,
            )
            content()
        }
    }
}

@Composable
internal fun Line(text: String, strong: Boolean = false) {
    Text(
        text, style = MaterialTheme.typography.bodyLarge,
        fontWeight = if (strong) FontWeight.Bold else FontWeight.Normal,
    )
}

/** The section of the game's manual; another document is named in full. */
@Composable
internal fun Citation(rule: Rule, state: HandbookUiState) {
    val text = if (rule.manual() == state.game().manual()) rule.section() else "$rule"
    Text(
        stringResource(R.string.handbook_citation, text),
        color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.bodySmall,
    )
}

/** A line and its citation; read out in one go. */
@Composable
internal fun CitedLine(text: String, rule: Rule, state: HandbookUiState, strong: Boolean = false, detail: String = "") {
    Column(
        Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}, verticalArrangement = Arrangement.spacedBy(2.dp),
    ) {
        Line(text, strong)
        if (detail.isNotEmpty()) Line(detail)
        Citation(rule, state)
    }
}
