package app.spoton.simulator;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.script.ScriptedRound;
import java.util.List;

/** Steps of a script that consist of others. */
final class CompoundSteps {
    private static final int MOST_SCROLLED = 60;
    private static final String MIDDLE = "640 450";

    private final Stepper stepper;
    private final ScreenWait wait;
    private final ScreenFinder finder;
    private final TrainerSteps trainer;

    /** Runs one step. */
    interface Stepper {
        void step(String line) throws Throwable;
    }

    CompoundSteps(Stepper stepper, ScreenWait wait, ScreenFinder finder, TrainerSteps trainer) {
        this.stepper = stepper;
        this.wait = wait;
        this.finder = finder;
        this.trainer = trainer;
    }

    void run(String word, String rest) throws Throwable {
        switch (word) {
            case "play" -> play(rest);
            case "pin" -> pin(rest);
            case "cards" -> cards(rest);
            case "fill" -> fill(rest);
            case "copy" -> copy(rest);
            case "answer" -> answer();
            case "looks" -> looks(rest);
            case "camera" -> new CameraRounds(stepper, finder).play(Long.parseLong(rest));
            default -> reach(rest);
        }
    }

    private void play(String rest) throws Throwable {
        String[] words = rest.split("\\s+", 3);
        String reading = words.length > 2 ? " " + words[2] : "";
        ScriptedRound round = ScriptedRound.of(Catalog.standard().game(words[0]).orElseThrow(() -> new StepFailedException(
                "There is no such game. The games are " + Catalog.standard().gameIds() + ".")), Long.parseLong(words[1]));
        tap(round.wagers());
        stepper.step("tap tag=deal");
        tap(round.cards());
        for (String step : List.of("tap tag=settle", "wait tag=next", "repeat tag=next" + reading + " until tag=confirm", "tap tag=confirm",
                "wait tag=next-round", "tap tag=next-round", "wait tag=deal")) {
            stepper.step(step);
        }
    }

    /** Not at once: a question ignores the second half of a double tap. */
    private void answer() throws Throwable {
        stepper.step("wait 500");
        tap(trainer.rightAnswer());
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

    private void cards(String rest) throws Throwable {
        for (int at = 0; at < rest.length(); at += 2) {
            tap(List.of("rank-" + rest.charAt(at), "suit-" + rest.charAt(at + 1)));
        }
    }

    /** Whatever was in the field is replaced. */
    private void fill(String rest) throws Throwable {
        String[] parts = rest.split("\\s+with\\s+", 2);
        reach(parts[0]);
        stepper.step("tap " + parts[0]);
        stepper.step("retype " + parts[1]);
    }

    private void copy(String rest) throws Throwable {
        String[] parts = rest.split("\\s+to\\s+", 2);
        wait.await(parts[0]);
        fill(parts[1] + " with " + String.join(" ", finder.read(parts[0])));
    }

    private void pin(String digits) throws Throwable {
        for (int at = 0; at < digits.length(); at++) {
            stepper.step("quick tag=digit-" + digits.charAt(at));
        }
        stepper.step("tap tag=" + (finder.find("tag=pad-enter").isPresent() ? "pad-enter" : "pin-enter"));
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
