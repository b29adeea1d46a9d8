package app.spoton.tablet.crash;

import java.util.ArrayList;
import java.util.List;

/** Starts a Java of this computer with the classes of the tests. */
final class JavaProcess {
    private JavaProcess() {
    }

    static List<String> command(Class<?> main, String... args) {
        List<String> command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java", "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC", "-Xshare:auto", "-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(args));
        return command;
    }
}
