package app.spoton.tablet.auditlog.database;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/**
 * A wager and its outcome: every wager has one step; the automatic bonus and envy have separate steps. If a round was
 * never settled, the outcome is empty. The id is a thousand times the round's number and the step.
 */
@Entity(tableName = "step")
public final class StepRow {
    public static final long IDS = 1000;
    /** In place of an amount that nobody counted. It is in no sum. */
    public static final long NOT_COUNTED = -1;

    @PrimaryKey
    public final long id;
    public final int seat;
    @NonNull
    public final String wager;
    @NonNull
    public final String outcome;
    public final long stake;
    public final long pay;
    @NonNull
    public final String hand;
    /** Whether the stake goes back to the player with the pay, or is pushed. */
    @ColumnInfo(name = "stake_back")
    public final boolean stakeBack;

    public StepRow(long id, int seat, @NonNull String wager, @NonNull String outcome, long stake, long pay,
            @NonNull String hand, boolean stakeBack) {
        this.id = id;
        this.seat = seat;
        this.wager = wager;
        this.outcome = outcome;
        this.stake = stake;
        this.pay = pay;
        this.hand = hand;
        this.stakeBack = stakeBack;
    }
}
