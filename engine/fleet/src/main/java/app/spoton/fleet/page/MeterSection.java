package app.spoton.fleet.page;

import app.spoton.fleet.database.QueryRow;
import app.spoton.fleet.page.SortTable.Cell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Jackpots and the meters' ledgers. */
final class MeterSection {
    private static final String ID = "meters";
    private static final int DAYS_SHOWN = 62;
    private static final List<String> SUMS = List.of("beginning", "contributed", "won", "reseeded", "adjusted");

    private MeterSection() {
    }

    static void write(PageParts page) {
        page.section(ID, "Jackpots and meters");
        SortTable won = SortTable.of("Won from meters, largest first").text("When", "Table", "Meter").numbers("Amount")
                .text("Round", "Dealer", "Approved by");
        for (QueryRow row : page.ask("jackpots")) {
            won.row(Cell.time(page.clock(), row.number("at_ms")), Cell.text(row.text("table_name")), Cell.text(row.text("meter")),
                    Cell.money(row.number("amount")), Cell.text(row.text("round_id")), Cell.text(row.text("dealer")),
                    row.text("approved_by").isEmpty() ? Cell.text("nobody").marked("warn") : Cell.text(row.text("approved_by")));
        }
        page.add(won.html("Nothing was won from a meter."));
        meters(page);
        ledger(page);
    }

    private static void meters(PageParts page) {
        page.subsection("Every meter");
        List<QueryRow> meters = page.ask("meters");
        long off = meters.stream().mapToLong(row -> row.number("off")).sum();
        if (off > 0) {
            page.attend(ID, NumberText.count(off, "meter entry does", "meter entries do") + " not follow from the one before.");
        }
        SortTable table = SortTable.of("Meters").text("Table", "Meter").numbers("Amount now", "Reserve now", "Start",
                "Contributed", "Won", "Reseeded", "Adjusted", "Changes", "Do not add up");
        for (QueryRow row : meters) {
            List<Cell> cells = new ArrayList<>(List.of(Cell.text(row.text("table_name")), Cell.text(row.text("meter")),
                    Cell.money(row.number("amount")), Cell.money(row.number("reserve"))));
            SUMS.forEach(sum -> cells.add(Cell.money(row.number(sum))));
            cells.add(Cell.count(row.number("changes")));
            cells.add(Cell.count(row.number("off")).marked(row.number("off") > 0 ? "bad" : ""));
            table.row(cells.toArray(new Cell[0]));
        }
        page.add(table.html("There is no meter."));
    }

    /** By day, or by month where there are many days. */
    private static void ledger(PageParts page) {
        List<QueryRow> days = page.ask("ledger");
        if (days.isEmpty()) {
            return;
        }
        boolean byMonth = days.stream().map(row -> row.text("day")).distinct().count() > DAYS_SHOWN;
        Map<String, List<Object>> lines = new LinkedHashMap<>();
        Map<String, Map<String, Object>> sums = new LinkedHashMap<>();
        for (QueryRow row : days) {
            String meter = row.text("table_name") + ", " + row.text("meter");
            lines.computeIfAbsent(meter, none -> new ArrayList<>())
                    .add(Map.of("day", row.text("day"), "cents", row.number("amount")));
            String period = byMonth ? row.text("day").substring(0, 7) : row.text("day");
            Map<String, Object> sum = sums.computeIfAbsent(meter + '\n' + period, none -> new LinkedHashMap<>());
            SUMS.forEach(name -> sum.merge(name, row.number(name), (one, two) -> (Long) one + (Long) two));
            sum.put("amount", row.number("amount"));
            sum.put("reserve", row.number("reserve"));
        }
        List<Object> panels = new ArrayList<>();
        lines.forEach((meter, points) -> panels.add(Map.of("title", meter, "points", points)));
        page.chart("chart-meters", "Each meter at the end of each day", panels);
        SortTable table = SortTable.of(byMonth ? "Ledger by month" : "Ledger by day").text("Meter", byMonth ? "Month" : "Day")
                .numbers("Start", "Contributed", "Won", "Reseeded", "Adjusted", "Amount at the end",
                        "Reserve at the end");
        sums.forEach((name, columns) -> {
            QueryRow sum = new QueryRow(columns);
            int cut = name.indexOf('\n');
            List<Cell> cells = new ArrayList<>(List.of(Cell.text(name.substring(0, cut)), Cell.period(name.substring(cut + 1))));
            SUMS.forEach(column -> cells.add(Cell.money(sum.number(column))));
            cells.add(Cell.money(sum.number("amount")));
            cells.add(Cell.money(sum.number("reserve")));
            table.row(cells.toArray(new Cell[0]));
        });
        page.add(table.html(""));
    }
}
