package app.spoton.tablet.auditlog.database;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Embedded;
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
    @Embedded
    public final DealtColumns dealt;
    @NonNull
    @Embedded
    public final TimeColumns time;
    @NonNull
    @Embedded
    public final LayoutColumns layout;
    @NonNull
    @Embedded
    public final MoneyColumns money;
    @NonNull
    @Embedded
    public final BadgeColumns badges;

    public RoundRow(long number, @NonNull String id, @NonNull DealtColumns dealt, @NonNull TimeColumns time,
            @NonNull LayoutColumns layout, @NonNull MoneyColumns money, @NonNull BadgeColumns badges) {
        this.number = number;
        this.id = id;
        this.dealt = dealt;
        this.time = time;
        this.layout = layout;
        this.money = money;
        this.badges = badges;
    }

    /** Where the round was dealt, what and by whom. */
    public static final class DealtColumns {
        @NonNull
        @ColumnInfo(name = "table_name")
        public final String table;
        @NonNull
        public final String game;
        @NonNull
        public final String dealer;

        public DealtColumns(@NonNull String table, @NonNull String game, @NonNull String dealer) {
            this.table = table;
            this.game = game;
            this.dealer = dealer;
        }
    }

    /** When the round was dealt, and how it ended. */
    public static final class TimeColumns {
        public final long begun;
        public final long ended;
        /** Confirmed, misdeal or void. */
        @NonNull
        public final String end;

        public TimeColumns(long begun, long ended, @NonNull String end) {
            this.begun = begun;
            this.ended = ended;
            this.end = end;
        }
    }

    /** What was on the table. */
    public static final class LayoutColumns {
        @NonNull
        public final String deck;
        public final int seats;

        public LayoutColumns(@NonNull String deck, int seats) {
            this.deck = deck;
            this.seats = seats;
        }
    }

    /** What was wagered and won. */
    public static final class MoneyColumns {
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

        public MoneyColumns(long wagered, long returned, long biggestPay, @NonNull String bestHand) {
            this.wagered = wagered;
            this.returned = returned;
            this.biggestPay = biggestPay;
            this.bestHand = bestHand;
        }
    }

    /** Other properties that the list shows. */
    public static final class BadgeColumns {
        /** How many cards the camera asked about. */
        public final int asked;
        /** How many cards the dealer corrected. */
        public final int corrected;
        public final boolean progressive;

        public BadgeColumns(int asked, int corrected, boolean progressive) {
            this.asked = asked;
            this.corrected = corrected;
            this.progressive = progressive;
        }
    }
}
