package app.spoton.tablet.trainer.exam;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a supervisor writes on the board: which games an exam is about, how long it is, the number that its questions
 * are drawn by, and the edition they are drawn in. Whoever types it in gets the same exam, or is told why not.
 *
 * @param game empty for all games
 */
public record ExamCode(Optional<Game> game, int length, int number, ExamEdition edition) {
    public static final List<Integer> LENGTHS = List.of(10, 20, 40);
    public static final int NUMBERS = 10_000;

    private static final String ALL = "ALL";
    private static final Map<String, String> SHORT = Map.of("four-card-poker", "FCP", "three-card-fury", "FURY",
            "crazy-4-poker", "C4P", "four-card-split", "SPLIT", "super-4-poker", "S4P");
    /** The first version of the drawing left its edition out. */
    private static final Pattern WRITTEN =
            Pattern.compile("([A-Z0-9]+?)[ -]+(\\d{1,2})[ -]+(\\d{1,4})(?:[ -]+(\\d{1,3})([A-Z]{3}))?");
    private static final ExamEdition FIRST = new ExamEdition(1, "");

    /** The code as somebody typed it, in large or small letters; empty if it is none. */
    public static Optional<ExamCode> parse(String typed, Catalog catalog) {
        Matcher written = WRITTEN.matcher(typed.strip().toUpperCase(Locale.ROOT));
        if (!written.matches() || !LENGTHS.contains(Integer.parseInt(written.group(2)))) {
            return Optional.empty();
        }
        List<Game> named = catalog.games().stream().filter(game -> written.group(1).equals(SHORT.get(game.id())))
                .collect(Collectors.toList());
        if (named.isEmpty() && !written.group(1).equals(ALL)) {
            return Optional.empty();
        }
        ExamEdition edition = written.group(4) == null ? FIRST
                : new ExamEdition(Integer.parseInt(written.group(4)), written.group(5));
        return Optional.of(new ExamCode(named.stream().findFirst(), Integer.parseInt(written.group(2)),
                Integer.parseInt(written.group(3)), edition));
    }

    @Override
    public String toString() {
        return game.map(one -> SHORT.get(one.id())).orElse(ALL) + '-' + length + '-'
                + String.format(Locale.ROOT, "%04d", number) + '-' + edition;
    }
}
