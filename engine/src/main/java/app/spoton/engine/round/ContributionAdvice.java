package app.spoton.engine.round;

import java.util.Optional;

/**
 * What the manuals recommend for a meter's contributions (Progressive Systems Flexibility and Recommendations). Rates are in
 * hundredths of a percent of the wager.
 */
public final class ContributionAdvice {
    /** The rate at which a meter that pays every award is designed to grow. */
    private static final int GROWS_FROM = 70_00;

    private ContributionAdvice() {
    }

    /** The warning about a rate where all awards are paid from the meter; empty if there is none. */
    public static Optional<String> whereAllPaysComeFromTheMeter(int rate) {
        return rate >= GROWS_FROM ? Optional.empty() : Optional.of("All awards come from this meter. Below 70% the meter is"
                + " more likely to run dry; it is designed to grow from 70% of the wager up.");
    }

    /**
     * The warning about a rate where only percentages are paid from the meter; empty if there is none.
     *
     * @param preset the rate that the progressive is configured with
     */
    public static Optional<String> whereOnlyPercentagesComeFromTheMeter(int rate, int preset) {
        return rate <= preset ? Optional.empty() : Optional.of("Fixed awards come from the tray. A rate above the"
                + " pre-configured one reduces the house advantage of the wager; the manual recommends only to reduce it.");
    }

    /** The warning about a meter without any contribution to its reserve; empty if there is none. */
    public static Optional<String> reserve(int rate) {
        return rate > 0 ? Optional.empty() : Optional.of("The manual recommends a small contribution to the reserve: it is"
                + " added to the seed after a 100% award.");
    }
}
