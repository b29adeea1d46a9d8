package app.spoton.tablet.table.panels

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.spoton.engine.round.Settlement
import app.spoton.engine.round.Step
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.OutcomeStyle
import app.spoton.tablet.designsystem.dollars
import app.spoton.tablet.designsystem.net
import app.spoton.tablet.designsystem.orNull
import app.spoton.tablet.table.round.Stake

/** What the dealer moves for a step: the amount, or the odds to pay on chips that were not counted; empty if neither is known. */
internal fun amountText(step: Step): String = when {
    outcome(step) != OutcomeStyle.PAY -> if (step.isStakeCounted) dollars(step.stake()) else ""
    step.isPayCounted -> dollars(step.pay())
    else -> step.odds().orNull()?.toString().orEmpty()
}

/** How the odds come to the amount: '3 to 1 on $5', or that nobody counted what they are paid on. */
@Composable
internal fun oddsText(step: Step): String {
    val odds = step.odds().orNull()?.toString() ?: return ""
    return if (step.isStakeCounted) stringResource(R.string.settle_odds, odds, dollars(step.stake()))
    else stringResource(R.string.settle_on_uncounted)
}

/** What a seat has won or lost; not known if one of its wagers was not counted. */
@Composable
internal fun netText(total: Settlement.SeatTotal): String =
    if (total.isCounted) net(total.net()) else stringResource(R.string.settle_not_counted)

/** A stake as it is written on a spot. */
internal fun stakeText(stake: Stake): String = if (stake.isCounted) dollars(stake.amount()) else "?"
