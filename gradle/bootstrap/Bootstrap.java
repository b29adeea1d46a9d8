import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Makes what a machine cannot download (see docs/building.md). bootstrap.sh runs it from source:
 *
 *   java Bootstrap.java part main-class target
 *
 * It fetches part/artifacts.txt with mvn, checks every file against its SHA-256, compiles part/*.java, lets it make the
 * result and moves that to the target in one step: the target is complete or missing. All work is done under a lock in
 * a directory named *.part beside the target; such a directory found by the holder of the lock was left by a killed run.
 */
public class Bootstrap {
    private static final String COPY_PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1";
    private static final long SPACE_NEEDED = 500L << 20;
    private static final int STEP = 20;
    private static final String DO_WITHOUT =
        "To do without the bootstrap, install an Android SDK named by ANDROID_HOME,\n"
        + "and let Gradle's distribution be downloadable (docs/building.md).";

    public static void main(String[] args) {
        try {
            make(Path.of(args[0]).toAbsolutePath(), args[1], Path.of(args[2]).toAbsolutePath());
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
    private static void say(String line) {
        System.err.println(line);
    }

    /** A failure that is explained to whoever started the build. */
    private static final class BootstrapFailure extends Exception {
        private static final long serialVersionUID = 1;

        BootstrapFailure(String message) {
            super(message);
        }
    }

    // ---- making a part

    private static void make(Path part, String mainClass, Path target) throws Exception {
        Path cache = target.getParent();
        Files.createDirectories(cache);
        try (FileChannel lock = FileChannel.open(cache.resolve("lock"),
                StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            waitFor(lock);   // released when the channel is closed or this process dies
            if (Files.isDirectory(target)) {
                return;   // another run made it while this one waited
            }
            deleteLeftovers(cache);
            if (Files.getFileStore(cache).getUsableSpace() < SPACE_NEEDED) {
                throw new BootstrapFailure("There is too little room in " + cache + ": " + (SPACE_NEEDED >> 20)
                    + " MB are needed.\nMake room, or set GRADLE_USER_HOME to another directory.");
            }
            Path work = cache.resolve(target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> deleteQuietly(work)));
            Files.createDirectories(work);
            Path jars = Files.createDirectories(work.resolve("jars"));
            Path result = work.resolve(target.getFileName());

            Map<String, String> artifacts = artifacts(part.resolve("artifacts.txt"));
            say("[1/3] fetching " + artifacts.size() + " artifacts with mvn");
            fetch(artifacts, jars, work);
            say("[2/3] comparing their checksums");
            verify(artifacts, jars);
            say("[3/3] making " + target.getFileName());
            run(part, mainClass, jars, work, result);
            Files.move(result, target, StandardCopyOption.ATOMIC_MOVE);
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

    /** Coordinates (group:artifact:version) to SHA-256, in the order of the list. */
    private static Map<String, String> artifacts(Path list) throws IOException {
        Map<String, String> artifacts = new LinkedHashMap<>();
        for (String line : Files.readAllLines(list)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] words = line.trim().split("\\s+");
                artifacts.put(words[1], words[0]);
            }
        }
        return artifacts;
    }

    private static String jarName(String coordinates) {
        String[] c = coordinates.split(":");
        return c[1] + "-" + c[2] + ".jar";
    }

    // ---- fetching

    /** With mvn, so that a mirror or proxy in its settings counts here too. */
    private static void fetch(Map<String, String> artifacts, Path jars, Path work) throws Exception {
        String items = artifacts.keySet().stream()
            .map(a -> "<artifactItem>" + xml(a) + "</artifactItem>\n").collect(Collectors.joining());
        Path pom = Files.writeString(work.resolve("pom.xml"), "<project><modelVersion>4.0.0</modelVersion>\n"
            + xml("spoton:bootstrap:1") + "<packaging>pom</packaging>\n"
            + "<build><plugins><plugin>" + xml(COPY_PLUGIN) + "<configuration>\n"
            + "<outputDirectory>" + escape(jars.toString()) + "</outputDirectory>\n"
            + "<artifactItems>\n" + items + "</artifactItems></configuration></plugin></plugins></build></project>\n");
        ProcessBuilder mvn = new ProcessBuilder("mvn", "-B", "-U", "-f", pom.toString(), COPY_PLUGIN + ":copy")
            .directory(work.toFile()).redirectErrorStream(true);
        mvn.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process;
        try {
            process = mvn.start();
        } catch (IOException e) {
            throw new BootstrapFailure("mvn cannot be started (" + e.getMessage() + ").\nInstall Apache Maven. " + DO_WITHOUT);
        }
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        List<String> output = new ArrayList<>();
        int fetched = 0;
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(process.getInputStream()))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                output.add(line);
                if (isDownloaded(line, artifacts) && ++fetched % STEP == 0) {
                    say("      " + fetched + " of " + artifacts.size());
                }
            }
        }
        int exit = process.waitFor();
        if (exit != 0) {
            throw new BootstrapFailure("mvn could not fetch what is needed:\n  " + complaint(output, exit) + "\n"
                + "Check the network, the mirror or proxy in Maven's settings and the room on the disk.\n"
                + DO_WITHOUT);
        }
    }

    private static boolean isDownloaded(String line, Map<String, String> artifacts) {
        return line.contains("Downloaded from ")
            && artifacts.keySet().stream().anyMatch(a -> line.contains("/" + jarName(a)));
    }

    /** The first thing mvn calls an error, without what it says about plugins; its last words if there is none. */
    private static String complaint(List<String> output, int exit) {
        return output.stream().filter(l -> l.startsWith("[ERROR]") || l.startsWith("Error") || l.startsWith("ERROR"))
            .map(l -> l.replaceFirst("^\\[ERROR\\] ", "").replaceFirst(" -> \\[Help 1\\]$", "")).findFirst()
            .orElse(output.isEmpty() ? "it ended with " + exit : output.get(output.size() - 1));
    }

    private static String xml(String coordinates) {
        String[] c = coordinates.split(":");
        return "<groupId>" + c[0] + "</groupId><artifactId>" + c[1] + "</artifactId><version>" + c[2] + "</version>";
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }

    private static void verify(Map<String, String> artifacts, Path jars) throws Exception {
        for (Map.Entry<String, String> artifact : artifacts.entrySet()) {
            String found = sha256(jars.resolve(jarName(artifact.getKey())));
            if (!found.equals(artifact.getValue())) {
                throw new BootstrapFailure("The checksum of " + artifact.getKey() + " is wrong; nothing was made of it.\n"
                    + "  expected " + artifact.getValue() + "\n  found    " + found + "\n"
                    + "A broken download: delete it from Maven's local repository (~/.m2/repository) and run this\n"
                    + "again. If it comes back the same, the repository or mirror it came from is not to be trusted.");
            }
        }
    }

    private static String sha256(Path file) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        try (DigestInputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(java.io.OutputStream.nullOutputStream());
        } catch (NoSuchFileException e) {
            return "no such file";
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    // ---- running

    /** Compiles the part's sources against the fetched jars and calls main(jars, part, result). */
    private static void run(Path part, String mainClass, Path jars, Path work, Path result) throws Exception {
        Path classes = Files.createDirectories(work.resolve("classes"));
        List<Path> classpath = new ArrayList<>(list(jars));
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "-encoding", "UTF-8", "-d", classes.toString(),
            "-cp", classpath.stream().map(Path::toString).collect(Collectors.joining(java.io.File.pathSeparator))));
        list(part).stream().map(Path::toString).filter(f -> f.endsWith(".java")).forEach(arguments::add);
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)) != 0) {
            throw new BootstrapFailure("The sources in " + part + " do not compile.");
        }
        classpath.add(0, classes);
        List<URL> urls = new ArrayList<>();
        for (Path path : classpath) {
            urls.add(path.toUri().toURL());
        }
        try (URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new))) {
            String[] arguments3 = {jars.toString(), part.toString(), result.toString()};
            loader.loadClass(mainClass).getMethod("main", String[].class).invoke(null, (Object) arguments3);
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
