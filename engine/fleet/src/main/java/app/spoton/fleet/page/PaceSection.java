package app.spoton.fleet.page;

import app.spoton.fleet.database.QueryRow;
import app.spoton.fleet.page.SortTable.Cell;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Rounds an hour. */
final class PaceSection {
    private static final BigDecimal HOUR = BigDecimal.valueOf(3_600_000);

    private PaceSection() {
    }

    static void write(PageParts page) {
        page.section("pace", "Rounds an hour");
        page.say("An hour is an hour at the table: from the end of one round to the end of the next. A break of more than ten"
                + " minutes is left out.");
        SortTable table = SortTable.of("Rounds an hour by table and shift").text("Table", "Shift")
                .numbers("Rounds an hour", "Rounds", "Hours dealt", "Days");
        List<Object> dots = new ArrayList<>();
        for (QueryRow row : page.ask("pace")) {
            BigDecimal hours = row.decimal("dealt_ms").divide(HOUR, 6, RoundingMode.HALF_UP);
            BigDecimal pace = hours.signum() == 0 ? BigDecimal.ZERO
                    : row.decimal("rounds").divide(hours, 2, RoundingMode.HALF_UP);
            table.row(Cell.text(row.text("table_name")), Cell.text(row.text("shift")), Cell.decimal(pace, 1),
                    Cell.count(row.number("rounds")), Cell.decimal(hours, 1), Cell.count(row.number("days")));
            dots.add(Map.of("row", row.text("table_name"), "series", row.text("shift"), "value", pace));
        }
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("series", page.clock().shifts());
        data.put("points", dots);
        page.chart("chart-pace", "Rounds an hour at each table, by shift (the scale does not start at zero)", data);
        page.add(table.html("No rounds."));
        days(page);
        games(page);
    }

    private static void days(PageParts page) {
        Map<String, Long> rounds = new LinkedHashMap<>();
        page.ask("days").forEach(row -> rounds.merge(row.text("day"), row.number("rounds"), Long::sum));
        if (rounds.size() > 1) {
            List<Object> bars = new ArrayList<>();
            rounds.forEach((day, count) -> bars.add(Map.of("day", day, "value", count)));
            page.chart("chart-days", "Rounds each day, all tables", bars);
        }
    }

    private static void games(PageParts page) {
        SortTable table = SortTable.of("How long a round takes").text("Game").numbers("Rounds", "Seconds a round", "Seats a round");
        for (QueryRow row : page.ask("games")) {
            table.row(Cell.text(page.game(row.text("game"))), Cell.count(row.number("rounds")),
                    Cell.decimal(NumberText.ratio(row.number("took_ms"), row.number("rounds")).movePointLeft(3), 1),
                    Cell.decimal(NumberText.ratio(row.number("seats"), row.number("rounds")), 1));
        }
        page.add(table.html("No rounds."));
    }
}
