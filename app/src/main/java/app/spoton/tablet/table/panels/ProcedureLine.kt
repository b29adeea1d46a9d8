package app.spoton.tablet.table.panels

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.SpanStyle
import androidx.compose.ui.text.buildAnnotatedString
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.withStyle
import androidx.compose.ui.unit.dp
import app.spoton.engine.handbook.ProcedureStep
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.page.ReadOrder
import app.spoton.tablet.designsystem.page.readTogether
import app.spoton.tablet.table.state.ProcedureMoment
import app.spoton.tablet.table.state.TableState

/** The steps of the manual's procedure at this moment; none if the dealer has turned them off. */
internal fun shownProcedure(state: TableState, actions: TableActions): List<ProcedureStep> =
    if (actions.preferences.showProcedure()) ProcedureMoment.steps(state, actions.procedureOf(state.setup().game())) else emptyList()

/**
 * What the manual has the dealer do at this moment, one step at a time, with its citation.
 *
 * @param short in two small lines; the citation is without the manual's title, which is the game's
 */
@Composable
internal fun ProcedureLine(steps: List<ProcedureStep>, modifier: Modifier = Modifier, short: Boolean = false) {
    if (steps.isEmpty()) return
    var place by rememberSaveable(steps[0].id()) { mutableIntStateOf(0) }
    val step = steps[place % steps.size]
    val count = stringResource(R.string.settle_step_of, place % steps.size + 1, steps.size)
    val description = listOf(step.moment().words(), count, step.text().removeSuffix("."), step.rule().toString()).joinToString(". ")
    val next = stringResource(R.string.procedure_next)
    Surface(
        modifier
            .testTag("procedure")
            .readTogether(ReadOrder.NOW - 2)
            .clickable(steps.size > 1, onClickLabel = next, role = Role.Button) { place += 1 }
            .semantics { contentDescription = description },
        shape = RoundedCornerShape(12.dp), color = MaterialTheme.colorScheme.surfaceContainerHighest,
    ) {
        val shownCount = count.takeIf { steps.size > 1 }
        if (short) ShortStep(step, shownCount) else StepInLine(step, shownCount)
    }
}

/** In two lines, so that the table does not move from one step to the next: what does not fit beside the step is left out, or written smaller. */
@Composable
private fun ShortStep(step: ProcedureStep, count: String?) {
    val type = MaterialTheme.typography
    val source = SpanStyle(MaterialTheme.colorScheme.onSurfaceVariant, type.labelSmall.fontSize, FontWeight.Normal)
    val large = type.labelLarge.copy(fontWeight = FontWeight.Bold, lineHeight = type.labelMedium.lineHeight)
    val small = large.copy(fontSize = type.labelMedium.fontSize)
    val sources = listOf(listOf(count, step.moment().words(), step.rule().section()), listOf(count, step.rule().section()), listOf(count))
        .map { parts -> parts.filterNotNull().joinToString(" · ") }
    val measurer = rememberTextMeasurer()
    BoxWithConstraints(Modifier.heightIn(min = 48.dp).padding(horizontal = 12.dp), Alignment.CenterStart) {
        val written = listOf(large to sources[0], large to sources[1], small to sources[1], small to sources[2]).map { (style, said) ->
            style to buildAnnotatedString {
                append(step.text())
                if (said.isNotEmpty()) withStyle(source) { append("  $said") }
            }
        }
        val (style, words) = written.firstOrNull { (style, words) -> measurer.measure(words, style, constraints = constraints).lineCount <= 2 }
            ?: written.last()
        Text(words, Modifier.testTag("procedure-text"), style = style)
    }
}

@Composable
private fun StepInLine(step: ProcedureStep, count: String?) {
    FlowRow(
        Modifier.fillMaxWidth().heightIn(min = 40.dp).padding(horizontal = 14.dp, vertical = 4.dp), Arrangement.spacedBy(12.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        val type = MaterialTheme.typography
        Text(step.moment().words(), color = MaterialTheme.colorScheme.primary, style = type.labelLarge)
        Text(step.text(), Modifier.testTag("procedure-text"), style = type.bodyLarge, fontWeight = FontWeight.Bold)
        Text(step.rule().toString(), color = MaterialTheme.colorScheme.onSurfaceVariant, style = type.bodySmall)
        count?.let { Text(it, color = MaterialTheme.colorScheme.primary, style = type.labelMedium) }
    }
}
