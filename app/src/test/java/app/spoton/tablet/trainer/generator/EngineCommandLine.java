package app.spoton.tablet.trainer.generator;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The engine's command line as a person runs it: a separate process that gets only the round's text. */
final class EngineCommandLine {
    private static final String PAYTABLES = "/app/spoton/engine/paytables/index.txt";
    private static final List<String> NEEDED = List.of("app.spoton.engine.cli.SpotOnMain", "picocli.CommandLine",
            "com.fasterxml.jackson.core.JsonFactory");

    private EngineCommandLine() {
    }

    /** What {@code settle --words} says to each of these rounds. */
    static List<Map<String, Object>> settle(List<String> rounds) throws IOException, InterruptedException {
        Path in = Files.createTempFile("rounds", ".jsonl");
        Path out = Files.createTempFile("settled", ".jsonl");
        try {
            Files.write(in, rounds, StandardCharsets.UTF_8);
            Process engine = new ProcessBuilder(System.getProperty("java.home") + "/bin/java", "-cp", classPath(),
                    "app.spoton.engine.cli.SpotOnMain", "settle", "--words").redirectInput(in.toFile())
                    .redirectOutput(out.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
            if (engine.waitFor() != 0) {
                throw new IOException("The engine's command line ended with " + engine.exitValue());
            }
            List<Map<String, Object>> settlements = new ArrayList<>();
            for (String line : Files.readAllLines(out, StandardCharsets.UTF_8)) {
                settlements.add(SettlementText.line(line));
            }
            return settlements;
        } finally {
            Files.delete(in);
            Files.delete(out);
        }
    }

    private static String classPath() {
        Set<String> places = new LinkedHashSet<>();
        for (String name : NEEDED) {
            try {
                Class<?> known = Class.forName(name, false, EngineCommandLine.class.getClassLoader());
                places.add(Paths.get(known.getProtectionDomain().getCodeSource().getLocation().toURI()).toString());
            } catch (ClassNotFoundException | URISyntaxException missing) {
                throw new IllegalStateException(missing);
            }
        }
        String paytables = String.valueOf(EngineCommandLine.class.getResource(PAYTABLES));
        if (paytables.startsWith("file:")) {   // classes and resources lie in folders of their own
            places.add(paytables.substring("file:".length()).replace(PAYTABLES, ""));
        }
        return String.join(File.pathSeparator, places);
    }
}
