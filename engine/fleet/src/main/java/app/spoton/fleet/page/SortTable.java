package app.spoton.fleet.page;

import app.spoton.fleet.database.HouseClock;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A table of the page that sorts when a column title is pressed. */
final class SortTable {
    private static final int SHOWN_AT_ONCE = 40;

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("MMM d, yyyy", Locale.US);
    private static final DateTimeFormatter MONTH = DateTimeFormatter.ofPattern("MMM yyyy", Locale.US);

    private final String caption;
    private final List<String> titles = new ArrayList<>();
    private final List<Boolean> numeric = new ArrayList<>();
    private final List<String> rows = new ArrayList<>();

    private SortTable(String caption) {
        this.caption = caption;
    }

    static SortTable of(String caption) {
        return new SortTable(caption);
    }

    SortTable text(String... columns) {
        return add(false, columns);
    }

    SortTable numbers(String... columns) {
        return add(true, columns);
    }

    private SortTable add(boolean number, String... columns) {
        for (String column : columns) {
            titles.add(column);
            numeric.add(number);
        }
        return this;
    }

    /** A cell: what is shown, and what it is sorted by. */
    record Cell(String shown, String sort, String mark) {
        static Cell text(String text) {
            return new Cell(text, "", "");
        }

        static Cell count(long number) {
            return new Cell(NumberText.count(number), Long.toString(number), "");
        }

        static Cell money(long cents) {
            return new Cell(NumberText.money(cents), Long.toString(cents), "");
        }

        static Cell dollars(long cents) {
            return new Cell(NumberText.dollars(cents), Long.toString(cents), "");
        }

        static Cell percent(BigDecimal share, int decimals) {
            return new Cell(NumberText.percent(share, decimals), share.toPlainString(), "");
        }

        static Cell decimal(BigDecimal number, int decimals) {
            return new Cell(NumberText.decimal(number, decimals), number.toPlainString(), "");
        }

        /** @param day 2026-11-02, or a month, 2026-11 */
        static Cell period(String day) {
            boolean isMonth = day.length() == 7;
            LocalDate first = LocalDate.parse(isMonth ? day + "-01" : day);
            return new Cell((isMonth ? MONTH : DAY).format(first).replace(' ', '\u00a0'), Long.toString(first.toEpochDay()), "");
        }

        static Cell time(HouseClock clock, long millis) {
            return new Cell(clock.minute(millis), Long.toString(millis), "");
        }

        /** @param kind good, warn or bad */
        Cell marked(String kind) {
            return new Cell(shown, sort, kind);
        }
    }

    void row(Cell... cells) {
        StringBuilder row = new StringBuilder("<tr>");
        for (int at = 0; at < cells.length; at++) {
            Cell cell = cells[at];
            String tag = at == 0 ? "th" : "td";
            row.append('<').append(tag).append(at == 0 ? " scope=\"row\"" : "");
            List<String> classes = new ArrayList<>();
            if (numeric.get(at)) {
                classes.add("n");
            }
            if (!cell.mark().isEmpty()) {
                classes.add(cell.mark());
            }
            row.append(classes.isEmpty() ? "" : " class=\"" + String.join(" ", classes) + "\"");
            row.append(cell.sort().isEmpty() ? "" : " data-sort=\"" + Html.escaped(cell.sort()) + "\"").append('>')
                    .append(Html.escaped(cell.shown())).append("</").append(tag).append('>');
        }
        rows.add(row.append("</tr>\n").toString());
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    /** The table, or a sentence where it has no rows. */
    String html(String whenEmpty) {
        if (isEmpty()) {
            return "<p class=\"none\">" + Html.escaped(whenEmpty) + "</p>\n";
        }
        StringBuilder out = new StringBuilder("<div class=\"scroll\"><table class=\"sortable\"><caption>")
                .append(Html.escaped(caption)).append("</caption>\n<thead><tr>");
        for (int at = 0; at < titles.size(); at++) {
            out.append("<th scope=\"col\"").append(numeric.get(at) ? " class=\"n\"" : "").append("><button type=\"button\">")
                    .append(Html.escaped(titles.get(at))).append("</button></th>");
        }
        out.append("</tr></thead>\n<tbody>\n");
        rows.forEach(out::append);
        out.append("</tbody></table></div>\n");
        return rows.size() <= SHOWN_AT_ONCE ? out.toString()
                : "<details><summary>" + Html.escaped(caption) + ": " + NumberText.count(rows.size()) + " rows</summary>\n" + out
                + "</details>\n";
    }
}
