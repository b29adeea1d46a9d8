package app.spoton.tablet.setup.draft;

import app.spoton.engine.round.Meter;
import app.spoton.tablet.setup.ContributionRate;

/**
 * A meter as typed. The amount and the reserve are typed only for a meter that is new to its table.
 *
 * @param rate the percentage of each wager for the meter
 * @param reserveRate the percentage of each wager for the reserve
 */
public record MeterDraft(String amount, String seed, String reserve, String rate, String reserveRate) {
    public static final MeterDraft EMPTY = new MeterDraft("", "", "", "", "");

    static MeterDraft of(Meter meter, ContributionRate rate) {
        return new MeterDraft("", meter.seed().isZero() ? "" : meter.seed().toString(), "", percent(rate.meter()),
                percent(rate.reserve()));
    }

    static String percent(int hundredths) {
        return ContributionRate.percent(hundredths).replace("%", "");
    }

    public MeterDraft withAmount(String typed) {
        return new MeterDraft(typed, seed, reserve, rate, reserveRate);
    }

    public MeterDraft withSeed(String typed) {
        return new MeterDraft(amount, typed, reserve, rate, reserveRate);
    }

    public MeterDraft withReserve(String typed) {
        return new MeterDraft(amount, seed, typed, rate, reserveRate);
    }

    public MeterDraft withRate(String typed) {
        return new MeterDraft(amount, seed, reserve, typed, reserveRate);
    }

    public MeterDraft withReserveRate(String typed) {
        return new MeterDraft(amount, seed, reserve, rate, typed);
    }
}
