package app.spoton.fleet;

import app.spoton.fleet.database.FleetDatabase;
import app.spoton.fleet.database.ParquetFolder;
import app.spoton.fleet.database.ProgressPrinter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;

/** Writes the exports as Parquet, for Spark and other engines. */
@CommandLine.Command(name = "parquet", mixinStandardHelpOptions = true,
        description = "Verifies every export of a folder and writes all of them as Parquet files, partitioned by table and day.",
        footer = {"", "Exit codes: 0 written, 1 failure (the reason is on standard error), 2 wrong usage."})
final class ParquetCommand implements Callable<Integer> {
    @CommandLine.Mixin
    private final ExportOptions exports = new ExportOptions();

    @CommandLine.Parameters(index = "1", paramLabel = "OUT", description = "the folder to write, which must not exist yet")
    private Path out;

    @CommandLine.Option(names = "--append", description = "add to OUT, which may be there: entries that it has already are left out")
    private boolean append;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        ParquetFolder folder = append ? ParquetFolder.toAppendTo(out) : ParquetFolder.newAt(out);
        try (FleetDatabase database = exports.load(err, folder)) {
            folder.write(database, new ProgressPrinter(err));
        }
        spec.commandLine().getOut().println("Written to " + out + ".");
        spec.commandLine().getOut().flush();
        return CommandLine.ExitCode.OK;
    }
}
