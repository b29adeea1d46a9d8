package app.spoton.fleet;

import app.spoton.engine.auditlog.ExportStream;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import app.spoton.fleet.database.FleetDatabase;
import app.spoton.fleet.database.FleetError;
import app.spoton.fleet.database.ProgressPrinter;
import app.spoton.fleet.page.NumberText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A folder with exports of tablets, also in folders below it. */
final class ExportFolder {
    private final Path folder;
    private final List<Path> files;

    private ExportFolder(Path folder, List<Path> files) {
        this.folder = folder;
        this.files = files;
    }

    static ExportFolder at(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new FleetError("There is no folder '" + folder + "'.");
        }
        try (Stream<Path> found = Files.walk(folder)) {
            List<Path> files = found.filter(Files::isRegularFile)
                    .filter(file -> file.toString().endsWith(".jsonl") || file.toString().endsWith(".jsonl.gz"))
                    .sorted().collect(Collectors.toList());
            if (files.isEmpty()) {
                throw new FleetError("There is no export in '" + folder + "'. Export each tablet's log as JSON lines"
                        + " (*.jsonl or *.jsonl.gz) into it.");
            }
            return new ExportFolder(folder, files);
        }
    }

    /** The files as the report names them. */
    List<String> names() {
        return files.stream().map(this::name).collect(Collectors.toList());
    }

    private String name(Path file) {
        return folder.relativize(file).toString().replace('\\', '/');
    }

    /** Verifies and loads the files one after the other. */
    void load(Catalog catalog, FleetDatabase database, ProgressPrinter progress) throws IOException {
        ExecutorService workers = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            for (int at = 0; at < files.size(); at++) {
                Path file = files.get(at);
                String name = name(file);
                String place = "file " + (at + 1) + " of " + files.size() + ", " + name;
                progress.say("%s: verifying", place);
                Verification verification = new Verification(catalog);
                FileTime written = Files.getLastModifiedTime(file);
                try (InputStream in = open(file)) {
                    verification.lines(in, lines -> progress.say("%s: %,d lines verified", place, lines), workers);
                }
                VerificationReport report = verification.report(Optional.empty());
                progress.say("%s: %,d entries, %s; loading", place, report.entries(),
                        report.isWhole() ? "verified" : "NOT verified, " + NumberText.count(report.found(), "problem", "problems"));
                database.load(name, file, isCompressed(file), report);
                if (!Files.getLastModifiedTime(file).equals(written)) {
                    throw new FleetError("'" + name + "' changed while it was read. Use a copy that nobody writes to.");
                }
            }
        } finally {
            workers.shutdownNow();
        }
    }

    private static boolean isCompressed(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return ExportStream.isCompressed(in);
        }
    }

    private static InputStream open(Path file) throws IOException {
        return ExportStream.of(Files.newInputStream(file));
    }
}
