package app.spoton.engine.cli;

import app.spoton.engine.auditlog.ExportStream;
import app.spoton.engine.auditlog.proof.LogPublicKey;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.auditlog.verification.LogComparison;
import app.spoton.engine.auditlog.verification.LogVerdicts;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationOptions;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.json.LineTooLongException;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.LongConsumer;
import java.util.zip.ZipException;
import picocli.CommandLine;

/** Checks an exported log, or compares two of one log. */
@CommandLine.Command(name = "verify", mixinStandardHelpOptions = true,
        description = "Verifies an exported audit log (JSON lines, plain or gzip): who signed it, that no entry was changed,"
                + " removed, duplicated or moved, that the engine settles every round the same way, and that every meter"
                + " balances. Prints what is wrong and where. With two files, also finds where one log was continued twice.",
        footer = {"", "Exit codes (of several, the first in this list):",
            "  1   not readable, or not an exported log",
            "  3   not authentic: wrong key, wrong signature, or none where there must be one",
            "  8   forked: the two files are different continuations of one log",
            "  4   changed: entries, the head or a checkpoint are not as they were written",
            "  5   incomplete: entries are missing, or the file is older than the checkpoint",
            "  6   the engine settles rounds differently, or a round is logged twice",
            "  7   a meter does not balance",
            "  11  not provable: an unsigned export by a filter, or a checkpoint that cannot be compared",
            "  10  partial: a filter left entries out; those in the file are proved",
            "  9   consistent and complete, but unsigned: nothing proves who wrote it (exports of version 1)",
            "  12  verified, except that rules were corrected since: rounds settled by another engine come out differently",
            "  0   verified: signed, consistent and complete",
            "  2   wrong usage", "",
            "Without --key, the key that the file names is trusted on first use. Anybody can make a key: compare its id with the"
                + " one that the tablet shows, keep it with --save-key, and give it with --key from then on."})
final class VerifyCommand implements Callable<Integer> {
    @CommandLine.Mixin
    private final PaytableOption tables = new PaytableOption();

    @CommandLine.Parameters(paramLabel = "FILE", arity = "1..2", description = "the exported log, or two of one log")
    private List<Path> files = List.of();

    @CommandLine.Option(names = "--key", paramLabel = "FILE",
            description = "the key file of the tablet; the log must be signed with it")
    private Optional<Path> key = Optional.empty();

    @CommandLine.Option(names = "--save-key", paramLabel = "FILE",
            description = "writes the key that a verified log is signed with")
    private Optional<Path> saveKey = Optional.empty();

    @CommandLine.Option(names = "--since", paramLabel = "CHECKPOINT",
            description = "a file with an earlier checkpoint; proves that nothing before it changed; may be given again")
    private List<Path> since = List.of();

    @CommandLine.Option(names = "--head", paramLabel = "HASH",
            description = "the head that the tablet shows; proves that nobody replaced the whole file")
    private Optional<String> head = Optional.empty();

    @CommandLine.Option(names = "--progress", description = "print on standard error how many lines are done")
    private boolean progress;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** The files as they were at the beginning: two are read several times. */
    private final Map<Path, FileStamp> found = new LinkedHashMap<>();

    @Override
    public Integer call() throws IOException {
        if (files.size() > 2 || (files.size() > 1 && saveKey.isPresent())) {
            throw new CommandLine.ParameterException(spec.commandLine(), files.size() > 2
                    ? "Give one file, or two to compare." : "A key is saved from one file: give --save-key with one file only.");
        }
        files.forEach(CommandLineError::ifMissing);
        for (Path file : files) {
            found.put(file, FileStamp.of(file));
        }
        PrintWriter out = spec.commandLine().getOut();
        VerificationOptions options = options();
        VerifyResult result = VerifyResult.VERIFIED;
        for (Path file : files) {
            if (files.size() > 1) {
                out.println(file + ":");
            }
            result = result.orWorse(verify(file, options, out));
        }
        if (files.size() > 1) {
            result = result.orWorse(compare(out));
            for (Path file : files) {
                result = result.orWorse(againstOther(file, options, result, out));
            }
            out.println(VerifyPrinter.result(result, key.isPresent(), "both files."));
        }
        out.flush();
        return result.exitCode();
    }

    private VerifyResult verify(Path file, VerificationOptions options, PrintWriter out) throws IOException {
        long began = System.nanoTime();
        VerificationReport report = report(file, options);
        long millis = Math.max(1, (System.nanoTime() - began) / 1_000_000);
        VerifyResult result = VerifyResult.of(report);
        new VerifyPrinter(out).print(file, report, millis);
        if (result != VerifyResult.NOT_AN_EXPORT) {
            out.println(VerifyPrinter.result(result, report));
        }
        return saveKey.isPresent() && report.isWhole() && report.key().isPresent()
                ? result.orWorse(keep(saveKey.get(), report, out)) : result;
    }

    /** A key that was trusted before is never replaced by one that a file brings along. */
    private static VerifyResult keep(Path file, VerificationReport report, PrintWriter out) throws IOException {
        if (report.verdicts().consistency() != LogVerdicts.Consistency.CONSISTENT) {
            out.println("The key was not saved: the checkpoint that was given does not prove it.");
            return VerifyResult.NOT_PROVABLE;
        }
        LogPublicKey found = report.key().orElseThrow();
        if (Files.exists(file) && !LogPublicKey.parseFile(SmallFile.read(file)).equals(Optional.of(found))) {
            out.println("WRONG KEY: '" + file + "' has another key than " + found.id() + ", which this log is signed with. It was not"
                    + " overwritten. " + VerifyResult.NOT_AUTHENTIC.text());
            return VerifyResult.NOT_AUTHENTIC;
        }
        if (!Files.exists(file)) {
            if (Files.isSymbolicLink(file)) {
                throw new CommandLineError("'" + file + "' is a link that leads nowhere. The key was not saved.");
            }
            Files.writeString(file, found + "\n", StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        }
        return VerifyResult.VERIFIED;
    }

    private VerificationReport report(Path file, VerificationOptions options) throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        LongConsumer print = done -> err.printf("%,d lines%n", done);
        Verification verification = new Verification(tables.catalog(), options);
        ExecutorService workers = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try (InputStream in = open(file)) {
            verification.lines(in, progress ? print : done -> { }, workers);
        } finally {
            workers.shutdownNow();
        }
        stopIfChanged(file);
        return verification.report(head);
    }

    private void stopIfChanged(Path file) throws IOException {
        if (!FileStamp.of(file).equals(found.get(file))) {
            throw new CommandLineError("'" + file + "' changed while it was read. Verify a copy that nobody writes to.");
        }
    }

    /** A file that is right by itself and contradicts the other file's checkpoint is a fork, even where a filter hides it. */
    private VerifyResult againstOther(Path file, VerificationOptions options, VerifyResult alone, PrintWriter out)
            throws IOException {
        List<SignedCheckpoint> known = checkpoints(options, file);
        if (known.size() == options.since().size() || alone.compareTo(VerifyResult.CHANGED) <= 0) {
            return alone;
        }
        VerifyResult together = VerifyResult.of(report(file, options.withSince(known)));
        if (together.compareTo(VerifyResult.CHANGED) <= 0) {
            out.println(file + " does not continue from the other file's checkpoint");
            return VerifyResult.FORKED;
        }
        return alone.orWorse(together);
    }

    private VerificationOptions options() throws IOException {
        VerificationOptions options = VerificationOptions.EXPORT;
        if (key.isPresent()) {
            CommandLineError.ifMissing(key.get());
            options = options.withKey(LogPublicKey.parseFile(SmallFile.read(key.get())).orElseThrow(() ->
                    new CommandLineError("'" + key.get() + "' is not a key file: one line, as the tablet exports it.")));
        }
        List<SignedCheckpoint> known = new ArrayList<>();
        for (Path file : since) {
            CommandLineError.ifMissing(file);
            known.add(SignedCheckpoint.parse(SmallFile.readNote(file)).orElseThrow(() ->
                    new CommandLineError("'" + file + "' is not a checkpoint, as the tablet shows and prints it.")));
        }
        return options.withSince(known);
    }

    /** Those that were given, and of two files the checkpoint of the shorter log for the longer one. */
    private List<SignedCheckpoint> checkpoints(VerificationOptions options, Path file) throws IOException {
        List<SignedCheckpoint> known = new ArrayList<>(options.since());
        Optional<SignedCheckpoint> own = files.size() > 1 ? checkpointOf(file) : Optional.empty();
        for (Path other : own.isPresent() ? files : List.<Path>of()) {
            checkpointOf(other).filter(checkpoint -> !other.equals(file)
                    && checkpoint.checkpoint().size() <= own.get().checkpoint().size()).ifPresent(known::add);
        }
        return known;
    }

    private static Optional<SignedCheckpoint> checkpointOf(Path file) throws IOException {
        try (InputStream in = open(file)) {
            return LogComparison.checkpointOf(in);
        } catch (EOFException | ZipException | LineTooLongException broken) {
            return Optional.empty();   // the file's own verification says what is wrong
        }
    }

    private VerifyResult compare(PrintWriter out) throws IOException {
        try (InputStream one = open(files.get(0)); InputStream other = open(files.get(1))) {
            LogComparison comparison = LogComparison.of(one, other);
            for (Path file : files) {
                stopIfChanged(file);
            }
            if (comparison.firstDifference() == 0) {
                out.printf("%,d entries are in both files, and the same%n", comparison.common());
                return comparison.common() > 0 ? VerifyResult.VERIFIED : VerifyResult.NOT_PROVABLE;
            }
            out.printf("the files differ from entry %d on: %s%n", comparison.firstDifference(), areTwoLogs()
                    ? "they are two logs, with ids of their own" : "one backup was continued on two tablets, or one file was changed");
            return VerifyResult.FORKED;
        } catch (EOFException | ZipException | LineTooLongException broken) {
            return VerifyResult.NOT_PROVABLE;
        }
    }

    private boolean areTwoLogs() throws IOException {
        Optional<String> one = checkpointOf(files.get(0)).map(signed -> signed.checkpoint().origin());
        Optional<String> other = checkpointOf(files.get(1)).map(signed -> signed.checkpoint().origin());
        return one.isPresent() && other.isPresent() && !one.equals(other);
    }

    private static InputStream open(Path file) throws IOException {
        return ExportStream.of(Files.newInputStream(file));
    }
}
