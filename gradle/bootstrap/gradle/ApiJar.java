import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The "gradleApi()" jar, cut into Gradle's modules again. In it they lie one after the other, each closed by its
 * <module>-classpath.properties; service files and a few others stand apart.
 */
final class ApiJar {
    private static final String PARAMETERS = "-parameter-names.properties", SERVICES = "META-INF/services/";
    private static final List<String> OWN_PLACES = List.of("org/gradle/", "org/slf4j/impl/", "META-INF/gradle-plugins/",
        "META-INF/gradle/");

    /** Files that do not lie with their module. */
    private static final Map<String, String> OWNERS = Map.of(
        "api-mapping.txt", "gradle-runtime-api-info",
        "default-imports.txt", "gradle-runtime-api-info",
        "gradle-plugins.properties", "gradle-runtime-api-info",
        "gradle-implementation-plugins.properties", "gradle-runtime-api-info",
        "instrumented-super-types.properties", "gradle-runtime-api-info",
        "upgraded-properties.json", "gradle-runtime-api-info",
        "release-features.txt", "gradle-launcher",
        "checkstyle-noframes-sorted.xsl", "gradle-code-quality",
        "gradle-wrapper.jar", "gradle-wrapper-main",
        "org/gradle/build-receipt.properties", "gradle-base-services");

    /** Libraries that no Maven artifact has as Gradle needs them: start of the jar's name, package. */
    static final Map<String, String> LIBRARIES = Map.of(
        "fastutil-", "it/unimi/dsi/fastutil/",
        "jcifs-", "jcifs/",
        "native-platform-", "net/rubygrapefruit/");

    final Map<String, GradleModule> modules = new TreeMap<>();
    private final Map<String, Map<String, byte[]>> libraries = new HashMap<>();   // package -> name -> content
    private final Map<String, List<String>> services = new TreeMap<>();           // service -> providers

    ApiJar(Path file) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            List<? extends ZipEntry> entries = Collections.list(zip.entries());
            String[] owners = owners(entries);
            for (int i = 0; i < owners.length; i++) {
                if (!entries.get(i).isDirectory()) {
                    try (InputStream in = zip.getInputStream(entries.get(i))) {
                        take(entries.get(i).getName(), in.readAllBytes(), owners[i]);
                    }
                }
            }
        }
        giveServicesToModules();
    }

    /** The files of a library, given the name of the jar that is to have them; empty if it is not in here. */
    Map<String, byte[]> library(String jar) {
        return LIBRARIES.entrySet().stream().filter(l -> jar.startsWith(l.getKey())).findFirst()
            .map(l -> libraries.get(l.getValue())).orElse(Map.of());
    }

    private GradleModule module(String name) {
        return modules.computeIfAbsent(name, GradleModule::new);
    }

    private static boolean closesModule(String name) {
        return name.indexOf('/') < 0 && name.endsWith(GradleModule.PROPERTIES);
    }

    private static String withoutEnd(String name, String end) {
        return name.substring(0, name.length() - end.length());
    }

    private static String[] owners(List<? extends ZipEntry> entries) {
        String[] owners = new String[entries.size()];
        String owner = null;
        for (int i = owners.length - 1; i >= 0; i--) {
            String name = entries.get(i).getName();
            if (closesModule(name)) {
                owner = withoutEnd(name, GradleModule.PROPERTIES);
            }
            owners[i] = owner;
        }
        return owners;
    }

    private void take(String name, byte[] content, String owner) throws IOException {
        if (closesModule(name)) {
            Properties needs = new Properties();
            needs.load(new java.io.ByteArrayInputStream(content));
            module(owner).setNeeds(needs);
        } else if (name.indexOf('/') < 0 && name.endsWith(PARAMETERS)) {
            module(withoutEnd(name, PARAMETERS)).files.put(name, content);
        } else if (OWNERS.containsKey(name)) {
            module(OWNERS.get(name)).files.put(name, Relocation.undo(name, content));
        } else if (!name.startsWith(Relocation.PATH) && OWN_PLACES.stream().anyMatch(name::startsWith)) {
            module(owner).files.put(name, Relocation.undo(name, content));
        } else if (name.startsWith(SERVICES)) {
            services.put(Relocation.undo(name.substring(SERVICES.length())),
                new String(content, StandardCharsets.UTF_8).lines().map(String::trim)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#")).map(Relocation::undo).toList());
        } else {
            String real = name.startsWith(Relocation.PATH) ? name.substring(Relocation.PATH.length()) : name;
            for (String place : LIBRARIES.values()) {
                if (real.startsWith(place)) {
                    libraries.computeIfAbsent(place, p -> new LinkedHashMap<>())
                        .putIfAbsent(real, Relocation.undo(real, content));
                }
            }
        }
    }

    /** A service's providers go where their classes are; a third-party provider is in its own jar's list. */
    private void giveServicesToModules() {
        Map<String, GradleModule> homes = new HashMap<>();
        modules.values().forEach(module -> module.files.keySet().forEach(file -> homes.put(file, module)));
        services.forEach((service, providers) -> {
            Map<GradleModule, StringBuilder> lists = new LinkedHashMap<>();
            for (String provider : providers) {
                GradleModule home = homes.get(provider.replace('.', '/') + ".class");
                if (home != null) {
                    lists.computeIfAbsent(home, m -> new StringBuilder()).append(provider).append('\n');
                }
            }
            lists.forEach((module, list) ->
                module.files.put(SERVICES + service, list.toString().getBytes(StandardCharsets.UTF_8)));
        });
    }
}
