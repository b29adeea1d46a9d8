package app.spoton.tablet;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.Assert.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.BeforeClass;
import org.junit.Test;

/** Who may know whom, seen in the compiled classes of all modules. */
public class AppArchitectureTest {
    /** Where Kotlin is allowed: the screens of the features, what they share, and the shell around them. */
    private static final String[] SCREENS =
            {"app.spoton.tablet..ui..", "app.spoton.tablet.designsystem..", "app.spoton.tablet.app.."};

    private static JavaClasses ours;

    @BeforeClass
    public static void readClasses() {
        ours = new ClassFileImporter()
                .withImportOption(location -> !location.contains("UnitTest"))
                .importPackages("app.spoton");
    }

    @Test
    public void theClassesOfAllModulesAreLookedAt() {
        assertTrue(ours.contain("app.spoton.tablet.app.MainActivity"));
        assertTrue(ours.contain("app.spoton.tablet.app.AppShellKt"));
        assertTrue(ours.contain("app.spoton.engine.card.Card"));
    }

    @Test
    public void nobodyUsesCoroutines() {
        noClasses().should().dependOnClassesThat().resideInAPackage("kotlinx.coroutines..").check(ours);
    }

    @Test
    public void theAppReachesTheEngineAndTheCameraByTheirFrontDoors() {
        noClasses().that().resideInAPackage("app.spoton.tablet..")
                .should().dependOnClassesThat(resideInAPackage("app.spoton.engine.cli..")
                        .or(resideInAPackage("app.spoton..internal..")))
                .check(ours);
    }

    @Test
    public void onlyScreensAreKotlin() {
        classes().that().areAnnotatedWith("kotlin.Metadata")
                .should().resideInAnyPackage(SCREENS).check(ours);
    }

    @Test
    public void screensKnowNeitherTheDatabaseNorThreads() {
        noClasses().that().resideInAnyPackage(SCREENS)
                .and().areAnnotatedWith("kotlin.Metadata")
                .should().dependOnClassesThat().resideInAnyPackage("androidx.room..", "java.util.concurrent..")
                .check(ours);
    }

    @Test
    public void nothingButScreensKnowsCompose() {
        noClasses().that().resideInAPackage("app.spoton.tablet..").and().areNotAnnotatedWith("kotlin.Metadata")
                .should().dependOnClassesThat().resideInAPackage("androidx.compose..").check(ours);
    }
}
