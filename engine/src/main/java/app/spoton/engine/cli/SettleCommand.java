package app.spoton.engine.cli;

import app.spoton.engine.json.RoundLines;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.Callable;
import java.util.function.LongConsumer;
import picocli.CommandLine;

/** Settles rounds from standard input to standard output. */
@CommandLine.Command(name = "settle", mixinStandardHelpOptions = true,
        description = "Reads one round a line (JSON, the round format) and writes one result a line, in the same order."
                + " A line that cannot be settled gives an error in its place and never stops the rest.")
final class SettleCommand implements Callable<Integer> {
    @CommandLine.Mixin
    private final Tables tables = new Tables();

    @CommandLine.Option(names = "--words",
            description = "give each step its sentence, its cards, its paytable's row and its citations")
    private boolean words;

    @CommandLine.Option(names = "--progress", description = "tell on standard error how many rounds are done")
    private boolean progress;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        LongConsumer told = done -> spec.commandLine().getErr().printf("%,d rounds%n", done);
        InputStream in = new FileInputStream(FileDescriptor.in);
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        new RoundLines(tables.catalog(), words).settleAll(in, new BufferedOutputStream(out, 1 << 16),
                progress ? told : done -> { });
        return CommandLine.ExitCode.OK;
    }
}
