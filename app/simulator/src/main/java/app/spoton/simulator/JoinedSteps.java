package app.spoton.simulator;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.cli.SpotOnMain;
import app.spoton.engine.script.ScriptedRound;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** Steps of a script that consist of others. */
final class JoinedSteps {
    /**
     * What the command line gives for a file in which nothing is wrong: the whole log, or a part of it that says so. 9: a computer
     * has no key store, so its log is not signed.
     */
    private static final Set<Integer> VERIFIED = Set.of(0, 9, 10, 11);
    private static final int MOST_SCROLLED = 60;
    private static final String MIDDLE = "640 450";

    private final Stepper stepper;
    private final ScreenWait wait;
    private final ScreenFinder finder;

    /** Runs one step. */
    interface Stepper {
        void step(String line) throws Throwable;
    }

    JoinedSteps(Stepper stepper, ScreenWait wait, ScreenFinder finder) {
        this.stepper = stepper;
        this.wait = wait;
        this.finder = finder;
    }

    void run(String word, String rest) throws Throwable {
        switch (word) {
            case "play" -> play(rest);
            case "pin" -> pin(rest);
            case "verify" -> verify(SimulatorOptions.path(rest));
            case "looks" -> looks(rest);
            default -> reach(rest);
        }
    }

    private void play(String rest) throws Throwable {
        String[] words = rest.split("\\s+", 2);
        ScriptedRound round = ScriptedRound.of(Catalog.standard().game(words[0]).orElseThrow(() -> new StepFailedException(
                "There is no such game. The games are " + Catalog.standard().gameIds() + ".")), Long.parseLong(words[1]));
        tap(round.wagers());
        stepper.step("tap tag=deal");
        tap(round.cards());
        for (String step : List.of("tap tag=settle", "wait tag=next", "repeat tag=next until tag=confirm", "tap tag=confirm",
                "wait tag=next-round", "tap tag=next-round", "wait tag=deal")) {
            stepper.step(step);
        }
    }

    private void tap(List<String> tags) throws Throwable {
        for (String tag : tags) {
            try {
                stepper.step("quick tag=" + tag);
            } catch (StepFailedException failed) {
                throw new StepFailedException(tag + ": " + failed.getMessage());
            }
        }
    }

    private void pin(String digits) throws Throwable {
        for (int at = 0; at < digits.length(); at++) {
            stepper.step("quick tag=digit-" + digits.charAt(at));
        }
        stepper.step("tap tag=" + (finder.find("tag=pad-enter").isPresent() ? "pad-enter" : "pin-enter"));
    }

    private static void verify(Path file) {
        int code = SpotOnMain.run("verify", file.toString());
        if (!VERIFIED.contains(code)) {
            throw new StepFailedException("spoton verify " + file + " ends with " + code);
        }
    }

    /** Four pictures: wide and tall, dark and light; the app must look like the tablet (Settings, Appearance). */
    private void looks(String name) throws Throwable {
        for (String look : List.of("wide-dark w1280dp-h800dp-land-night", "wide-light w1280dp-h800dp-land-notnight",
                "tall-light w800dp-h1280dp-port-notnight", "tall-dark w800dp-h1280dp-port-night")) {
            String[] words = look.split(" ", 2);
            stepper.step("screen " + words[1]);
            stepper.step("wait idle");
            stepper.step("shot " + name + "-" + words[0] + ".png");
        }
        stepper.step("screen w1280dp-h800dp-land-night");
        stepper.step("wait idle");
    }

    /** Down to the end, then up. */
    private void reach(String rest) throws Throwable {
        String[] parts = rest.split("\\s+over\\s+", 2);
        String over = parts.length > 1 ? parts[1] : MIDDLE;
        for (int turn = 0; turn < MOST_SCROLLED && finder.find(parts[0]).isEmpty(); turn++) {
            stepper.step("wheel " + over + (turn < MOST_SCROLLED / 2 ? " 3" : " -3"));
            stepper.step("wait 60");
        }
        wait.await(parts[0]);
    }
}
