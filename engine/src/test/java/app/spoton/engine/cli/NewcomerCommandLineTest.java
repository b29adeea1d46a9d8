package app.spoton.engine.cli;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** What somebody types who has never used the command line. */
public class NewcomerCommandLineTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String input, String... args) {
        out.reset();
        err.reset();
        InputStream in = System.in;
        PrintStream before = System.out;
        PrintStream beforeErr = System.err;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
        try {
            return SpotOnMain.run(args);
        } finally {
            System.setIn(in);
            System.setOut(before);
            System.setErr(beforeErr);
        }
    }

    private String printed() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String complaint() {
        return err.toString(StandardCharsets.UTF_8).strip();
    }

    private Path file(String name, String content) throws IOException {
        return Files.writeString(folder.newFile(name).toPath(), content);
    }

    @Test
    public void theExampleInTheHelpCanBeCopiedLineByLine() throws IOException {
        for (String command : List.of("settle", "explain")) {
            assertEquals(0, run("", command, "--help"));
            List<String> rounds = printed().lines().filter(line -> line.startsWith("{")).toList();
            assertEquals(1, rounds.size());
            Path round = file(command + ".json", rounds.get(0));
            assertTrue(printed(), printed().contains("try: spoton " + command + " round.json"));
            assertEquals(0, run("", "explain", round.toString()));
            assertTrue(printed(), printed().contains("1. Seat 1: "));
        }
    }

    @Test
    public void helpIsACommandToo() {
        assertEquals(0, run("", "help"));
        assertTrue(printed(), printed().contains("Usage: spoton"));
        assertEquals(0, run("", "help", "odds"));
        assertTrue(printed(), printed().contains("Usage: spoton odds"));
    }

    @Test
    public void whatACommandDoesNotTakeIsNamed() {
        assertEquals(2, run("", "setle"));
        assertEquals("There is no command 'setle'. 'spoton --help' shows what there is.", complaint());
        assertEquals(2, run("", "odds", "--game", "four-card-poker"));
        assertEquals("There is no option '--game'. 'spoton odds --help' shows what there is.", complaint());
        assertEquals(2, run("", "explain", "a.json", "b.json"));
        assertEquals("'b.json' is one argument too many. 'spoton explain --help' shows what there is.", complaint());
    }

    @Test
    public void aFileWithoutARoundIsNamedNextToTheResults() throws IOException {
        for (String content : List.of("", "entry,round,table\n1,r1,Table 4\n", "{\n  \"game\": \"four-card-poker\"\n}\n")) {
            Path file = folder.newFile().toPath();
            Files.writeString(file, content);
            assertEquals(0, run("", "settle", file.toString()));
            assertEquals("'" + file + "' has no round that can be settled. Each round is one line of JSON; 'spoton settle --help' shows one.",
                    complaint());
        }
        assertEquals(0, run("", "settle", file("round.json", ExampleRound.line() + "\n").toString()));
        assertEquals("", complaint());
    }

    @Test
    public void explainSaysThatNothingOrTooMuchIsInItsInput() throws IOException {
        assertEquals(1, run("", "explain"));
        assertEquals("There is no round in it. 'spoton explain --help' shows one.", complaint());
        assertEquals(1, run("", "explain", file("two.json", ExampleRound.line() + "\n" + ExampleRound.line() + "\n").toString()));
        assertTrue(complaint(), complaint().startsWith("There are several rounds in it, and 'explain' takes one."));
        assertEquals(1, run("{\"game\":\"baccarat\"}", "explain"));
        assertEquals("", printed());
        assertTrue(complaint(), complaint().startsWith("UNKNOWN_GAME: There is no game 'baccarat'."));
    }

    @Test
    public void explainedAmountsAreInDollars() {
        assertEquals(0, run(ExampleRound.line(), "explain"));
        assertTrue(printed(), printed().contains("receives $10.00 with its stakes; net -$5.00."));
    }

    @Test
    public void aFileThatHasNoPaytablesIsNamed() throws IOException {
        Path file = file("round.json", ExampleRound.line());
        assertEquals(1, run("", "paytables", "--tables", file.toString()));
        assertTrue(complaint(), complaint().startsWith("In '" + file + "' (docs/paytables.md): Line 1: "));
    }
}
