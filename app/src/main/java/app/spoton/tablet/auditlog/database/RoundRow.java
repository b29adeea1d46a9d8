package app.spoton.tablet.auditlog.database;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.Index;
import androidx.room.PrimaryKey;

/** What a list of rounds shows; amounts in cents, times in milliseconds. Its number is its entry's. */
@Entity(tableName = "round", indices = {@Index(value = "id", unique = true), @Index("ended")})
public final class RoundRow {
    @PrimaryKey
    public final long number;
    @NonNull
    public final String id;
    @NonNull
    @ColumnInfo(name = "table_name")
    public final String table;
    @NonNull
    public final String game;
    @NonNull
    public final String dealer;
    public final long begun;
    public final long ended;
    /** How it ended: confirmed, misdeal or void. */
    @NonNull
    public final String end;
    @NonNull
    public final String deck;
    public final int seats;
    /** The wagers that were counted. */
    public final long wagered;
    /** {@link StepRow#NOT_COUNTED} if a wager was not counted. */
    public final long returned;
    @ColumnInfo(name = "biggest_pay")
    public final long biggestPay;
    /** The best hand of a player, by its id; empty if there was none. */
    @NonNull
    @ColumnInfo(name = "best_hand")
    public final String bestHand;
    /** How many cards the camera asked about, and how many the dealer corrected. */
    public final int asked;
    public final int corrected;
    public final boolean progressive;

    public RoundRow(long number, @NonNull String id, @NonNull String table, @NonNull String game,
            @NonNull String dealer, long begun, long ended, @NonNull String end, @NonNull String deck, int seats,
            long wagered, long returned, long biggestPay, @NonNull String bestHand, int asked, int corrected,
            boolean progressive) {
        this.number = number;
        this.id = id;
        this.table = table;
        this.game = game;
        this.dealer = dealer;
        this.begun = begun;
        this.ended = ended;
        this.end = end;
        this.deck = deck;
        this.seats = seats;
        this.wagered = wagered;
        this.returned = returned;
        this.biggestPay = biggestPay;
        this.bestHand = bestHand;
        this.asked = asked;
        this.corrected = corrected;
        this.progressive = progressive;
    }
}
