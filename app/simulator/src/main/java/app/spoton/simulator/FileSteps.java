package app.spoton.simulator;

import app.spoton.engine.cli.SpotOnMain;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** Steps of a script about the files that the app saves. */
final class FileSteps {
    /**
     * The command line's exit codes for a correct file: the whole log, or a part marked as such. 9: a computer has no
     * key store, so its log is not signed.
     */
    private static final Set<Integer> VERIFIED = Set.of(0, 9, 10, 11);

    private final SimulatorSession session;
    private final SimulatedActivities activities;
    private final ScreenWait wait;

    FileSteps(SimulatorSession session, SimulatedActivities activities, ScreenWait wait) {
        this.session = session;
        this.activities = activities;
        this.wait = wait;
    }

    void run(String word, String rest) throws Throwable {
        switch (word) {
            case "pick" -> pick(SimulatorOptions.path(rest));
            case "check" -> check(rest);
            case "lacks" -> lacks(rest);
            default -> verify(SimulatorOptions.path(rest));
        }
    }

    private void pick(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.deleteIfExists(file);
        activities.askWith((save, name) -> {
            activities.askWith((again, other) -> Optional.empty());
            return Optional.of(file);
        });
    }

    private void check(String rest) throws Throwable {
        String[] words = rest.split("\\s+", 2);
        Path path = SimulatorOptions.path(words[0]);
        String wanted = words.length > 1 ? words[1] : "";
        for (long end = ScreenWait.endOfPatience(); System.nanoTime() < end && !session.isClosed(); session.live(ScreenWait.POLL_MS)) {
            if (Files.exists(path) && Files.size(path) > 0 && contains(path, wanted)) {
                return;
            }
        }
        throw wait.notAsWanted(path + (Files.exists(path) ? " does not contain: " + wanted : " was not written."));
    }

    private static void lacks(String rest) throws IOException {
        String[] words = rest.split("\\s+", 2);
        if (words.length < 2 || contains(SimulatorOptions.path(words[0]), words[1])) {
            throw new StepFailedException(words[0] + " contains what it must not.");
        }
    }

    /** Whether the bytes of the words are in the file, whatever else the file holds. */
    private static boolean contains(Path file, String words) throws IOException {
        return Files.readString(file, StandardCharsets.ISO_8859_1)
                .contains(new String(words.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1));
    }

    private static void verify(Path file) {
        int code = SpotOnMain.run("verify", file.toString());
        if (!VERIFIED.contains(code)) {
            throw new StepFailedException("spoton verify " + file + " ends with " + code);
        }
    }
}
