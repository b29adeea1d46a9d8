package app.spoton.engine.cli;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.paytable.PaytableListing;
import app.spoton.engine.paytable.PaytableProblem;
import app.spoton.engine.paytable.PaytableText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;

/** The option that adds a casino's own paytables. */
final class PaytableOption {
    @CommandLine.Option(names = "--tables", paramLabel = "FILE",
            description = "also use the paytables in this file (docs/paytables.md); may be given several times")
    private List<Path> files = new ArrayList<>();

    /** The standard catalog plus the casino's own paytables. */
    Catalog catalog() throws IOException {
        List<PaytableListing> own = new ArrayList<>();
        for (Path file : files) {
            CommandLineError.ifMissing(file);
            try {
                own.addAll(PaytableText.read(SmallFile.read(file)));
            } catch (PaytableProblem problem) {
                throw new CommandLineError("In '" + file + "' (docs/paytables.md): " + problem.getMessage());
            }
        }
        return own.isEmpty() ? Catalog.standard() : Catalog.standard().with(own);
    }
}
