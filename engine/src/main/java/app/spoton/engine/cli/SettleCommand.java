package app.spoton.engine.cli;

import app.spoton.engine.game.Games;
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

    private CommandLine.Model.CommandSpec spec;

    @CommandLine.Spec
    void setSpec(CommandLine.Model.CommandSpec ofThis) {
        spec = ofThis;
        spec.usageMessage().footer("", "Example round:", "  " + example(), "The format is described in docs/round-format.md.");
    }

    /** The first worked example of the manuals. */
    static String example() {
        return Games.all().get(0).facts().examples().get(0).round();
    }

    @Override
    public Integer call() throws IOException {
        files.forEach(CommandLineError::ifMissing);
        LongConsumer print = done -> spec.commandLine().getErr().printf("%,d rounds%n", done);
        RoundLines rounds = new RoundLines(tables.catalog(), words);
        OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
        if (files.isEmpty()) {
            rounds.settleAll(new FileInputStream(FileDescriptor.in), out, progress ? print : done -> { });
        }
        for (Path file : files) {
            try (InputStream in = Files.newInputStream(file)) {
                rounds.settleAll(in, out, progress ? print : done -> { });
            }
        }
        return CommandLine.ExitCode.OK;
    }
}
