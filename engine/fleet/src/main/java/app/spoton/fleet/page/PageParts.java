package app.spoton.fleet.page;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.round.Wager;
import app.spoton.fleet.database.FleetDatabase;
import app.spoton.fleet.database.HouseClock;
import app.spoton.fleet.database.QueryRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects the page while its sections are written: their text, what needs attention, and the data of the charts. */
final class PageParts {
    private final FleetDatabase database;
    private final Catalog catalog;
    private final StringBuilder body = new StringBuilder();
    private final List<String> attention = new ArrayList<>();
    private final Map<String, Object> charts = new LinkedHashMap<>();

    PageParts(FleetDatabase database, Catalog catalog) {
        this.database = database;
        this.catalog = catalog;
    }

    List<QueryRow> ask(String query) {
        return database.ask(query);
    }

    List<QueryRow> rows(String sql) {
        return database.rows(sql);
    }

    boolean isOverParquet() {
        return database.isOverParquet();
    }

    HouseClock clock() {
        return database.clock();
    }

    Catalog catalog() {
        return catalog;
    }

    String game(String id) {
        return catalog.game(id).map(game -> game.title()).orElse(id);
    }

    static String wager(String id) {
        String words = Wager.withId(id).map(Wager::words).orElse(id);
        return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /** Begins a section. */
    void section(String id, String title) {
        body.append(body.length() == 0 ? "" : "</section>\n").append("<section id=\"").append(id).append("\"><h2>")
                .append(Html.escaped(title)).append("</h2>\n");
    }

    void subsection(String title) {
        body.append("<h3>").append(Html.escaped(title)).append("</h3>\n");
    }

    void say(String text) {
        body.append(Html.paragraph(text));
    }

    void add(String html) {
        body.append(html);
    }

    void chart(String name, String label, Object data) {
        charts.put(name, data);
        body.append(Html.chart(name, label));
    }

    /** Something that the pit manager should see first, in the section with this id. */
    void attend(String section, String text) {
        attention.add("<li><a href=\"#" + section + "\">" + Html.escaped(text) + "</a></li>\n");
    }

    String body() {
        return body + "</section>\n";
    }

    List<String> attention() {
        return attention;
    }

    Map<String, Object> charts() {
        return charts;
    }
}
