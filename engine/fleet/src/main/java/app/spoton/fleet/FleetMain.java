package app.spoton.fleet;

import app.spoton.engine.cli.SpotOnMain;
import app.spoton.engine.paytable.PaytableProblem;
import app.spoton.fleet.database.FleetError;
import java.io.IOException;
import picocli.CommandLine;

/** The engine's command line with the commands for exports of many tablets. */
public final class FleetMain {
    private FleetMain() {
    }

    /** Runs a command and returns its exit code. */
    public static int run(String... args) {
        CommandLine commands = new CommandLine(new SpotOnMain())
                .setCommandName("spoton-fleet")
                .addSubcommand(new ReportCommand())
                .addSubcommand(new ParquetCommand());
        commands.setExecutionExceptionHandler((problem, command, result) -> {
            if (problem instanceof FleetError || problem instanceof PaytableProblem || problem instanceof IOException) {
                command.getErr().println(problem.getMessage());
                return CommandLine.ExitCode.SOFTWARE;
            }
            throw problem;
        });
        return commands.execute(args);
    }

    public static void main(String[] args) {
        System.exit(run(args));
    }
}
