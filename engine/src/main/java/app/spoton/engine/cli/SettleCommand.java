package app.spoton.engine.cli;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.RoundLines;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine;

/** Settles rounds from standard input to standard output. */
@CommandLine.Command(name = "settle", mixinStandardHelpOptions = true,
        description = "Reads one round a line (JSON, the round format) and writes one result a line, in the same order."
                + " A line that cannot be settled gives an error in its place and never stops the rest.")
final class SettleCommand implements Callable<Integer> {
    @CommandLine.Option(names = "--words",
            description = "give each step its sentence, its cards, its paytable's row and its citations")
    private boolean words;

    @Override
    public Integer call() throws IOException {
        new RoundLines(Catalog.standard(), words)
                .settleAll(new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out));
        return 0;
    }
}
