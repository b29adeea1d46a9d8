package app.spoton.tablet.history.statistics;

/** The range in which chance alone leaves a count in 99 of 100 cases. Nothing here is money. */
final class ChanceInterval {
    /** Half a percent at each end. */
    private static final double TAIL = 0.005;
    /** Above this the normal distribution is close enough. */
    private static final double MANY = 200;
    private static final double STANDARD_DEVIATIONS = 2.5758;

    private ChanceInterval() {
    }

    /** The lowest and the highest count to expect from a number of tries, each with the same probability. */
    static long[] interval(long tries, double share) {
        double mean = tries * share;
        if (mean > MANY && tries * (1 - share) > MANY) {
            double reach = STANDARD_DEVIATIONS * Math.sqrt(mean * (1 - share));
            return new long[] {(long) Math.floor(mean - reach), (long) Math.ceil(mean + reach)};
        }
        return exact(tries, share);
    }

    /** Sums the binomial distribution from zero, in logarithms because its terms can be too small. */
    private static long[] exact(long tries, double share) {
        long low = -1;
        double below = 0;
        double log = tries * Math.log1p(-share);
        for (long count = 0; count <= tries; count++) {
            below += Math.exp(log);
            if (low < 0 && below > TAIL) {
                low = count;
            }
            if (below >= 1 - TAIL) {
                return new long[] {Math.max(low, 0), count};
            }
            log += Math.log((tries - count) / (count + 1.0)) + Math.log(share) - Math.log1p(-share);
        }
        return new long[] {Math.max(low, 0), tries};
    }
}
