package app.spoton.engine.paytable;

import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
 * <p>A cell is a price, {@code ?} if the manual is illegible, or {@code -} if the paytable has no such row. A
 * second price follows a semicolon: {@code 7 to 1; busted 20 to 1}, {@code 3 to 1; instant 2 to 1},
 * {@code 300 for 1; envy 25.00}.
 */
public final class PaytableText {
    private final List<PaytableListing> listings = new ArrayList<>();
    private final List<List<Price>> columns = new ArrayList<>();
    private Optional<PaytableKind> kind = Optional.empty();
    private List<String> games = List.of();
    private String wager = "";
    private String suggested = "";
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
            default -> throw problem(number, "'" + words[0] + "' is none of kind, game, wager, default or a row");
        }
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
        String[] parts = cell.split(";", -1);
        Optional<Odds> odds = parts[0].strip().equals("?") ? Optional.empty()
                : Optional.of(odds(parts[0].strip(), number));
        Optional<Odds> second = Optional.empty();
        Money envy = Money.ZERO;
        for (int part = 1; part < parts.length; part++) {
            String[] words = parts[part].strip().split(" ", 2);
            String rest = words.length == 2 ? words[1] : "";
            switch (words[0]) {
                case "envy" -> envy = Money.parse(rest)
                        .orElseThrow(() -> problem(number, "'" + rest + "' is not an amount"));
                case "busted", "instant" -> second = Optional.of(odds(rest, number));
                default -> throw problem(number, "'" + words[0] + "' is none of busted, instant and envy");
            }
        }
        return new Price(row, odds, second, envy, source);
    }

    private static Odds odds(String text, int number) {
        return Odds.parse(text).orElseThrow(() -> problem(number, "'" + text + "' is not a price"));
    }

    private void finishSection() {
        for (int column = 0; column < ids.size(); column++) {
            String id = ids.get(column);
            Paytable table = new Paytable(id, kind.orElseThrow(), columns.get(column));
            listings.add(new PaytableListing(table, games, wager, id.equals(suggested)));
        }
        kind = Optional.empty();
        games = List.of();
        wager = "";
        suggested = "";
        ids = List.of();
        columns.clear();
    }

    private static PaytableProblem problem(int line, String reason) {
        return new PaytableProblem("Line " + line + ": " + reason + ".");
    }
}
