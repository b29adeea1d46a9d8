package app.spoton.tablet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The sources of all modules by their paths from the project's folder. Tests run in the folder of their module. */
final class SourceTree {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final List<String> MODULES = List.of("engine", "engine/fleet", "camera", "camera/cli", "app", "app/simulator");

    private SourceTree() {
    }

    /** Java, Kotlin and what is packed with them, without the tests. */
    static Map<String, String> main() {
        Map<String, String> files = new TreeMap<>();
        MODULES.forEach(module -> add(module + "/src/main", ".*\\.(java|kt|xml|txt)", files));
        return files;
    }

    /** Java and Kotlin, tests and benchmarks too. */
    static Map<String, String> code() {
        Map<String, String> files = new TreeMap<>();
        MODULES.forEach(module -> add(module + "/src", ".*\\.(java|kt)", files));
        return files;
    }

    private static void add(String folder, String names, Map<String, String> files) {
        List<Path> found = new ArrayList<>();
        try (Stream<Path> all = Files.exists(ROOT.resolve(folder)) ? Files.walk(ROOT.resolve(folder)) : Stream.empty()) {
            all.filter(file -> Files.isRegularFile(file) && file.toString().matches(names)).forEach(found::add);
            for (Path file : found) {
                String path = ROOT.relativize(file).toString().replace('\\', '/');
                files.put(path, new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
