package app.spoton.engine.paytable;

import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * A cell of the paytable files: {@code 7 to 1; busted 20 to 1}, {@code 300 for 1; envy 25.00}, {@code ?} if the manual is
 * illegible. A {@code ~} before a price says that it was read from a merged cell.
 */
public final class PaytableCell {
    private static final String ILLEGIBLE = "?";
    private static final String MERGED = "~";

    private PaytableCell() {
    }

    /**
     * Reads a cell of this row.
     *
     * @throws PaytableProblem if the text is not a cell
     */
    static Price read(Row row, String cell, String source) {
        Set<Price.Column> merged = EnumSet.noneOf(Price.Column.class);
        String[] parts = cell.split(";", -1);
        Optional<Odds> odds = parts[0].strip().equals(ILLEGIBLE) ? Optional.empty()
                : Optional.of(odds(parts[0].strip(), Price.Column.FIRST, merged));
        Optional<Odds> second = Optional.empty();
        Money envy = Money.ZERO;
        for (int part = 1; part < parts.length; part++) {
            String[] words = parts[part].strip().split(" ", 2);
            String rest = words.length == 2 ? words[1] : "";
            switch (words[0]) {
                case "envy" -> envy = Money.parse(rest)
                        .orElseThrow(() -> new PaytableProblem("'" + rest + "' is not an amount"));
                case "busted", "instant" -> second = Optional.of(odds(rest, Price.Column.SECOND, merged));
                default -> throw new PaytableProblem("'" + words[0] + "' is none of busted, instant and envy");
            }
        }
        return new Price(row, odds, second, envy, source, merged);
    }

    private static Odds odds(String text, Price.Column column, Set<Price.Column> merged) {
        if (text.startsWith(MERGED)) {
            merged.add(column);
        }
        String price = text.startsWith(MERGED) ? text.substring(MERGED.length()) : text;
        return Odds.parse(price).orElseThrow(() -> new PaytableProblem("'" + text + "' is not a price"));
    }

    /** The cell of a row, as {@link #read} reads it, without the mark of a merged cell. */
    public static String write(PaytableKind kind, Price price) {
        StringBuilder cell = new StringBuilder(price.odds().map(PaytableCell::text).orElse(ILLEGIBLE));
        price.second().ifPresent(odds -> cell.append("; ").append(kind.secondColumn().orElse("")).append(' ').append(odds));
        if (!price.envy().isZero()) {
            cell.append("; envy ").append(price.envy());
        }
        return cell.toString();
    }

    private static String text(Odds odds) {
        return odds.meter().isEmpty() ? odds.toString() : odds + " " + odds.meter();
    }
}
