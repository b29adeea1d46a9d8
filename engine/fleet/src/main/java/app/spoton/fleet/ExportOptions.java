package app.spoton.fleet;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.paytable.PaytableListing;
import app.spoton.engine.paytable.PaytableText;
import app.spoton.fleet.database.FleetDatabase;
import app.spoton.fleet.database.FleetError;
import app.spoton.fleet.database.HouseClock;
import app.spoton.fleet.database.ParquetFolder;
import app.spoton.fleet.database.ProgressPrinter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;

/** The options that every command shares: where the exports are, and the house's time zone and shifts. */
final class ExportOptions {
    @CommandLine.Parameters(index = "0", paramLabel = "FOLDER", description = "the folder with the exports (*.jsonl, *.jsonl.gz)")
    private Path folder;

    @CommandLine.Option(names = "--zone", paramLabel = "ZONE",
            description = "the house's time zone, for example America/Los_Angeles; this computer's if left out")
    private Optional<String> zone = Optional.empty();

    @CommandLine.Option(names = "--shifts", paramLabel = "SHIFTS", defaultValue = HouseClock.USUAL_SHIFTS,
            description = "when the shifts begin; ${DEFAULT-VALUE} if left out")
    private String shifts = HouseClock.USUAL_SHIFTS;

    @CommandLine.Option(names = "--tables", paramLabel = "FILE",
            description = "also use the paytables in this file; may be given several times")
    private List<Path> paytables = new ArrayList<>();

    @CommandLine.Option(names = "--database", paramLabel = "FILE",
            description = "keep the DuckDB database in this file, which must not exist yet")
    private Optional<Path> database = Optional.empty();

    @CommandLine.Option(names = "--memory", paramLabel = "SIZE",
            description = "the most memory for the database, for example 4GB; four fifths of the computer's if left out")
    private Optional<String> memory = Optional.empty();

    Path folder() {
        return folder;
    }

    HouseClock clock() {
        try {
            return HouseClock.of(zone.map(ZoneId::of).orElse(ZoneId.systemDefault()), shifts);
        } catch (DateTimeException unknown) {
            throw new FleetError("There is no time zone '" + zone.orElse("") + "'. Name one as America/Los_Angeles.", unknown);
        }
    }

    /** The standard catalog, and the casino's own paytables. */
    Catalog catalog() throws IOException {
        List<PaytableListing> own = new ArrayList<>();
        for (Path file : paytables) {
            own.addAll(PaytableText.read(Files.readString(file, StandardCharsets.UTF_8)));
        }
        return own.isEmpty() ? Catalog.standard() : Catalog.standard().with(own);
    }

    /**
     * Verifies and loads every export of the folder, or opens the Parquet files in it. The caller closes the result.
     */
    FleetDatabase open(PrintWriter err) throws IOException {
        if (!ParquetFolder.isAt(folder)) {
            return load(err, ParquetFolder.at(folder));
        }
        if (database.isPresent()) {
            throw new FleetError("'" + folder + "' has Parquet files. --database is for exports.");
        }
        FleetDatabase opened = FleetDatabase.over(ParquetFolder.at(folder), clock());
        try {
            if (zone.isPresent() && !opened.clock().equals(clock())) {
                throw new FleetError("The Parquet files in '" + folder + "' have the days and shifts of " + opened.clock()
                        + ". Leave --zone and --shifts out, or write them again.");
            }
            memory.ifPresent(opened::limitTo);
            return opened;
        } catch (RuntimeException failed) {
            opened.close();
            throw failed;
        }
    }

    /**
     * Verifies and loads every export of the folder. The caller closes the result.
     *
     * @param before entries that already exist are left out
     */
    FleetDatabase load(PrintWriter err, ParquetFolder before) throws IOException {
        ExportFolder exports = ExportFolder.at(folder);
        FleetDatabase loaded = FleetDatabase.open(database, clock());
        try {
            memory.ifPresent(loaded::limitTo);
            if (before.isThere()) {
                before.knownTo(loaded, exports.names());
            }
            exports.load(catalog(), loaded, new ProgressPrinter(err));
            return loaded;
        } catch (IOException | RuntimeException failed) {
            loaded.close();
            throw failed;
        }
    }
}
