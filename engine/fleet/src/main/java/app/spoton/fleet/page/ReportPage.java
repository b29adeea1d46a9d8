package app.spoton.fleet.page;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.catalog.EngineVersion;
import app.spoton.engine.json.Json;
import app.spoton.fleet.database.FleetDatabase;
import app.spoton.fleet.database.ProgressPrinter;
import app.spoton.fleet.database.QueryRow;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The whole page in one file, including the script that draws its charts. */
public final class ReportPage {
    private static final Pattern PLACE = Pattern.compile("@(css|period|tiles|attention|body|engine|data|d3|js)@");
    private static final String D3 = "/META-INF/resources/webjars/d3/7.9.0/";

    private final PageParts page;
    private final ProgressPrinter progress;

    public ReportPage(FleetDatabase database, Catalog catalog, ProgressPrinter progress) {
        page = new PageParts(database, catalog);
        this.progress = progress;
    }

    public String html() {
        progress.say("Report: logs");
        CompletenessSection.write(page);
        progress.say("Report: rounds an hour");
        PaceSection.write(page);
        progress.say("Report: hold");
        HoldSection.write(page);
        progress.say("Report: card reading");
        ReadingSection.write(page);
        progress.say("Report: meters");
        MeterSection.write(page);
        progress.say("Report: rounds worth a look");
        RoundsToReviewSection.write(page);
        // Data must not be able to end the script element.
        String data = Json.text(page.charts()).replace("<", "\\u003c");
        return filled(resource("page.html"), Map.of("css", resource("page.css"), "period", Html.escaped(period()), "tiles", tiles(),
                "attention", attention(), "body", page.body(), "engine", Html.escaped(EngineVersion.text()), "data", data,
                "d3", d3(), "js", resource("page.js")));
    }

    /** Fills the template in one pass: a table or dealer that is named as a place in it is text. */
    private static String filled(String template, Map<String, String> parts) {
        return PLACE.matcher(template).replaceAll(place -> Matcher.quoteReplacement(parts.get(place.group(1))));
    }

    private QueryRow overview() {
        return page.ask("overview").get(0);
    }

    private String period() {
        QueryRow all = overview();
        return all.number("rounds") == 0 ? "No rounds" : page.clock().minute(all.number("first_ms")) + " to "
                + page.clock().minute(all.number("last_ms")) + ", " + page.clock().zone();
    }

    private String tiles() {
        QueryRow all = overview();
        QueryRow files = page.rows("SELECT count(*) AS files, count(CASE WHEN problems = 0 THEN 1 END) AS whole FROM files").get(0);
        boolean whole = files.number("files") == files.number("whole");
        return tile("Files verified", files.number("whole") + " of " + files.number("files"), whole ? "good" : "bad")
                + tile("Rounds", NumberText.count(all.number("rounds")), "")
                + tile("Tables", NumberText.count(all.number("tables")), "")
                + tile("Dealers", NumberText.count(all.number("dealers")), "")
                + tile("Rounds with all chips counted", NumberText.percent(NumberText.ratio(all.number("counted"), all.number("settled")), 0),
                "")
                + tile("Wagered, where counted", NumberText.dollars(all.number("staked")), "")
                + tile("House won, where counted", NumberText.dollars(all.number("won")), "");
    }

    private static String tile(String title, String value, String mark) {
        return "<div class=\"tile " + mark + "\"><dt>" + Html.escaped(title) + "</dt><dd>" + Html.escaped(value) + "</dd></div>\n";
    }

    private String attention() {
        return page.attention().isEmpty() ? "<p class=\"good\">Nothing needs your attention first.</p>"
                : "<ul>\n" + String.join("", page.attention()) + "</ul>";
    }

    /** Its license must accompany every copy. */
    private static String d3() {
        return "/*\n" + resource(D3 + "LICENSE") + "*/\n" + resource(D3 + "dist/d3.min.js");
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(ReportPage.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
