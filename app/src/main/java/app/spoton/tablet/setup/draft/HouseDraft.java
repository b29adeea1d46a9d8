package app.spoton.tablet.setup.draft;

import app.spoton.engine.money.Money;
import app.spoton.tablet.settings.HousePolicy;

/**
 * The house's settings for all of its tables, as typed.
 *
 * @param cap the most that the property allows on one wager
 * @param gamingDayStart hours and minutes, as 06:00
 * @param idleMinutes after how many minutes without a tap a dealer is signed out; 0 for never
 */
public record HouseDraft(String cap, String gamingDayStart, String idleMinutes, boolean ownWin) {
    public static HouseDraft of(Money cap, HousePolicy policy) {
        return new HouseDraft(cap.toString(), policy.gamingDayStart().toString(),
                Long.toString(policy.dealerIdle().toMinutes()), policy.dealerMayApproveOwnWin());
    }

    public HouseDraft withCap(String typed) {
        return new HouseDraft(typed, gamingDayStart, idleMinutes, ownWin);
    }

    public HouseDraft withGamingDayStart(String typed) {
        return new HouseDraft(cap, typed, idleMinutes, ownWin);
    }

    public HouseDraft withIdleMinutes(String typed) {
        return new HouseDraft(cap, gamingDayStart, typed, ownWin);
    }

    public HouseDraft withOwnWin(boolean allowed) {
        return new HouseDraft(cap, gamingDayStart, idleMinutes, allowed);
    }
}
