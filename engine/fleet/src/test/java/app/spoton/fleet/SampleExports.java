package app.spoton.fleet;

import app.spoton.engine.auditlog.ExportHead;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.catalog.Catalog;
import app.spoton.fleet.database.FleetDatabase;
import app.spoton.fleet.database.HouseClock;
import app.spoton.fleet.database.ProgressPrinter;
import app.spoton.fleet.page.ReportPage;
import app.spoton.fleet.sample.SimulatedTablet;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Exports in a folder, and the tables made of them. */
public final class SampleExports {
    public static final HouseClock SEATTLE = HouseClock.of(ZoneId.of("America/Los_Angeles"), HouseClock.USUAL_SHIFTS);

    private SampleExports() {
    }

    /** The log of a simulated tablet, without its head. */
    static List<LogLine> log(int tablet, int rounds) {
        List<LogLine> lines = new ArrayList<>();
        new SimulatedTablet(tablet, lines::add).deal(rounds);
        return lines;
    }

    /** The entries with a head behind them. */
    static Path write(Path file, List<LogLine> entries) throws IOException {
        StringBuilder text = new StringBuilder();
        ExportHead head = new ExportHead();
        for (LogLine entry : entries) {
            text.append(entry.text()).append('\n');
            head.add(entry.hash());
        }
        LogLine last = entries.get(entries.size() - 1);
        text.append(head.line(last.number(), last.hash(), java.time.Instant.parse(last.time()), "").text()).append('\n');
        return Files.writeString(file, text);
    }

    /** The entries, from one on, chained again with another body for that one: a log that was wrong when it was written. */
    static List<LogLine> withBody(List<LogLine> entries, int at, String wrong, String with) {
        List<LogLine> lines = new ArrayList<>(entries.subList(0, at));
        for (LogLine old : entries.subList(at, entries.size())) {
            String text = old.text();
            String body = text.substring(0, text.lastIndexOf(",\"number\":")) + "}";
            LogLine before = lines.get(lines.size() - 1);
            lines.add(LogLine.after(before.hash(), old.number(), java.time.Instant.parse(old.time()), old.kind(),
                    old.number() == at + 1 ? body.replaceFirst(wrong, with) : body));
        }
        return lines;
    }

    /** An export of version 1 of the app. */
    static Path version1(Path folder, String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(SampleExports.class.getResourceAsStream("/fixtures/2026-11/" + name), name)) {
            return Files.write(folder.resolve(name), in.readAllBytes());
        }
    }

    static FleetDatabase load(Path folder) throws IOException {
        FleetDatabase database = FleetDatabase.open(Optional.empty(), SEATTLE);
        ExportFolder.at(folder).load(Catalog.standard(), database, silent());
        return database;
    }

    static ProgressPrinter silent() {
        return new ProgressPrinter(new PrintWriter(Writer.nullWriter()));
    }

    static String page(FleetDatabase database) {
        return new ReportPage(database, Catalog.standard(), silent()).html();
    }

    static String read(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }
}
