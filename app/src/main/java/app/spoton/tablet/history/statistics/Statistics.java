package app.spoton.tablet.history.statistics;

import app.spoton.engine.money.Money;
import java.time.LocalDate;
import java.util.List;
import java.util.OptionalLong;

/**
 * Statistics of the rounds of a filter. Immutable.
 *
 * @param hours rounds in each hour of the gaming day, from the hour in which it begins
 * @param days the gaming days, newest first
 * @param hold per game and wager
 * @param hands hands per game, compared with their probabilities
 * @param dealers camera questions and corrections by dealer
 * @param decks the same by deck
 */
public record Statistics(StatisticsFilter filter, RoundTotals rounds, List<Hour> hours, List<Day> days, List<Hold> hold,
        List<Hands> hands, List<CameraQuestions> dealers, List<CameraQuestions> decks) {
    public static final int STEP_SECONDS = 15;
    public static final int STEPS = 16;

    /** How far back, in gaming days. */
    public enum Period {
        DAY(1), WEEK(7), MONTH(30), ALL(0);

        private final int days;

        Period(int days) {
            this.days = days;
        }

        /** 0 for all. */
        int days() {
            return days;
        }
    }

    /**
     * The rounds.
     *
     * @param counted in how many of them every wager was counted: money is known of those alone
     * @param settled how many were settled; the others were misdeals or void
     * @param seconds how many took so long, in steps of {@link #STEP_SECONDS}; the last counts all longer ones
     */
    public record RoundTotals(long count, long settled, long counted, List<Long> seconds, long meanSeconds,
            Corrected corrected) {
    }

    /**
     * Rounds that were corrected.
     *
     * @param rounds how many
     * @param asSettled what the house won in those whose correction changes a payout, as they were settled
     * @param asCorrected the same as corrected
     */
    public record Corrected(long rounds, Money asSettled, Money asCorrected) {
        public static final Corrected NONE = new Corrected(0, Money.ZERO, Money.ZERO);

        public Money difference() {
            return asCorrected.minus(asSettled);
        }
    }

    /** An hour of the day: rounds, and on how many days there were any. */
    public record Hour(int hour, long rounds, long days) {
        /** Rounds per hour, in tenths, rounded. */
        public long tenths() {
            return days == 0 ? 0 : (rounds * 10 + days / 2) / days;
        }
    }

    /**
     * A gaming day.
     *
     * @param counted in how many of its settled rounds every wager was counted
     * @param staked the wagers of those
     * @param won what the house won of them
     */
    public record Day(LocalDate day, long rounds, long counted, Money staked, Money won) {
    }

    /**
     * The total of a wager, and what the house won of it.
     *
     * @param times how often it was settled
     * @param counted how often its amounts were counted; the money is of those alone
     */
    public record Hold(String game, String wager, long times, long counted, Money staked, Money won) {
        private static final long ALL = 10_000;

        /**
         * The share that the house kept, in hundredths of a percent. Empty without a stake; also empty if the house paid more than
         * was staked in all, because then one large payout decides it and the amount says more.
         */
        public OptionalLong percent() {
            long share = staked.isZero() ? 0 : Math.multiplyExact(won.cents(), ALL) / staked.cents();
            return staked.isZero() || share < -ALL ? OptionalLong.empty() : OptionalLong.of(share);
        }
    }

    /**
     * The hands dealt in a game by the rows of a paytable.
     *
     * @param unseen how many of them were folded before anybody saw them
     */
    public record Hands(String game, String paytable, long dealt, long unseen, List<HandLine> lines) {
    }

    /**
     * How often a hand was dealt, how often it was expected, and the range in which chance alone leaves it in 99 of 100 cases.
     *
     * @param seen how often it was seen
     * @param unseen how many hands nobody saw: each of them may have been this one
     */
    public record HandLine(String row, long seen, long unseen, double expected, long low, long high) {
        public boolean isWithinChance() {
            return seen + unseen >= low && seen <= high;
        }
    }

    /** How often the camera asked, the dealer corrected a card, and a correction was written later. */
    public record CameraQuestions(String name, long rounds, long asked, long corrected, long later) {
    }
}
