package app.spoton.fleet.page;

import app.spoton.fleet.database.QueryRow;
import app.spoton.fleet.page.SortTable.Cell;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the house kept, next to what it should have kept. */
final class HoldSection {
    private static final BigDecimal USUAL = BigDecimal.valueOf(2);
    private static final BigDecimal RARE = BigDecimal.valueOf(3);
    /** Below this count the normal curve says too little about wagers with rare prizes. */
    private static final long FEW = 500;
    private static final String ID = "hold";

    private final PageParts page;
    private final Expectation.Of expectations;
    private final SortTable exact = SortTable.of("Wagers with an exact expectation").text("Game", "Wager", "Paytable")
            .numbers("Times", "Wagered", "House won", "Hold", "Expected", "Chance allows", "Off by").text("Verdict");
    private final SortTable others = SortTable.of("Other wagers").text("Game", "Wager", "Paytable")
            .numbers("Times", "Wagered", "House won", "Hold");
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
        QueryRow all = page.ask("overview").get(0);
        page.say("Money is counted only where the chips were counted: all wagers of "
                + NumberText.count(all.number("counted"), "round", "rounds") + " and some wagers of "
                + NumberText.count(all.number("partly_counted"), "round", "rounds") + ", of "
                + NumberText.count(all.number("settled"), "settled round", "settled rounds") + ".");
        Map<String, QueryRow> antes = new LinkedHashMap<>();
        page.ask("antes").forEach(row -> antes.put(row.text("game") + row.text("paytable"), row));
        for (QueryRow row : page.ask("hold")) {
            QueryRow exposure = row.text("wager").equals("automatic-bonus")
                    ? antes.getOrDefault(row.text("game") + row.text("paytable"), row) : row;
            row(row, exposure);
        }
        if (!points.isEmpty()) {
            page.chart("chart-hold", "How far each wager is from its exact expectation. Inside the gray band is ordinary luck; a"
                    + " dot beyond 3 on either side comes up by luck about once in 370 times.", points);
        }
        page.add(exact.html("No wager with an exact expectation was counted."));
        page.say("Expected is exact: it is worked out from every hand that can be dealt, by the paytable in force. It exists where"
                + " the wager depends on the player's cards alone; the others also depend on the dealer's hand and on how players"
                + " play. Chance allows is two standard deviations either way, and luck stays inside it about 19 times of 20. Where a"
                + " large prize is rare and there are few rounds, luck can leave it more often. Progressive wagers are compared without"
                + " the prizes from meters: those are the players' money. The automatic bonus is measured against the antes."
                + " A side wager that a fold forfeits holds more where players fold hands that would have won it.");
        page.add(others.html("None."));
    }

    private void row(QueryRow row, QueryRow exposure) {
        long staked = exposure.number("staked");
        long won = row.number("won") + row.number("meter_paid");
        List<Cell> cells = new ArrayList<>(List.of(Cell.text(page.game(row.text("game"))), Cell.text(PageParts.wager(row.text("wager"))),
                Cell.text(row.text("paytable")), Cell.count(exposure.number("counted")), Cell.dollars(staked), Cell.dollars(won),
                staked == 0 ? Cell.text("") : Cell.percent(NumberText.ratio(won, staked), 2)));
        Optional<Expectation> expected = staked == 0 ? Optional.empty()
                : expectations.bet(row.text("game"), row.text("wager"), row.text("paytable"));
        expected.ifPresent(found -> cells.addAll(compared(found, row, exposure, won)));
        (expected.isPresent() ? exact : others).row(cells.toArray(new Cell[0]));
    }

    private List<Cell> compared(Expectation expected, QueryRow row, QueryRow exposure, long won) {
        BigDecimal staked = exposure.decimal("staked");
        BigDecimal deviation = expected.deviation(exposure.decimal("squares"));
        BigDecimal off = deviation.signum() == 0 ? BigDecimal.ZERO
                : BigDecimal.valueOf(won).subtract(expected.won(exposure.number("staked"))).divide(deviation, 4, RoundingMode.HALF_UP);
        BigDecimal spread = deviation.multiply(USUAL).divide(staked, 8, RoundingMode.HALF_UP);
        boolean usual = off.abs().compareTo(USUAL) <= 0;
        boolean rare = off.abs().compareTo(RARE) > 0;
        String name = page.game(row.text("game")) + ", " + PageParts.wager(row.text("wager")) + " " + row.text("paytable");
        boolean few = exposure.number("counted") < FEW;
        if (!few) {
            points.add(Map.of("row", name, "off", off, "rare", rare));
        }
        if (rare && !few) {
            page.attend(ID, name + " holds " + (off.signum() < 0 ? "less" : "more") + " than chance allows.");
        }
        String range = NumberText.percent(expected.edge().subtract(spread), 1) + " to " + NumberText.percent(expected.edge().add(spread), 1);
        return List.of(Cell.percent(expected.edge(), 2), new Cell(range, spread.toPlainString(), ""), Cell.decimal(off, 1),
                few ? Cell.text("Too few to tell") : Cell.text(usual ? "Ordinary luck" : rare ? "Look into it" : "Unusual")
                        .marked(usual ? "good" : rare ? "bad" : "warn"));
    }
}
