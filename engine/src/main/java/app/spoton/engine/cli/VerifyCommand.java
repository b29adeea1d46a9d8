package app.spoton.engine.cli;

import app.spoton.engine.auditlog.Verification;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.LongConsumer;
import java.util.zip.GZIPInputStream;
import picocli.CommandLine;

/** Checks an exported log. */
@CommandLine.Command(name = "verify", mixinStandardHelpOptions = true,
        description = "Checks an exported log (JSON lines, also packed with gzip): that no entry was changed, removed,"
                + " doubled or swapped, that the engine settles every round as it was settled, and that every meter adds"
                + " up. Tells where it breaks.",
        footer = {"", "Exit codes: 0 the log is whole, 1 it is not (or cannot be read), 2 wrong use."})
final class VerifyCommand implements Callable<Integer> {
    @CommandLine.Mixin
    private final Tables tables = new Tables();

    @CommandLine.Parameters(paramLabel = "FILE", description = "the exported log")
    private Path file;

    @CommandLine.Option(names = "--head", paramLabel = "HASH",
            description = "the head as the tablet showed it: then nobody can have hashed the whole file anew")
    private Optional<String> head = Optional.empty();

    @CommandLine.Option(names = "--progress", description = "tell on standard error how many lines are done")
    private boolean progress;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        LongConsumer told = done -> err.printf("%,d lines%n", done);
        Verification verification = new Verification(tables.catalog());
        long began = System.nanoTime();
        ExecutorService workers = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try (InputStream in = open()) {
            verification.lines(in, progress ? told : done -> { }, workers);
        } finally {
            workers.shutdownNow();
        }
        long millis = Math.max(1, (System.nanoTime() - began) / 1_000_000);
        Verification.Report report = verification.report(head);
        tell(report, millis);
        return report.isWhole() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private InputStream open() throws IOException {
        InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
        return file.toString().endsWith(".gz") ? new GZIPInputStream(in, 1 << 16) : in;
    }

    private void tell(Verification.Report report, long millis) {
        PrintWriter out = spec.commandLine().getOut();
        report.findings().forEach(out::println);
        if (report.found() > report.findings().size()) {
            out.printf("and %,d more%n", report.found() - report.findings().size());
        }
        out.printf("%,d entries (%d to %d), %,d rounds settled again, in %,d ms (%,d entries a second)%n",
                report.entries(), report.first(), report.last(), report.settled(), millis,
                report.entries() * 1000 / millis);
        if (!report.filter().isEmpty()) {
            out.printf("An export of part of the log (%s): %,d entries are not in it. That none of them changed only the"
                    + " whole log can show.%n", report.filter(), report.leftOut());
        }
        report.head().ifPresent(hash -> out.println("head " + hash));
        out.println(report.isWhole() ? "The log is whole." : "THE LOG IS NOT WHOLE: " + report.found()
                + (report.found() == 1 ? " finding." : " findings."));
        out.flush();
    }
}
