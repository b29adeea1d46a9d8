package app.spoton.camera.desk;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The camera's command line on a developer's desk. */
public final class Desk {
    private Desk() {
    }

    public static void main(String[] args) throws IOException {
        try {
            run(args);
        } catch (Complaint e) {
            System.err.println(e.getMessage());
            System.exit(2);
        }
    }

    private static void run(String[] args) throws IOException {
        if (args.length == 0) {
            throw new Complaint("say what to do: read, measure, bench, demo or calibrate");
        }
        Map<String, String> options = new LinkedHashMap<>();
        for (int i = 1; i < args.length; i++) {
            int equals = args[i].indexOf('=');
            if (!args[i].startsWith("--") || equals < 0) {
                throw new Complaint("not an option: " + args[i]);
            }
            options.put(args[i].substring(2, equals), args[i].substring(equals + 1));
        }
        switch (args[0]) {
            case "read" -> ReadTask.run(options);
            case "measure" -> MeasureTask.run(options);
            case "bench" -> BenchTask.run();
            case "demo" -> DemoTask.run(options);
            case "calibrate" -> CalibrateTask.run(options);
            default -> throw new Complaint("not something this can do: " + args[0]);
        }
    }

    /** A mistake in how the command was called, in words for the one who called it. */
    static final class Complaint extends RuntimeException {
        private static final long serialVersionUID = 1;

        Complaint(String message) {
            super(message);
        }
    }

    static Path existing(Map<String, String> options, String name, String hint) {
        String value = options.get(name);
        if (value == null || value.isBlank()) {
            throw new Complaint("say which: -P" + name + "=" + hint);
        }
        Path path = Path.of(value);
        if (!path.toFile().exists()) {
            throw new Complaint("-P" + name + ": there is no " + path);
        }
        return path;
    }
}
