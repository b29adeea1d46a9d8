package app.spoton.tablet.auditlog.database;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** The hash of a subtree of the log's tree, from two leaves up; a leaf is hashed from its entry. */
@Entity(tableName = "tree_node")
public final class TreeNodeRow {
    private static final int INDEX_BITS = 48;

    @PrimaryKey
    public final long id;
    @NonNull
    public final String hash;

    public TreeNodeRow(long id, @NonNull String hash) {
        this.id = id;
        this.hash = hash;
    }

    /** The id of a subtree: all of one level are together, in their order. */
    public static long id(int level, long index) {
        return ((long) level << INDEX_BITS) + index;
    }
}
