package app.spoton.tablet.history.statistics;

import app.spoton.engine.money.Money;
import java.util.List;

/**
 * Statistics of a period. Immutable.
 *
 * @param hours rounds in each hour of the day, 0 to 23
 * @param hold per game and wager
 * @param hands hands per game, compared with their probabilities
 * @param dealers camera questions and corrections by dealer
 * @param decks the same by deck
 * @param seconds how many rounds took so long, in steps of {@link #STEP_SECONDS}; the last counts all longer ones
 */
public record Statistics(Period period, long rounds, List<Hour> hours, List<Hold> hold, List<Hands> hands,
        List<CameraQuestions> dealers, List<CameraQuestions> decks, List<Long> seconds, long meanSeconds) {
    public static final int STEP_SECONDS = 15;
    public static final int STEPS = 16;

    /** How far back. */
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

    /** An hour of the day: rounds, and on how many days there were any. */
    public record Hour(int hour, long rounds, long days) {
        /** Rounds per hour, in tenths, rounded. */
        public long tenths() {
            return days == 0 ? 0 : (rounds * 10 + days / 2) / days;
        }
    }

    /** The total of a wager, and what the house won of it. */
    public record Hold(String game, String wager, long times, Money staked, Money won) {
        /** In hundredths of a percent. */
        public long percent() {
            return staked.isZero() ? 0 : won.cents() * 10_000 / staked.cents();
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
