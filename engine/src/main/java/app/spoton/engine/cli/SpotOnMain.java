package app.spoton.engine.cli;

import app.spoton.engine.catalog.EngineVersion;
import app.spoton.engine.paytable.PaytableProblem;
import java.util.Set;
import picocli.CommandLine;

/** The engine's command line. */
@CommandLine.Command(name = "spoton", mixinStandardHelpOptions = true, versionProvider = SpotOnMain.Version.class,
        description = "Settles rounds of casino card games as their rule manuals do.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {SettleCommand.class, OddsCommand.class, PaytablesCommand.class, ExplainCommand.class,
            VerifyCommand.class},
        footer = {"", "Exit codes: 0 success, 1 failure (the reason is on standard error), 2 wrong usage."})
public final class SpotOnMain implements Runnable {
    /** Commands of a separate module. */
    private static final Set<String> FLEET = Set.of("report", "parquet");

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** Runs a command and returns its exit code. */
    public static int run(String... args) {
        CommandLine commands = new CommandLine(new SpotOnMain());
        CommandLine.IParameterExceptionHandler usual = commands.getParameterExceptionHandler();
        commands.setExecutionExceptionHandler((problem, command, result) -> {
            if (problem instanceof CommandLineError || problem instanceof PaytableProblem
                    || problem instanceof java.io.IOException) {
                command.getErr().println(problem.getMessage());
                return CommandLine.ExitCode.SOFTWARE;
            }
            throw problem;
        });
        commands.setParameterExceptionHandler((problem, arguments) -> {
            if (arguments.length > 0 && FLEET.contains(arguments[0]) && problem.getCommandLine().getParent() == null) {
                problem.getCommandLine().getErr().println("'" + arguments[0] + "' is a command of spoton-fleet, which reads the exports of"
                        + " many tablets: ./gradlew :engine:fleet:installDist makes it (docs/fleet.md).");
                return CommandLine.ExitCode.USAGE;
            }
            return usual.handleParseException(problem, arguments);
        });
        return commands.execute(args);
    }

    public static void main(String[] args) {
        System.exit(run(args));
    }

    /** The version that the log and the tablet show. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"spoton " + EngineVersion.text()};
        }
    }

    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "Choose a command: settle, odds, paytables, explain or verify.");
    }
}
