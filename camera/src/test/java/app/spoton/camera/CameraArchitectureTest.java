package app.spoton.camera;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import app.spoton.camera.reading.CardReader;
import app.spoton.engine.round.Wager;
import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.Test;

public class CameraArchitectureTest {
    private static final JavaClasses CAMERA = camera();

    /** Read once. Dependencies are known only by name, because importing the JDK's and OpenCV's classes as well takes seconds. */
    private static JavaClasses camera() {
        ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
        return new ClassFileImporter().importUrl(CardReader.class.getProtectionDomain().getCodeSource().getLocation());
    }

    @Test
    public void theCameraDoesNotUseTheScreens() {
        noClasses().should().dependOnClassesThat().resideInAPackage("app.spoton.tablet..").check(CAMERA);
    }

    @Test
    public void thereAreNoCoroutines() {
        noClasses().should().dependOnClassesThat().resideInAnyPackage("kotlinx.coroutines..", "kotlin..").check(CAMERA);
    }

    @Test
    public void onlyTheDevicePackageUsesAndroid() {
        noClasses().that().resideOutsideOfPackage("app.spoton.camera.device..")
                .should().dependOnClassesThat().resideInAnyPackage("android..", "com.google.mlkit..").check(CAMERA);
    }

    /** minSdk is 28 and the compiler does not know what that has: these came later, and D8 does not put them back. */
    @Test
    public void nothingIsCalledThatATabletMayNotHave() {
        noClasses().should().callMethod(Stream.class, "toList").orShould().callMethod(String.class, "lines")
                .orShould().callMethod(InputStream.class, "readAllBytes")
                .orShould().callMethod(Path.class, "of", String.class, String[].class).check(CAMERA);
    }

    /** Cards, the facts of a game (how many cards it deals, which wagers have a spot) and JSON; never rounds or money. */
    @Test
    public void ofTheEngineOnlyCardsGameFactsWagersAndJsonAreUsed() {
        noClasses().should().dependOnClassesThat(DescribedPredicate.describe("engine beyond cards, games and JSON",
                c -> c.getPackageName().startsWith("app.spoton.engine") && !c.isEquivalentTo(Wager.class)
                        && !c.getPackageName().matches(".*[.](card|game|game[.]facts|json)")))
                .check(CAMERA);
    }

    @Test
    public void noPackagesDependOnEachOtherInACircle() {
        slices().assignedFrom(new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass type) {
                return SliceIdentifier.of(type.getPackageName());
            }

            @Override
            public String getDescription() {
                return "every package, the root included";
            }
        }).should().beFreeOfCycles().check(CAMERA);
    }
}
