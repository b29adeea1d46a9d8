package app.spoton.simulator;

import android.graphics.Point;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** Lets the app run until something is on its screen, or is not. */
final class ScreenWait {
    static final long PATIENCE_MS = 15_000;
    static final long POLL_MS = 20;

    private final SimulatorSession session;
    private final SimulatedScreen screen;
    private final ScreenFinder finder;

    ScreenWait(SimulatorSession session, SimulatedScreen screen, ScreenFinder finder) {
        this.session = session;
        this.screen = screen;
        this.finder = finder;
    }

    /** The deadline of a wait that starts now, as {@link System#nanoTime()}. */
    static long endOfPatience() {
        return System.nanoTime() + PATIENCE_MS * 1_000_000;
    }

    /** Where it is on the screen, as soon as it is there. */
    Point await(String what) throws Throwable {
        if (what.matches("-?[\\d.]+\\s+-?[\\d.]+")) {
            int[] xy = Arrays.stream(what.split("\\s+")).mapToInt(n -> Math.round(number(n))).toArray();
            return new Point(xy[0], xy[1]);
        }
        if (!what.startsWith("text=") && !what.startsWith("tag=")) {
            throw new StepFailedException("What is meant is text=…, tag=… or X Y");
        }
        for (long end = endOfPatience(); System.nanoTime() < end && !session.isClosed(); session.live(POLL_MS)) {
            Optional<Point> found = finder.find(what);
            if (found.isPresent()) {
                return found.get();
            }
        }
        throw notAsWanted(what + " is not on the screen.");
    }

    /** Waits for words in something, as in {@code tag=dealer with , cards}. */
    void awaitWords(String rest) throws Throwable {
        String[] parts = rest.split("\\s+with\\s+", 2);
        for (long end = endOfPatience(); System.nanoTime() < end && !session.isClosed(); session.live(POLL_MS)) {
            if (finder.read(parts[0]).stream().anyMatch(words -> words.contains(parts[1]))) {
                return;
            }
        }
        throw notAsWanted(parts[0] + " does not say: " + parts[1]);
    }

    /** Waits until it is not on the screen. */
    void awaitGone(String what) throws Throwable {
        for (long end = endOfPatience(); System.nanoTime() < end && !session.isClosed(); session.live(POLL_MS)) {
            if (finder.find(what).isEmpty()) {
                return;
            }
        }
        throw notAsWanted(what + " is still on the screen.");
    }

    /** The failure of a step, with all that was on the screen and a picture of it. */
    StepFailedException notAsWanted(String what) throws IOException {
        if (session.isClosed()) {
            return new StepFailedException(what + " The app has closed.");
        }
        Path picture = SimulatorOptions.path("app/build/simulator/failed.png");
        screen.save(picture);
        return new StepFailedException(what + " On the screen (" + picture + "):\n  " + finder.describe());
    }

    static float number(String word) {
        try {
            return Float.parseFloat(word);
        } catch (NumberFormatException e) {
            throw new StepFailedException("Not a number: " + word);
        }
    }
}
