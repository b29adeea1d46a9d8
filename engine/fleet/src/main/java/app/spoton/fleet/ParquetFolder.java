package app.spoton.fleet;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The tables as Parquet files: {@code rounds/table_name=Table 4/day=2026-11-02/…}. */
final class ParquetFolder {
    private static final List<String> PARTITIONED = List.of("entries", "rounds", "steps", "meter_entries");
    private static final List<String> WHOLE = List.of("files", "findings");

    private ParquetFolder() {
    }

    static void refuseIfThere(Path folder) {
        if (Files.exists(folder)) {
            throw new FleetError("'" + folder + "' already exists. Name a new folder.");
        }
    }

    static void write(FleetDatabase database, Path folder, ProgressPrinter progress) throws IOException {
        Files.createDirectories(folder);
        for (String table : WHOLE) {
            Files.createDirectories(folder.resolve(table));
            database.run("COPY " + table + " TO " + FleetDatabase.quoted(folder.resolve(table).resolve("all.parquet").toString())
                    + " (FORMAT parquet)");
        }
        List<String> names = database.rows("SELECT DISTINCT table_name FROM entries ORDER BY table_name").stream()
                .map(row -> row.text("table_name")).collect(Collectors.toList());
        for (String table : PARTITIONED) {
            // One gaming table at a time: few files are open at once, and each partition is one file.
            for (String name : names) {
                progress.say("Parquet: %s of %s", table, name);
                database.run("COPY (SELECT * FROM " + table + " WHERE table_name = " + FleetDatabase.quoted(name)
                        + " ORDER BY day, file, number) TO " + FleetDatabase.quoted(folder.resolve(table).toString())
                        + " (FORMAT parquet, PARTITION_BY (table_name, day), APPEND)");
            }
        }
    }
}
