package app.spoton.tablet;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.game.Game;
import app.spoton.engine.game.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;

/** Rules about the sources of all modules that no compiler checks. */
public class SourceRulesTest {
    private static final int LONGEST_FILE = 300;

    /** A game's own file and its data; what is said about games anywhere else is asked of them. */
    private static final List<String> GAME_FILES =
            List.of("engine/src/main/java/app/spoton/engine/game/", "engine/src/main/resources/",
                    // Entries of released logs are compressed with it: it cannot change.
                    "app/src/main/resources/app/spoton/tablet/auditlog/dictionary-1.txt");

    /** Nested types that everybody knows by the name of the type around them. */
    private static final Set<String> NAMES_OF_PARTS = Set.of("Builder", "Kind", "Listener", "State");

    private static final Pattern COMMENT_OR_TEXT =
            Pattern.compile("\"\"\".*?\"\"\"|\"(\\\\.|[^\"\\\\\n])*\"|'(\\\\.|[^'\\\\\n])'|/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);
    private static final Pattern TYPE =
            Pattern.compile("(?m)^ *(?:[\\w@]+ )*(?:class|interface|enum|record|@interface|object) (?<name>[A-Z]\\w*)");

    @Test
    public void theSourcesOfAllModulesAreRead() {
        Map<String, String> main = SourceTree.main();
        List.of("engine/", "camera/", "app/src/", "app/simulator/").forEach(module ->
                assertTrue(module, main.keySet().stream().anyMatch(path -> path.startsWith(module))));
        assertTrue(main.containsKey("app/src/main/res/values/strings.xml"));
    }

    @Test
    public void aGameIsNamedOnlyInItsOwnFileAndData() {
        List<String> names = new ArrayList<>();
        for (Game game : Games.all()) {
            names.add(game.id());
            names.add(game.title());
            names.add(game.getClass().getSimpleName());
        }
        assertTrue("FourCardPoker is one of " + names, names.contains("FourCardPoker"));
        Set<String> offenders = new TreeSet<>();
        SourceTree.main().forEach((path, text) -> {
            if (GAME_FILES.stream().noneMatch(path::startsWith) && names.stream().anyMatch(withoutCitations(text)::contains)) {
                offenders.add(path);
            }
        });
        assertEquals(Set.of(), offenders);
    }

    /** A comment may cite a manual by its title, which has the game's name in it. */
    private static String withoutCitations(String text) {
        return COMMENT_OR_TEXT.matcher(text).replaceAll(found -> {
            String words = found.group();
            for (Game game : words.startsWith("/") ? Games.all() : List.<Game>of()) {
                words = words.replace(game.facts().manual().title(), "");
            }
            return Matcher.quoteReplacement(words);
        });
    }

    @Test
    public void noTwoTypesShareASimpleName() {
        Map<String, Set<String>> places = new TreeMap<>();
        SourceTree.code().forEach((path, text) -> {
            Matcher types = TYPE.matcher(COMMENT_OR_TEXT.matcher(text).replaceAll(""));
            while (types.find()) {
                places.computeIfAbsent(types.group("name"), name -> new TreeSet<>()).add(path);
            }
        });
        assertTrue(places.containsKey("SourceRulesTest") && places.containsKey("MainActivity"));
        places.keySet().removeAll(NAMES_OF_PARTS);
        places.values().removeIf(paths -> paths.size() < 2);
        assertEquals(Map.of(), places);
    }

    @Test
    public void kotlinIsUsedOnlyForScreens() {
        Map<String, String> kotlin = SourceTree.main();
        kotlin.keySet().removeIf(path -> !path.endsWith(".kt"));
        Set<String> screens = new TreeSet<>();
        kotlin.forEach((path, text) -> {
            if (text.contains("import androidx.compose.")) {
                screens.add(folder(path));
            }
        });
        kotlin.keySet().removeIf(path -> screens.contains(folder(path)));
        assertEquals(Set.of(), kotlin.keySet());
        assertTrue(screens.toString(), screens.size() > 2);
    }

    private static String folder(String path) {
        return path.substring(0, path.lastIndexOf('/'));
    }

    @Test
    public void noFileIsLongerThanThreeHundredLines() {
        Map<String, Long> tooLong = new TreeMap<>();
        SourceTree.code().forEach((path, text) -> {
            long lines = text.chars().filter(c -> c == '\n').count();
            if (lines > LONGEST_FILE) {
                tooLong.put(path, lines);
            }
        });
        assertEquals(Map.of(), tooLong);
    }
}
