package app.spoton.tablet;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.Test;

/** docs/security-tests.md names a test for each claim of docs/security.md, which is one page. */
public class SecurityClaimsTest {
    private static final Pattern NAMED = Pattern.compile("`(?<type>[A-Z]\\w*(?:Test|Fuzzer))(?:\\.(?<method>\\w+))?`");
    private static final Pattern CLAIM = Pattern.compile("(?m)^\\| (?<claim>[^|]+) \\| (?<test>[^|]+) \\|$");

    private final Map<String, String> sources = SourceTree.code();

    /** What a page of letter paper holds. */
    private static final int WORDS_OF_A_PAGE = 700;

    private static String page(String name) throws IOException {
        return new String(Files.readAllBytes(Path.of("..", "docs", name)), StandardCharsets.UTF_8);
    }

    private static String page() throws IOException {
        return page("security-tests.md");
    }

    @Test
    public void theClaimsFitOnOnePage() throws IOException {
        long words = Pattern.compile("\\s").splitAsStream(page("security.md")).filter(word -> word.matches(".*[A-Za-z].*")).count();
        assertTrue(words + " words", words <= WORDS_OF_A_PAGE);
    }

    private boolean exists(Matcher named) {
        List<String> files = sources.entrySet().stream().filter(file -> file.getKey().matches(".*/" + named.group("type") + "\\.(java|kt)"))
                .map(Map.Entry::getValue).collect(Collectors.toList());
        return !files.isEmpty() && (named.group("method") == null || files.get(0).contains(" " + named.group("method") + "("));
    }

    @Test
    public void everyTestThatItNamesExists() throws IOException {
        Set<String> missing = new TreeSet<>();
        int count = 0;
        for (Matcher named = NAMED.matcher(page()); named.find(); count++) {
            if (!exists(named)) {
                missing.add(named.group());
            }
        }
        assertEquals(Set.of(), missing);
        assertTrue("found " + count, count > 30);
    }

    @Test
    public void everyClaimHasATest() throws IOException {
        String table = page().substring(page().indexOf("| claim | test |"), page().indexOf("## What was run"));
        Set<String> without = new TreeSet<>();
        int count = 0;
        for (Matcher row = CLAIM.matcher(table); row.find();) {
            if (!row.group("claim").equals("claim")) {
                count++;
                if (!NAMED.matcher(row.group("test")).find()) {
                    without.add(row.group("claim"));
                }
            }
        }
        assertEquals(Set.of(), without);
        assertTrue("found " + count, count > 20);
    }
}
