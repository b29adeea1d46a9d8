package app.spoton.tablet.setup;

import androidx.annotation.Nullable;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.Json;
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
import java.util.function.Supplier;
import javax.inject.Inject;
import javax.inject.Singleton;

/**
 * The setups of the house's tables and the demonstration table. A tablet serves one table at a time; the setups of the others
 * are kept. Use on the disk thread.
 */
@Singleton
public final class TableSetupRepository implements HouseTable {
    private static final String SETTING = "table";
    /** Every table of the house has a setting of its own, and one has their names. */
    private static final String SAVED = "table/";
    private static final String NAMES = "tables";
    private static final String CAP = "property-cap";
    /** The name of a table whose setup has none. */
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
     * The table that the tablet serves, with the log's meters; empty until a supervisor has set it up.
     *
     * @throws TableBlockedException if its setup cannot be read; it is kept as it is
     */
    public Optional<TableSetup> house() {
        return read(dao.get(SETTING));
    }

    private Optional<TableSetup> read(@Nullable String text) {
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
        return readable(this::house);
    }

    private static Optional<TableSetup> readable(Supplier<Optional<TableSetup>> setup) {
        try {
            return setup.get();
        } catch (TableBlockedException unreadable) {
            return Optional.empty();
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

    /** The names of the house's tables, the one in use first. */
    public List<String> names() {
        Set<String> names = new LinkedHashSet<>();
        readableHouse().map(TableSetup::name).ifPresent(names::add);
        Optional.ofNullable(dao.get(NAMES)).ifPresent(text -> names.addAll(JsonObject.of(text).texts(NAMES)));
        return List.copyOf(names);
    }

    /** A table of the house, whether or not the tablet serves it. */
    public Optional<TableSetup> saved(String name) {
        return house().filter(setup -> setup.name().equals(name)).or(() -> read(dao.get(SAVED + name)));
    }

    /** Makes the tablet serve another table of the house. */
    public void use(String name, String supervisor) {
        String text = dao.get(SAVED + name);
        if (text != null) {
            String before = readableHouse().map(TableSetup::name).orElse("none");
            log.write(AuditEvent.of(AuditEvent.Kind.SETTING, clock.instant(), supervisor, name,
                    "table in use from " + before + " to " + name, ""));
            dao.put(new SettingEntity(SETTING, text));
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

    /** The property's cap on a wager. */
    public Money cap() {
        return Optional.ofNullable(dao.get(CAP)).flatMap(Money::parse).orElse(Limits.FIRST_PROPERTY_CAP);
    }

    /**
     * The table with this name; the demonstration table has this game.
     *
     * @throws TableBlockedException if the house has no such table, or its setup cannot be read
     */
    public TableSetup of(String table, Game game) {
        return DemonstrationTable.is(table) ? demonstration(game) : saved(table).orElseThrow(() -> new TableBlockedException(
                "The table " + table + " is not set up any more. A supervisor sets it up under Settings, Table setup."));
    }

    private TableSetup demonstration(Game game) {
        TableSetup setup = TableSetup.demonstration(catalog, game);
        begin(setup, setup.name());
        return withMeters(setup);
    }

    private TableSetup withMeters(TableSetup setup) {
        Map<String, Meter> now = new LinkedHashMap<>(setup.meters());
        log.meters(setup.name()).forEach((name, meter) -> now.computeIfPresent(name, (same, begun) -> meter));
        return setup.withMeters(now);
    }

    /** Meters that are new to the log begin with their setup; a controller's are not in it. */
    private void begin(TableSetup setup, String by) {
        Map<String, Meter> known = log.meters(setup.name());
        List<MeterChange> begun = new ArrayList<>();
        setup.meters().forEach((name, meter) -> {
            if (!known.containsKey(name) && setup.options().meterKeeper() == MeterKeeper.TABLET) {
                begun.add(new MeterChange(name, MeterChange.Kind.BEGINNING, meter.amount(), meter.reserve(), meter,
                        "beginning", by));
            }
        });
        write(setup.name(), by, "meters begin", "", begun);
    }

    private void write(String table, String by, String description, String about, List<MeterChange> changes) {
        if (!changes.isEmpty()) {
            log.write(new AuditEvent(AuditEvent.Kind.METER, clock.instant(), by, table, description, about, changes,
                    Optional.empty()));
        }
    }

    /**
     * Saves the setup and logs every change with its old and new value. The amounts of meters that the log knows stay as
     * they are there, whatever the setup says.
     */
    public void put(TableSetup setup, String cap, String supervisor) {
        keepUnreadable(setup.name(), supervisor);
        Optional<TableSetup> before = readable(() -> saved(setup.name())).or(this::readableHouse);
        List<String> names = names();
        List<String> differences = new SetupChanges(catalog).between(before, setup);
        changeSeeds(setup, supervisor);
        for (String words : differences) {
            log.write(AuditEvent.of(AuditEvent.Kind.SETTING, clock.instant(), supervisor, setup.name(), words, ""));
        }
        if (!cap().toString().equals(cap)) {
            log.write(AuditEvent.of(AuditEvent.Kind.SETTING, clock.instant(), supervisor, setup.name(),
                    "the property's cap from " + cap() + " to " + cap, ""));
            dao.put(new SettingEntity(CAP, cap));
        }
        begin(setup, supervisor);   // first: no amount counts that is not in the log
        readableHouse().filter(other -> !other.name().equals(setup.name())).ifPresent(other ->
                dao.put(new SettingEntity(SAVED + other.name(), TableSetupCodec.write(other))));
        String text = TableSetupCodec.write(setup);
        dao.put(new SettingEntity(SAVED + setup.name(), text));
        dao.put(new SettingEntity(SETTING, text));
        Set<String> all = new LinkedHashSet<>(names);
        all.add(setup.name());
        dao.put(new SettingEntity(NAMES, Json.text(Map.of(NAMES, List.copyOf(all)))));
    }

    /** A setup that cannot be read goes to the log as it is before another replaces it. */
    private void keepUnreadable(String table, String supervisor) {
        String text = dao.get(SETTING);
        if (text != null && readableHouse().isEmpty()) {
            log.write(AuditEvent.of(AuditEvent.Kind.SETTING, clock.instant(), supervisor, table,
                    "a setup that could not be read was replaced: " + text, ""));
        }
    }

    /** Logs the meters whose seed a supervisor changed. */
    private void changeSeeds(TableSetup now, String supervisor) {
        Map<String, Meter> known = log.meters(now.name());
        List<MeterChange> changes = new ArrayList<>();
        now.meters().forEach((name, meter) -> {
            Meter before = known.get(name);
            if (before != null && !before.seed().equals(meter.seed())
                    && now.options().meterKeeper() == MeterKeeper.TABLET) {
                changes.add(new MeterChange(name, MeterChange.Kind.ADJUSTMENT, Money.ZERO, Money.ZERO,
                        new Meter(before.amount(), meter.seed(), before.reserve()),
                        "seed from $" + before.seed() + " to $" + meter.seed(), supervisor));
            }
        });
        write(now.name(), supervisor, "seed changed", "", changes);
    }

    /**
     * Sets a meter by hand, as an entry of its own. The entry keeps the amounts before and after, the reason and the name.
     *
     * @return whether the table has such a meter
     */
    public boolean adjust(String table, MeterAdjustment adjustment, String supervisor) {
        Meter before = log.meters(table).get(adjustment.meter());
        if (before == null) {
            return false;
        }
        Meter after = new Meter(adjustment.amount(), before.seed(), adjustment.reserve());
        write(table, supervisor, "meter adjusted by hand", adjustment.round(), List.of(new MeterChange(adjustment.meter(),
                MeterChange.Kind.ADJUSTMENT, after.amount().minus(before.amount()), after.reserve().minus(before.reserve()),
                after, adjustment.reason() + " (set from " + words(before) + " to " + words(after) + ")", supervisor)));
        return true;
    }

    private static String words(Meter meter) {
        return "$" + meter.amount() + ", reserve $" + meter.reserve();
    }
}
