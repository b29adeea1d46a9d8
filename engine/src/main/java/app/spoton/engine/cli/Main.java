package app.spoton.engine.cli;

import picocli.CommandLine;

/** The engine's command line. */
@CommandLine.Command(name = "spoton", mixinStandardHelpOptions = true, version = "spoton 1",
        description = "Settles rounds of casino card games as their rule manuals do.",
        subcommands = {SettleCommand.class})
public final class Main {
    private Main() {
    }

    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }
}
