import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Puts Gradle together: main(jars, this directory, result).
 *
 * The source is dev.gradleplugins:gradle-api, the "gradleApi()" jar, which has the classes of nearly every Gradle
 * module with its third-party references moved under org.gradle.internal.impldep. They are moved back, the jar is cut
 * into its modules, the third-party jars which these name are laid beside them, and small stand-ins are compiled for
 * the few modules which that jar lacks. Not in the result: Kotlin DSL, declarative DSL, --profile, TestKit.
 */
public final class AssembleGradle {
    private static final String VERSION = "8.11.1", AGENT = "gradle-instrumentation-agent";

    /** Started with "java -cp <its jar>", which therefore names the others: by gradlew, and by Gradle as a daemon. */
    private static final Set<String> STARTED = Set.of("gradle-gradlew", "gradle-daemon-main");

    private final Path jars, lib;
    private final ApiJar api;
    private final Map<String, GradleModule> modules;
    private final List<Path> written = new ArrayList<>();

    private AssembleGradle(Path jars, Path result) throws IOException {
        this.jars = jars;
        lib = result.resolve("lib");
        api = new ApiJar(jars.resolve("gradle-api-" + VERSION + ".jar"));
        modules = api.modules;
    }

    public static void main(String[] args) throws IOException {
        new AssembleGradle(Path.of(args[0]), Path.of(args[2])).assemble(Path.of(args[1], "stand-ins"));
    }

    private void assemble(Path standIns) throws IOException {
        Path work = jars.resolveSibling("stand-ins");
        for (String directory : List.of("plugins", "agents")) {
            Files.createDirectories(lib.resolve(directory));
        }
        List<GradleModule> missing = List.of(
            missing("gradle-gradlew", List.of("gradle-gradle-cli-main")),
            missing("gradle-gradle-cli", List.of("gradle-launcher", "gradle-gradle-cli-main")),
            missing("gradle-daemon-server", List.of("gradle-launcher")),
            missing("gradle-daemon-main", modules.get("gradle-gradle-cli-main").modules()),
            missing("gradle-installation-beacon", List.of()),
            missing(AGENT, List.of()),
            missing("gradle-java-compiler-plugin", List.of()),
            missing("gradle-kotlin-dsl-provider-plugins", List.of("gradle-core")));
        modules.get("gradle-kotlin-dsl-provider-plugins").files.put(
            "META-INF/services/org.gradle.initialization.GradleApiSpecProvider",
            "org.gradle.kotlin.dsl.provider.KotlinApiSpecProvider\n".getBytes(StandardCharsets.UTF_8));

        Set<String> core = closure("gradle-gradlew", "gradle-gradle-cli", "gradle-daemon-server", "gradle-daemon-main",
            "gradle-installation-beacon");
        layThirdPartyJars(core);
        for (GradleModule module : modules.values()) {
            if (!missing.contains(module)) {
                write(module, core);
            }
        }
        for (GradleModule module : missing) {
            StandIns.compile(standIns.resolve(module.name), written, work.resolve(module.name), module);
        }
        for (GradleModule module : missing) {
            write(module, core);
        }
    }

    /** A module that the API jar lacks. */
    private GradleModule missing(String name, List<String> needs) {
        GradleModule module = new GradleModule(name);
        module.setModules(needs);
        modules.put(name, module);
        return module;
    }

    private Set<String> closure(String... roots) {
        Set<String> seen = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(roots));
        while (!open.isEmpty()) {
            String name = open.pop();
            if (modules.containsKey(name) && seen.add(name)) {
                open.addAll(modules.get(name).modules());
                open.addAll(modules.get(name).optionalModules());
            }
        }
        return seen;
    }

    private void layThirdPartyJars(Set<String> core) throws IOException {
        Map<String, Boolean> wanted = new TreeMap<>();   // jar -> does the core need it?
        for (GradleModule module : modules.values()) {
            module.jars().forEach(jar -> wanted.merge(jar, core.contains(module.name), Boolean::logicalOr));
        }
        for (String jar : wanted.keySet()) {
            Path to = lib.resolve(wanted.get(jar) ? jar : "plugins/" + jar);
            Map<String, byte[]> library = api.library(jar);
            if (library.isEmpty()) {
                Files.copy(jars.resolve(jar), to);
            } else {
                GradleModule.writeJar(to, List.of(), library);
            }
            written.add(to);
        }
    }

    private void write(GradleModule module, Set<String> core) throws IOException {
        List<String> manifest = new ArrayList<>(List.of("Implementation-Title: Gradle",
            "Implementation-Version: " + VERSION));
        if (STARTED.contains(module.name)) {
            manifest.add("Class-Path: " + String.join(" ", jarsNeededBy(module)));
        }
        if (module.name.equals(AGENT)) {
            manifest.add("Premain-Class: org.gradle.instrumentation.agent.Agent");
            manifest.add("Agent-Class: org.gradle.instrumentation.agent.Agent");
        }
        String directory = module.name.equals(AGENT) ? "agents/" : core.contains(module.name) ? "" : "plugins/";
        Path jar = lib.resolve(directory + module.jarName(VERSION));
        module.write(jar, manifest);
        written.add(jar);
    }

    private Set<String> jarsNeededBy(GradleModule module) {
        Set<String> names = new LinkedHashSet<>();
        for (String needed : closure(module.name)) {
            if (!needed.equals(module.name)) {
                names.add(modules.get(needed).jarName(VERSION));
            }
            names.addAll(modules.get(needed).jars());
        }
        return names;
    }
}
