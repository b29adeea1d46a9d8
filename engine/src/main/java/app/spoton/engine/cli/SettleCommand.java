package app.spoton.engine.cli;

import app.spoton.engine.json.round.RoundLines;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.LongConsumer;
import picocli.CommandLine;

/** Settles rounds from files or standard input to standard output. */
@CommandLine.Command(name = "settle", mixinStandardHelpOptions = true,
        description = "Reads one round per line (JSON, the round format) and writes one result per line, in the same order."
                + " A line that cannot be settled gives an error in its place and does not stop the others.")
final class SettleCommand implements Callable<Integer> {
    @CommandLine.Mixin
    private final PaytableOption tables = new PaytableOption();

    @CommandLine.Parameters(arity = "0..*", paramLabel = "FILE", description = "files of rounds; standard input if left out")
    private List<Path> files = new ArrayList<>();

    @CommandLine.Option(names = "--words",
            description = "add a sentence, the cards, the paytable row and the citations to each step")
    private boolean words;

    @CommandLine.Option(names = "--progress", description = "print on standard error how many rounds are done")
    private boolean progress;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        files.forEach(CommandLineError::ifMissing);
        LongConsumer print = done -> spec.commandLine().getErr().printf("%,d rounds%n", done);
        RoundLines rounds = new RoundLines(tables.catalog(), words);
        OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
        if (files.isEmpty()) {
            TypedInput.sayIfTyped(spec, "one round per line");
            rounds.settleAll(new FileInputStream(FileDescriptor.in), out, progress ? print : done -> { });
        }
        for (Path file : files) {
            try (InputStream in = Files.newInputStream(file)) {
                long before = rounds.settled();
                rounds.settleAll(in, out, progress ? print : done -> { });
                if (rounds.settled() == before) {
                    // The results say what is wrong with each line, but not that it is another kind of file.
                    spec.commandLine().getErr().println("'" + file + "' has no round that can be settled. Each round is one line of"
                            + " JSON; 'spoton settle --help' shows one.");
                }
            }
        }
        return CommandLine.ExitCode.OK;
    }
}
