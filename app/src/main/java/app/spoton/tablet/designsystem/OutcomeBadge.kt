package app.spoton.tablet.designsystem

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.theme.Fill
import app.spoton.tablet.designsystem.theme.LocalOutcomeColors
import app.spoton.tablet.designsystem.theme.OutcomeColors

/** What the dealer does with a wager. Each has a word, a shape, a sign and a color of its own; any one is enough. */
enum class OutcomeStyle(
    val word: Int,
    val spoken: Int,
    val meaning: Int,
    val sign: Int,
    val shape: Shape,
    val size: DpSize,
    val fill: (OutcomeColors) -> Fill,
) {
    TAKE(
        R.string.outcome_take, R.string.outcome_take_spoken, R.string.outcome_take_meaning, R.drawable.ic_take,
        RoundedCornerShape(4.dp), DpSize(44.dp, 44.dp), OutcomeColors::take,
    ),
    PUSH(
        R.string.outcome_push, R.string.outcome_push_spoken, R.string.outcome_push_meaning, R.drawable.ic_push,
        CircleShape, DpSize(60.dp, 34.dp), OutcomeColors::push,
    ),
    PAY(
        R.string.outcome_pay, R.string.outcome_pay_spoken, R.string.outcome_pay_meaning, R.drawable.ic_pay,
        CircleShape, DpSize(48.dp, 48.dp), OutcomeColors::pay,
    ),
}

private val WidestSign: Dp = OutcomeStyle.entries.maxOf { it.size.width }

/** A square with an arrow to the dealer, a pill with an equals sign, or a disc with a plus; and the word. */
@Composable
fun OutcomeBadge(outcome: OutcomeStyle, modifier: Modifier = Modifier) {
    val fill = outcome.fill(LocalOutcomeColors.current)
    val spoken = stringResource(outcome.spoken)
    Row(
        modifier.clearAndSetSemantics { contentDescription = spoken },
        horizontalArrangement = Arrangement.spacedBy(14.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Box(Modifier.size(WidestSign, 48.dp), contentAlignment = Alignment.Center) {
            Box(Modifier.size(outcome.size).background(fill.color, outcome.shape), Alignment.Center) {
                Icon(painterResource(outcome.sign), null, Modifier.size(26.dp), tint = fill.content)
            }
        }
        Text(stringResource(outcome.word), style = MaterialTheme.typography.titleLarge, fontWeight = FontWeight.Bold)
    }
}

/** The three outcomes and what each means; read out as one sentence per outcome. */
@Composable
fun OutcomeLegend(modifier: Modifier = Modifier) {
    // In letters, not in dp: Android enlarges small text more than large.
    val type = MaterialTheme.typography
    val (badge, text) = with(LocalDensity.current) {
        WidestSign + 14.dp + type.titleLarge.fontSize.toDp() * 3 to type.bodyMedium.fontSize.toDp() * 11
    }
    Column(modifier, verticalArrangement = Arrangement.spacedBy(16.dp)) {
        OutcomeStyle.entries.forEach { outcome ->
            val meaning = stringResource(outcome.meaning)
            val sentence = stringResource(R.string.outcome_row, stringResource(outcome.spoken), meaning)
            FlowRow(
                Modifier.clearAndSetSemantics { contentDescription = sentence },
                horizontalArrangement = Arrangement.spacedBy(16.dp),
                itemVerticalAlignment = Alignment.CenterVertically,
            ) {
                OutcomeBadge(outcome, Modifier.widthIn(min = badge))
                Text(
                    meaning,
                    Modifier.weight(1f).widthIn(min = text).padding(vertical = 4.dp),
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
        }
    }
}
