package app.spoton.engine.record;

import app.spoton.engine.auditlog.LogLine;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What the app of version 1 wrote: a whole log, exported, and rounds in progress that it saved. */
public final class GoldenLines {
    private GoldenLines() {
    }

    public static byte[] bytes(String name) {
        try (InputStream file = GoldenLines.class.getResourceAsStream(name)) {
            return file.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    static List<String> lines(String name) {
        return List.of(new String(bytes(name), StandardCharsets.UTF_8).strip().split("\n", -1));
    }

    /** The lines of one kind, or of all but rounds and the head where the kind is empty. */
    static List<LogLine> entries(String kind) {
        List<LogLine> found = new ArrayList<>();
        for (String line : lines("log-1.jsonl")) {
            LogLine entry = LogLine.read(line).orElseThrow();
            boolean event = !entry.kind().equals("round") && !entry.kind().equals(LogLine.HEAD);
            if (kind.isEmpty() ? event : entry.kind().equals(kind)) {
                found.add(entry);
            }
        }
        return found;
    }
}
