package app.spoton.simulator;

import android.graphics.Point;
import android.view.KeyEvent;
import android.view.MotionEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.robolectric.RuntimeEnvironment;

/**
 * A list of steps that plays a person, one per line; empty lines and lines that begin with # are skipped.
 *
 * <pre>
 * tap WHAT               touch it briefly
 * try WHAT               touch it if it is on the screen
 * quick WHAT             touch it, and go on at once; for keys that may be tapped as fast as a person can
 * play GAME SEED         a whole round, dealt at random from this number, from the first chip to the next round;
 *                        'play GAME SEED reading WHAT' prints this at every step of its settlement
 * camera MINUTES         rounds of six seats that the demonstration camera reads, all games in turn, for so long
 * cards CARDS            enter them one after the other: cards AcKd9h
 * pin DIGITS             enter a PIN
 * fill WHAT with WORDS   replace what is written in a field
 * copy WHAT to WHAT      fill a field with what is written elsewhere
 * answer                 the right answer to the trainer's question
 * include FILE           the steps of another script
 * time STEP              this step, and print how many milliseconds it took
 * verify FILE            the command line must find nothing wrong with an export
 * looks NAME             four pictures of the screen: wide and tall, dark and light
 * reach WHAT             scroll until it is on the screen; 'reach WHAT over WHAT' scrolls there, and not in the middle
 * hold WHAT              touch it for as long as a long press takes
 * drag WHAT to WHAT      move a finger from one to the other
 * wheel WHAT N           turn the mouse wheel there by N notches; down is positive
 * type WORDS             as from a soft keyboard, into the field that has the focus
 * retype WORDS           the same, instead of what is in the field
 * key NAME               a key as Android names it: BACK, TAB, ENTER, DPAD_DOWN, VOLUME_UP
 * wait WHAT              until it is on the screen, at most 15 seconds
 * wait no WHAT           until it is not
 * wait WHAT with WORDS   until it has these words in it
 * wait MILLISECONDS
 * wait idle              until nothing has been drawn for a quarter of a second
 * screen QUALIFIERS      another screen in Android's words, as turning the tablet does: screen w800dp-h1280dp-port
 * text SCALE             another text size: text 2
 * shot FILE              write a PNG; the path is meant from the project's folder
 * pick FILE              answer the app's next file picker with this file
 * check FILE WORDS       wait until the file was written and has these words in it
 * lacks FILE WORDS       the file has no such words in it
 * say WORDS              print the words
 * read WHAT              print all that is written in it
 * read WHAT with WORDS   print of that only what has these words in it
 * repeat WHAT reading WHAT until WHAT   tap the first, print the second, until the third is on the screen
 * repeat WHAT until WHAT                the same, and print nothing
 * quiet                  print only what these three and 'shot' print, and not every step
 * </pre>
 *
 * WHAT is {@code text=words} (exactly what is written, or what TalkBack says), {@code tag=name}, or {@code X Y} in
 * pixels. Every step that needs something on the screen waits for it first.
 */
final class ScriptRunner {
    private static final long BETWEEN_TAPS_MS = 550;
    private static final long A_FRAME_MS = SimulatorOptions.frame().toMillis() + 24;
    private static final long LONG_PRESS_MS = 700;
    private static final long QUICK_MS = 20;
    private static final int DRAG_FRAMES = 20;
    private static final int MOST_REPEATED = 100;
    /** Keeps a sign with its amount on the screen; some terminals show it. */
    private static final String NO_BREAK = "\u2060";

    private final Path file;
    private final SimulatorSession session;
    private final SimulatedActivities activities;
    private final SimulatedScreen screen;
    private final SimulatedInput input;
    private final ScreenFinder finder;
    private final ScreenWait wait;
    private final CompoundSteps compound;
    private final FileSteps files;
    private boolean quiet;

    ScriptRunner(Path file, SimulatorSession session, SimulatedActivities activities, SimulatedScreen screen, SimulatedInput input) {
        this.file = file;
        this.session = session;
        this.activities = activities;
        this.screen = screen;
        this.input = input;
        finder = new ScreenFinder(screen);
        wait = new ScreenWait(session, screen, finder);
        compound = new CompoundSteps(this::step, wait, finder, new TrainerSteps(session, activities));
        files = new FileSteps(session, activities, wait);
    }

    void run() throws Throwable {
        run(file);
    }

    private void run(Path file) throws Throwable {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException e) {
            throw new StepFailedException("Cannot read the script " + file);
        }
        for (int number = 1; number <= lines.size(); number++) {
            String line = lines.get(number - 1).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (!quiet && !line.equals("quiet")) {
                System.out.println("> " + line);
            }
            try {
                step(line);
            } catch (StepFailedException failed) {
                throw new StepFailedException(file + ":" + number + ": " + line + "\n" + failed.getMessage());
            }
        }
    }

    private void step(String line) throws Throwable {
        String[] words = line.split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        if (session.isClosed()) {
            throw new StepFailedException("The app has closed.");
        }
        switch (words[0]) {
            case "tap" -> press(wait.await(rest), 60);
            case "quick" -> press(wait.await(rest), QUICK_MS);
            case "play", "pin", "cards", "fill", "copy", "answer", "reach", "looks", "camera" -> compound.run(words[0], rest);
            case "pick", "check", "lacks", "verify" -> files.run(words[0], rest);
            case "include" -> run(SimulatorOptions.path(rest));
            case "time" -> time(rest);
            case "try" -> tryPress(rest);
            case "hold" -> press(wait.await(rest), LONG_PRESS_MS);
            case "drag" -> drag(rest);
            case "wheel" -> wheel(rest);
            case "type" -> input.type(rest, false);
            case "retype" -> input.type(rest, true);
            case "key" -> key(rest);
            case "wait" -> waitFor(rest);
            case "screen" -> changeScreen(() -> RuntimeEnvironment.setQualifiers("+" + rest));
            case "text" -> changeScreen(() -> RuntimeEnvironment.setFontScale(Float.parseFloat(rest)));
            case "shot" -> shoot(SimulatorOptions.path(rest));
            case "say" -> System.out.println(rest);
            case "read" -> read(rest);
            case "repeat" -> repeat(rest);
            case "quiet" -> quiet = true;
            default -> throw new StepFailedException("No such step; app/simulator/README.md has them all.");
        }
        // Nobody taps faster; the table treats faster taps as slips.
        session.skip(words[0].equals("tap") || words[0].equals("key") ? BETWEEN_TAPS_MS : A_FRAME_MS);
    }

    private void time(String step) throws Throwable {
        long start = System.nanoTime();
        step(step);
        System.out.println("  " + (System.nanoTime() - start) / 1_000_000 + " ms: " + step);
    }

    private void shoot(Path picture) throws IOException {
        screen.save(picture);
        if (quiet) {
            System.out.println("  (picture: " + picture + ")");
        }
    }

    private void read(String rest) throws Throwable {
        String[] parts = rest.split("\\s+with\\s+", 2);
        wait.await(parts[0]);
        String wanted = parts.length > 1 ? parts[1] : "";
        System.out.println("  " + finder.read(parts[0]).stream().filter(words -> words.contains(wanted))
                .collect(Collectors.joining(" | ")).replace('\n', ' ').replace(NO_BREAK, ""));
    }

    private void repeat(String rest) throws Throwable {
        String[] parts = rest.split("\\s+(reading|until)\\s+", 3);
        if (parts.length < 2) {
            throw new StepFailedException("What to repeat: repeat tag=next reading tag=line until tag=confirm");
        }
        String end = parts[parts.length - 1];
        for (int i = 0; i < MOST_REPEATED && finder.find(end).isEmpty(); i++) {
            if (parts.length == 3) {
                read(parts[1]);
            }
            press(wait.await(parts[0]), 60);
            session.skip(BETWEEN_TAPS_MS);
        }
        wait.await(end);
    }

    private void tryPress(String what) throws Throwable {
        Optional<Point> there = finder.find(what);
        if (there.isPresent()) {
            press(there.get(), 60);
            session.skip(BETWEEN_TAPS_MS);
        }
    }

    private void press(Point at, long milliseconds) throws Throwable {
        input.touch(MotionEvent.ACTION_DOWN, at.x, at.y, System.nanoTime());
        session.skip(milliseconds);
        input.touch(MotionEvent.ACTION_UP, at.x, at.y, System.nanoTime());
    }

    private void drag(String rest) throws Throwable {
        String[] ends = rest.split("\\s+to\\s+", 2);
        if (ends.length < 2) {
            throw new StepFailedException("A drag goes from one place to another: drag 300 700 to 300 400");
        }
        Point from = wait.await(ends[0]);
        Point to = wait.await(ends[1]);
        input.touch(MotionEvent.ACTION_DOWN, from.x, from.y, System.nanoTime());
        for (int frame = 1; frame <= DRAG_FRAMES; frame++) {
            session.skip(16);
            float way = frame / (float) DRAG_FRAMES;
            float x = from.x + (to.x - from.x) * way;
            input.touch(MotionEvent.ACTION_MOVE, x, from.y + (to.y - from.y) * way, System.nanoTime());
        }
        session.skip(16);
        input.touch(MotionEvent.ACTION_UP, to.x, to.y, System.nanoTime());
    }

    private void wheel(String rest) throws Throwable {
        int last = rest.lastIndexOf(' ');
        Point at = wait.await(last < 0 ? "" : rest.substring(0, last).strip());
        input.wheel(at.x, at.y, ScreenWait.number(rest.substring(last + 1)));
    }

    private void key(String name) {
        int code = KeyEvent.keyCodeFromString("KEYCODE_" + name);
        if (code == KeyEvent.KEYCODE_UNKNOWN) {
            throw new StepFailedException("No such key");
        }
        input.key(code, 0);
    }

    private void waitFor(String rest) throws Throwable {
        if (rest.equals("idle")) {
            session.live(100);
            long end = System.nanoTime() + ScreenWait.PATIENCE_MS * 1_000_000;
            while (System.nanoTime() - screen.lastFrame() < 250_000_000L && System.nanoTime() < end) {
                session.live(20);
            }
        } else if (rest.startsWith("no ")) {
            wait.awaitGone(rest.substring(3).strip());
        } else if (rest.contains(" with ")) {
            wait.awaitWords(rest);
        } else if (rest.matches("\\d+")) {
            session.live(Long.parseLong(rest));
        } else {
            wait.await(rest);
        }
    }

    private void changeScreen(Runnable change) throws Throwable {
        change.run();
        activities.screenChanged();
        session.live(100);
    }
}
