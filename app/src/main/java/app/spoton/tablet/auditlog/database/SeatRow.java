package app.spoton.tablet.auditlog.database;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/**
 * A seat of a round; the dealer is seat 0. Its cards are in the order in which they were dealt, {@code AhAd9c}; {@code known} has a
 * letter for each: c camera, a confirmed after a question, x corrected, h typed, ? unsure or not known. The id is a hundred times
 * the round's number plus the seat, so that a round's seats are adjacent without another index.
 */
@Entity(tableName = "seat")
public final class SeatRow {
    public static final long IDS = 100;

    @PrimaryKey
    public final long id;
    public final int seat;
    @NonNull
    public final String cards;
    @NonNull
    public final String known;
    public final boolean folded;
    public final long wagered;
    public final long returned;

    public SeatRow(long id, int seat, @NonNull String cards, @NonNull String known, boolean folded, long wagered,
            long returned) {
        this.id = id;
        this.seat = seat;
        this.cards = cards;
        this.known = known;
        this.folded = folded;
        this.wagered = wagered;
        this.returned = returned;
    }
}
