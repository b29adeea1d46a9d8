package app.spoton.simulator;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** The command line's options as system properties; see app/simulator/build.gradle. */
final class SimulatorOptions {
    private static final String SCRIPT = "simulator.script";
    private static final String WINDOW = "simulator.window";

    private SimulatorOptions() {
    }

    /** The screen as Android qualifiers: size, orientation, density, night. */
    static String qualifiers() {
        return System.getProperty("simulator.qualifiers", "w1280dp-h800dp-land-mdpi");
    }

    static float fontScale() {
        return Float.parseFloat(System.getProperty("simulator.fontScale", "1"));
    }

    static boolean hasScript() {
        return System.getProperty(SCRIPT) != null;
    }

    static Optional<Path> script() {
        return Optional.ofNullable(System.getProperty(SCRIPT)).map(SimulatorOptions::path);
    }

    static void takeTour() {
        System.setProperty(SCRIPT, System.getProperty("simulator.tour"));
    }

    static boolean window() {
        return Boolean.getBoolean(WINDOW);
    }

    static void useWindow(boolean use) {
        System.setProperty(WINDOW, String.valueOf(use));
    }

    /** Whether a script waits between its taps as long as a person would; a measurement of the app's memory over time needs that. */
    static boolean realTime() {
        return window() || Boolean.getBoolean("simulator.realTime");
    }

    /** The time between two frames. A script that nobody watches needs fewer: drawing them was most of its work. */
    static Duration frame() {
        return Duration.ofMillis(realTime() ? 16 : 100);
    }

    /** The folder for the app's files; empty if they are discarded, as a script's are unless it names a folder. */
    static Optional<Path> data() {
        String kept = window() && !hasScript() ? System.getProperty("simulator.home") : null;
        return Optional.ofNullable(System.getProperty("simulator.data", kept)).map(SimulatorOptions::path);
    }

    /** The answer to the app's file pickers; without one, a window asks and a script cancels. */
    static Optional<Path> pickedFile() {
        return Optional.ofNullable(System.getProperty("simulator.file")).map(SimulatorOptions::path);
    }

    /** The log of an earlier start's classes; empty in the first start, which writes it. */
    static Optional<PreloadedClasses> preloadedClasses() {
        return Optional.ofNullable(System.getProperty("simulator.classes")).map(Path::of).map(PreloadedClasses::new);
    }

    /** Paths are relative to the project's folder, wherever this process was started. */
    static Path path(String path) {
        return Path.of(System.getProperty("simulator.project", "")).resolve(path).toAbsolutePath().normalize();
    }
}
