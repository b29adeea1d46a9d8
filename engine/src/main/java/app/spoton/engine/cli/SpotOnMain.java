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
            VerifyCommand.class, CommandLine.HelpCommand.class},
        footer = {"", "Exit codes: 0 success, 1 failure (the reason is on standard error), 2 wrong usage."})
public final class SpotOnMain implements Runnable {
    /** Commands of a separate module. */
    private static final Set<String> FLEET = Set.of("report", "parquet");

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** Runs a command and returns its exit code. */
    public static int run(String... args) {
        CommandLine commands = new CommandLine(new SpotOnMain());
        ExampleRound.showIn(commands.getSubcommands().get("settle"));
        ExampleRound.showIn(commands.getSubcommands().get("explain"));
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
            if (problem instanceof CommandLine.UnmatchedArgumentException unmatched) {
                return unmatched(unmatched);
            }
            return usual.handleParseException(problem, arguments);
        });
        return commands.execute(args);
    }

    /** Something that is neither a command nor a file or option that the command takes. */
    private static int unmatched(CommandLine.UnmatchedArgumentException problem) {
        CommandLine command = problem.getCommandLine();
        String first = problem.getUnmatched().get(0);
        String what;
        if (first.startsWith("-")) {
            what = "There is no option '" + first + "'.";
        } else if (command.getParent() != null) {
            what = "'" + first + "' is one argument too many.";
        } else if (FLEET.contains(first)) {
            what = "'" + first + "' is a command of spoton-fleet, which reads the exports of many tablets:"
                    + " ./gradlew :engine:fleet:installDist makes it (docs/fleet.md).";
        } else {
            what = "There is no command '" + first + "'.";
        }
        command.getErr().println(what + " 'spoton " + (command.getParent() == null ? "" : command.getCommandName() + " ")
                + "--help' shows what there is.");
        return CommandLine.ExitCode.USAGE;
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
