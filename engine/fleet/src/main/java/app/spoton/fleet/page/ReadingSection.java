package app.spoton.fleet.page;

import app.spoton.fleet.database.QueryRow;
import app.spoton.fleet.page.SortTable.Cell;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How well the camera reads the cards, by dealer and deck. */
final class ReadingSection {
    private static final List<String> SORTS = List.of("asked", "corrected", "unsure");

    private ReadingSection() {
    }

    static void write(PageParts page) {
        page.section("reading", "Card reading");
        page.say("Asked: the camera was not certain and the dealer chose. Corrected: the camera was certain and the dealer entered"
                + " another card. Unsure: the camera was not certain, and it made no difference to any wager. Typed: the dealer"
                + " entered the card. Rates are for each thousand cards.");
        List<QueryRow> dealers = page.ask("dealers");
        chart(page, dealers);
        SortTable byDealer = SortTable.of("Card reading by dealer").text("Dealer").numbers("Rounds", "Cards", "Asked", "Corrected",
                "Unsure", "Typed", "Asked per 1,000", "Corrected per 1,000", "Seconds a round");
        for (QueryRow row : dealers) {
            byDealer.row(Cell.text(named(row.text("dealer"))), Cell.count(row.number("rounds")), Cell.count(row.number("cards")),
                    Cell.count(row.number("asked")), Cell.count(row.number("corrected")), Cell.count(row.number("unsure")),
                    Cell.count(row.number("typed")), Cell.decimal(rate(row, "asked"), 2), Cell.decimal(rate(row, "corrected"), 2),
                    Cell.decimal(NumberText.ratio(row.number("took_ms"), row.number("rounds")).movePointLeft(3), 1));
        }
        page.add(byDealer.html("No rounds."));
        SortTable byDeck = SortTable.of("Card reading by deck and table").text("Deck", "Table").numbers("Rounds", "Cards", "Asked",
                "Corrected", "Unsure", "Typed", "Asked per 1,000", "Corrected per 1,000");
        for (QueryRow row : page.ask("decks")) {
            byDeck.row(Cell.text(named(row.text("deck"))), Cell.text(row.text("table_name")), Cell.count(row.number("rounds")),
                    Cell.count(row.number("cards")), Cell.count(row.number("asked")), Cell.count(row.number("corrected")),
                    Cell.count(row.number("unsure")), Cell.count(row.number("typed")), Cell.decimal(rate(row, "asked"), 2),
                    Cell.decimal(rate(row, "corrected"), 2));
        }
        page.add(byDeck.html("No rounds."));
    }

    private static String named(String name) {
        return name.isEmpty() ? "(none)" : name;
    }

    private static BigDecimal rate(QueryRow row, String column) {
        return NumberText.ratio(row.number(column), row.number("cards")).movePointRight(3);
    }

    private static void chart(PageParts page, List<QueryRow> dealers) {
        List<QueryRow> sorted = new ArrayList<>(dealers);
        sorted.sort(Comparator.comparing((QueryRow row) -> rate(row, "asked").add(rate(row, "corrected"))).reversed());
        List<Object> bars = new ArrayList<>();
        for (QueryRow row : sorted) {
            Map<String, Object> bar = new LinkedHashMap<>();
            bar.put("row", named(row.text("dealer")));
            SORTS.forEach(sort -> bar.put(sort, rate(row, sort)));
            bars.add(bar);
        }
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("series", SORTS);
        data.put("bars", bars);
        page.chart("chart-reading", "Cards asked about, corrected and unsure, for each thousand cards, by dealer", data);
    }
}
