package app.spoton.fleet.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables as Parquet files: {@code rounds/table_name=Table 4/day=2026-11-02/…}. */
public final class ParquetFolder {
    private static final List<String> PARTITIONED = List.of("entries", "rounds", "steps", "meter_entries");
    private static final List<String> WHOLE = List.of("files", "findings");
    private static final String HOUSE = "house";

    private final Path folder;

    private ParquetFolder(Path folder) {
        this.folder = folder;
    }

    public static boolean isAt(Path folder) {
        return Files.isDirectory(folder.resolve("entries")) && Files.isDirectory(folder.resolve("files"));
    }

    public static ParquetFolder at(Path folder) {
        return new ParquetFolder(folder);
    }

    public static ParquetFolder newAt(Path folder) {
        if (Files.exists(folder)) {
            throw new FleetError("'" + folder + "' already exists. Name a new folder, or add to it with --append.");
        }
        return new ParquetFolder(folder);
    }

    /** A folder written by this class before, or a new one. */
    public static ParquetFolder toAppendTo(Path folder) {
        return isAt(folder) ? new ParquetFolder(folder) : newAt(folder);
    }

    public boolean isThere() {
        return isAt(folder);
    }

    /** The time zone and shifts of its rows; empty if the folder does not say. */
    Optional<HouseClock> clock(FleetDatabase database) {
        if (!Files.isDirectory(folder.resolve(HOUSE))) {
            return Optional.empty();
        }
        QueryRow house = database.rows("SELECT * FROM " + whole(HOUSE) + " LIMIT 1").get(0);
        return Optional.of(HouseClock.of(ZoneId.of(house.text("zone")), house.text("shifts")));
    }

    /** Makes a database leave out entries that are already here; refuses a file name that is already here. */
    public void knownTo(FleetDatabase database, List<String> names) {
        clock(database).filter(clock -> !clock.equals(database.clock())).ifPresent(clock -> {
            throw new FleetError("'" + folder + "' has the days and shifts of " + clock + ". Add to it with the same.");
        });
        database.run("CREATE OR REPLACE TEMP VIEW written AS SELECT hash, table_name FROM " + partitioned("entries"));
        for (QueryRow file : database.rows("SELECT file FROM " + whole("files"))) {
            if (names.contains(file.text("file"))) {
                throw new FleetError("'" + folder + "' already has a file named '" + file.text("file") + "'. Give the new one another name.");
            }
        }
    }

    /** Makes a database query the files. */
    void viewedBy(FleetDatabase database) {
        PARTITIONED.forEach(table -> database.run("CREATE VIEW " + table + " AS SELECT * FROM " + partitioned(table)));
        WHOLE.forEach(table -> database.run("CREATE VIEW " + table + " AS SELECT * FROM " + whole(table)));
    }

    private String partitioned(String table) {
        return "read_parquet(" + FleetDatabase.quoted(folder.resolve(table) + "/**/*.parquet")
                + ", hive_partitioning = true, hive_types_autocast = false)";
    }

    private String whole(String table) {
        return "read_parquet(" + FleetDatabase.quoted(folder.resolve(table) + "/*.parquet") + ")";
    }

    public void write(FleetDatabase database, ProgressPrinter progress) throws IOException {
        List<String> names = database.rows("SELECT DISTINCT table_name FROM entries ORDER BY table_name").stream()
                .map(row -> row.text("table_name")).collect(Collectors.toList());
        for (String table : PARTITIONED) {
            Files.createDirectories(folder.resolve(table));
            // One gaming table at a time: few files are open at once, and each partition is one file.
            for (String name : names) {
                progress.say("Parquet: %s of %s", table, name);
                database.run("COPY (SELECT * FROM " + table + " WHERE table_name = " + FleetDatabase.quoted(name)
                        + " ORDER BY day, file, number) TO " + FleetDatabase.quoted(folder.resolve(table).toString())
                        + " (FORMAT parquet, PARTITION_BY (table_name, day), APPEND)");
            }
        }
        for (String table : WHOLE) {
            writeWhole(database, table, table);
        }
        writeWhole(database, HOUSE, "(SELECT " + FleetDatabase.quoted(database.clock().zone()) + " AS zone, "
                + FleetDatabase.quoted(database.clock().shiftsText()) + " AS shifts)");
    }

    private void writeWhole(FleetDatabase database, String name, String from) throws IOException {
        Path into = Files.createDirectories(folder.resolve(name));
        try (Stream<Path> before = Files.list(into)) {
            Path file = into.resolve("part-" + (before.count() + 1) + ".parquet");
            database.run("COPY " + from + " TO " + FleetDatabase.quoted(file.toString()) + " (FORMAT parquet)");
        }
    }
}
