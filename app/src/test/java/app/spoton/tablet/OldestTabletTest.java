package app.spoton.tablet;

import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toSet;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.codehaus.mojo.animal_sniffer.logging.Logger;
import org.junit.BeforeClass;
import org.junit.Test;
import org.objectweb.asm.Type;

/**
 * Java that compiles here may be missing on a tablet: the SDK of a build without Android's own shows all of Java 17,
 * and lint cannot see it (docs/building.md). This holds our classes against the Java of Android 8, the nearest below
 * our minSdk for which there is a list, and against what D8 supplies.
 */
public class OldestTabletTest {
    /** Records, string concatenation and switches over strings or types: D8 rewrites them whole. */
    private static final Set<String> REWRITTEN = Set.of("Record", "java.lang.runtime.ObjectMethods",
            "java.lang.invoke.StringConcatFactory", "MatchException");

    @Test
    public void theOldestTabletHasEveryJavaMethodThatWeCall() throws IOException {
        JavaClasses onTheTablet = new ClassFileImporter()
                .withImportOption(location -> !location.contains("UnitTest") && !location.contains("/engine/cli/"))
                .importPackages("app.spoton");
        assertTrue(onTheTablet.contain("app.spoton.engine.card.Card"));
        assertTrue(onTheTablet.contain("app.spoton.tablet.app.MainActivity"));
        assertEquals(Set.of(), missing(onTheTablet));
    }

    @Test
    public void aMethodThatCameLaterIsFound() throws IOException {
        Set<String> found = missing(new ClassFileImporter().importClasses(TooNew.class));
        assertTrue(found.toString(), found.contains("java.util.List java.util.stream.Stream.toList()"));
        assertEquals(1, found.size());
    }

    @BeforeClass
    public static void readOnlyOurOwnClasses() {
        ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);   // libraries would take half a minute
    }

    /** Uses one method of Android 14, and one that D8 supplies. */
    static final class TooNew {
        private TooNew() {
        }

        static Object list() {
            return Set.of(Stream.of(1).toList());
        }
    }

    private static Set<String> missing(JavaClasses classes) throws IOException {
        Set<String> undefined = new TreeSet<>();
        try (InputStream signatures = OldestTabletTest.class.getResourceAsStream("/android-api-level-26.signature")) {
            Checker checker = new Checker(signatures, new Undefined(undefined));
            for (JavaClass ours : classes) {
                try (InputStream bytes = ours.getSource().orElseThrow().getUri().toURL().openStream()) {
                    checker.process(ours.getName(), bytes);
                }
            }
        }
        undefined.removeAll(suppliedByD8());
        undefined.removeIf(use -> REWRITTEN.stream().anyMatch(use::contains));
        return undefined;
    }

    private static Set<String> suppliedByD8() throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                OldestTabletTest.class.getResourceAsStream("supplied-by-d8.txt"), StandardCharsets.UTF_8))) {
            return lines.lines().filter(line -> !line.startsWith("#")).map(OldestTabletTest::asSource).collect(toSet());
        }
    }

    /** {@code java/util/List#of()Ljava/util/List;} as the checker writes it: {@code java.util.List java.util.List.of()}. */
    private static String asSource(String method) {
        String owner = method.substring(0, method.indexOf('#')).replace('/', '.').replace('$', '.');
        String name = method.substring(method.indexOf('#') + 1, method.indexOf('('));
        String descriptor = method.substring(method.indexOf('('));
        StringBuilder source = new StringBuilder(Type.getReturnType(descriptor).getClassName()).append(' ')
                .append(owner).append('.').append(name).append('(');
        String separator = "";
        for (Type argument : Type.getArgumentTypes(descriptor)) {
            source.append(separator).append(argument.getClassName());
            separator = ", ";
        }
        return source.append(')').toString().replaceAll("java\\.lang\\.(?=[A-Z])", "");
    }

    private static final class Checker extends SignatureChecker {
        Checker(InputStream signatures, Logger log) throws IOException {
            super(signatures, Set.of(), log);
            setSourcePath(List.of());
        }

        @Override
        public void process(String name, InputStream bytes) throws IOException {
            super.process(name, bytes);
        }
    }

    /** Keeps what the checker finds in Java's own packages; Android's are guarded where they are used. */
    private record Undefined(Set<String> found) implements Logger {
        private static final String MARK = "Undefined reference: ";
        /** A type, or a type and a member: of java.util and so on, or of java.lang, whose name the checker leaves out. */
        private static final Pattern JAVAS_OWN = Pattern.compile("(\\S+ )?(javax?\\.|[A-Z])\\S*(\\(.*)?");

        @Override
        public void error(String message) {
            Stream.of(message).filter(line -> line.contains(MARK))
                    .map(line -> line.substring(line.indexOf(MARK) + MARK.length()))
                    .filter(use -> JAVAS_OWN.matcher(use).matches())
                    .collect(toCollection(() -> found));
        }

        @Override
        public void error(String message, Throwable cause) {
            error(message);
        }

        @Override
        public void info(String message) {
        }

        @Override
        public void info(String message, Throwable cause) {
        }

        @Override
        public void debug(String message) {
        }

        @Override
        public void debug(String message, Throwable cause) {
        }

        @Override
        public void warn(String message) {
        }

        @Override
        public void warn(String message, Throwable cause) {
        }
    }
}
