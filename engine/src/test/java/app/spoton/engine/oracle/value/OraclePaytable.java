package app.spoton.engine.oracle.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringTokenizer;

/** One column of a manual's paytables: what each row pays, the highest row first. */
public record OraclePaytable(String id, Map<String, OraclePrice> rows) {

    /** The row that pays a hand. */
    public record OracleRow(String name, OraclePrice price) { }

    /** If a hand matches several rows, the row that pays most applies; of equal rows, the first. */
    public Optional<OracleRow> bestOf(Collection<String> fitting) {
        OracleRow best = null;
        for (Map.Entry<String, OraclePrice> row : rows.entrySet()) {
            if (fitting.contains(row.getKey()) && (best == null || row.getValue().isMoreThan(best.price))) {
                best = new OracleRow(row.getKey(), row.getValue());
            }
        }
        return Optional.ofNullable(best);
    }

    /** The highest row that a hand matches; rows that pay from a meter cannot be compared with the others by price. */
    public Optional<OracleRow> firstOf(Collection<String> fitting) {
        for (Map.Entry<String, OraclePrice> row : rows.entrySet()) {
            if (fitting.contains(row.getKey())) {
                return Optional.of(new OracleRow(row.getKey(), row.getValue()));
            }
        }
        return Optional.empty();
    }

    /** Columns side by side, as the manuals print them; "-" is an empty cell. */
    public static Map<String, OraclePaytable> grid(String ids, String... lines) {
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

    public static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        StringTokenizer tokens = new StringTokenizer(line);
        while (tokens.hasMoreTokens()) {
            words.add(tokens.nextToken());
        }
        return words;
    }
}
