package app.spoton.fleet;

import app.spoton.fleet.SortTable.Cell;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the house kept, beside what it should have kept. */
final class HoldSection {
    private static final BigDecimal USUAL = BigDecimal.valueOf(2);
    private static final BigDecimal RARE = BigDecimal.valueOf(3);
    private static final String ID = "hold";

    private final PageParts page;
    private final Expectation.Of expectations;
    private final SortTable table = SortTable.of("Hold by game, wager and paytable").text("Game", "Wager", "Paytable")
            .numbers("Times counted", "Wagered", "House won", "Hold", "Expected", "Chance allows, from", "to", "Off by")
            .text("Verdict");
    private final List<Object> points = new ArrayList<>();

    private HoldSection(PageParts page) {
        this.page = page;
        expectations = new Expectation.Of(page.catalog());
    }

    static void write(PageParts page) {
        new HoldSection(page).write();
    }

    private void write() {
        page.section(ID, "Hold");
        Row all = page.ask("overview").get(0);
        page.say("Money is counted only where the chips were counted: all wagers of "
                + Figures.count(all.number("counted"), "round", "rounds") + " and some wagers of "
                + Figures.count(all.number("partly_counted"), "round", "rounds") + ", of "
                + Figures.count(all.number("settled"), "settled round", "settled rounds") + ".");
        Map<String, Row> antes = new LinkedHashMap<>();
        page.ask("antes").forEach(row -> antes.put(row.text("game") + row.text("paytable"), row));
        for (Row row : page.ask("hold")) {
            Row exposure = row.text("wager").equals("automatic-bonus")
                    ? antes.getOrDefault(row.text("game") + row.text("paytable"), row) : row;
            row(row, exposure);
        }
        if (!points.isEmpty()) {
            page.chart("chart-hold", "How far each wager is from its exact expectation. Inside the gray band is ordinary luck; a"
                    + " dot beyond 3 on either side comes up by luck about once in 370 times.", points);
        }
        page.add(table.html("No wager was counted."));
        page.say("Expected is exact: it is worked out from every hand that can be dealt, by the paytable in force. It exists where"
                + " the wager depends on the player's cards alone; the others also depend on the dealer's hand and on how players"
                + " play. Chance allows is two standard deviations either way, and luck stays inside it about 19 times of 20. Where a"
                + " large prize is rare and there are few rounds, luck can leave it more often. Progressive wagers are compared without"
                + " the prizes from meters: those are the players' money. The automatic bonus is measured against the antes.");
    }

    private void row(Row row, Row exposure) {
        long staked = exposure.number("staked");
        long won = row.number("won") + row.number("meter_paid");
        BigDecimal hold = Figures.ratio(won, staked);
        Optional<Expectation> expected = staked == 0 ? Optional.empty()
                : expectations.bet(row.text("game"), row.text("wager"), row.text("paytable"));
        Cell[] start = {Cell.text(page.game(row.text("game"))), Cell.text(PageParts.wager(row.text("wager"))),
            Cell.text(row.text("paytable")), Cell.count(exposure.number("counted")), Cell.money(staked), Cell.money(won),
            staked == 0 ? Cell.text("") : Cell.percent(hold, 2)};
        Cell[] end = expected.map(found -> compared(found, row, exposure, won)).orElseGet(() -> new Cell[] {Cell.text(""),
            Cell.text(""), Cell.text(""), Cell.text(""), Cell.text(staked == 0 ? "Not counted" : "No exact figure")});
        List<Cell> cells = new ArrayList<>(List.of(start));
        cells.addAll(List.of(end));
        table.row(cells.toArray(new Cell[0]));
    }

    private Cell[] compared(Expectation expected, Row row, Row exposure, long won) {
        BigDecimal staked = exposure.decimal("staked");
        BigDecimal deviation = expected.deviation(exposure.decimal("squares"));
        BigDecimal off = deviation.signum() == 0 ? BigDecimal.ZERO
                : BigDecimal.valueOf(won).subtract(expected.won(exposure.number("staked"))).divide(deviation, 4, RoundingMode.HALF_UP);
        BigDecimal spread = deviation.multiply(USUAL).divide(staked, 8, RoundingMode.HALF_UP);
        boolean usual = off.abs().compareTo(USUAL) <= 0;
        boolean rare = off.abs().compareTo(RARE) > 0;
        String name = page.game(row.text("game")) + ", " + PageParts.wager(row.text("wager")) + " " + row.text("paytable");
        points.add(Map.of("row", name, "off", off, "rare", rare));
        if (rare) {
            page.attend(ID, name + " holds " + (off.signum() < 0 ? "less" : "more") + " than chance allows.");
        }
        return new Cell[] {Cell.percent(expected.edge(), 2), Cell.percent(expected.edge().subtract(spread), 2),
            Cell.percent(expected.edge().add(spread), 2), Cell.decimal(off, 1),
            Cell.text(usual ? "Ordinary luck" : rare ? "Look into it" : "Unusual").marked(usual ? "good" : rare ? "bad" : "warn")};
    }
}
