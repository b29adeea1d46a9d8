package app.spoton.simulator;

import static org.junit.Assert.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public class PreloadedClassesTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private Path log(String... lines) throws Exception {
        return Files.write(folder.newFile().toPath(), List.of(lines));
    }

    @Test
    public void whatTheSandboxLoadedBeforeTheWindowIsLoadedInThatOrder() throws Exception {
        Path log = log("android.view.View source: __JVM_DefineClass__",
                "java.lang.Object source: shared objects file",
                "org.junit.Test source: file:/junit.jar",
                "android.app.Activity source: __JVM_DefineClass__",
                "app.spoton.simulator.DesktopWindow source: __JVM_DefineClass__",
                "app.spoton.tablet.trainer.TrainerViewModel source: __JVM_DefineClass__");
        assertEquals(List.of("android.view.View", "android.app.Activity"), new PreloadedClasses(log).names());
    }

    @Test
    public void aLogThatEndsBeforeTheWindowIsTakenWhole() throws Exception {
        assertEquals(List.of("android.view.View"),
                new PreloadedClasses(log("android.view.View source: __JVM_DefineClass__")).names());
    }
}
