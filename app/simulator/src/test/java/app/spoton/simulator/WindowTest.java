package app.spoton.simulator;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The window of the run command, on a display of its own (Xvfb), as a person at this computer sees it. */
public class WindowTest {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;
    private static final long PATIENCE_NS = 120_000_000_000L;
    /** In the list of sections at the left edge. */
    private static final String TRAINER = "tap 40 190";

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();
    private final List<Process> processes = new ArrayList<>();
    private Process window;
    private BufferedReader answers;
    private OutputStream commands;

    /** All that is on the display but its background. */
    private record WindowPicture(int width, int height, int colors, int hash) {
        static WindowPicture of(String answer) {
            int[] numbers = Arrays.stream(answer.split(" ")).mapToInt(Integer::parseInt).toArray();
            return new WindowPicture(numbers[0], numbers[1], numbers[2], numbers[3]);
        }
    }

    @Before
    public void startDisplayAndWindow() throws Exception {
        boolean installed = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, "Xvfb")));
        if (!installed) {
            System.out.println("WindowTest is skipped: Xvfb is not installed here (on Debian: the package xvfb).");
        }
        assumeTrue("Xvfb is not installed", installed);
        Process xvfb = start(new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1600x1000x24", "-wr", "-nolisten", "tcp"));
        String display = ":" + reader(xvfb).readLine();

        List<String> simulator = new ArrayList<>(List.of(System.getProperty("simulator.jvmArgs").split(" ")));
        simulator.add("-Dsimulator.home=" + folder.newFolder("home"));
        window = start(java(display, simulator, Simulator.class).redirectOutput(ProcessBuilder.Redirect.INHERIT));
        Process robot = start(java(display, List.of(), DisplayRobot.class));
        answers = reader(robot);
        commands = robot.getOutputStream();
    }

    @After
    public void endAll() {
        processes.forEach(Process::destroyForcibly);
    }

    private ProcessBuilder java(String display, List<String> options, Class<?> main) {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        ProcessBuilder process = new ProcessBuilder(command);
        process.environment().put("DISPLAY", display);
        return process;
    }

    private Process start(ProcessBuilder builder) throws IOException {
        Process process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        processes.add(process);
        return process;
    }

    private static BufferedReader reader(Process process) {
        return new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    private String ask(String command) throws IOException {
        commands.write((command + "\n").getBytes(StandardCharsets.UTF_8));
        commands.flush();
        return answers.readLine();
    }

    /** What is on the display as soon as it is as wanted, or in the end. */
    private WindowPicture await(Predicate<WindowPicture> wanted) throws IOException, InterruptedException {
        WindowPicture seen = WindowPicture.of(ask("look"));
        for (long end = System.nanoTime() + PATIENCE_NS; !wanted.test(seen) && window.isAlive() && System.nanoTime() < end;) {
            Thread.sleep(100);
            seen = WindowPicture.of(ask("look"));
        }
        return seen;
    }

    /** The screen of the app once two looks in a row show the same. */
    private WindowPicture awaitQuiet() throws IOException, InterruptedException {
        WindowPicture[] last = new WindowPicture[1];
        return await(seen -> {
            boolean same = seen.equals(last[0]) && seen.colors > 1;
            last[0] = seen;
            return same;
        });
    }

    @Test
    public void theRunCommandOpensAWindowOfTheTabletsSizeThatShowsTheAppAndAnswersATap() throws Exception {
        await(seen -> seen.colors > 1);
        WindowPicture opened = awaitQuiet();
        assertEquals("the window's width", WIDTH, opened.width);
        assertEquals("the window's height", HEIGHT, opened.height);
        assertTrue("a screen of the app has more than " + opened.colors + " colors", opened.colors > 20);

        ask(TRAINER);
        WindowPicture tapped = await(seen -> seen.hash != opened.hash);
        assertTrue("a tap on another section changes the picture", tapped.hash != opened.hash);
        assertTrue("the window is still open", window.isAlive());
    }
}
