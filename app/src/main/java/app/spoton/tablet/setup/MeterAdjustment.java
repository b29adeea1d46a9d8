package app.spoton.tablet.setup;

import app.spoton.engine.money.Money;

/**
 * A manual change of a meter.
 *
 * @param amount what it is set to
 * @param reserve what its reserve is set to
 * @param reason the reason, for readers of the log
 * @param round the id of the round that made it necessary; empty if none did
 */
public record MeterAdjustment(String meter, Money amount, Money reserve, String reason, String round) {
}
