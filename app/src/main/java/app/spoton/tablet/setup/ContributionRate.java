package app.spoton.tablet.setup;

import app.spoton.engine.money.Money;
import java.util.Locale;

/**
 * The share of a round's progressive wagers that goes into a meter, in hundredths of a percent. It applies to the sum
 * of the round's wagers; fractions of a cent stay with the house.
 *
 * @param meter the meter's share
 * @param reserve the reserve's share, for the meter's next start
 */
public record ContributionRate(int meter, int reserve) {
    /** A hundred percent. */
    public static final int ALL = 10_000;

    /** Nothing goes into the meter. */
    public static final ContributionRate NONE = new ContributionRate(0, 0);

    public ContributionRate {
        if (meter < 0 || reserve < 0 || meter + reserve > ALL) {
            throw new IllegalArgumentException("Contribution and reserve are together between 0 and 100%");
        }
    }

    public Money toMeter(Money wagered) {
        return wagered.fractionRoundedDown(meter, ALL, Money.CENT);
    }

    public Money toReserve(Money wagered) {
        return wagered.fractionRoundedDown(reserve, ALL, Money.CENT);
    }

    /** Hundredths of a percent as text: {@code 12.50%}. */
    public static String percent(int hundredths) {
        return hundredths % 100 == 0 ? hundredths / 100 + "%"
                : String.format(Locale.ROOT, "%d.%02d%%", hundredths / 100, hundredths % 100);
    }
}
