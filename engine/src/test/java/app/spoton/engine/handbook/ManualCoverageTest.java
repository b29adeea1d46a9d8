package app.spoton.engine.handbook;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.Games;
import app.spoton.engine.settlement.Rule;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.Test;

/** docs/manual-coverage.md has a line for every rule that is cited, and every line says where the rule is or why not. */
public class ManualCoverageTest {
    private static final Pattern CITED = Pattern.compile("`([^`]+)`");

    private static Map<String, List<String[]>> rowsByManual() throws IOException {
        Map<String, List<String[]>> rows = new HashMap<>();
        String manual = "";
        for (String line : Files.readAllLines(Paths.get("../docs/manual-coverage.md"), StandardCharsets.UTF_8)) {
            if (line.startsWith("## ")) {
                manual = line.substring(3);
                rows.put(manual, new ArrayList<>());
            } else if (line.startsWith("| ") && !line.startsWith("| rule ")) {
                rows.get(manual).add(line.substring(2, line.length() - 2).split(" \\| ", -1));
            }
        }
        return rows;
    }

    private static Set<String> cited(List<String[]> rows) {
        Set<String> cited = new HashSet<>();
        for (String[] row : rows) {
            Matcher matcher = CITED.matcher(row[2]);
            while (matcher.find()) {
                cited.add(matcher.group(1).replaceFirst("^(letter|face-up|crazy): ", ""));
            }
        }
        return cited;
    }

    @Test
    public void everyCitationInTheHandbooksHasALine() throws IOException {
        Map<String, List<String[]>> rows = rowsByManual();
        for (Game game : Games.all()) {
            Set<String> sections = Catalog.standard().handbook(game).citations().stream().map(Rule::section)
                    .collect(Collectors.toCollection(TreeSet::new));
            Set<String> documented = cited(rows.get(game.manual()));
            Set<String> without = new TreeSet<>(sections);
            without.removeAll(documented);
            assertEquals(game.id() + ": no line", Set.of(), without);
            Set<String> stale = new TreeSet<>(documented);
            stale.removeAll(sections);
            assertEquals(game.id() + ": no longer cited", Set.of(), stale);
        }
    }

    @Test
    public void everyLineSaysWhereTheRuleIsOrWhyNot() throws IOException {
        int count = 0;
        for (List<String[]> rows : rowsByManual().values()) {
            for (String[] row : rows) {
                assertEquals(row[0], 3, row.length);
                for (String cell : row) {
                    assertTrue(row[0], !cell.isBlank());
                }
                assertTrue(row[0], row[1].matches("(?s).*(engine|table|handbook|trainer|not used|not carried).*"));
                assertTrue(row[0], row[2].contains("`") || row[2].startsWith("not cited"));
                count++;
            }
        }
        assertTrue(count + " rules", count > 120);
    }
}
