package app.spoton.tablet.auditlog;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Meter;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One change of a meter, a line of its ledger.
 *
 * @param meter its name in the round format, such as main or mega
 * @param amount the change of the meter's amount
 * @param reserve the change of its reserve
 * @param after the meter after the change
 * @param reason in words
 * @param by who did it
 */
public record MeterChange(String meter, Kind kind, Money amount, Money reserve, Meter after, String reason, String by) {
    /** Why a meter changes (WAC 230-15-685, -695). */
    public enum Kind { BEGINNING, CONTRIBUTION, WIN, RESEED, ADJUSTMENT }

    static List<app.spoton.engine.record.MeterChange> toRecords(List<MeterChange> changes) {
        return changes.stream().map(change -> new app.spoton.engine.record.MeterChange(change.meter,
                app.spoton.engine.record.MeterChange.Kind.valueOf(change.kind.name()), change.amount, change.reserve, change.after,
                change.reason, change.by)).collect(Collectors.toList());
    }
}
