package app.spoton.tablet.history;

import app.spoton.engine.money.Money;
import java.util.List;

/**
 * What a time at the tables comes to. Immutable.
 *
 * @param hours rounds dealt in each hour of the day, 0 to 23, and on how many days it was dealt in
 * @param hold per game and wager
 * @param hands per game, against what must be expected
 * @param dealers questions and corrections by dealer
 * @param decks the same by deck
 * @param seconds how many rounds took so long, in steps of {@link #STEP_SECONDS}; the last holds all longer ones
 */
public record Statistics(Period period, long rounds, List<Hour> hours, List<Hold> hold, List<Hands> hands,
        List<Reading> dealers, List<Reading> decks, List<Long> seconds, long meanSeconds) {
    public static final int STEP_SECONDS = 15;
    public static final int STEPS = 16;

    /** How far back is looked. */
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

    /** An hour of the day. */
    public record Hour(int hour, long rounds, long days) {
        /** Rounds in such an hour, in tenths, rounded. */
        public long tenths() {
            return days == 0 ? 0 : (rounds * 10 + days / 2) / days;
        }
    }

    /** What a wager took in, and what the house kept of it. */
    public record Hold(String game, String wager, long times, Money staked, Money won) {
        /** In hundredths of a percent. */
        public long percent() {
            return staked.isZero() ? 0 : won.cents() * 10_000 / staked.cents();
        }
    }

    /**
     * The hands dealt in a game by the rows of a paytable.
     *
     * @param unseen how many of them were thrown in before anybody saw them
     */
    public record Hands(String game, String paytable, long dealt, long unseen, List<HandLine> lines) {
    }

    /**
     * How often a hand came, beside how often it must be expected to come, and between which numbers chance alone leaves it
     * in 99 of 100 such times.
     *
     * @param came as often as it was seen
     * @param unseen how many hands nobody saw: each of them may have been such a hand
     */
    public record HandLine(String row, long came, long unseen, double expected, long low, long high) {
        public boolean isWithinChance() {
            return came + unseen >= low && came <= high;
        }
    }

    /** How often the camera asked, the dealer corrected a card, and a correction was written later. */
    public record Reading(String name, long rounds, long asked, long corrected, long later) {
    }
}
