package app.spoton.engine.record;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Meter;
import java.util.Optional;

/**
 * One line of a meter's ledger.
 *
 * @param meter its name in the round format, as main or mega
 * @param amount what the meter's amount rose (or fell, below zero) by
 * @param reserve what its reserve rose or fell by
 * @param after the meter after the change
 * @param reason in words, for a person who asks
 * @param by who did it
 */
public record MeterChange(String meter, Kind kind, Money amount, Money reserve, Meter after, String reason, String by) {
    /** Why a meter changes (WAC 230-15-685, -695). */
    public enum Kind {
        BEGINNING("beginning"), CONTRIBUTION("contribution"), WIN("win"), RESEED("reseed"), ADJUSTMENT("adjustment");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        public String id() {
            return id;
        }

        public static Optional<Kind> withId(String id) {
            for (Kind kind : values()) {
                if (kind.id.equals(id)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }
    }
}
