package app.spoton.camera;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.Test;

public class ArchitectureTest {
    private final JavaClasses camera =
            new ClassFileImporter().importUrl(CardReader.class.getProtectionDomain().getCodeSource().getLocation());

    @Test
    public void theCameraKnowsNothingOfTheScreens() {
        noClasses().should().dependOnClassesThat().resideInAPackage("app.spoton.tablet..").check(camera);
    }

    @Test
    public void thereAreNoCoroutines() {
        noClasses().should().dependOnClassesThat().resideInAnyPackage("kotlinx.coroutines..", "kotlin..").check(camera);
    }

    @Test
    public void onlyTheDeviceSideKnowsAndroid() {
        noClasses().that().resideOutsideOfPackage("app.spoton.camera.device..")
                .should().dependOnClassesThat().resideInAnyPackage("android..", "com.google.mlkit..").check(camera);
    }

    /** minSdk is 28 and the compiler does not know what that has: these came later, and D8 does not put them back. */
    @Test
    public void nothingIsCalledThatATabletMayNotHave() {
        noClasses().should().callMethod(Stream.class, "toList").orShould().callMethod(String.class, "lines")
                .orShould().callMethod(InputStream.class, "readAllBytes")
                .orShould().callMethod(Path.class, "of", String.class, String[].class).check(camera);
    }

    @Test
    public void ofTheEngineOnlyCardsAreKnown() {
        noClasses().should().dependOnClassesThat(DescribedPredicate.describe("engine beyond cards",
                c -> c.getPackageName().startsWith("app.spoton.engine") && !c.getPackageName().endsWith(".card")))
                .check(camera);
    }
}
