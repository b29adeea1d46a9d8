package app.spoton.fleet;

import app.spoton.fleet.database.FleetDatabase;
import app.spoton.fleet.database.ProgressPrinter;
import app.spoton.fleet.page.ReportPage;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;

/** Writes the pit manager's page. */
@CommandLine.Command(name = "report", mixinStandardHelpOptions = true,
        description = "Verifies every export of a folder (or reads what 'parquet' wrote) and writes one page (HTML, needs no network) for the pit manager: pace,"
                + " hold against its exact expectation, card reading, jackpots and meters, irregularities, rounds worth a look.",
        footer = {"", "Exit codes: 0 written, 1 failure (the reason is on standard error), 2 wrong usage."})
final class ReportCommand implements Callable<Integer> {
    @CommandLine.Mixin
    private final ExportOptions exports = new ExportOptions();

    @CommandLine.Option(names = {"-o", "--out"}, paramLabel = "FILE", defaultValue = "report.html",
            description = "the page to write; ${DEFAULT-VALUE} if left out")
    private Path out;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        try (FleetDatabase database = exports.open(err)) {
            Files.writeString(out, new ReportPage(database, exports.catalog(), new ProgressPrinter(err)).html(), StandardCharsets.UTF_8);
        }
        spec.commandLine().getOut().println("Written to " + out + ".");
        spec.commandLine().getOut().flush();
        return CommandLine.ExitCode.OK;
    }
}
