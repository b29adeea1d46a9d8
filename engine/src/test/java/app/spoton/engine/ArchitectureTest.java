package app.spoton.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.Test;

/** The engine does not depend on Android, and its rules do not depend on files, the clock or randomness. */
public class ArchitectureTest {
    private static final JavaClasses ENGINE = engine();

    /** Dependencies are known only by name, because importing the JDK classes as well would take a minute. */
    private static JavaClasses engine() {
        ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
        return new ClassFileImporter().withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("app.spoton.engine");
    }

    private static final String[] RULES = {"..engine.card..", "..engine.hand..", "..engine.money..",
        "..engine.paytable..", "..engine.round..", "..engine.settlement..", "..engine.game..", "..engine.odds..", "..engine.handbook.."};

    @Test
    public void theEngineDoesNotDependOnAndroid() {
        noClasses().should().dependOnClassesThat().resideInAnyPackage("android..", "androidx..", "kotlin..")
                .check(ENGINE);
    }

    @Test
    public void theRulesDoNotDependOnFilesTheClockOrRandomness() {
        noClasses().that().resideInAnyPackage(RULES).should().dependOnClassesThat()
                .resideInAnyPackage("java.io..", "java.nio..", "java.time..", "java.net..", "java.util.concurrent..")
                .orShould().dependOnClassesThat().haveFullyQualifiedName("java.util.Random")
                .orShould().callMethod(System.class, "nanoTime")
                .orShould().callMethod(System.class, "currentTimeMillis")
                .orShould().callMethod(Math.class, "random")
                .check(ENGINE);
    }

    @Test
    public void theRulesDoNotDependOnJsonOrTheCommandLine() {
        noClasses().that().resideInAnyPackage(RULES).should().dependOnClassesThat()
                .resideInAnyPackage("..engine.json..", "..engine.cli..", "..engine.catalog..").check(ENGINE);
        noClasses().that().resideInAnyPackage("..engine.card..", "..engine.hand..", "..engine.money..")
                .should().dependOnClassesThat().resideInAnyPackage("..engine.paytable..", "..engine.round..",
                        "..engine.settlement..", "..engine.game..", "..engine.odds..").check(ENGINE);
        noClasses().that().resideInAnyPackage("..engine.paytable..", "..engine.round..", "..engine.settlement..")
                .should().dependOnClassesThat().resideInAnyPackage("..engine.game..").check(ENGINE);
    }

    @Test
    public void thereAreNoPackageCyclesInTheEngine() {
        slices().matching("app.spoton.engine.(**)").should().beFreeOfCycles().check(ENGINE);
    }

    @Test
    public void noGameDependsOnAnother() {
        String[] games = {"FourCardPoker", "ThreeCardFury", "CrazyFourPoker", "FourCardSplit", "SuperFourPoker"};
        for (String game : games) {
            for (String other : games) {
                if (!game.equals(other)) {
                    noClasses().that().haveSimpleName(game).should().dependOnClassesThat().haveSimpleName(other)
                            .check(ENGINE);
                }
            }
        }
    }

    @Test
    public void moneyIsNeverFloatingPoint() {
        noClasses().should().dependOnClassesThat().haveFullyQualifiedName("java.lang.Double")
                .orShould().dependOnClassesThat().haveFullyQualifiedName("java.lang.Float")
                .check(ENGINE);
    }
}
