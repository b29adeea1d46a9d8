import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** One of Gradle's modules: the content of its jar, and the other modules and jars it says it needs. */
final class GradleModule {
    static final String PROPERTIES = "-classpath.properties";
    private static final long ANY_TIME = 1577836800000L;   // always the same, so that equal input gives equal jars

    /** Named by modules and left out: parts of native-platform (all in its one jar here), the Kotlin compiler. */
    private static final Pattern LEFT_OUT = Pattern.compile("(native-platform-[a-z]|file-events-"
        + "|kotlin-compiler-embeddable-|kotlin-daemon-embeddable-|kotlin-script-runtime-|trove4j-).*");

    final String name;
    final Map<String, byte[]> files = new LinkedHashMap<>();
    private final Properties needs = new Properties();

    GradleModule(String name) {
        this.name = name;
    }

    void setNeeds(Properties properties) {
        needs.putAll(properties);
        needs.setProperty("runtime", list("runtime").stream().filter(jar -> !LEFT_OUT.matcher(jar).matches())
            .collect(Collectors.joining(",")));
    }

    void setModules(List<String> modules) {
        needs.setProperty("projects", String.join(",", modules));
        needs.setProperty("runtime", "");
    }

    List<String> modules() {
        return list("projects");
    }

    List<String> optionalModules() {
        return list("optional");
    }

    /** File names of third-party jars. */
    List<String> jars() {
        return list("runtime");
    }

    private List<String> list(String key) {
        String value = needs.getProperty(key, "").trim();
        return value.isEmpty() ? List.of() : List.of(value.split(","));
    }

    String jarName(String version) {
        return name + "-" + version + ".jar";
    }

    /** The module's jar; the manifest's additional lines are given whole, however long. */
    void write(Path file, List<String> manifestLines) throws IOException {
        Map<String, byte[]> content = new LinkedHashMap<>(files);
        String text = new TreeSet<>(needs.stringPropertyNames()).stream()
            .map(key -> key + "=" + needs.getProperty(key) + "\n").collect(Collectors.joining());
        content.put(name + PROPERTIES, text.getBytes(StandardCharsets.ISO_8859_1));
        writeJar(file, manifestLines, content);
    }

    static void writeJar(Path file, List<String> manifestLines, Map<String, byte[]> content) throws IOException {
        StringBuilder manifest = new StringBuilder("Manifest-Version: 1.0\r\n");
        for (String line : manifestLines) {
            for (int i = 0; i < line.length(); i += 70) {   // a line may have 72 bytes; it goes on after a space
                manifest.append(i == 0 ? "" : " ").append(line, i, Math.min(line.length(), i + 70)).append("\r\n");
            }
        }
        try (ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            put(zip, "META-INF/MANIFEST.MF", manifest.append("\r\n").toString().getBytes(StandardCharsets.UTF_8));
            for (Map.Entry<String, byte[]> entry : content.entrySet()) {
                put(zip, entry.getKey(), entry.getValue());
            }
        }
    }

    private static void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(ANY_TIME);
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }
}
