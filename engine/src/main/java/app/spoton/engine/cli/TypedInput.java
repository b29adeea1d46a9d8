package app.spoton.engine.cli;

import picocli.CommandLine;

/** Standard input, where no file was given. */
final class TypedInput {
    private TypedInput() {
    }

    /** At a terminal a command without a file seems to hang: it waits for what is typed. Java 22 and later say so in a pipe too. */
    @SuppressWarnings("SystemConsoleNull")
    static void sayIfTyped(CommandLine.Model.CommandSpec command, String what) {
        if (System.console() != null) {
            command.commandLine().getErr().println("No file given: type or paste " + what + ", then Ctrl-D (Windows: Ctrl-Z and Enter)."
                    + " 'spoton " + command.name() + " --help' shows an example.");
        }
    }
}
