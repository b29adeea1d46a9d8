package app.spoton.tablet.crash;

import androidx.annotation.Nullable;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.engine.round.Meter;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.auditlog.database.AuditLogSql;
import app.spoton.tablet.auditlog.database.JdbcSqlConnection;
import app.spoton.tablet.auditlog.writing.AuditLogWriter;
import app.spoton.tablet.auditlog.writing.LineCompression;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.settings.SettingEntity;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.storage.StorageReserve;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.storage.SavedRoundDao;
import app.spoton.tablet.table.storage.SavedRoundEntity;
import app.spoton.tablet.table.storage.SavedRoundRepository;
import app.spoton.tablet.table.storage.TableStore;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Both databases of a tablet in this computer's SQLite, with the app's own code. */
final class JdbcTablet implements AutoCloseable {
    static final String TABLE = "Table 1";
    private static final Path SCHEMAS = Path.of("schemas").toAbsolutePath();

    final JdbcSqlConnection log;
    final JdbcSqlConnection rest;
    final TableStore store;

    /** @param synchronous what the app sets, or something worse, for a test that must then fail */
    JdbcTablet(Path folder, String synchronous) {
        log = JdbcSqlConnection.open(folder.resolve("log.db"),
                SCHEMAS.resolve("app.spoton.tablet.auditlog.database.AuditLogDatabase/2.json"), synchronous, AuditLogSql.onCreate());
        rest = JdbcSqlConnection.open(folder.resolve("spoton.db"),
                SCHEMAS.resolve("app.spoton.tablet.app.SpotOnDatabase/3.json"), synchronous, List.of());
        Catalog catalog = Catalog.standard();
        AuditLog audit = new JdbcAuditLog();
        TableSetupRepository tables = new TableSetupRepository(new JdbcSettings(), catalog, audit, Clock.systemUTC());
        if (tables.house().isEmpty()) {
            TableSetup some = TestLayouts.setup("four-card-poker");
            tables.put(new TableSetup(TABLE, some.game(), some.paytables(), some.house(), some.meters(), some.rates(), some.seats(),
                    some.faceUp(), some.chips(), some.options()), "300.00", "Sue");
        }
        StorageReserve reserve = new StorageReserve(folder.resolve("reserve").toFile());
        store = new TableStore(tables, new SavedRoundRepository(new JdbcSavedRounds(), Runnable::run, catalog, reserve), audit,
                Optional.empty(), catalog, reserve, Clock.systemUTC());
    }

    @Override
    public void close() {
        log.close();
        rest.close();
    }

    private final class JdbcAuditLog implements AuditLog {
        private final AuditLogWriter writer = new AuditLogWriter(log, new LineCompression(),
                new RoundRecordCodec(Catalog.standard()), log::line);

        @Override
        public long write(RoundRecord round) {
            return writer.round(round, round.timeline().ended().orElseThrow());
        }

        @Override
        public long write(AuditEvent event) {
            return writer.event(event, event.at());
        }

        @Override
        public Map<String, Meter> meters(String table) {
            Map<String, Meter> meters = new LinkedHashMap<>();
            for (List<String> row : log.all("SELECT meter, amount_after, seed_after, reserve_after FROM meter_entry"
                    + " WHERE table_name = ? ORDER BY id", table)) {
                meters.put(row.get(0), new Meter(cents(row.get(1)), cents(row.get(2)), cents(row.get(3))));
            }
            return meters;
        }

        private Money cents(String text) {
            return Money.ofCents(Long.parseLong(text));
        }
    }

    private final class JdbcSettings implements SettingDao {
        @Override
        public void put(SettingEntity entry) {
            rest.run("INSERT OR REPLACE INTO setting VALUES (?, ?)", entry.name, entry.value);
        }

        @Override
        @Nullable
        public String get(String name) {
            return rest.first("SELECT value FROM setting WHERE name = ?", name).stream().findFirst().orElse(null);
        }
    }

    private final class JdbcSavedRounds implements SavedRoundDao {
        @Override
        public void put(SavedRoundEntity round) {
            rest.run("INSERT OR REPLACE INTO saved_round VALUES (?, ?)", round.table, round.text);
        }

        @Override
        @Nullable
        public String text(String table) {
            return rest.first("SELECT text FROM saved_round WHERE at_table = ?", table).stream().findFirst().orElse(null);
        }
    }
}
