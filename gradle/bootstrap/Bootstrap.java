import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Makes what a machine cannot download (see docs/building.md). bootstrap.sh runs it for one part or for both:
 *
 *   java Bootstrap part main-class target [part main-class target]
 *
 * It fetches part/artifacts.txt with mvn, checks every file against its SHA-256, compiles part/*.java, lets it make the
 * result and moves that to the target in one step: the target is complete or missing. All work is done under a lock in
 * a directory named *.part beside the target; such a directory found by the holder of the lock was left by a killed run.
 * The parts are made at the same time.
 */
public class Bootstrap {
    private static final long SPACE_NEEDED = 500L << 20;
    static final String DO_WITHOUT =
        "To do without the bootstrap, install an Android SDK named by ANDROID_HOME,\n"
        + "and let Gradle's distribution be downloadable (docs/building.md).";

    public static void main(String[] args) {
        try {
            List<Part> parts = new ArrayList<>();
            for (int i = 0; i < args.length; i += 3) {
                parts.add(new Part(Path.of(args[i]).toAbsolutePath(), args[i + 1], Path.of(args[i + 2]).toAbsolutePath()));
            }
            make(parts);
        } catch (BootstrapFailure e) {
            fail(e.getMessage());
        } catch (IOException e) {
            fail((e instanceof FileSystemException f ? "Cannot write to " + f.getFile() + ": " + reason(f)
                    : "Cannot write to the Gradle user home: " + e.getMessage())
                + ".\nMake room or give access there, or set GRADLE_USER_HOME to another directory.");
        } catch (Exception e) {
            fail("The bootstrap has a fault: " + e + ".\n" + DO_WITHOUT);
        }
    }

    private static String reason(FileSystemException e) {
        return e.getReason() == null ? e.getClass().getSimpleName() : e.getReason();
    }

    private static void fail(String message) {
        say("\nERROR: " + message + "\n");
        System.exit(1);
    }

    /** To the error stream, so that a task's own output stays clean. */
    static void say(String line) {
        System.err.println(line);
    }

    // ---- making the parts

    /** Where the sources of a part are, the class that makes it, and where it is to be. */
    private record Part(Path sources, String mainClass, Path target) {
        Map<String, String> artifacts() throws IOException {
            return ArtifactDownloads.list(sources.resolve("artifacts.txt"));
        }

        Path work(Path cache) {
            return cache.resolve(target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        }
    }

    private static void make(List<Part> wanted) throws Exception {
        Path cache = wanted.get(0).target().getParent();
        Files.createDirectories(cache);
        try (FileChannel lock = FileChannel.open(cache.resolve("lock"),
                StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            waitFor(lock);   // released when the channel is closed or this process dies
            // Another run may have made them while this one waited.
            List<Part> parts = wanted.stream().filter(p -> !Files.isDirectory(p.target())).toList();
            if (parts.isEmpty()) {
                return;
            }
            deleteLeftovers(cache);
            if (Files.getFileStore(cache).getUsableSpace() < SPACE_NEEDED) {
                throw new BootstrapFailure("There is too little room in " + cache + ": " + (SPACE_NEEDED >> 20)
                    + " MB are needed.\nMake room, or set GRADLE_USER_HOME to another directory.");
            }
            ArtifactDownloads downloads = new ArtifactDownloads();
            for (Part part : parts) {
                Path work = part.work(cache);
                Runtime.getRuntime().addShutdownHook(new Thread(() -> deleteQuietly(work)));
                Path jars = Files.createDirectories(work.resolve("jars"));
                part.artifacts().keySet().forEach(artifact -> downloads.add(artifact, jars));
            }
            say("[1/3] fetching " + downloads.size() + " artifacts with mvn");
            downloads.fetch(parts.get(0).work(cache));
            say("[2/3] comparing their checksums");
            for (Part part : parts) {
                ArtifactDownloads.verify(part.artifacts(), part.work(cache).resolve("jars"));
            }
            say("[3/3] making " + parts.stream().map(p -> p.target().getFileName().toString()).collect(Collectors.joining(" and ")));
            AtOnce.run(parts, part -> {
                Path work = part.work(cache);
                Path result = work.resolve(part.target().getFileName());
                run(part, work, result);
                Files.move(result, part.target(), StandardCopyOption.ATOMIC_MOVE);
            });
        }
    }

    private static void waitFor(FileChannel lock) throws IOException {
        if (lock.tryLock() == null) {
            say("Waiting for another bootstrap on this machine");
            lock.lock();
        }
    }

    private static void deleteLeftovers(Path cache) throws IOException {
        try (Stream<Path> entries = Files.list(cache)) {
            entries.filter(e -> e.toString().endsWith(".part")).toList().forEach(Bootstrap::deleteQuietly);
        }
    }

    private static void delete(Path tree) throws IOException {
        try (Stream<Path> walk = Files.walk(tree)) {
            for (Path path : walk.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        }
    }

    /** What cannot be deleted now is left to the next run. */
    private static void deleteQuietly(Path tree) {
        try {
            delete(tree);
        } catch (IOException | RuntimeException e) {
            // it was never made, or the mvn of a killed run is still writing to it
        }
    }

    // ---- running

    /** Compiles the part's sources against the fetched jars and calls main(jars, part, result). */
    private static void run(Part part, Path work, Path result) throws Exception {
        Path jars = work.resolve("jars");
        Path classes = Files.createDirectories(work.resolve("classes"));
        List<Path> classpath = new ArrayList<>(list(jars));
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "-encoding", "UTF-8", "-d", classes.toString(),
            "-cp", classpath.stream().map(Path::toString).collect(Collectors.joining(java.io.File.pathSeparator))));
        list(part.sources()).stream().map(Path::toString).filter(f -> f.endsWith(".java")).forEach(arguments::add);
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)) != 0) {
            throw new BootstrapFailure("The sources in " + part.sources() + " do not compile.");
        }
        classpath.add(0, classes);
        List<URL> urls = new ArrayList<>();
        for (Path path : classpath) {
            urls.add(path.toUri().toURL());
        }
        try (URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new))) {
            String[] arguments3 = {jars.toString(), part.sources().toString(), result.toString()};
            loader.loadClass(part.mainClass()).getMethod("main", String[].class).invoke(null, (Object) arguments3);
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof Exception cause ? cause : e;
        }
    }

    private static List<Path> list(Path dir) throws IOException {
        try (Stream<Path> entries = Files.list(dir)) {
            return entries.sorted().toList();
        }
    }
}
