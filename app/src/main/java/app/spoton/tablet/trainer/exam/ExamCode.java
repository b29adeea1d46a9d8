package app.spoton.tablet.trainer.exam;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The code that a supervisor writes on the board, such as {@code ALL-20-80-0417-4KTM}: game, number of questions, pass
 * mark, draw number and edition. The same code gives everyone the same exam.
 *
 * @param game empty for all games
 * @param passMark the score in percent with which the exam is passed
 * @param number chooses the questions
 */
public record ExamCode(Optional<Game> game, int length, int passMark, int number, ExamEdition edition) {
    public static final List<Integer> LENGTHS = List.of(10, 20, 40);
    public static final List<Integer> PASS_MARKS = List.of(70, 80, 90, 100);
    public static final int DEFAULT_LENGTH = 20;
    public static final int DEFAULT_PASS_MARK = 80;
    public static final int NUMBERS = 10_000;

    private static final String ALL = "ALL";
    /** Codes before version 4 have no pass mark, codes of version 1 no edition. */
    private static final Pattern FORMAT = Pattern.compile(
            "([A-Z0-9]+?)[ -]+(\\d{1,2})(?:[ -]+(\\d{2,3}))?[ -]+(\\d{1,4})(?:[ -]+(\\d{1,3})([A-Z]{3}))?");
    private static final ExamEdition FIRST = new ExamEdition(1, "");

    /** Reads a code in capital or small letters; empty if the text is not a code. */
    public static Optional<ExamCode> parse(String typed, Catalog catalog) {
        Matcher code = FORMAT.matcher(typed.strip().toUpperCase(Locale.ROOT));
        if (!code.matches() || !LENGTHS.contains(Integer.parseInt(code.group(2)))) {
            return Optional.empty();
        }
        int passMark = code.group(3) == null ? DEFAULT_PASS_MARK : Integer.parseInt(code.group(3));
        List<Game> games = catalog.games().stream().filter(game -> code.group(1).equals(game.facts().examCode()))
                .collect(Collectors.toList());
        if (!PASS_MARKS.contains(passMark) || games.isEmpty() && !code.group(1).equals(ALL)) {
            return Optional.empty();
        }
        ExamEdition edition = code.group(5) == null ? FIRST
                : new ExamEdition(Integer.parseInt(code.group(5)), code.group(6));
        return Optional.of(new ExamCode(games.stream().findFirst(), Integer.parseInt(code.group(2)), passMark,
                Integer.parseInt(code.group(4)), edition));
    }

    /** What the questions depend on: everything but the pass mark. */
    String drawName() {
        return gameName() + '-' + length + '-' + digits() + '-' + edition;
    }

    private String gameName() {
        return game.map(one -> one.facts().examCode()).orElse(ALL);
    }

    private String digits() {
        return String.format(Locale.ROOT, "%04d", number);
    }

    @Override
    public String toString() {
        return gameName() + '-' + length + '-' + passMark + '-' + digits() + '-' + edition;
    }
}
