package app.spoton.tablet.trainer.storage;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.ForeignKey;

/** A paytable that a trainee practices with instead of the house's. */
@Entity(tableName = "choice", primaryKeys = {"person", "game", "wager"},
        foreignKeys = @ForeignKey(entity = TraineeRow.class, parentColumns = "id", childColumns = "person",
                onDelete = ForeignKey.CASCADE))
public final class PaytableChoiceRow {
    public final long person;

    @NonNull
    public final String game;

    @NonNull
    public final String wager;

    @NonNull
    public final String paytable;

    public PaytableChoiceRow(long person, @NonNull String game, @NonNull String wager, @NonNull String paytable) {
        this.person = person;
        this.game = game;
        this.wager = wager;
        this.paytable = paytable;
    }
}
