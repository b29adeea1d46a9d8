package app.spoton.fleet;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.testing.TestRequirement;
import app.spoton.fleet.database.FleetDatabase;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The page in a real browser: Chromium, without a window. Where there is none, the test says so and is skipped. */
public class BrowserTest {
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");

    /** Sorts as a person would, and leaves what it saw where the dump of the page shows it. */
    private static final String VISITOR = "<script>window.addEventListener('load', () => {"
            + "const table = Array.from(document.querySelectorAll('table')).find(one => one.caption.textContent.startsWith('Card reading by"
            + " dealer'));"
            + "const cells = column => Array.from(table.tBodies[0].rows).map(row => row.cells[column].textContent).join(';');"
            + "const press = column => table.tHead.rows[0].cells[column].querySelector('button').click();"
            + "const seen = [];"
            + "press(2); seen.push(cells(2)); press(2); seen.push(cells(2)); press(0); seen.push(cells(0));"
            + "const charts = Array.from(document.querySelectorAll('figure.chart')).map(one => one.id + ' '"
            + " + one.querySelectorAll('svg circle, svg rect, svg path').length);"
            + "const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;"
            + "document.body.setAttribute('data-seen', seen.join('|'));"
            + "document.body.setAttribute('data-charts', charts.join('|'));"
            + "document.body.setAttribute('data-wide', wide);"
            + "});</script></body>";

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private String browser = "";
    private Path page;

    @Before
    public void openReport() throws IOException {
        Optional<String> found = browser();
        if (found.isEmpty()) {
            System.out.println("BrowserTest is skipped: there is no " + String.join(", ", NAMES)
                    + " on the PATH. Install one (Debian: chromium), or name it with -Pspoton.browser=<program>.");
        }
        TestRequirement.require("no Chromium on this machine (apt-get install chromium)", found.isPresent());
        browser = found.get();
        Path exports = folder.newFolder("exports").toPath();
        for (int tablet = 1; tablet <= 3; tablet++) {
            SampleExports.write(exports.resolve(tablet + ".jsonl"), SampleExports.log(tablet, 150));
        }
        try (FleetDatabase database = SampleExports.load(exports)) {
            page = Files.writeString(folder.getRoot().toPath().resolve("page.html"),
                    SampleExports.page(database).replace("</body>", VISITOR));
        }
    }

    private static Optional<String> browser() {
        String named = System.getProperty("spoton.browser", "");
        return named.isEmpty() ? Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                .flatMap(path -> NAMES.stream().map(name -> Path.of(path, name))).filter(Files::isExecutable)
                .map(Path::toString).findFirst() : Optional.of(named);
    }

    private String run(String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(browser, "--headless", "--no-sandbox", "--disable-gpu",
                "--disable-dev-shm-usage", "--enable-logging=stderr", "--user-data-dir=" + folder.newFolder()));
        command.addAll(List.of(options));
        command.add(page.toUri().toString());
        Path out = folder.newFile().toPath();
        Path err = folder.newFile().toPath();
        Process process = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        if (!process.waitFor(180, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("the browser did not end: " + Files.readString(err));
        }
        String said = new String(Files.readAllBytes(err), StandardCharsets.ISO_8859_1);
        assertFalse(said, said.contains("CONSOLE"));
        return Files.readString(out, StandardCharsets.UTF_8);
    }

    private static String attribute(String html, String name) {
        Matcher found = Pattern.compile("<body[^>]* " + name + "=\"([^\"]*)\"").matcher(html);
        assertTrue(name, found.find());
        return found.group(1);
    }

    @Test
    public void thePageOpensDrawsItsChartsAndSortsWithoutAnError() throws IOException, InterruptedException {
        String html = run("--window-size=1200,900", "--dump-dom");
        List<String> seen = List.of(attribute(html, "data-seen").split("\\|", -1));
        List<Long> rising = Stream.of(seen.get(0).split(";", -1)).map(cell -> Long.valueOf(cell.replace(",", ""))).toList();
        assertTrue(rising.size() > 3);
        assertEquals(rising.stream().sorted().toList(), rising);
        List<Long> falling = Stream.of(seen.get(1).split(";", -1)).map(cell -> Long.valueOf(cell.replace(",", ""))).toList();
        assertEquals(rising.stream().sorted(java.util.Comparator.reverseOrder()).toList(), falling);
        List<String> names = List.of(seen.get(2).split(";", -1));
        assertEquals(names.stream().sorted(java.text.Collator.getInstance(java.util.Locale.US)).toList(), names);
        for (String chart : attribute(html, "data-charts").split("\\|", -1)) {
            assertFalse("nothing is drawn in " + chart, chart.endsWith(" 0"));
        }
        assertEquals("the page is no wider than the window", "false", attribute(html, "data-wide"));
    }

    @Test
    public void thePagePrintsOnLetterPaper() throws IOException, InterruptedException {
        Path pdf = folder.getRoot().toPath().resolve("page.pdf");
        run("--no-pdf-header-footer", "--print-to-pdf=" + pdf);
        String text = new String(Files.readAllBytes(pdf), StandardCharsets.ISO_8859_1);
        assertTrue(text.startsWith("%PDF"));
        assertTrue("letter is 612 by 792 points", Pattern.compile("/MediaBox\\s*\\[0 0 612 792\\]").matcher(text).find());
    }
}
