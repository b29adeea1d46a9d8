package app.spoton.engine.cli;

import app.spoton.engine.auditlog.Verification;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.LongConsumer;
import java.util.zip.GZIPInputStream;
import picocli.CommandLine;

/** Checks an exported log. */
@CommandLine.Command(name = "verify", mixinStandardHelpOptions = true,
        description = "Verifies an exported audit log (JSON lines, plain or gzip): no entry was changed, removed, duplicated or"
                + " moved, the engine settles every round the same way, and every meter balances. Prints what is wrong and"
                + " where.",
        footer = {"", "Exit codes: 0 verified, 1 not verified (or not readable), 2 wrong usage."})
final class VerifyCommand implements Callable<Integer> {
    @CommandLine.Mixin
    private final PaytableOption tables = new PaytableOption();

    @CommandLine.Parameters(paramLabel = "FILE", description = "the exported log")
    private Path file;

    @CommandLine.Option(names = "--head", paramLabel = "HASH",
            description = "the head that the tablet shows; proves that nobody replaced the whole file")
    private Optional<String> head = Optional.empty();

    @CommandLine.Option(names = "--progress", description = "print on standard error how many lines are done")
    private boolean progress;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        CommandLineError.ifMissing(file);
        PrintWriter err = spec.commandLine().getErr();
        LongConsumer print = done -> err.printf("%,d lines%n", done);
        Verification verification = new Verification(tables.catalog());
        long began = System.nanoTime();
        ExecutorService workers = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try (InputStream in = open()) {
            verification.lines(in, progress ? print : done -> { }, workers);
        } finally {
            workers.shutdownNow();
        }
        long millis = Math.max(1, (System.nanoTime() - began) / 1_000_000);
        Verification.Report report = verification.report(head);
        print(report, millis);
        return report.isWhole() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private InputStream open() throws IOException {
        InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
        return file.toString().endsWith(".gz") ? new GZIPInputStream(in, 1 << 16) : in;
    }

    private void print(Verification.Report report, long millis) {
        PrintWriter out = spec.commandLine().getOut();
        if (report.isNoExport()) {
            out.println(file + " is not an exported audit log: no line of it is a log entry. Export the log as JSON lines.");
            out.flush();
            return;
        }
        report.findings().forEach(out::println);
        if (report.found() > report.findings().size()) {
            out.printf("and %,d more%n", report.found() - report.findings().size());
        }
        out.printf("%,d entries (%d to %d), %,d rounds settled again, in %,d ms (%,d entries per second)%n",
                report.entries(), report.first(), report.last(), report.settled(), millis,
                report.entries() * 1000 / millis);
        report.head().ifPresent(hash -> out.println("head " + hash));
        out.println(verdict(report));
        out.flush();
    }

    private static String verdict(Verification.Report report) {
        if (!report.isWhole()) {
            return "NOT VERIFIED: " + report.found() + (report.found() == 1 ? " problem." : " problems.");
        }
        return report.filter().isEmpty() ? "The log is complete and unchanged."
                : String.format(Locale.ROOT, "PARTIAL EXPORT (%s): the entries in this file are unchanged; %,d entries are not"
                        + " in it and were not checked.", report.filter(), report.leftOut());
    }
}
