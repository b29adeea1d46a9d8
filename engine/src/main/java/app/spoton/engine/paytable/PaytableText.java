package app.spoton.engine.paytable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads the paytable files: one section per kind of paytable, one column per paytable, and for every row its source in
 * the manual.
 *
 * <pre>
 * # a comment
 * kind aces-up
 * game id-of-the-game
 * wager aces-up
 * default FCP-01
 * row            | FCP-01  | FCP-02  | manual
 * four-of-a-kind | 50 to 1 | 50 to 1 | Four Card Poker Training Manual (Shuffle Master, 2003), tables FCP-01 to FCP-09
 * </pre>
 *
 * <p>{@code reserve PAYS-3 5%} says what a progressive paytable contributes to the reserve. A cell is a {@link PaytableCell}, or {@code -} if the paytable has no such row.
 */
public final class PaytableText {
    private static final Pattern RESERVE = Pattern.compile("(\\S+) (\\d{1,2})%");

    private final List<PaytableListing> listings = new ArrayList<>();
    private final List<List<Price>> columns = new ArrayList<>();
    private Optional<PaytableKind> kind = Optional.empty();
    private List<String> games = List.of();
    private String wager = "";
    private String suggested = "";
    private final Map<String, Integer> reserves = new HashMap<>();
    private List<String> ids = List.of();

    private PaytableText() {
    }

    /**
     * The paytables in a text, each of them checked.
     *
     * @throws PaytableProblem with all reasons why paytables are rejected
     */
    public static List<PaytableListing> read(String text) {
        PaytableText reader = new PaytableText();
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            String content = line.strip();
            if (!content.isEmpty() && !content.startsWith("#")) {
                reader.line(content, number);
            }
        }
        reader.finishSection();
        List<String> reasons = reader.listings.stream()
                .flatMap(listing -> PaytableCheck.of(listing.table()).reasons().stream()).collect(Collectors.toList());
        if (!reasons.isEmpty()) {
            throw new PaytableProblem(String.join("\n", reasons));
        }
        return List.copyOf(reader.listings);
    }

    private void line(String line, int number) {
        if (line.indexOf('|') >= 0) {
            cells(line, number);
            return;
        }
        String[] words = line.split(" ", 2);
        String rest = words.length == 2 ? words[1].strip() : "";
        switch (words[0]) {
            case "kind" -> {
                finishSection();
                kind = Optional.of(PaytableKind.withId(rest)
                        .orElseThrow(() -> problem(number, "there is no kind of paytable called '" + rest + "'")));
            }
            case "game" -> games = List.of(rest.split(", *"));
            case "wager" -> wager = rest;
            case "default" -> suggested = rest;
            case "reserve" -> reserve(rest, number);
            default -> throw problem(number, "'" + words[0] + "' is none of kind, game, wager, default, reserve or a row");
        }
    }

    private void reserve(String rest, int number) {
        Matcher share = RESERVE.matcher(rest);
        if (!share.matches()) {
            throw problem(number, "'" + rest + "' is not a paytable's share for the reserve, such as 'PAYS-3 5%'");
        }
        reserves.put(share.group(1), Integer.parseInt(share.group(2)));
    }

    private void cells(String line, int number) {
        if (kind.isEmpty() || games.isEmpty() || wager.isEmpty()) {
            throw problem(number, "the kind, the game and the wager must come first");
        }
        List<String> cells = new ArrayList<>();
        for (String cell : line.split("\\|", -1)) {
            cells.add(cell.strip());
        }
        if (cells.get(0).equals("row")) {
            startColumns(cells, number);
        } else {
            row(cells, number);
        }
    }

    private void startColumns(List<String> cells, int number) {
        if (cells.size() < 3 || !cells.get(cells.size() - 1).equals("manual") || !ids.isEmpty()) {
            throw problem(number, "the columns must be, once for each kind: row | table ids | manual");
        }
        ids = cells.subList(1, cells.size() - 1);
        ids.forEach(id -> columns.add(new ArrayList<>()));
    }

    private void row(List<String> cells, int number) {
        if (ids.isEmpty() || cells.size() != ids.size() + 2) {
            throw problem(number, "there must be one cell for each of the " + ids.size() + " tables, and the source");
        }
        Row row = Row.withId(cells.get(0))
                .orElseThrow(() -> problem(number, "there is no row called '" + cells.get(0) + "'"));
        for (int column = 0; column < ids.size(); column++) {
            String cell = cells.get(column + 1);
            if (!cell.equals("-")) {
                columns.get(column).add(price(row, cell, cells.get(cells.size() - 1), number));
            }
        }
    }

    private static Price price(Row row, String cell, String source, int number) {
        try {
            return PaytableCell.read(row, cell, source);
        } catch (PaytableProblem wrong) {
            throw problem(number, wrong.getMessage());
        }
    }

    private void finishSection() {
        for (int column = 0; column < ids.size(); column++) {
            String id = ids.get(column);
            Paytable table = new Paytable(id, kind.orElseThrow(), columns.get(column));
            listings.add(new PaytableListing(table, games, wager, id.equals(suggested),
                    reserves.getOrDefault(id, 0)));
        }
        kind = Optional.empty();
        games = List.of();
        wager = "";
        suggested = "";
        reserves.clear();
        ids = List.of();
        columns.clear();
    }

    private static PaytableProblem problem(int line, String reason) {
        return new PaytableProblem("Line " + line + ": " + reason + ".");
    }
}
