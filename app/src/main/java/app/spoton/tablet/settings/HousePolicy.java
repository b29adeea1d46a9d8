package app.spoton.tablet.settings;

import java.time.Duration;
import java.time.LocalTime;

/**
 * The house's settings for all of its tables.
 *
 * @param gamingDayStart when the gaming day begins; rounds before it belong to the day before
 * @param dealerIdle the time without a tap after which a dealer is signed out; zero if never
 * @param dealerMayApproveOwnWin whether a supervisor who deals may approve a win at their own table
 */
public record HousePolicy(LocalTime gamingDayStart, Duration dealerIdle, boolean dealerMayApproveOwnWin) {

    /** What a house has until a supervisor chooses otherwise. */
    public static final HousePolicy DEFAULT = new HousePolicy(LocalTime.of(6, 0), Duration.ofMinutes(30), false);
}
