package app.spoton.tablet;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.toCollection;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.BeforeClass;
import org.junit.Test;

/** Which package may use which, checked in the compiled classes of all modules. */
public class AppArchitectureTest {
    /** What a feature may use of the others. The shell, which joins them, may use all; nobody may use the shell. */
    private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
            Map.entry("threads", Set.of()),
            Map.entry("storage", Set.of("threads")),
            Map.entry("designsystem", Set.of()),
            Map.entry("documents", Set.of()),
            Map.entry("auditlog", Set.of("storage", "threads")),
            Map.entry("settings", Set.of("designsystem", "storage", "threads")),
            Map.entry("people", Set.of("auditlog", "designsystem", "settings", "storage", "threads")),
            Map.entry("setup", Set.of("auditlog", "designsystem", "documents", "people", "settings", "storage", "threads")),
            Map.entry("table", Set.of("auditlog", "designsystem", "people", "settings", "setup", "storage", "threads")),
            Map.entry("tablecamera", Set.of("auditlog", "designsystem", "settings", "setup", "storage", "table", "threads")),
            Map.entry("history", Set.of("auditlog", "designsystem", "documents", "people", "settings", "storage", "tablecamera",
                    "threads")),
            Map.entry("devicecheck", Set.of("auditlog", "designsystem", "documents", "settings", "storage", "tablecamera",
                    "threads")),
            Map.entry("handbook", Set.of("designsystem", "documents", "settings", "setup", "storage", "threads")),
            Map.entry("trainer", Set.of("designsystem", "documents", "people", "setup", "storage", "threads")));

    /** What Hilt and Room write: among it one component that uses every class. */
    private static final Pattern GENERATED = Pattern.compile(
            ".*/(hilt_aggregated_deps/|dagger/|[^/]*(Hilt|Dagger|_Factory|_MembersInjector|_GeneratedInjector|_Impl)[^/]*$).*");

    private static JavaClasses ours;

    @BeforeClass
    public static void readClasses() {
        // What is depended on is known by its name alone: importing the JDK and the libraries would take half a minute.
        ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
        ours = new ClassFileImporter()
                .withImportOption(location -> !location.contains("UnitTest"))
                .withImportOption(location -> !location.matches(GENERATED))
                .importPackages("app.spoton");
    }

    @Test
    public void theClassesOfAllModulesAreRead() {
        assertTrue(ours.contain("app.spoton.tablet.app.MainActivity"));
        assertTrue(ours.contain("app.spoton.tablet.app.navigation.AppShellKt"));
        assertTrue(ours.contain("app.spoton.camera.Picture"));
        assertTrue(ours.contain("app.spoton.engine.card.Card"));
    }

    @Test
    public void aFeatureUsesOnlyTheFeaturesOfTheTable() {
        Set<String> others = new TreeSet<>();
        for (JavaClass from : ours) {
            from.getDirectDependenciesFromSelf().stream()
                    .map(use -> feature(from) + " -> " + feature(use.getTargetClass().getBaseComponentType()))
                    .filter(use -> !isAllowed(use))
                    .collect(toCollection(() -> others));
        }
        assertEquals(Set.of(), others);
    }

    private static boolean isAllowed(String use) {
        String[] ends = use.split(" -> ", -1);
        return ends[0].isEmpty() || ends[1].isEmpty() || ends[0].equals(ends[1]) || ends[0].equals("app")
                || MAY_USE.getOrDefault(ends[0], Set.of()).contains(ends[1]);
    }

    /** The package below app.spoton.tablet; empty for other classes and for those that Android generates there. */
    private static String feature(JavaClass type) {
        String root = "app.spoton.tablet.";
        String name = type.getPackageName() + ".";
        return name.startsWith(root) ? name.substring(root.length()).replaceFirst("\\..*", "") : "";
    }

    @Test
    public void thereAreNoPackageCyclesInTheApp() {
        slices().matching("app.spoton.tablet.(**)").should().beFreeOfCycles().check(ours);
    }

    @Test
    public void nobodyUsesCoroutines() {
        noClasses().should().dependOnClassesThat().resideInAPackage("kotlinx.coroutines..").check(ours);
    }

    @Test
    public void theAppUsesOnlyThePublicPackagesOfEngineAndCamera() {
        noClasses().that().resideInAPackage("app.spoton.tablet..")
                .should().dependOnClassesThat(resideInAPackage("app.spoton.engine.cli..")
                        .or(resideInAPackage("app.spoton..internal..")))
                .check(ours);
    }

    @Test
    public void screensUseNeitherTheDatabaseNorThreads() {
        noClasses().that().areAnnotatedWith("kotlin.Metadata")
                .should().dependOnClassesThat().resideInAnyPackage("androidx.room..", "java.util.concurrent..")
                .check(ours);
    }

    @Test
    public void viewModelsAreJava() {
        noClasses().that().areAnnotatedWith("kotlin.Metadata")
                .should().beAssignableTo("androidx.lifecycle.ViewModel").check(ours);
    }

    @Test
    public void nothingButScreensUsesCompose() {
        noClasses().that().resideInAPackage("app.spoton.tablet..").and().areNotAnnotatedWith("kotlin.Metadata")
                .should().dependOnClassesThat().resideInAPackage("androidx.compose..").check(ours);
    }
}
