package app.spoton.tablet.crash;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Starts a JVM on this computer with the test classes. */
final class JavaProcess {
    private final String classPath;
    private final List<String> options;

    private JavaProcess(String classPath, List<String> options) {
        this.classPath = classPath;
        this.options = options;
    }

    static JavaProcess create() {
        return new JavaProcess(System.getProperty("java.class.path"), List.of());
    }

    /**
     * For processes that are started very often: their classes are loaded from an archive, which takes a third less time. One
     * process is run to its end to make the archive.
     *
     * @param folder for the archive
     */
    static JavaProcess quick(Path folder, Class<?> main, String... args) throws IOException, InterruptedException {
        List<String> jars = new ArrayList<>();
        for (String part : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path path = Path.of(part);
            jars.add(Files.isDirectory(path) ? jar(path, folder.resolve(jars.size() + ".jar")) : part);
        }
        String classPath = String.join(File.pathSeparator, jars);
        Path archive = folder.resolve("classes.jsa");
        List<String> command = new JavaProcess(classPath, List.of("-XX:ArchiveClassesAtExit=" + archive)).command(main, args);
        new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD)
                .start().waitFor();
        return new JavaProcess(classPath, Files.exists(archive) ? List.of("-XX:SharedArchiveFile=" + archive) : List.of());
    }

    /** An archive has no classes from folders. */
    private static String jar(Path folder, Path jar) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar)); Stream<Path> all = Files.walk(folder)) {
            out.setLevel(0);
            for (Path file : all.filter(Files::isRegularFile).collect(Collectors.toList())) {
                out.putNextEntry(new JarEntry(folder.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, out);
                out.closeEntry();
            }
        }
        return jar.toString();
    }

    List<String> command(Class<?> main, String... args) {
        List<String> command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java", "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC", "-Xshare:auto"));
        command.addAll(options);
        command.addAll(List.of("-cp", classPath, main.getName()));
        command.addAll(List.of(args));
        return command;
    }
}
