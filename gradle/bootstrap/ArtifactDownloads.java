import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/** Fetches Maven artifacts and compares their checksums. Fetching is mostly waiting, so several mvn share it. */
final class ArtifactDownloads {
    private static final String COPY_PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1";
    private static final int AT_ONCE = 5;
    private static final int STEP = 20;

    private final List<Download> downloads = new ArrayList<>();

    /** Coordinates (group:artifact:version) to SHA-256, in the order of the list. */
    static Map<String, String> list(Path list) throws IOException {
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

    /** An artifact (group:artifact:version) and the directory for its jar. */
    private record Download(String coordinates, Path jars) {
        String item() {
            return "<artifactItem>" + xml(coordinates) + "<outputDirectory>" + escape(jars.toString())
                + "</outputDirectory></artifactItem>\n";
        }
    }

    void add(String coordinates, Path jars) {
        downloads.add(new Download(coordinates, jars));
    }

    int size() {
        return downloads.size();
    }

    /** With mvn, so that a mirror or proxy in its settings counts here too. */
    void fetch(Path work) throws Exception {
        AtomicInteger fetched = new AtomicInteger();
        Runnable onDownload = () -> {
            int count = fetched.incrementAndGet();
            if (count % STEP == 0) {
                Bootstrap.say("      " + count + " of " + size());
            }
        };
        // The last one, a small file, alone: with it comes mvn's plugin, which several at once would read half-written.
        List<Download> rest = downloads.subList(0, size() - 1);
        fetchShare(downloads.subList(size() - 1, size()), Files.createDirectories(work.resolve("mvn")), onDownload);
        List<List<Download>> shares = new ArrayList<>();
        for (int i = 0; i < Math.min(AT_ONCE, rest.size()); i++) {
            shares.add(new ArrayList<>());
        }
        for (int i = 0; i < rest.size(); i++) {
            shares.get(i % shares.size()).add(rest.get(i));
        }
        AtOnce.run(shares, share ->
            fetchShare(share, Files.createDirectories(work.resolve("mvn-" + shares.indexOf(share))), onDownload));
    }

    private static void fetchShare(List<Download> share, Path work, Runnable onDownload) throws Exception {
        Path pom = Files.writeString(work.resolve("pom.xml"), "<project><modelVersion>4.0.0</modelVersion>\n"
            + xml("spoton:bootstrap:1") + "<packaging>pom</packaging>\n"
            + "<build><plugins><plugin>" + xml(COPY_PLUGIN) + "<configuration>\n"
            + "<artifactItems>\n" + share.stream().map(Download::item).collect(Collectors.joining())
            + "</artifactItems></configuration></plugin></plugins></build></project>\n");
        ProcessBuilder mvn = new ProcessBuilder("mvn", "-B", "-U", "-f", pom.toString(), COPY_PLUGIN + ":copy")
            .directory(work.toFile()).redirectErrorStream(true);
        mvn.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process;
        try {
            process = mvn.start();
        } catch (IOException e) {
            throw new BootstrapFailure("mvn cannot be started (" + e.getMessage() + ").\nInstall Apache Maven. " + Bootstrap.DO_WITHOUT);
        }
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        List<String> output = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(process.getInputStream()))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                output.add(line);
                if (isDownloaded(line, share)) {
                    onDownload.run();
                }
            }
        }
        int exit = process.waitFor();
        if (exit != 0) {
            throw new BootstrapFailure("mvn could not fetch what is needed:\n  " + complaint(output, exit) + "\n"
                + "Check the network, the mirror or proxy in Maven's settings and the room on the disk.\n"
                + Bootstrap.DO_WITHOUT);
        }
    }

    private static boolean isDownloaded(String line, List<Download> downloads) {
        return line.contains("Downloaded from ")
            && downloads.stream().anyMatch(d -> line.contains("/" + jarName(d.coordinates())));
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

    static void verify(Map<String, String> artifacts, Path jars) throws Exception {
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
}
