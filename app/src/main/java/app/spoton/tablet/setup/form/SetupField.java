package app.spoton.tablet.setup.form;

import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.Wager;

/**
 * A field of the setup.
 *
 * @param of the wager, the row or the meter that it is about; empty if the table itself
 */
public record SetupField(Name name, String of) {
    /** The fields, with the page that each is on. */
    public enum Name {
        NAME(SetupPage.TABLE), SEATS(SetupPage.TABLE), FACE_UP(SetupPage.TABLE), CHIPS(SetupPage.TABLE),
        SMALLEST_CHIP(SetupPage.TABLE),
        CAP(SetupPage.WAGERS), OFFERED(SetupPage.WAGERS), MINIMUM(SetupPage.WAGERS), MAXIMUM(SetupPage.WAGERS),
        PAYTABLE(SetupPage.WAGERS), PRICE(SetupPage.WAGERS), CORRECTION(SetupPage.WAGERS), CONFIRMATION(SetupPage.WAGERS),
        KEEPER(SetupPage.PROGRESSIVE), AMOUNT(SetupPage.PROGRESSIVE), SEED(SetupPage.PROGRESSIVE),
        RESERVE(SetupPage.PROGRESSIVE), RATE(SetupPage.PROGRESSIVE), RESERVE_RATE(SetupPage.PROGRESSIVE),
        ORDER(SetupPage.OPTIONS), SUPERVISOR_FROM(SetupPage.OPTIONS), GAMING_DAY(SetupPage.OPTIONS),
        IDLE(SetupPage.OPTIONS);

        private final SetupPage page;

        Name(SetupPage page) {
            this.page = page;
        }
    }

    public static SetupField of(Name name) {
        return new SetupField(name, "");
    }

    public static SetupField of(Name name, Wager wager) {
        return new SetupField(name, wager.id());
    }

    public static SetupField of(Name name, Wager wager, Row row) {
        return new SetupField(name, wager.id() + "-" + row.id());
    }

    public static SetupField of(Name name, String meter) {
        return new SetupField(name, meter);
    }

    public SetupPage page() {
        return name.page;
    }

    /** What tests and scripts call the field: {@code maximum-ante}. */
    public String tag() {
        String word = name.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        return of.isEmpty() ? word : word + "-" + of;
    }
}
