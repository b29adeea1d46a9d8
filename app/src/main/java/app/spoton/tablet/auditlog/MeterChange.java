package app.spoton.tablet.auditlog;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Meter;

/**
 * One line of a meter's ledger.
 *
 * @param meter its name in the round format, as main or mega
 * @param amount what the meter's amount rose (or fell, below zero) by
 * @param reserve what its reserve rose or fell by
 * @param after the meter as this left it
 * @param reason in words, for a person who asks
 * @param by who did it
 */
public record MeterChange(String meter, Kind kind, Money amount, Money reserve, Meter after, String reason, String by) {
    /** Why a meter changes (WAC 230-15-685, -695). */
    public enum Kind { BEGINNING, CONTRIBUTION, WIN, RESEED, ADJUSTMENT }
}
