package app.spoton.tablet.auditlog.writing;

import static org.junit.Assert.assertEquals;

import app.spoton.engine.auditlog.proof.CompactRange;
import app.spoton.engine.auditlog.proof.TreeHash;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.tablet.auditlog.database.AuditLogSql;
import app.spoton.tablet.auditlog.database.JdbcSqlConnection;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The tree of a log that is older than trees is completed to the same root, whatever the log's size. */
public class LogTreeTest {
    private static final Path SCHEMA = Path.of("schemas/app.spoton.tablet.auditlog.database.AuditLogDatabase/2.json");

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private static String line(long number) {
        return "entry " + number;
    }

    private static AuditLogWriter writer(JdbcSqlConnection sql) {
        return new AuditLogWriter(sql, new LineCompression(), new RoundRecordCodec(Catalog.standard()), LogTreeTest::line);
    }

    private static TreeHash root(long size) {
        CompactRange range = new CompactRange(0);
        for (long number = 1; number <= size; number++) {
            range.append(TreeHash.leaf(line(number)));
        }
        return range.root();
    }

    /** A batch is a thousand entries; subtrees end at powers of two. */
    @Test
    public void aLogWithoutATreeGetsItsOwnAtEverySizeAroundABatchAndASubtree() throws IOException {
        long size = 0;
        try (JdbcSqlConnection sql = JdbcSqlConnection.open(folder.newFile().toPath(), SCHEMA)) {
            for (long next : new long[] {0, 1, 2, 3, 4, 7, 8, 9, 998, 999, 1000, 1001, 1023, 1024, 1025, 3000, 3001, 4999, 5000}) {
                long from = size + 1;
                sql.inTransaction(() -> {
                    for (long number = from; number <= next; number++) {
                        sql.run(AuditLogSql.ENTRY, number, 0L, "round", "hash " + number, new byte[0]);
                    }
                });
                size = next;
                writer(sql).completeTree();
                AuditLogWriter again = writer(sql);   // without anything in memory
                assertEquals("size " + next, root(next), again.tree().frontier(again.size()).root());
                if (next > 2) {
                    assertEquals(root(next), whole(again.tree(), next));
                }
            }
        }
    }

    /** As an export asks for it where a filter left everything out. */
    private static TreeHash whole(LogTree tree, long size) {
        CompactRange range = tree.range(0, size / 2);
        range.append(tree.range(size / 2, size));
        return range.root();
    }
}
