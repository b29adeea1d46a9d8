package app.spoton.tablet.table.panels.settlement

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.spoton.engine.money.Money
import app.spoton.engine.money.Odds
import app.spoton.engine.settlement.Settlement
import app.spoton.engine.settlement.Step
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.OutcomeStyle
import app.spoton.tablet.designsystem.text.dollars
import app.spoton.tablet.designsystem.text.net
import app.spoton.tablet.designsystem.text.orNull
import app.spoton.tablet.designsystem.text.shortAmounts
import app.spoton.tablet.table.round.MeterReadings
import app.spoton.tablet.table.round.seat.Stake
import app.spoton.tablet.table.state.TableState

/** What is paid, pushed or taken; null if it was not counted or there is nothing to take. */
internal fun amount(step: Step): Money? = when (outcome(step)) {
    null -> null
    OutcomeStyle.PAY -> if (isPayKnown(step)) step.pay() else null
    else -> if (step.isStakeCounted) step.stake() else null
}

/** The amount of a step; without one, the odds to pay on chips that were not counted. Empty if neither is known. */
internal fun amountText(step: Step): String =
    amount(step)?.let { dollars(it) } ?: step.odds().orNull()?.toString().orEmpty()

/** A line as it is read out; without an amount while the controller's display has not been read. */
@Composable
internal fun lineText(state: TableState, step: Step): String =
    if (MeterReadings.isMissing(state.round(), step)) stringResource(R.string.call_read_display, step.seat(), step.wager().words())
    else shortAmounts(state.round().sentence(step))

/** Whether the pay can be shown: the stake was counted, and a share of a controller's meter was read from its display. */
internal fun isPayKnown(step: Step): Boolean =
    step.isPayCounted && !(step.pay().isZero && step.odds().filter { it.kind() == Odds.Kind.PERCENT }.isPresent)

/** The meter by its name, the price on its wager otherwise. */
@Composable
internal fun oddsText(step: Step): String? {
    val odds = step.odds().orNull() ?: return null
    return when {
        odds.kind() == Odds.Kind.PERCENT -> stringResource(R.string.settle_of_meter, odds.toString(), meterName(odds.meter()))
        step.isStakeCounted -> stringResource(R.string.settle_odds, odds.toString(), dollars(step.stake()))
        else -> stringResource(R.string.settle_on_uncounted)
    }
}

@Composable
private fun meterName(name: String): String =
    if (name == MAIN_METER) stringResource(R.string.settle_meter) else stringResource(R.string.settle_meter_named, name)

private const val MAIN_METER = "main"

/** What a seat has won or lost; not known if one of its wagers was not counted. */
@Composable
internal fun netText(total: Settlement.SeatTotal): String =
    if (total.isCounted) net(total.net()) else stringResource(R.string.settle_not_counted)

/** A stake as it is written on a spot. */
internal fun stakeText(stake: Stake): String = if (stake.isCounted) dollars(stake.amount()) else "?"
