package app.spoton.engine.oracle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringTokenizer;

/** One column of a manual's tables: row by row what it pays, the highest row first. */
record OraclePaytable(String id, Map<String, OraclePrice> rows) {

    /** The row that a hand is paid by. */
    record Row(String name, OraclePrice price) { }

    /** Where a hand fits several rows, the row that pays most wins (games.md, Hand ranks); of equals the first. */
    Optional<Row> bestOf(Collection<String> fitting) {
        Row best = null;
        for (Map.Entry<String, OraclePrice> row : rows.entrySet()) {
            if (fitting.contains(row.getKey()) && (best == null || row.getValue().isMoreThan(best.price))) {
                best = new Row(row.getKey(), row.getValue());
            }
        }
        return Optional.ofNullable(best);
    }

    /** The highest row that a hand fits, where rows that pay from a meter cannot be compared with the others. */
    Optional<Row> firstOf(Collection<String> fitting) {
        for (Map.Entry<String, OraclePrice> row : rows.entrySet()) {
            if (fitting.contains(row.getKey())) {
                return Optional.of(new Row(row.getKey(), row.getValue()));
            }
        }
        return Optional.empty();
    }

    /** Columns side by side, as the manuals print them; "-" is an empty cell. */
    static Map<String, OraclePaytable> grid(String ids, String... lines) {
        Map<String, OraclePaytable> tables = new LinkedHashMap<>();
        List<String> columns = words(ids);
        for (int column = 0; column < columns.size(); column++) {
            Map<String, OraclePrice> rows = new LinkedHashMap<>();
            for (String line : lines) {
                List<String> cells = words(line);
                if (cells.size() != columns.size() + 1) {
                    throw new IllegalStateException("Not one cell for each column: " + line);
                }
                String cell = cells.get(column + 1);
                if (!cell.equals("-")) {
                    rows.put(cells.get(0), OraclePrice.read(cell));
                }
            }
            tables.put(columns.get(column), new OraclePaytable(columns.get(column), rows));
        }
        return tables;
    }

    static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        StringTokenizer tokens = new StringTokenizer(line);
        while (tokens.hasMoreTokens()) {
            words.add(tokens.nextToken());
        }
        return words;
    }
}
