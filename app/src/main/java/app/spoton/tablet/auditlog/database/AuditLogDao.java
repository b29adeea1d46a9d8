package app.spoton.tablet.auditlog.database;

import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.RawQuery;
import androidx.sqlite.db.SupportSQLiteQuery;
import java.util.List;
import java.util.Optional;

/** Reads the log. Nothing here writes: {@code AuditLogWriter} inserts, and triggers refuse everything else. */
@Dao
public interface AuditLogDao {
    @RawQuery
    List<RoundRow> rounds(SupportSQLiteQuery query);

    @RawQuery
    List<Long> numbers(SupportSQLiteQuery query);

    @RawQuery
    List<StatisticRow> statistics(SupportSQLiteQuery query);

    @Query("SELECT * FROM entry WHERE number = :number")
    Optional<EntryRow> entry(long number);

    /** A batch of entries from a number on. */
    @Query("SELECT * FROM entry WHERE number >= :from ORDER BY number LIMIT :count")
    List<EntryRow> entries(long from, int count);

    @Query("SELECT * FROM entry ORDER BY number DESC LIMIT 1")
    Optional<EntryRow> head();

    /** The last entry of a kind that is not a round. */
    @Query("SELECT * FROM entry WHERE number = (SELECT max(number) FROM happening WHERE kind = :kind)")
    Optional<EntryRow> lastOf(String kind);

    /** The numbers of the newest entries of a kind that are not rounds, the newest first. */
    @Query("SELECT number FROM happening WHERE kind = :kind ORDER BY number DESC LIMIT :count")
    List<Long> numbersOf(String kind, int count);

    @Query("SELECT * FROM round WHERE number = :number")
    Optional<RoundRow> round(long number);

    @Query("SELECT number FROM round WHERE id = :id")
    Optional<Long> numberOf(String id);

    @Query("SELECT * FROM correction WHERE round = :round ORDER BY number")
    List<CorrectionRow> corrections(long round);

    @Query("SELECT name FROM name WHERE kind = :kind ORDER BY name")
    List<String> names(String kind);

    @Query("SELECT * FROM happening WHERE number < :before AND kind <> 'checkpoint' ORDER BY number DESC LIMIT :count")
    List<EventRow> events(long before, int count);

    /** A meter's ledger, newest first. */
    @Query("SELECT * FROM meter_entry WHERE table_name = :table AND meter = :meter AND id >= :from AND id < :before"
            + " ORDER BY id DESC LIMIT :count")
    List<MeterRow> ledger(String table, String meter, long from, long before, int count);

    /** Whether this log has a meter's beginning amount; a round alone does not give it. */
    @Query("SELECT EXISTS(SELECT 1 FROM meter_entry WHERE table_name = :table AND meter = :meter"
            + " AND kind IN ('beginning', 'adjustment'))")
    boolean hasBegun(String table, String meter);

    @Query("SELECT * FROM meter_entry WHERE table_name = :table AND meter = :meter AND id < :before"
            + " ORDER BY id DESC LIMIT 1")
    Optional<MeterRow> meterBefore(String table, String meter, long before);

    /** The totals of a meter's entries by kind, for a range of ids. */
    @Query("SELECT kind, count(*) AS count, sum(amount) AS amount, sum(reserve) AS reserve FROM meter_entry"
            + " WHERE table_name = :table AND meter = :meter AND id >= :from AND id < :to GROUP BY kind")
    List<MeterTotalRow> meterTotals(String table, String meter, long from, long to);

    /** The first line of a ledger at or after a time. */
    @Query("SELECT id FROM meter_entry WHERE table_name = :table AND meter = :meter AND time >= :time ORDER BY id LIMIT 1")
    Optional<Long> meterIdFrom(String table, String meter, long time);
}
