package app.spoton.tablet.handbook.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.spoton.engine.game.facts.Variant
import app.spoton.engine.handbook.Actor
import app.spoton.engine.handbook.Moment
import app.spoton.engine.handbook.ProcedureStep
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.text.textScale
import app.spoton.tablet.handbook.HandbookUiState

/** The round from the shuffle to its end, as this table runs it. */
@Composable
internal fun ProcedureChapter(state: HandbookUiState, actions: HandbookActions) {
    val variants = state.variants()
    state.openKinds().forEach { kind ->
        Group {
            Variant.of(kind).forEach { variant ->
                Choice(variant.words(), "variant-" + variant.id(), chosen = variant in variants, toggles = true) {
                    actions.chooseVariant(variant)
                }
            }
        }
    }
    val procedure = state.handbook().procedure()
    var number = 1
    Moment.entries.forEach { moment ->
        val steps = procedure.at(moment, variants, state.hasProgressive())
        if (steps.isNotEmpty()) {
            val first = if (moment.isPartOfARound) number else 1
            number += steps.size
            Chapter(moment.words()) { steps.forEachIndexed { index, step -> Step(first + index, step, state) } }
        }
    }
}

@Composable
private fun Step(number: Int, step: ProcedureStep, state: HandbookUiState) {
    Row(Modifier.fillMaxWidth().testTag("step-" + step.id()).semantics(mergeDescendants = true) {}) {
        Text(
            "$number", Modifier.widthIn(min = 36.dp * textScale()),
            color = MaterialTheme.colorScheme.onSurfaceVariant, style = MaterialTheme.typography.titleMedium,
        )
        Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
            if (step.by() != Actor.DEALER) {
                Text(step.by().words(), color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.labelLarge)
            }
            Line(step.text(), strong = true)
            if (step.detail().isNotEmpty()) Line(step.detail())
            Citation(step.rule(), state)
        }
    }
}
