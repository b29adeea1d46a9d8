package app.spoton.camera.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The camera's command line on a developer's machine. */
public final class CameraCli {
    private CameraCli() {
    }

    public static void main(String[] args) throws IOException {
        try {
            run(args);
        } catch (UsageError e) {
            System.err.println(e.getMessage());
            System.exit(2);
        }
    }

    private static void run(String[] args) throws IOException {
        if (args.length == 0) {
            throw new UsageError("usage: read, measure, benchmark, demo or calibrate");
        }
        Map<String, String> options = new LinkedHashMap<>();
        for (int i = 1; i < args.length; i++) {
            int equals = args[i].indexOf('=');
            if (!args[i].startsWith("--") || equals < 0) {
                throw new UsageError("not an option: " + args[i]);
            }
            String name = args[i].substring(2, equals);
            options.put(name.equals("enrol") ? "enroll" : name,
                    args[i].substring(equals + 1));   // the former spelling
        }
        switch (args[0]) {
            case "read" -> ReadCommand.run(options);
            case "measure" -> MeasureCommand.run(options);
            case "benchmark" -> BenchmarkCommand.run();
            case "demo" -> DemoCommand.run(options);
            case "calibrate" -> CalibrateCommand.run(options);
            default -> throw new UsageError("not a command: " + args[0]);
        }
    }

    /** A mistake in how the command was called, in words for the one who called it. */
    static final class UsageError extends RuntimeException {
        private static final long serialVersionUID = 1;

        UsageError(String message) {
            super(message);
        }
    }

    /** The file that {@code -Pout} names, or the standard output. */
    static PrintStream output(Map<String, String> options) throws IOException {
        String out = options.getOrDefault("out", "");
        return new PrintStream(out.isEmpty() ? new FileOutputStream(FileDescriptor.out) : new FileOutputStream(out),
                false,
                StandardCharsets.UTF_8);
    }

    static Path existing(Map<String, String> options, String name, String hint) {
        String value = options.get(name);
        if (value == null || value.isBlank()) {
            throw new UsageError("say which: -P" + name + "=" + hint);
        }
        Path path = Path.of(value);
        if (!path.toFile().exists()) {
            throw new UsageError("-P" + name + ": there is no " + path);
        }
        return path;
    }
}
