package app.spoton.tablet.auditlog.writing;

import app.spoton.engine.auditlog.proof.CompactRange;
import app.spoton.engine.auditlog.proof.MerkleNodes;
import app.spoton.engine.auditlog.proof.TreeHash;
import app.spoton.tablet.auditlog.database.AuditLogSql;
import app.spoton.tablet.auditlog.database.SqlConnection;
import app.spoton.tablet.auditlog.database.TreeNodeRow;
import java.util.List;
import java.util.function.LongFunction;

/** The log's tree (RFC 6962), kept with the entries: subtrees of two leaves and more are rows. Not thread-safe. */
public final class LogTree implements MerkleNodes {
    private final SqlConnection sql;
    private final LongFunction<String> lines;
    private CompactRange frontier = new CompactRange(0);

    /** @param lines the text of an entry by its number */
    public LogTree(SqlConnection sql, LongFunction<String> lines) {
        this.sql = sql;
        this.lines = lines;
    }

    @Override
    public TreeHash node(int level, long index) {
        if (level == 0) {
            return TreeHash.leaf(lines.apply(index + 1));
        }
        List<String> found = sql.first(AuditLogSql.TREE_NODE_WITH_ID, TreeNodeRow.id(level, index));
        return found.stream().findFirst().flatMap(TreeHash::parse).orElseThrow(() -> new UnreadableEntryException(
                "The log's tree lacks the hash of the entries from " + ((index << level) + 1) + " on."));
    }

    /** The frontier over the first entries. What a rolled back transaction appended is forgotten. */
    public CompactRange frontier(long size) {
        if (frontier.end() != size) {
            frontier = range(0, size);
        }
        return CompactRange.of(0, size, frontier.hashes(), this::insert);
    }

    /** Adds the next entry, in the transaction that writes it. */
    void append(long number, String line) {
        CompactRange grown = frontier(number - 1);
        grown.append(TreeHash.leaf(line));
        frontier = grown;
    }

    private void insert(int level, long index, TreeHash hash) {
        if (level > 0) {
            sql.run(AuditLogSql.TREE_NODE, TreeNodeRow.id(level, index), hash.toString());
        }
    }

    /** How many entries the rows are sure to cover: all but at most the last. */
    long covered() {
        return 2 * Long.parseLong(sql.first(AuditLogSql.TREE_NODES_BELOW, TreeNodeRow.id(2, 0)).get(0));
    }
}
