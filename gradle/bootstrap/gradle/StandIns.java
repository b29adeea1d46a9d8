import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Compiles the sources that stand in for a module. */
final class StandIns {
    private StandIns() {
    }

    /** For Java 8, as Gradle's own: the agent and the compiler plugin also run in the JVMs that a build starts. */
    static void compile(Path sources, List<Path> classpath, Path classes, GradleModule module) throws IOException {
        Files.createDirectories(classes);
        List<String> arguments = new ArrayList<>(List.of("-source", "8", "-target", "8", "-proc:none", "-nowarn",
            "-Xlint:none",
            "-encoding", "UTF-8", "-d", classes.toString(),
            "-cp", classpath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator))));
        for (Path source : files(sources)) {
            arguments.add(source.toString());
        }
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)) != 0) {
            throw new IOException("cannot compile " + sources);
        }
        for (Path file : files(classes)) {
            module.files.put(classes.relativize(file).toString().replace(File.separatorChar, '/'),
                Files.readAllBytes(file));
        }
    }

    private static List<Path> files(Path directory) throws IOException {
        try (Stream<Path> walk = Files.walk(directory)) {
            return walk.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
