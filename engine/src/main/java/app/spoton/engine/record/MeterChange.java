package app.spoton.engine.record;

import app.spoton.engine.ids.Identified;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Meter;
import java.util.Optional;

/**
 * One entry in a meter's ledger.
 *
 * @param meter the meter's name in the round format, such as main or mega
 * @param amount the change of the meter's amount; negative if it fell
 * @param reserve the change of the meter's reserve; negative if it fell
 * @param after the meter after the change
 * @param reason the reason, for a human reader
 * @param by who did it
 */
public record MeterChange(String meter, Kind kind, Money amount, Money reserve, Meter after, String reason, String by) {
    /** Why a meter changes (WAC 230-15-685, -695). */
    public enum Kind implements Identified {
        BEGINNING("beginning"), CONTRIBUTION("contribution"), WIN("win"), RESEED("reseed"), ADJUSTMENT("adjustment");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }

        public static Optional<Kind> withId(String id) {
            return Identified.find(values(), id);
        }
    }
}
