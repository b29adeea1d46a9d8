package app.spoton.tablet.crash;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A process's writes, syncs and output, recorded by strace. */
final class DiskRecording {
    private static final Pattern CALL = Pattern.compile(
            "\\d+ +(\\w+)\\((?:AT_FDCWD(?:<[^>]*>)?, )?(?:\\d+<([^>]*)>|\"([^\"]*)\")(?:, (.*))?\\) += (-?\\d+).*");
    private static final Pattern UNFINISHED = Pattern.compile("(\\d+) +(.*?) ?<unfinished \\.\\.\\.>");
    private static final Pattern RESUMED = Pattern.compile("(\\d+) +<\\.\\.\\. \\w+ resumed>(.*)");

    /** Something that happened. */
    sealed interface Event {
    }

    record Write(String file, int at, byte[] bytes) implements Event {
    }

    record Truncate(String file, int length) implements Event {
    }

    record Delete(String file) implements Event {
    }

    record Sync(String file) implements Event {
    }

    record Say(String word) implements Event {
    }

    private final Path folder;
    private final List<Event> events = new ArrayList<>();
    /** Where a write without a position goes. */
    private final Map<String, Integer> ends = new HashMap<>();

    private DiskRecording(Path folder) {
        this.folder = folder;
    }

    /** Runs a command under strace, and records what it does in a folder. */
    static List<Event> of(Path folder, List<String> command) throws IOException, InterruptedException {
        Path trace = Files.createTempFile("spoton", ".strace");
        try {
            List<String> traced = new ArrayList<>(List.of("strace", "-f", "-y", "-xx", "-s", "9000000", "-o", trace.toString(), "-e",
                    "trace=write,pwrite64,fsync,fdatasync,ftruncate,unlink,unlinkat"));
            traced.addAll(command);
            Process process = new ProcessBuilder(traced).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD).start();
            if (process.waitFor() != 0) {
                throw new IOException("The process failed.");
            }
            DiskRecording recording = new DiskRecording(folder);
            Map<String, String> begun = new HashMap<>();
            for (String line : Files.readAllLines(trace, StandardCharsets.ISO_8859_1)) {
                Matcher unfinished = UNFINISHED.matcher(line);
                Matcher resumed = RESUMED.matcher(line);
                if (unfinished.matches()) {
                    begun.put(unfinished.group(1), unfinished.group(1) + " " + unfinished.group(2));
                } else if (resumed.matches()) {
                    recording.line(begun.remove(resumed.group(1)) + resumed.group(2));
                } else {
                    recording.line(line);
                }
            }
            return recording.events;
        } finally {
            Files.delete(trace);
        }
    }

    private void line(String line) {
        Matcher call = CALL.matcher(line);
        if (!call.matches() || call.group(5).startsWith("-")) {
            return;
        }
        String path = call.group(2) != null ? unescaped(call.group(2)) : new String(bytes(call.group(3)), StandardCharsets.UTF_8);
        String arguments = call.group(4) == null ? "" : call.group(4);
        if (call.group(1).equals("write") && path.startsWith("/dev/null")) {
            events.add(new Say(new String(bytes(quoted(arguments)), StandardCharsets.UTF_8)));
        }
        String name = Path.of(path).getFileName() == null ? "" : Path.of(path).getFileName().toString();
        if (!path.startsWith(folder.toString()) || name.endsWith("-shm") || name.startsWith("reserve")) {
            return;
        }
        switch (call.group(1)) {
            case "pwrite64" -> write(name, Integer.parseInt(arguments.substring(arguments.lastIndexOf(' ') + 1)), arguments);
            case "write" -> write(name, ends.getOrDefault(name, 0), arguments);
            case "fsync", "fdatasync" -> events.add(new Sync(name));
            case "ftruncate" -> events.add(new Truncate(name, Integer.parseInt(arguments.strip())));
            default -> events.add(new Delete(name));
        }
    }

    private void write(String name, int at, String arguments) {
        byte[] bytes = bytes(quoted(arguments));
        ends.put(name, at + bytes.length);
        events.add(new Write(name, at, bytes));
    }

    private static String quoted(String arguments) {
        return arguments.substring(1, arguments.indexOf('"', 1));
    }

    /** Paths are printed as they are, or with their bytes escaped. */
    private static String unescaped(String path) {
        return path.startsWith("\\x") ? new String(bytes(path), StandardCharsets.UTF_8) : path;
    }

    private static byte[] bytes(String escaped) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(escaped.length() / 4);
        for (int at = 0; at < escaped.length(); at += 4) {   // \x2f
            out.write(Character.digit(escaped.charAt(at + 2), 16) << 4 | Character.digit(escaped.charAt(at + 3), 16));
        }
        return out.toByteArray();
    }
}
