package app.spoton.tablet.setup;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Meter;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.auditlog.DemonstrationTable;
import app.spoton.tablet.people.HouseTable;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.settings.SettingEntity;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The setups of the house's table and the demonstration table. Use on the disk thread. */
@Singleton
public final class TableSetupRepository implements HouseTable {
    private static final String SETTING = "table";
    private static final String CAP = "property-cap";
    /** Stands for the name of a table whose setup does not give it. */
    private static final String UNREADABLE = "?";

    private final SettingDao dao;
    private final Catalog catalog;
    private final AuditLog log;
    private final Clock clock;

    @Inject
    public TableSetupRepository(SettingDao dao, Catalog catalog, AuditLog log, Clock clock) {
        this.dao = dao;
        this.catalog = catalog;
        this.log = log;
        this.clock = clock;
    }

    /**
     * The house's table with the log's meters; empty until a supervisor has set it up.
     *
     * @throws TableBlockedException if its setup cannot be read; it is kept as it is
     */
    public Optional<TableSetup> house() {
        String text = dao.get(SETTING);
        if (text == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(withMeters(TableSetupCodec.read(catalog, text)));
        } catch (IllegalArgumentException unreadable) {
            throw new TableBlockedException("This version of the app cannot read the table's setup. It is kept. A supervisor"
                    + " sets the table up again under Settings, Table setup.");
        }
    }

    /** As {@link #house()}; empty also if the setup cannot be read. For whoever can do without. */
    public Optional<TableSetup> readableHouse() {
        try {
            return house();
        } catch (TableBlockedException unreadable) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<String> tableName() {
        String text = dao.get(SETTING);
        if (text == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(JsonObject.of(text).text("table")).filter(name -> !name.isEmpty())
                    .or(() -> Optional.of(UNREADABLE));
        } catch (IllegalArgumentException unreadable) {
            return Optional.of(UNREADABLE);
        }
    }

    /** The meters whose amount nobody has entered in this log: after a damaged log a supervisor must. */
    public List<String> missingMeters(TableSetup setup) {
        if (setup.options().meterKeeper() != MeterKeeper.TABLET) {
            return List.of();
        }
        Set<String> missing = new LinkedHashSet<>(setup.meters().keySet());
        missing.removeAll(log.meters(setup.name()).keySet());
        return List.copyOf(missing);
    }

    /** The property's cap on a wager. */
    Money cap() {
        return Optional.ofNullable(dao.get(CAP)).flatMap(Money::parse).orElse(Limits.FIRST_PROPERTY_CAP);
    }

    /**
     * The table with this name; the demonstration table has this game.
     *
     * @throws TableBlockedException if the house has no such table, or its setup cannot be read
     */
    public TableSetup of(String table, Game game) {
        return DemonstrationTable.is(table) ? demonstration(game)
                : house().filter(setup -> setup.name().equals(table)).orElseThrow(() -> new TableBlockedException(
                "The table " + table + " is not set up any more. A supervisor sets it up under Settings, Table setup."));
    }

    private TableSetup demonstration(Game game) {
        TableSetup setup = TableSetup.demonstration(game);
        begin(setup, setup.name());
        return withMeters(setup);
    }

    private TableSetup withMeters(TableSetup setup) {
        Map<String, Meter> now = new LinkedHashMap<>(setup.meters());
        log.meters(setup.name()).forEach((name, meter) -> now.computeIfPresent(name, (same, begun) -> meter));
        return setup.withMeters(now);
    }

    /** Meters that are new to the log begin with their setup. */
    private void begin(TableSetup setup, String by) {
        Map<String, Meter> known = log.meters(setup.name());
        List<MeterChange> begun = new ArrayList<>();
        setup.meters().forEach((name, meter) -> {
            if (!known.containsKey(name)) {
                begun.add(new MeterChange(name, MeterChange.Kind.BEGINNING, meter.amount(), meter.reserve(), meter,
                        "beginning", by));
            }
        });
        if (!begun.isEmpty()) {
            log.write(new AuditEvent(AuditEvent.Kind.METER, clock.instant(), by, setup.name(), "meters begin", "",
                    begun, Optional.empty()));
        }
    }

    /** Saves the setup and logs every change with its old and new value. */
    public void put(TableSetup setup, String cap, String supervisor) {
        keepUnreadable(setup.name(), supervisor);
        Optional<TableSetup> before = readableHouse();
        List<String> differences = SetupChanges.between(before, setup);
        before.ifPresent(was -> adjust(was, setup, supervisor));
        for (String words : differences) {
            log.write(AuditEvent.of(AuditEvent.Kind.SETTING, clock.instant(), supervisor, setup.name(), words, ""));
        }
        if (!cap().toString().equals(cap)) {
            log.write(AuditEvent.of(AuditEvent.Kind.SETTING, clock.instant(), supervisor, setup.name(),
                    "the property's cap from " + cap() + " to " + cap, ""));
            dao.put(new SettingEntity(CAP, cap));
        }
        begin(setup, supervisor);   // first: no amount counts that is not in the log
        dao.put(new SettingEntity(SETTING, TableSetupCodec.write(setup)));
    }

    /** A setup that cannot be read goes to the log as it is before another replaces it. */
    private void keepUnreadable(String table, String supervisor) {
        String text = dao.get(SETTING);
        if (text != null && readableHouse().isEmpty()) {
            log.write(AuditEvent.of(AuditEvent.Kind.SETTING, clock.instant(), supervisor, table,
                    "a setup that could not be read was replaced: " + text, ""));
        }
    }

    /** Logs meters whose amount, seed or reserve a supervisor changed. */
    private void adjust(TableSetup was, TableSetup now, String supervisor) {
        if (!was.name().equals(now.name())) {
            return;   // a new name is a new table to the log, with new meters
        }
        List<MeterChange> changes = new ArrayList<>();
        Map<String, Meter> known = log.meters(now.name());
        now.meters().forEach((name, meter) -> {
            Meter before = known.get(name);
            if (before != null && !before.equals(meter)) {
                changes.add(new MeterChange(name, MeterChange.Kind.ADJUSTMENT, meter.amount().minus(before.amount()),
                        meter.reserve().minus(before.reserve()), meter, "set from " + words(before) + " to "
                        + words(meter), supervisor));
            }
        });
        if (!changes.isEmpty()) {
            log.write(new AuditEvent(AuditEvent.Kind.METER, clock.instant(), supervisor, now.name(),
                    "meters adjusted by hand", "", changes, Optional.empty()));
        }
    }

    private static String words(Meter meter) {
        Money reserve = meter.reserve();
        return meter.amount() + " (seed " + meter.seed() + ", reserve " + reserve + ")";
    }
}
